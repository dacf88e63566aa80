import type { FastifyRequest } from 'fastify';
import { AppError } from '../errors/index.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

function hasOwnOrigin(request: FastifyRequest, publicOrigin: string): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  const { origin } = request.headers;
  if (origin === undefined) return false;
  return origin === publicOrigin || (URL.canParse(origin) && new URL(origin).host === request.headers.host);
}

/**
 * Refuses a call that changes something unless the browser says it came from our own pages (design api.md, "Rules for every call").
 * @throws AppError cross_site_request
 */
export function ensureSameOrigin(request: FastifyRequest, publicOrigin: string): void {
  if (SAFE_METHODS.has(request.method) || hasOwnOrigin(request, publicOrigin)) return;
  throw new AppError('cross_site_request', 'Calls that change something must carry an Origin or Sec-Fetch-Site of this site.');
}

/**
 * Refuses all but a navigation from our own pages (security.md, rule 4): for links that act, such as logout. A picture in
 * a message that has such an address does not act either.
 * @throws AppError cross_site_request
 */
export function ensureOwnNavigation(request: FastifyRequest): void {
  const site = request.headers['sec-fetch-site'];
  const use = request.headers['sec-fetch-dest'] ?? 'document';
  if ((site === 'same-origin' || site === 'none') && (use === 'document' || use === 'empty')) return;
  throw new AppError('cross_site_request', 'Open this from the product itself.');
}
