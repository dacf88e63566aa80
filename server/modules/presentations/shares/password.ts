import { createHmac, randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify<string, Buffer, number, Buffer>(scrypt);
const SALT_BYTES = 16;
const KEY_BYTES = 32;

/** Salt and derived key of a link's password. Tries are throttled per link, so the cost of scrypt's defaults is enough. */
export async function hashSharePassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const key = await derive(password.normalize('NFC'), salt, KEY_BYTES);
  return `${salt.toString('base64url')}.${key.toString('base64url')}`;
}

export async function isSharePassword(password: string, hash: string): Promise<boolean> {
  const [salt = '', key = ''] = hash.split('.').map((part) => Buffer.from(part, 'base64url'));
  const derived = await derive(password.normalize('NFC'), Buffer.from(salt), KEY_BYTES);
  return timingSafeEqual(derived, Buffer.from(key));
}

/** What opens a link once its password was given: it ends with the password, with the link, and tells neither. */
export function keyOfShare(token: string, hash: string): string {
  return createHmac('sha256', hash).update(token).digest('base64url');
}

export function isKeyOfShare(key: string | undefined, token: string, hash: string): boolean {
  const right = Buffer.from(keyOfShare(token, hash));
  const given = Buffer.from(key ?? '');
  return given.length === right.length && timingSafeEqual(given, right);
}
