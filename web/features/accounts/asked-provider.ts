import type { SsoProvider } from '#contract/sso.ts';

const KEY = 'asked-provider';
/** Shorter than a proof counts: who is asked again within it has proved nothing. */
const FRESH_MS = 5 * 60_000;

/** Kept for the way there and back. */
export function noteAskedProvider(provider: SsoProvider): void {
  sessionStorage.setItem(KEY, JSON.stringify([provider, Date.now()]));
}

/** The provider that somebody has just come back from; null where it is long ago. */
export function askedProvider(): SsoProvider | null {
  const [provider, at] = JSON.parse(sessionStorage.getItem(KEY) ?? '[null,0]') as [SsoProvider | null, number];
  return Date.now() - at < FRESH_MS ? provider : null;
}
