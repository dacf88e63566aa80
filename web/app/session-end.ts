import type { QueryClient } from '@tanstack/react-query';
import type { RegisteredRouter } from '@tanstack/react-router';
import { LOGOUT_ADDRESS, meQuery } from '#web/features/accounts/index.ts';
import { onSessionEnd } from '#web/platform/session.ts';

/** Forgets everything of the user who was signed in: the cache and what the session storage kept (security rule 13). */
export function forgetUser(queryClient: QueryClient): void {
  queryClient.clear();
  try {
    sessionStorage.clear();
  } catch {
    // Storage may be forbidden; then nothing was kept.
  }
}

/** A session that ends while the app is open leads to the login screen, and from there back to the same page. */
export function leaveOnSessionEnd(queryClient: QueryClient, router: RegisteredRouter): void {
  onSessionEnd(() => {
    // Nobody was signed in yet: the routes send such a visitor to /login themselves.
    if (!queryClient.getQueryData(meQuery.queryKey)) return;
    forgetUser(queryClient);
    queryClient.setQueryData(meQuery.queryKey, null);
    const { href } = router.state.location;
    void router.navigate({ to: '/login', search: href === '/' ? {} : { redirect: href }, replace: true });
  });
}

export function logOut(queryClient: QueryClient): void {
  forgetUser(queryClient);
  window.location.assign(LOGOUT_ADDRESS);
}
