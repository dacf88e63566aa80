import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import type { Me } from '#contract/accounts.ts';
import { meQuery } from '#web/features/accounts/index.ts';

/** The signed-in user, inside the routes that need one; fresh where the cache knows better than the route did. */
export function useMe(): Me {
  const { me } = useRouteContext({ from: '/signed-in' });
  return useQuery(meQuery).data ?? me;
}
