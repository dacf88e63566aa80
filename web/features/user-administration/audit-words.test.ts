import { expect, test } from 'vitest';
import { actionWords, detailWords } from './audit-words.ts';

test('an entry of the audit log reads as people speak', () => {
  expect(['sign-in-failed', 'sso-linked', 'temporary-password-set', 'oauth-reuse-detected'].map(actionWords)).toEqual([
    'Login failed',
    'Provider linked',
    'Temporary password set',
    'Code or token of a program used twice',
  ]);
});

test('details are told by name, ids aside', () => {
  expect(detailWords({ method: 'password', allowedMlsProviders: '*', clientId: 'b2bc' })).toBe(
    'method: password · allowed mls providers: *',
  );
  expect(detailWords({})).toBe('');
});
