import type { FastifyRequest } from 'fastify';
import { AppError } from '../errors/index.ts';
import { isLoopbackHost } from './known-hosts.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** The origin that pages have when they are loaded under the host that the request names, which is known to be ours. */
export function originOf(host: string, publicOrigin: string): string {
  return isLoopbackHost(host) ? `http://${host}` : `${new URL(publicOrigin).protocol}//${host}`;
}

/** What the browser says must all be ours; an origin counts whole, with scheme and port. */
function hasOwnOrigin({ headers, host }: FastifyRequest, publicOrigin: string): boolean {
  const { origin, 'sec-fetch-site': site } = headers;
  if (site === undefined && origin === undefined) return false;
  if (site !== undefined && site !== 'same-origin') return false;
  return origin === undefined || origin === publicOrigin || origin === originOf(host, publicOrigin);
}

/**
 * Refuses a call that changes something unless the browser says it came from our own pages.
 * @throws AppError cross_site_request
 */
export function ensureSameOrigin(request: FastifyRequest, publicOrigin: string): void {
  if (SAFE_METHODS.has(request.method) || hasOwnOrigin(request, publicOrigin)) return;
  throw new AppError('cross_site_request', 'Calls that change something must carry an Origin or Sec-Fetch-Site of this site.');
}

/**
 * Refuses all but a navigation of a person from our own pages: for links that act, such as logout. A picture in a message that has such an
 * address does not act either, nor does a browser that loads ahead, nor a program that only looks whether the address answers.
 * @throws AppError cross_site_request
 */
export function ensureOwnNavigation({ headers, method }: FastifyRequest): void {
  const site = headers['sec-fetch-site'];
  const use = headers['sec-fetch-dest'] ?? 'document';
  const isAhead = headers['sec-purpose'] !== undefined || headers['purpose'] === 'prefetch' || method === 'HEAD';
  if (!isAhead && (site === 'same-origin' || site === 'none') && (use === 'document' || use === 'empty')) return;
  throw new AppError('cross_site_request', 'Open this from the product itself.');
}
