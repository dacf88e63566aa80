import Box from '@mui/material/Box';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { deviceName } from '#contract/device-name.ts';
import { wordsFor } from '#web/platform/error-words.ts';
import { Button } from '#web/ui/button.tsx';
import { SkeletonBlock } from '#web/ui/skeleton-block.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import { showToast } from '#web/ui/toast-queue.ts';
import { endSessionsOf, userSessionsQuery } from './users-admin.data.ts';

const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** Where a user is signed in, and the way to end it. */
export function UserSessions({ userId, isOwn }: { userId: string; isOwn: boolean }) {
  const queryClient = useQueryClient();
  const { data: sessions, error, refetch } = useQuery(userSessionsQuery(userId));
  const ending = useMutation({
    mutationFn: () => endSessionsOf(queryClient, userId),
    onError: (problem) => showToast(wordsFor(problem), { tone: 'error' }),
  });
  if (error && !sessions) {
    return (
      <ErrorState dense title="The sessions could not be loaded" onRetry={() => void refetch()}>
        {wordsFor(error)}
      </ErrorState>
    );
  }
  if (!sessions) return <SkeletonBlock sx={{ height: 56 }} />;
  if (sessions.length === 0) return <Box sx={{ typography: 'body2', color: 'text.secondary' }}>Signed in nowhere.</Box>;
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Box component="ul" aria-label="Sessions" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {sessions.map(({ id, userAgent, address, lastSeenAt }) => (
          <Box component="li" key={id} sx={{ py: 1.25, borderBottom: 1, borderColor: 'divider' }}>
            <Box sx={{ typography: 'h5' }}>{deviceName(userAgent)}</Box>
            <Box className="tabular" sx={{ typography: 'caption', color: 'text.secondary', overflowWrap: 'anywhere' }}>
              {address && `${address} · `}
              Last seen <time dateTime={lastSeenAt}>{moment.format(new Date(lastSeenAt))}</time>
            </Box>
          </Box>
        ))}
      </Box>
      {!isOwn && (
        <Button variant="outlined" sx={{ justifySelf: 'start' }} busy={ending.isPending} onClick={() => ending.mutate()}>
          Log out everywhere
        </Button>
      )}
    </Box>
  );
}
