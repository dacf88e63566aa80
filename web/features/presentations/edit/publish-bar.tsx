import Box from '@mui/material/Box';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { publishCma } from '#contract/cmas.ts';
import { getPresentationPdf, setShare } from '#contract/presentation-shares.ts';
import { addressOf, callApi } from '#web/platform/api.ts';
import { isApiError } from '#web/platform/api-errors.ts';
import { firstServerMessage } from '#web/platform/error-words.ts';
import { Button } from '#web/ui/button.tsx';
import { showToast } from '#web/ui/toast-queue.ts';
import { shareQuery } from '../presentations.data.ts';

/** Out of the house: look at it, publish it, send its link, take a PDF. Each is the agent's own click. */
export function PublishBar({ presentationId, isSaving }: { presentationId: string; isSaving: boolean }) {
  const queryClient = useQueryClient();
  const share = useQuery(shareQuery(presentationId));
  const [isOpen, setOpen] = useState(false);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const params = { presentationId };
  const refresh = () => queryClient.invalidateQueries({ queryKey: ['presentation', presentationId, 'share'] });

  const publish = async () => {
    setProblems([]);
    try {
      await callApi(publishCma, { params });
      showToast('Published. The shared link shows it as it is now.');
    } catch (error) {
      if (isApiError(error) && error.code === 'copy_not_allowed') setProblems(error.problem.errors.map(({ message }) => message));
      else showToast(firstServerMessage(error), { tone: 'error' });
    }
  };
  const setLink = async (enabled: boolean) => {
    try {
      if (enabled && share.data?.shareToken == null) await callApi(publishCma, { params });
      await callApi(setShare, { params, body: { enabled } });
      await refresh();
    } catch (error) {
      if (isApiError(error) && error.code === 'copy_not_allowed') setProblems(error.problem.errors.map(({ message }) => message));
      else showToast(firstServerMessage(error), { tone: 'error' });
    }
  };
  const url = share.data?.url ?? null;
  const views = share.data?.views.reduce((sum, day) => sum + day.views, 0) ?? 0;
  return (
    <Box sx={{ p: 1.5, display: 'grid', gap: 1 }}>
      {problems.length > 0 && (
        <Box role="alert" sx={{ typography: 'body2', color: 'error.main' }}>
          Some text cannot be published under fair-housing law:
          <ul>
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        </Box>
      )}
      {isOpen && (
        <Box sx={{ display: 'grid', gap: 1, typography: 'body2' }}>
          {url === null ? (
            <>
              <span>Whoever has the link sees the presentation as it was last published. You can take it back at any time.</span>
              <Button variant="primary" size="small" onClick={() => void setLink(true)}>
                Publish and make a link
              </Button>
            </>
          ) : (
            <>
              <Box component="code" sx={{ overflowWrap: 'anywhere' }}>
                {url}
              </Box>
              <span>{views === 1 ? 'Opened once' : `Opened ${views} times`}</span>
              <Box sx={{ display: 'flex', gap: 1 }}>
                <Button
                  variant="outlined"
                  size="small"
                  onClick={() => void navigator.clipboard.writeText(url).then(() => showToast('Link copied'))}
                >
                  Copy link
                </Button>
                <Button variant="plain" size="small" onClick={() => void setLink(false)}>
                  Take the link back
                </Button>
              </Box>
            </>
          )}
        </Box>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'flex-end' }}>
        <Button
          variant="plain"
          size="small"
          onClick={() => window.open(`/presentations/${presentationId}/view`, '_blank', 'noopener')}
        >
          View
        </Button>
        <Button
          variant="plain"
          size="small"
          onClick={() => window.open(addressOf(getPresentationPdf, { params }), '_blank', 'noopener')}
        >
          PDF
        </Button>
        <Button variant="outlined" size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          Share
        </Button>
        <Button variant="primary" size="small" disabled={isSaving} onClick={() => void publish()}>
          Publish
        </Button>
      </Box>
    </Box>
  );
}
