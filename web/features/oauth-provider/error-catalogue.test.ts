import { expect, test } from 'vitest';
import { type ErrorCode, errorCodes } from '#contract/error-codes.ts';
import { ApiError } from '#web/platform/api-errors.ts';
import { wordsForRefusal } from './oauth.data.ts';

const refusal = (code: ErrorCode) => {
  const { status, title } = errorCodes[code];
  const detail = 'As the server says it.';
  const problem = { type: 'about:blank', title, status, detail, code, errors: [], requestId: 'r' };
  return new ApiError(problem, null, { method: 'POST', url: '/', statusText: title });
};

test.each<[string, ErrorCode, string]>([
  ['who is signed in no longer', 'not_signed_in', 'You need to login to continue.'],
  ['who may not', 'forbidden', 'You need to login to continue.'],
  ['a program that is none', 'oauth_client_not_found', 'As the server says it.'],
  ['an address that is not the program’s', 'oauth_redirect_not_allowed', 'As the server says it.'],
])('%s is told so in the words of the document', (_, code, words) => {
  expect(wordsForRefusal(refusal(code))).toBe(words);
});
