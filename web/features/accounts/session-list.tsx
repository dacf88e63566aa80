import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Session } from '#contract/accounts.ts';
import { wordsFor } from '#web/platform/error-words.ts';
import { Button } from '#web/ui/button.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { SkeletonBlock } from '#web/ui/skeleton-block.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import { deviceName } from '#contract/device-name.ts';
import { endSessions, sessionsQuery } from './sessions.data.ts';

const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** Where one is signed in, and the way to end it elsewhere. */
export function SessionList() {
  const { data, error, refetch } = useQuery(sessionsQuery);
  const queryClient = useQueryClient();
  const ending = useMutation({ mutationFn: (sessionId: string | undefined) => endSessions(queryClient, sessionId) });
  if (error && !data) {
    return (
      <ErrorState dense title="Your sessions could not be loaded" onRetry={() => void refetch()}>
        {wordsFor(error)}
      </ErrorState>
    );
  }
  if (!data) {
    return (
      <Box role="status" aria-label="Loading" sx={{ display: 'grid', gap: 1.5 }}>
        <SkeletonBlock sx={{ height: 56 }} />
        <SkeletonBlock sx={{ height: 56 }} />
      </Box>
    );
  }
  const others = data.items.filter(({ isCurrent }) => !isCurrent);
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      {ending.error && <FormError>{wordsFor(ending.error)}</FormError>}
      <Box component="ul" aria-label="Where you are signed in" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {data.items.map((session) => (
          <Row
            key={session.id}
            session={session}
            busy={ending.isPending && ending.variables === session.id}
            onEnd={() => ending.mutate(session.id)}
          />
        ))}
      </Box>
      {others.length > 0 ? (
        <Button
          variant="outlined"
          sx={{ justifySelf: 'start' }}
          busy={ending.isPending && ending.variables === undefined}
          onClick={() => ending.mutate(undefined)}
        >
          Log out everywhere else
        </Button>
      ) : (
        <Box sx={{ typography: 'body2', color: 'text.secondary' }}>You are signed in nowhere else.</Box>
      )}
    </Box>
  );
}

function Row({ session, busy, onEnd }: { session: Session; busy: boolean; onEnd: () => void }) {
  const device = deviceName(session.userAgent);
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 2, py: 1.25, borderBottom: 1, borderColor: 'divider' }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ typography: 'h5', display: 'flex', alignItems: 'center', flexWrap: 'wrap', columnGap: 1 }}>
          {device}
          {session.isCurrent && <Chip size="small" variant="outlined" label="This device" />}
        </Box>
        <Box className="tabular" sx={{ typography: 'caption', color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {session.address && `${session.address} · `}
          Last seen <time dateTime={session.lastSeenAt}>{moment.format(new Date(session.lastSeenAt))}</time>
        </Box>
      </Box>
      {!session.isCurrent && (
        <Button
          variant="outlined"
          size="small"
          busy={busy}
          aria-label={`Log out ${device}, last seen ${moment.format(new Date(session.lastSeenAt))}`}
          onClick={onEnd}
        >
          Log out
        </Button>
      )}
    </Box>
  );
}
