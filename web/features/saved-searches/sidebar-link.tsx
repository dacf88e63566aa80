import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { savedSearchesQuery } from './saved-searches.data.ts';
import { UnseenBadge } from './unseen-badge.tsx';

/** The way to the saved searches, with how much is new in them. */
export function SidebarLink({ link }: { link: (children: ReactNode) => ReactNode }) {
  const { data } = useQuery(savedSearchesQuery);
  const count = (data?.items ?? []).reduce((sum, { unseenCount }) => sum + unseenCount, 0);
  return (
    <>
      {link('Saved searches')}
      <UnseenBadge count={count} />
    </>
  );
}
