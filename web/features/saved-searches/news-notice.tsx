import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { savedSearchesQuery } from './saved-searches.data.ts';
import { UnseenBadge } from './unseen-badge.tsx';

const MAX_SHOWN = 3;

/** Saved searches in which something happened that the user has not looked at; nothing where there are none. */
export function NewsNotice({ linkTo }: { linkTo: (savedSearchId: string, children: ReactNode) => ReactNode }) {
  const { data } = useQuery(savedSearchesQuery);
  const news = (data?.items ?? []).filter(({ unseenCount }) => unseenCount > 0);
  if (news.length === 0) return null;
  return (
    <Box component="section" aria-label="News in your saved searches" sx={noticeStyles}>
      {news.slice(0, MAX_SHOWN).map(({ id, name, unseenCount }) => (
        <Box key={id} sx={{ display: 'flex', alignItems: 'baseline', gap: 1, minWidth: 0 }}>
          <UnseenBadge count={unseenCount} />
          <Box sx={{ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>{linkTo(id, name)}</Box>
        </Box>
      ))}
    </Box>
  );
}

const noticeStyles = {
  display: 'grid',
  gap: 0.75,
  mb: 2,
  px: 1.5,
  py: 1,
  fontSize: 14,
  border: 1,
  borderColor: 'divider',
  borderRadius: '12px',
  bgcolor: 'background.paper',
} as const;
