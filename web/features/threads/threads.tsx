import { type ComponentProps, Suspense } from 'react';
import type { SubscriptionStatus } from '#contract/accounts.ts';
import { lazyPart } from '#web/platform/lazy-part.ts';
import { ThreadList } from './thread-list.tsx';

const LockedThreads = lazyPart(() => import('./locked-threads.tsx'));

/** The user's threads; why there are none, while the subscription is not active. */
export function Threads({
  subscriptionStatus,
  ...list
}: ComponentProps<typeof ThreadList> & { subscriptionStatus: SubscriptionStatus }) {
  if (subscriptionStatus === 'active') return <ThreadList {...list} />;
  return (
    <Suspense>
      <LockedThreads status={subscriptionStatus} />
    </Suspense>
  );
}
