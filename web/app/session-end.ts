import type { QueryClient } from '@tanstack/react-query';
import type { RegisteredRouter } from '@tanstack/react-router';
import { LOGOUT_ADDRESS, meQuery } from '#web/features/accounts/index.ts';
import { onSessionEnd } from '#web/platform/session.ts';
import { knownSession } from './known-session.ts';

/** Tells the browser's other tabs, which keep things of the user for themselves, that the session is another one now. */
const tabs = new BroadcastChannel('sidekick-session');

/** Forgets everything of the user who was signed in: the cache, what the session storage kept, and what could be read offline. */
function forgetUser(queryClient: QueryClient): void {
  queryClient.clear();
  clearStorage();
}

function clearStorage(): void {
  knownSession.write('no');
  try {
    sessionStorage.clear();
    localStorage.removeItem('analytics-events');
    navigator.serviceWorker?.controller?.postMessage({ forget: true });
    // For a service worker that does not control this page yet.
    void globalThis.caches?.delete('sidekick-private');
  } catch {
    // Storage may be forbidden; then nothing was kept.
  }
}

/** A session that ends while the app is open leads to the login screen, and from there back to the same page. */
export function leaveOnSessionEnd(queryClient: QueryClient, router: RegisteredRouter): void {
  function leave(): void {
    // Nobody was signed in yet: the routes send such a visitor to /login themselves.
    if (!queryClient.getQueryData(meQuery.queryKey)) return clearStorage();
    forgetUser(queryClient);
    queryClient.setQueryData(meQuery.queryKey, null);
    const { href } = router.state.location;
    void router.navigate({ to: '/login', search: href === '/' ? {} : { redirect: href }, replace: true });
  }
  onSessionEnd(() => {
    tabs.postMessage('ended');
    leave();
  });
  tabs.onmessage = ({ data }) => {
    if (data === 'ended') leave();
    // Whoever signed in there may be somebody else.
    else if (queryClient.getQueryData(meQuery.queryKey)) window.location.reload();
  };
}

/** Nothing of an earlier user is left for the one who has signed in now, here or in other tabs. */
export function beginSession(queryClient: QueryClient): void {
  forgetUser(queryClient);
  tabs.postMessage('began');
}

/** No screen before the logout needs the code of it. */
async function tellLogout(): Promise<void> {
  const { sendTracked, track } = await import('#web/platform/analytics.ts');
  track({ name: 'sidekick-auth-logout', properties: {} });
  await sendTracked();
}

export async function logOut(queryClient: QueryClient): Promise<void> {
  await tellLogout().catch(() => undefined);
  forgetUser(queryClient);
  tabs.postMessage('ended');
  window.location.assign(LOGOUT_ADDRESS);
}
