import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';

/** The caller's IP address without a zone; null when the proxy in front sent something else. */
export function addressOf({ ip }: FastifyRequest): string | null {
  return isIP(ip) === 0 ? null : ip.replace(/%.*$/, '');
}
