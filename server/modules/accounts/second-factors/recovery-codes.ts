import { createHash, randomInt } from 'node:crypto';

const COUNT = 10;
/** Without what is mistaken for something else: 16 of 30 characters are 78 bits, which a plain hash keeps safe. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const LENGTH = 16;

/** Ten codes such as `kfmt-84wq-zprb-nd7h`. */
export function newRecoveryCodes(): string[] {
  const character = (): string => ALPHABET.charAt(randomInt(ALPHABET.length));
  return Array.from({ length: COUNT }, () =>
    Array.from({ length: LENGTH / 4 }, () => Array.from({ length: 4 }, character).join('')).join('-'),
  );
}

/** However it is typed. */
export function hashOfRecoveryCode(code: string): Buffer {
  return createHash('sha256')
    .update(code.toLowerCase().replaceAll(/[^a-z0-9]/g, ''))
    .digest();
}
