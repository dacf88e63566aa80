import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** 256 random bits with a mark that tells secrets of one kind from others, e.g. in a scan of somebody's repository. */
export function newSecret(mark: 'ska_' | 'skr_' | 'skc_' | 'sks_'): string {
  return mark + randomBytes(32).toString('base64url');
}

/** What is stored of a secret. So many random bits need no slow hash. */
export function hashOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}

export function isSecretOf(hash: Buffer, secret: string): boolean {
  return timingSafeEqual(hash, hashOf(secret));
}

/** The S256 challenge of a PKCE verifier (RFC 7636). */
export function challengeOf(verifier: string): string {
  return hashOf(verifier).toString('base64url');
}
