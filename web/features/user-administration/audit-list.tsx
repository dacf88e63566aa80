import Box from '@mui/material/Box';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { AuditEntry } from '#contract/audit.ts';
import { wordsFor } from '#web/platform/error-words.ts';
import { Button } from '#web/ui/button.tsx';
import { SkeletonBlock } from '#web/ui/skeleton-block.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import { actionWords, detailWords } from './audit-words.ts';
import { userAuditQuery } from './users-admin.data.ts';

const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** What happened to an account, the latest first. */
export function AuditList({ userId }: { userId: string }) {
  const query = useInfiniteQuery(userAuditQuery(userId));
  const entries = query.data?.pages.flatMap(({ items }) => items);
  if (query.error && !entries) {
    return (
      <ErrorState dense title="The log could not be loaded" onRetry={() => void query.refetch()}>
        {wordsFor(query.error)}
      </ErrorState>
    );
  }
  if (!entries) return <SkeletonBlock sx={{ height: 160 }} />;
  if (entries.length === 0) return <Box sx={{ typography: 'body2', color: 'text.secondary' }}>Nothing yet.</Box>;
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Box component="ul" aria-label="Log" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </Box>
      {query.hasNextPage && (
        <Button
          variant="outlined"
          sx={{ justifySelf: 'start' }}
          busy={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          Show more
        </Button>
      )}
    </Box>
  );
}

function Entry({ entry: { at, action, actor, subject, address, details } }: { entry: AuditEntry }) {
  const more = [actor !== null && actor !== subject && `by ${actor}`, address, detailWords(details)].filter(Boolean);
  return (
    <Box component="li" sx={entryStyles}>
      <Box sx={{ flex: '1 1 240px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ typography: 'body2', fontWeight: 550 }}>{actionWords(action)}</Box>
        {more.length > 0 && <Box sx={{ typography: 'caption', color: 'text.secondary' }}>{more.join(' · ')}</Box>}
      </Box>
      <Box component="time" dateTime={at} className="tabular" sx={{ typography: 'caption', color: 'text.secondary' }}>
        {moment.format(new Date(at))}
      </Box>
    </Box>
  );
}

const entryStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: 2,
  py: 1,
  borderBottom: 1,
  borderColor: 'divider',
} as const;
