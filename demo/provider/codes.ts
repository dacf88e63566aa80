import { createHash, randomBytes } from 'node:crypto';
import type { Clock } from '#server/platform/clock.ts';

const CODE_MS = 60_000;
const MAX_CODES = 1_000;

interface Granted<About> {
  about: About;
  redirectUri: string;
  codeChallenge: string;
  expiresAt: number;
}

/** Codes of a provider of the demo: each counts once, for a minute, for who knows the verifier of its challenge. */
export function createCodes<About>(clock: Clock) {
  const codes = new Map<string, Granted<About>>();
  return {
    give(granted: Omit<Granted<About>, 'expiresAt'>): string {
      const code = randomBytes(32).toString('base64url');
      if (codes.size >= MAX_CODES) codes.clear();
      codes.set(code, { ...granted, expiresAt: clock.now().getTime() + CODE_MS });
      return code;
    },

    /** What a code was given for; undefined where it is not good. */
    take(sent: URLSearchParams): About | undefined {
      const code = sent.get('code') ?? '';
      const granted = codes.get(code);
      codes.delete(code);
      const verifier = sent.get('code_verifier') ?? '';
      const isGood =
        granted !== undefined &&
        granted.expiresAt > clock.now().getTime() &&
        granted.redirectUri === sent.get('redirect_uri') &&
        granted.codeChallenge === createHash('sha256').update(verifier).digest('base64url');
      return isGood ? granted.about : undefined;
    },
  };
}

/** Only back to the product on this machine, and to one path there. */
export function isOwnRedirect(uri: string, path: string): boolean {
  if (!URL.canParse(uri)) return false;
  const { protocol, hostname, pathname, search } = new URL(uri);
  return protocol === 'http:' && ['127.0.0.1', 'localhost', '[::1]'].includes(hostname) && pathname === path && search === '';
}

/** Id and secret are encoded as in a form before they are joined (RFC 6749, 2.3.1), by some clients more than by others. */
export function isClient(
  authorization: string | undefined,
  { clientId, clientSecret }: { clientId: string; clientSecret: string },
): boolean {
  const [, packed = ''] = /^Basic ([\w+/=]+)$/.exec(authorization ?? '') ?? [];
  const parts = new URLSearchParams(Buffer.from(packed, 'base64').toString().replace(':', '='));
  return parts.get(clientId) === clientSecret;
}
