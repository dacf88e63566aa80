import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogTitle from '@mui/material/DialogTitle';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { wordsFor } from '#web/platform/error-words.ts';
import { Button } from '#web/ui/button.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { EmptyState, ErrorState } from '#web/ui/states.tsx';
import { showToast } from '#web/ui/toast-queue.ts';
import { archivedThreadsQuery, saveArchived, threadsQuery } from './threads.data.ts';

/** Chats that were put away: to be read, or put back into the list. */
export default function ArchivedThreads({ onClose, onPicked }: { onClose: () => void; onPicked: () => void }) {
  const queryClient = useQueryClient();
  const { data: threads, error, isPending, refetch } = useQuery(archivedThreadsQuery);
  const putBack = useMutation({
    mutationFn: (threadId: string) => saveArchived(threadId, false),
    onError: (failure) => showToast(`The chat was not put back. ${wordsFor(failure)}`, { tone: 'error' }),
    onSettled: () =>
      Promise.all([archivedThreadsQuery, threadsQuery].map(({ queryKey }) => queryClient.invalidateQueries({ queryKey }))),
  });
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="archived-chats">
      <DialogTitle id="archived-chats">Archived chats</DialogTitle>
      <Box sx={{ px: 2, minHeight: 120, overflowY: 'auto' }}>
        {isPending ? (
          <Spinner sizePx={24} role="img" aria-label="Loading archived chats" />
        ) : !threads ? (
          <ErrorState dense title="Your archived chats could not be loaded" onRetry={() => void refetch()}>
            {wordsFor(error)}
          </ErrorState>
        ) : threads.length === 0 ? (
          <EmptyState dense title="Nothing archived">
            Archive a chat from its menu to keep it out of the list. Search still finds it.
          </EmptyState>
        ) : (
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {threads.map(({ id, title }) => (
              <Box component="li" key={id} sx={{ display: 'flex', alignItems: 'center', gap: 1, py: 0.5, px: 1 }}>
                <Box
                  sx={{ flex: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', '& a': { color: 'text.primary' } }}
                >
                  <Link
                    to="/chat/$threadId"
                    params={{ threadId: id }}
                    onClick={() => {
                      onClose();
                      onPicked();
                    }}
                  >
                    {title}
                  </Link>
                </Box>
                <Button size="small" variant="outlined" aria-label={`Put back ${title}`} onClick={() => putBack.mutate(id)}>
                  Put back
                </Button>
              </Box>
            ))}
          </Box>
        )}
      </Box>
      <DialogActions>
        <Button onClick={onClose}>Close</Button>
      </DialogActions>
    </Dialog>
  );
}
