import { useMutation } from '@tanstack/react-query';
import Box from '@mui/material/Box';
import { unsubscribe } from '#contract/saved-searches.ts';
import { isApiError } from '#web/platform/api-errors.ts';
import { callApi } from '#web/platform/api.ts';
import { Button } from '#web/ui/button.tsx';

/** Ends the mails of the search that the link in a mail names, after a press: programs open links, too. */
export function UnsubscribePage({ token }: { token: string }) {
  const end = useMutation({ mutationFn: () => callApi(unsubscribe, { params: { token } }) });
  if (end.data) {
    return (
      <Box role="status">
        You get no more mail about “{end.data.name}”. The search is still saved, and its news stands in Sidekick.
      </Box>
    );
  }
  if (end.error && isApiError(end.error, 'not_found')) {
    return <Box role="alert">This link does not lead anywhere any more: the saved search was deleted, and sends no mail.</Box>;
  }
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
      <Box>Stop mail about this saved search? It stays saved, and its news stands in Sidekick.</Box>
      {end.error && <Box role="alert">That did not work. Try again.</Box>}
      <Button variant="primary" busy={end.isPending} onClick={() => end.mutate()}>
        Unsubscribe
      </Button>
    </Box>
  );
}
