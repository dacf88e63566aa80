import type { QueryClient } from '@tanstack/react-query';
import type { RegisteredRouter } from '@tanstack/react-router';
import { followRedirect } from '#contract/accounts.ts';
import { meQuery } from '#web/features/accounts/index.ts';
import { addressOf } from '#web/platform/api.ts';
import { otherSiteOf, ownPathOf } from '#web/platform/redirect.ts';
import { beginSession } from './session-end.ts';

/** Goes where `redirect` leads, as far as it may, once a session has begun. */
export async function enter(queryClient: QueryClient, router: RegisteredRouter, redirect: string | undefined): Promise<void> {
  beginSession(queryClient);
  const otherSite = otherSiteOf(redirect, window.location.origin);
  if (otherSite) return window.location.assign(addressOf(followRedirect, { query: { to: otherSite } }));
  await queryClient.fetchQuery(meQuery);
  await router.navigate({ href: ownPathOf(redirect, window.location.origin), replace: true });
}
