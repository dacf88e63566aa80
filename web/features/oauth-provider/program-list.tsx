import Box from '@mui/material/Box';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Program } from '#contract/oauth.ts';
import { scopes } from '#contract/scopes.ts';
import { wordsFor } from '#web/platform/error-words.ts';
import { Button } from '#web/ui/button.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { SkeletonBlock } from '#web/ui/skeleton-block.tsx';
import { EmptyState, ErrorState } from '#web/ui/states.tsx';
import { endAccess, programsQuery } from './oauth.data.ts';

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });

/** The programs that the user has let in, and the way to end it. */
export function ProgramList() {
  const { data, error, refetch } = useQuery(programsQuery);
  const queryClient = useQueryClient();
  const ending = useMutation({ mutationFn: (clientId: string) => endAccess(queryClient, clientId) });
  if (error && !data) {
    return (
      <ErrorState dense title="Error loading connected apps" onRetry={() => void refetch()}>
        {wordsFor(error)}
      </ErrorState>
    );
  }
  if (!data) {
    return (
      <Box role="status" aria-label="Loading" sx={{ display: 'grid', gap: 1.5 }}>
        <SkeletonBlock sx={{ height: 72 }} />
      </Box>
    );
  }
  if (data.items.length === 0) {
    return (
      <EmptyState dense title="No program has access">
        A program that asks for it sends you here to say yes or no.
      </EmptyState>
    );
  }
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      {ending.error && <FormError>{wordsFor(ending.error)}</FormError>}
      <Box component="ul" aria-label="Programs with access" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {data.items.map((program) => (
          <Row
            key={program.clientId}
            program={program}
            busy={ending.isPending && ending.variables === program.clientId}
            onEnd={() => ending.mutate(program.clientId)}
          />
        ))}
      </Box>
    </Box>
  );
}

function Row({ program, busy, onEnd }: { program: Program; busy: boolean; onEnd: () => void }) {
  const { name, since, lastUsedAt } = program;
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 2, py: 1.25, borderBottom: 1, borderColor: 'divider' }}>
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ typography: 'h5' }}>{name}</Box>
        <Box sx={{ typography: 'body2' }}>{program.scopes.map((scope) => scopes[scope]).join(' · ')}</Box>
        <Box className="tabular" sx={{ typography: 'caption', color: 'text.secondary' }}>
          Since <time dateTime={since}>{day.format(new Date(since))}</time>
          {lastUsedAt && (
            <>
              {' · '}last used <time dateTime={lastUsedAt}>{day.format(new Date(lastUsedAt))}</time>
            </>
          )}
        </Box>
      </Box>
      <Button variant="outlined" size="small" busy={busy} aria-label={`End access of ${name}`} onClick={onEnd}>
        End access
      </Button>
    </Box>
  );
}
