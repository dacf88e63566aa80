import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import type { Me } from '#contract/accounts.ts';
import { meQuery } from '#web/features/accounts/index.ts';

/** The signed-in user, inside the routes that need one and wherever one is known; fresh where the cache knows better than the route did. */
export function useMe(): Me {
  const { me } = useRouteContext({ strict: false });
  const known = useQuery(meQuery).data ?? me;
  if (!known) throw new Error('Nobody is signed in here.');
  return known;
}
