import { beforeAll, expect, it } from 'vitest';
import { sendPrompt } from '#contract/assistant.ts';
import { errorCodes, type ErrorCode } from '#contract/error-codes.ts';
import { ApiError, NetworkError } from '#web/platform/api-errors.ts';
import { loadWords } from '#web/platform/error-words.ts';
import { sendFailureWords } from './send-message.ts';

const refusedWith = (code: ErrorCode) => {
  const { status, title } = errorCodes[code];
  return new ApiError({ type: 'about:blank', title, status, detail: title, code, errors: [], requestId: '1' }, null, {
    method: 'POST',
    url: '/api/chat/threads/t/prompts',
    statusText: title,
  });
};

beforeAll(() => loadWords('thread_not_found'));

it('tells each reason why a message is not taken in words of its own', () => {
  const words = sendPrompt.errors.map((code) => sendFailureWords(refusedWith(code)));
  expect(new Set(words).size).toBe(sendPrompt.errors.length);
  expect(words.join()).not.toContain('Oops!');
  expect(sendFailureWords(refusedWith('daily_limit_reached'))).toContain('built-in assistant still answers');
});

it('tells of anything else that it went wrong', () => {
  for (const failure of [refusedWith('internal_error'), new NetworkError('No connection'), new Error('bug')])
    expect(sendFailureWords(failure)).toBe(
      'Oops! Something went wrong while sending your message. Please try again or contact support if the issue persists.',
    );
});
