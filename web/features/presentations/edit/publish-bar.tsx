import Box from '@mui/material/Box';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { publishCma } from '#contract/cmas.ts';
import { printsOnOnePage } from '#contract/presentation-sections.ts';
import { getPresentationPdf } from '#contract/presentation-shares.ts';
import type { Presentation } from '#contract/presentations.ts';
import { addressOf, callApi } from '#web/platform/api.ts';
import { isApiError } from '#web/platform/api-errors.ts';
import { areaWords } from '#web/platform/area-error-words.ts';
import { firstServerMessage, wordsFor } from '#web/platform/error-words.ts';
import { savePdf } from '#web/platform/save-pdf.ts';
import { useBottomBar } from '#web/ui/bottom-bar.ts';
import { Button } from '#web/ui/button.tsx';
import { showToast } from '#web/ui/toast-queue.ts';
import { cmaQuery } from '../presentations.data.ts';
import { SharePanel } from './share-panel.tsx';

/** Out of the house: look at it, publish it, send its link, take a PDF. Each is the agent's own click. */
export function PublishBar({ presentation, isSaving }: { presentation: Presentation; isSaving: boolean }) {
  const queryClient = useQueryClient();
  const bar = useBottomBar();
  const [isOpen, setOpen] = useState(false);
  const [isPublishing, setPublishing] = useState(false);
  const [isPrinting, setPrinting] = useState(false);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const presentationId = presentation.id;
  const { data: cma } = useQuery(cmaQuery(presentationId, presentation.revision));
  const params = { presentationId };

  const publish = async (): Promise<boolean> => {
    setProblems([]);
    setPublishing(true);
    try {
      const published = await callApi(publishCma, { params });
      queryClient.setQueryData(cmaQuery(presentationId, presentation.revision).queryKey, published);
      return true;
    } catch (error) {
      if (isApiError(error) && error.code === 'copy_not_allowed') setProblems(error.problem.errors.map(({ message }) => message));
      else showToast(firstServerMessage(error), { tone: 'error' });
      return false;
    } finally {
      setPublishing(false);
    }
  };
  const takePdf = async (): Promise<void> => {
    const fits = presentation.sections.every(({ config }) => printsOnOnePage(config));
    if (!fits) return showToast(areaWords.too_many_rows_to_print, { tone: 'error' });
    setPrinting(true);
    try {
      await savePdf(addressOf(getPresentationPdf, { params }), presentation.presentationName || 'Presentation');
    } catch (error) {
      showToast(`There is no PDF. ${wordsFor(error)}`, { tone: 'error' });
    } finally {
      setPrinting(false);
    }
  };
  const state =
    cma?.status === 'published' ? (cma.hasUnpublishedChanges ? 'Changed since it was published' : 'Published') : 'Draft';
  return (
    <Box ref={bar} sx={{ px: 2, py: 1.5, display: 'grid', gap: 1.5 }}>
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
      {isOpen && <SharePanel presentationId={presentationId} onPublish={publish} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, justifyContent: 'flex-end' }}>
        <Box role="status" sx={{ flex: '1 1 auto', typography: 'caption', color: 'text.secondary' }}>
          {cma && state}
        </Box>
        <Button
          variant="plain"
          size="small"
          onClick={() => window.open(`/presentations/${presentationId}/view`, '_blank', 'noopener')}
        >
          View
        </Button>
        <Button variant="plain" size="small" busy={isPrinting} onClick={() => void takePdf()}>
          {isPrinting ? 'Making the PDF…' : 'PDF'}
        </Button>
        <Button variant="outlined" size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          Share
        </Button>
        <Button
          variant="primary"
          size="small"
          disabled={isSaving || isPublishing || cma?.canPublish === false}
          onClick={() =>
            void publish().then((isDone) => isDone && showToast('Published. The shared link shows it as it is now.'))
          }
        >
          Publish
        </Button>
      </Box>
    </Box>
  );
}
