import { argon2, randomBytes, timingSafeEqual, type Argon2Parameters } from 'node:crypto';
import { promisify } from 'node:util';
import type { CappedQueue } from '#server/platform/capped-queue.ts';

const argon2Async = promisify<'argon2d' | 'argon2i' | 'argon2id', Argon2Parameters, Buffer>(argon2);

/** Parameters of argon2id; memory in KiB. */
export interface PasswordCost {
  memory: number;
  passes: number;
  parallelism: number;
}

/** OWASP's second choice for argon2id: 19 MiB, two passes, one lane. */
const COST: PasswordCost = { memory: 19_456, passes: 2, parallelism: 1 };
const SALT_BYTES = 16;
const TAG_BYTES = 32;
const PHC_PATTERN = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

export interface Passwords {
  /** The password's argon2id hash in PHC form. */
  hash: (password: string) => Promise<string>;
  /**
   * True when the password belongs to the hash. Without a hash it takes as long and is false, so that nobody learns from
   * the time whether an account exists.
   */
  matches: (password: string, phcHash: string | null) => Promise<boolean>;
}

/** Hashing takes 19 MiB and some 20 ms of a core each time; the queue keeps a flood of sign-ins from taking the machine. */
export function createPasswords(queue: CappedQueue, newCost: PasswordCost = COST): Passwords {
  const derive = (password: string, nonce: Buffer, tagLength: number, cost: PasswordCost): Promise<Buffer> =>
    queue.run(() => argon2Async('argon2id', { message: password.normalize('NFC'), nonce, tagLength, ...cost }));

  return {
    async hash(password) {
      const salt = randomBytes(SALT_BYTES);
      const tag = await derive(password, salt, TAG_BYTES, newCost);
      const { memory, passes, parallelism } = newCost;
      return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${unpadded(salt)}$${unpadded(tag)}`;
    },

    async matches(password, phcHash) {
      const known = phcHash === null ? undefined : parsePhc(phcHash);
      if (!known) {
        await derive(password, Buffer.alloc(SALT_BYTES), TAG_BYTES, newCost);
        return false;
      }
      return timingSafeEqual(known.tag, await derive(password, known.salt, known.tag.length, known.cost));
    },
  };
}

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '');
}

function parsePhc(text: string): { cost: PasswordCost; salt: Buffer; tag: Buffer } {
  const [, memory, passes, parallelism, salt, tag] = PHC_PATTERN.exec(text) ?? [];
  if (!salt || !tag) throw new Error('A stored password hash is not argon2id in PHC form');
  return {
    cost: { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) },
    salt: Buffer.from(salt, 'base64'),
    tag: Buffer.from(tag, 'base64'),
  };
}
