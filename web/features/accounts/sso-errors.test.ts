import { expect, test } from 'vitest';
import { wordsForSsoError } from './sso-errors.ts';

test('an account that is not there and an unknown error have their sentences', () => {
  expect(wordsForSsoError('invalid-account', 'claw')).toBe(
    'Account not found or disabled. If you think this is a mistake, please reach out to our support team for further assistance.',
  );
  expect(wordsForSsoError('something-else', 'claw')).toBe('Something went wrong...');
});

test('what is unexpected names the provider, if it is one', () => {
  expect(wordsForSsoError('unexpected', 'miamire')).toContain('MIAMI Realtors');
  expect(wordsForSsoError('unexpected-busy', 'doorify')).toContain('Doorify MLS');
  expect(wordsForSsoError('unexpected-whatever', '<b>elsewhere</b>')).not.toContain('elsewhere');
  expect(wordsForSsoError('unexpected', undefined)).not.toContain('undefined');
});
