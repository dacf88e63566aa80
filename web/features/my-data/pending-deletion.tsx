import Box from '@mui/material/Box';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { wordsFor } from '#web/platform/error-words.ts';
import { Button } from '#web/ui/button.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { keepAccount } from './my-data.data.ts';

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });

/** The account is to be erased: when, and the way back. */
export function PendingDeletion({ eraseAt }: { eraseAt: string }) {
  const queryClient = useQueryClient();
  const undoing = useMutation({ mutationFn: () => keepAccount(queryClient) });
  return (
    <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      {undoing.error && <FormError>{wordsFor(undoing.error)}</FormError>}
      <Box role="status" sx={{ typography: 'body2' }}>
        Your account will be erased on <time dateTime={eraseAt}>{day.format(new Date(eraseAt))}</time>. Until then it works as
        before.
      </Box>
      <Button variant="primary" busy={undoing.isPending} onClick={() => undoing.mutate()}>
        Keep my account
      </Button>
    </Box>
  );
}
