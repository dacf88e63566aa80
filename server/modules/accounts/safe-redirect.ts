/** Where a redirect may lead. */
export interface RedirectTargets {
  publicOrigin: string;
  /** Exact origins of other sites. */
  allowedOrigins: readonly string[];
}

/**
 * Where a redirect parameter leads (docs/product/safety.md): to a path of our own or an address on an allowed origin; anything
 * else goes to `/`. Every redirect parameter goes through here.
 */
export function safeRedirect(target: string, { publicOrigin, allowedOrigins }: RedirectTargets): string {
  if (!URL.canParse(target, publicOrigin)) return '/';
  // Resolved as a browser would, so that `//elsewhere`, `/\elsewhere` and tabs in the scheme are seen for what they are.
  const url = new URL(target, publicOrigin);
  if (url.username !== '' || url.password !== '') return '/';
  if (url.origin === publicOrigin) return ownPath(url);
  return allowedOrigins.includes(url.origin) ? url.href : '/';
}

/** A path such as `/.//elsewhere` parses to `//elsewhere`, which as a redirect would name another host. */
function ownPath({ pathname, search, hash }: URL): string {
  return pathname.startsWith('//') ? '/' : pathname + search + hash;
}
