import { expect, test } from 'vitest';
import { readRequest } from './request.ts';

const whole = {
  client_id: '7e2',
  redirect_uri: 'https://a.example/back?x=1',
  scope: 'chat:read chat:write',
  response_type: 'code',
};
const encode = (parameters: Record<string, string>) => btoa(`?${new URLSearchParams(parameters)}`);

test('what a program asks is read to the letter, numbers and quotes included', () => {
  expect(
    readRequest(encode({ ...whole, state: '1e400', code_challenge: 'c', code_challenge_method: 'S256', max_age: '60' })),
  ).toEqual({
    clientId: '7e2',
    redirectUri: 'https://a.example/back?x=1',
    scope: 'chat:read chat:write',
    responseType: 'code',
    state: '1e400',
    codeChallenge: 'c',
    codeChallengeMethod: 'S256',
    maxAge: '60',
  });
});

test.each(['client_id', 'redirect_uri', 'scope', 'response_type'])('without %s it is none', (name) => {
  expect(readRequest(encode({ ...whole, [name]: '' }))).toBeUndefined();
});

test.each([undefined, '', '%%%'])('%s is none', (encoded) => {
  expect(readRequest(encoded)).toBeUndefined();
});
