import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Sealing } from '#server/platform/sealing/index.ts';

/** A browser in which somebody signed in before. */
export interface Device {
  id: string;
  /** The accounts that came in there, the last one first, as `accountKey` names them. */
  accounts: string[];
}

/**
 * Reads and writes the cookie by which a browser is known again at the next sign-in, also after the session is over. It lets nobody in: it
 * keeps strangers who try passwords from using up the tries of the owner.
 */
export interface DeviceCookie {
  /** Undefined for a browser that is not known, or whose cookie was made up. */
  read: (request: FastifyRequest) => Promise<Device | undefined>;
  /** Remembers that an account came in. */
  write: (reply: FastifyReply, earlier: Device | undefined, email: string) => Promise<void>;
}

const MAX_ACCOUNTS = 5;
const KEPT_SECONDS = 365 * 86_400;
const SEALED_FOR = 'device-cookie';
const deviceSchema = z.object({ id: z.string().min(1).max(50), accounts: z.array(z.string().max(50)).max(MAX_ACCOUNTS) });

/** An account without its address. */
export function accountKey(email: string): string {
  return createHash('sha256').update(email.toLowerCase()).digest('base64url');
}

export function createDeviceCookie({ https, sealing }: { https: boolean; sealing: Sealing }): DeviceCookie {
  const name = https ? '__Host-device' : 'device';
  const attributes = { path: '/', httpOnly: true, secure: https, sameSite: 'lax', maxAge: KEPT_SECONDS } as const;
  return {
    async read({ cookies }) {
      const sealed = cookies[name];
      if (sealed === undefined) return undefined;
      try {
        return deviceSchema.parse(JSON.parse(await sealing.open(sealed, SEALED_FOR)));
      } catch {
        return undefined;
      }
    },
    async write(reply, earlier, email) {
      const account = accountKey(email);
      const others = earlier?.accounts.filter((each) => each !== account) ?? [];
      const device: Device = {
        id: earlier?.id ?? randomBytes(16).toString('base64url'),
        accounts: [account, ...others].slice(0, MAX_ACCOUNTS),
      };
      void reply.setCookie(name, await sealing.seal(JSON.stringify(device), SEALED_FOR), attributes);
    },
  };
}
