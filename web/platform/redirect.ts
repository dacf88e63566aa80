/**
 * The path to follow after login, from the `redirect` parameter: a path of our own origin, else `/` (security rule 1).
 * Other origins are for the server's allow-list to permit (`otherSiteOf`); the web follows none by itself.
 */
export function ownPathOf(redirect: string | undefined, origin: string): string {
  // "//host" and "/\host" are other origins to a browser; URL parsing resolves both, so the origin check catches them.
  if (!redirect || !URL.canParse(redirect, origin)) return '/';
  const address = new URL(redirect, origin);
  if (address.origin !== origin || address.pathname.startsWith('//') || /^\/login(\/|$)/.test(address.pathname)) return '/';
  return address.pathname + address.search + address.hash;
}

/** The address of another site that `redirect` names, which only the server's allow-list may permit; null when it names none. */
export function otherSiteOf(redirect: string | undefined, origin: string): string | null {
  if (!redirect || !URL.canParse(redirect, origin)) return null;
  const address = new URL(redirect, origin);
  return /^https?:$/.test(address.protocol) && address.origin !== origin ? address.href : null;
}
