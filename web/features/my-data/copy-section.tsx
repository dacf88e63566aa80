import Box from '@mui/material/Box';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { DataExport } from '#contract/my-data.ts';
import { wordsFor } from '#web/platform/error-words.ts';
import { Button } from '#web/ui/button.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { askForCopy, exportAddress } from './my-data.data.ts';

const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

function sizeOf(bytes: number): string {
  return bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1_000))} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}

/** A zip of everything that is stored about the user: asked for, being made, ready. */
export function CopySection({ copy }: { copy: DataExport | null }) {
  const queryClient = useQueryClient();
  const asking = useMutation({ mutationFn: () => askForCopy(queryClient) });
  const isMade = copy !== null && copy.readyAt === null;
  return (
    <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      {asking.error && <FormError>{wordsFor(asking.error)}</FormError>}
      <Box role="status" sx={{ typography: 'body2' }}>
        {isMade && 'Your copy is being made. You get a mail when it is ready, and may leave this page.'}
        {copy?.expiresAt && (
          <>
            Your copy ({sizeOf(copy.sizeBytes ?? 0)}) can be downloaded until{' '}
            <time dateTime={copy.expiresAt}>{moment.format(new Date(copy.expiresAt))}</time>.
          </>
        )}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {copy?.readyAt && (
          <Button variant="primary" onClick={() => window.location.assign(exportAddress(copy.id))}>
            Download
          </Button>
        )}
        <Button variant="outlined" busy={asking.isPending || isMade} onClick={() => asking.mutate()}>
          {copy?.readyAt ? 'Make a new copy' : 'Make a copy'}
        </Button>
      </Box>
    </Box>
  );
}
