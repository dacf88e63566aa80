import type { FastifyRequest } from 'fastify';
import { AppError } from '../errors/index.ts';

/** Asked by machines that know us by other names, and telling nothing of anybody. */
const ASKED_BY_ANY_NAME = new Set(['/healthz', '/readyz', '/metrics']);

const nameOf = (host: string): string => host.toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '');

/** Names by which a machine knows itself, whatever the port. */
export function isLoopbackHost(host: string): boolean {
  return /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(nameOf(host));
}

/**
 * Refuses requests under a name that is not ours: neither one of the machine nor one of `hosts`, whatever the port. A page of another site can
 * have its own name lead to this machine (DNS rebinding), and the browser then takes it for one origin with us.
 * @throws AppError unknown_host
 */
export function createHostCheck(hosts: readonly string[]): (request: FastifyRequest) => void {
  const names = new Set(hosts.map(nameOf));
  /** Nearly every request comes under the name of the one before. */
  let lastKnown = '';

  return ({ host, url }) => {
    if (host && (host === lastKnown || isLoopbackHost(host) || names.has(nameOf(host)))) lastKnown = host;
    else if (!ASKED_BY_ANY_NAME.has(url))
      throw new AppError('unknown_host', 'Sidekick is not known by this name. PUBLIC_URL and ALLOWED_HOSTS name it.');
  };
}
