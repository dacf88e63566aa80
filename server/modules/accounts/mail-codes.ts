import { randomInt } from 'node:crypto';
import type { ThrottleRule } from '#server/platform/throttle.ts';

const CODE_ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const CODE_LENGTH = 6;
export const CODE_MINUTES = 10;
export const MAX_GUESSES = 5;
/** Three an hour. */
export const codesPerAccount: ThrottleRule = { burst: 3, refillSeconds: 1_200 };

/** A code that somebody types from a mail: 30 bits. */
export function newMailCode(): string {
  return Array.from({ length: CODE_LENGTH }, () => CODE_ALPHABET[randomInt(CODE_ALPHABET.length)]).join('');
}
