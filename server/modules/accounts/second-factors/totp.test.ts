import { expect, test } from 'vitest';
import { base32Of, matchingStep, totpAt } from './totp.ts';

const secret = Buffer.from('12345678901234567890');

test('codes are those of RFC 6238', () => {
  const expected = { 59: '287082', 1111111109: '081804', 1111111111: '050471', 1234567890: '005924', 20000000000: '353130' };
  for (const [second, code] of Object.entries(expected)) expect(totpAt(secret, new Date(Number(second) * 1_000))).toBe(code);
});

test('a code counts in its half minute and those beside it', () => {
  const now = new Date('2026-03-01T12:00:00Z');
  const at = (seconds: number) => totpAt(secret, new Date(now.getTime() + seconds * 1_000));
  const step = now.getTime() / 30_000;
  expect([0, -30, 30].map((seconds) => matchingStep(secret, at(seconds), now))).toEqual([step, step - 1, step + 1]);
  expect([-60, 60].map((seconds) => matchingStep(secret, at(seconds), now))).toEqual([undefined, undefined]);
  expect(matchingStep(secret, '', now)).toBeUndefined();
});

test('secrets are written as apps read them (RFC 4648)', () => {
  expect(base32Of(Buffer.from('foobar'))).toBe('MZXW6YTBOI');
});
