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
 * Refuses a request under a name that is not ours. A page of another site can have its own name lead to this machine (DNS rebinding), and the
 * browser then takes it for one origin with us.
 * @throws AppError unknown_host
 */
export function ensureKnownHost({ host, url }: FastifyRequest, names: ReadonlySet<string>): void {
  if (host && (isLoopbackHost(host) || names.has(nameOf(host)))) return;
  if (ASKED_BY_ANY_NAME.has(url)) return;
  throw new AppError('unknown_host', 'Sidekick is not known by this name. PUBLIC_URL and ALLOWED_HOSTS name it.');
}

/** Hosts without ports, as names are compared. */
export function hostNames(hosts: readonly string[]): ReadonlySet<string> {
  return new Set(hosts.map(nameOf));
}
