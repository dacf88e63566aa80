import type { FastifyReply, FastifyRequest } from 'fastify';
import { SESSION_LONGEST_DAYS } from './sessions.service.ts';

/**
 * Reads and writes the cookie that carries a session's token. Over https its name has the prefix `__Host-`, by which browsers
 * keep other hosts of the domain from setting it; browsers refuse both prefix and Secure on plain http, which is for loopback only.
 */
export interface SessionCookie {
  name: string;
  read: (request: FastifyRequest) => string | undefined;
  write: (reply: FastifyReply, token: string) => void;
  clear: (reply: FastifyReply) => void;
}

export function createSessionCookie({ https }: { https: boolean }): SessionCookie {
  const name = https ? '__Host-session' : 'session';
  const attributes = { path: '/', httpOnly: true, secure: https, sameSite: 'lax' } as const;
  return {
    name,
    read: (request) => request.cookies[name],
    write: (reply, token) => void reply.setCookie(name, token, { ...attributes, maxAge: SESSION_LONGEST_DAYS * 86_400 }),
    clear: (reply) => void reply.clearCookie(name, attributes),
  };
}
