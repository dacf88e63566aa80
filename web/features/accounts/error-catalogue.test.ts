import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { type ErrorCode, errorCodes } from '#contract/error-codes.ts';
import { signIn } from './accounts.data.ts';
import { changeCommunication, wordsForCommunication } from './communication.data.ts';
import { wordsForFlow, wordsForFailure } from './login-words.ts';
import { changePasswordSchema } from './new-password-schema.form.ts';
import { answerNewPassword, ChallengeExpired, confirmReset, sendPasswordChange, startReset } from './passwords.data.ts';

afterEach(() => vi.unstubAllGlobals());

const answerWith = (answer: () => Promise<Response>) => vi.stubGlobal('fetch', vi.fn(answer));
function refuse(code: ErrorCode, detail = 'As the server says it.') {
  const { status, title } = errorCodes[code];
  const problem = { type: 'about:blank', title, status, detail, code, errors: [], requestId: 'r' };
  answerWith(async () => Response.json(problem, { status, headers: { 'content-type': 'application/problem+json' } }));
}
const thrownBy = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => expect.fail('was not refused'),
    (error: unknown) => error,
  );

const BUSY = 'Sorry, we are experiencing a high volume of requests. Please try again later.';
const startOne = () => startReset('a@example.com');
const confirmOne = () => confirmReset({ email: 'a@example.com', token: 'AAAAAA', password: 'Correct-horse-7!' });
const changeOne = () => sendPasswordChange({ oldPassword: 'a', newPassword: 'b' });

test.each<[string, ErrorCode, () => Promise<unknown>, string]>([
  ['starting a reset too often', 'too_many_requests', startOne, BUSY],
  ['a reset that cannot be started', 'internal_error', startOne, 'Failed to start forgot password.'],
  ['guessing codes too often', 'too_many_requests', confirmOne, BUSY],
  ['a code that is wrong', 'invalid_reset_code', confirmOne, 'As the server says it.'],
  ['a new password that is too weak', 'weak_password', confirmOne, 'New password does not meet requirements'],
  ['a wrong current password', 'wrong_password', changeOne, 'Current password is incorrect'],
  ['a change to a weak password', 'weak_password', changeOne, 'New password does not meet requirements'],
  ['changing the password too often', 'too_many_requests', changeOne, 'As the server says it.'],
])('%s is told in the words of the document', async (_, code, call, words) => {
  refuse(code);
  expect(await thrownBy(call())).toMatchObject({ message: words });
});

test('a reset flow that nobody knows is an invalid request, and one by a temporary password leads back to the login', async () => {
  answerWith(async () => Response.json({ resetFlow: 'SOMETHING_ELSE' }));
  expect(await thrownBy(startOne())).toMatchObject({ message: 'Invalid reset password request.' });
  answerWith(async () => Response.json({ resetFlow: 'REGENERATE_TEMPORARY_PASSWORD' }));
  expect(await startOne()).toBe('temporary-password');
});

test('a password that cannot be sent was not changed', async () => {
  answerWith(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(await thrownBy(changeOne())).toMatchObject({ message: 'Failed to change password' });
});

test('a challenge that is over leads back to the login', async () => {
  refuse('challenge_expired');
  const answer = answerNewPassword({ email: 'a@example.com', session: 's', newPassword: 'Correct-horse-7!' });
  expect(await thrownBy(answer)).toBeInstanceOf(ChallengeExpired);
});

test('a communication preference is refused in the server’s words, and fails in ours', async () => {
  const words = async () => wordsForCommunication(await thrownBy(changeCommunication(new QueryClient(), 'smsChat', true)));
  refuse('phone_number_missing', 'Add a phone number to your profile first.');
  expect(await words()).toBe('Add a phone number to your profile first.');
  refuse('internal_error');
  expect(await words()).toBe('Error updating user communication preferences');
  answerWith(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(await words()).toBe('Error updating user communication preferences');
});

test('a login is refused in one sentence, whatever was wrong, and in the server’s words where it is something else', async () => {
  const words = async () => wordsForFailure(await thrownBy(signIn({ email: 'a@example.com', password: 'a' })));
  refuse('invalid_credentials');
  expect(await words()).toBe('Incorrect email or password.');
  refuse('too_many_requests', 'Too many tries. Wait five minutes.');
  expect(await words()).toBe('Too many tries. Wait five minutes.');
});

test('a login that ends in what this screen cannot do is told so', () => {
  expect(wordsForFlow('CHALLENGE')).toBe('Login method not supported...');
  expect(wordsForFlow('LOGIN')).toBe('Login failed...');
});

test('a password that is too long is told so', () => {
  const { error } = changePasswordSchema.safeParse({
    email: 'a@example.com',
    oldPassword: 'a'.repeat(1_025),
    ...{ password: `Correct-horse-7!${'a'.repeat(1_024)}`, confirmation: 'a' },
  });
  expect(error?.issues.map(({ path, message }) => [path[0], message])).toEqual(
    expect.arrayContaining([
      ['oldPassword', 'A password has 1,024 characters at most'],
      ['password', 'A password has 1,024 characters at most'],
    ]),
  );
});

test('a change of the password asks for all three, and for the new one twice', () => {
  const wordsOf = (typed: Record<string, string>) => {
    const { error } = changePasswordSchema.safeParse({
      ...{ email: 'a@example.com', oldPassword: '', password: '', confirmation: '' },
      ...typed,
    });
    return error?.issues.map(({ path, message }) => [path[0], message]) ?? [];
  };
  expect(wordsOf({})).toEqual(
    expect.arrayContaining([
      ['oldPassword', 'Current password is required'],
      ['password', 'New password is required'],
      ['confirmation', 'Please confirm your new password'],
    ]),
  );
  const right = { oldPassword: 'a', password: 'Correct-horse-7!' };
  expect(wordsOf({ ...right, confirmation: 'Correct-horse-8!' })).toEqual([['confirmation', 'Passwords do not match']]);
  expect(wordsOf({ ...right, confirmation: right.password })).toEqual([]);
});
