import Box from '@mui/material/Box';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { undoAssistantEdit } from '#contract/presentation-texts.ts';
import { callApi } from '#web/platform/api.ts';
import { firstServerMessage } from '#web/platform/error-words.ts';
import { Button } from '#web/ui/button.tsx';
import { showToast } from '#web/ui/toast-queue.ts';
import { revisionQuery } from '../presentations.data.ts';

interface AssistantEditProps {
  presentationId: string;
  edit: { id: string; words: string };
  refetch: () => Promise<unknown>;
}

/** What the assistant did last, and the way back. */
export function AssistantEdit({ presentationId, edit, refetch }: AssistantEditProps) {
  const queryClient = useQueryClient();
  const [isUndoing, setUndoing] = useState(false);
  const undo = async () => {
    setUndoing(true);
    try {
      await callApi(undoAssistantEdit, { params: { presentationId, editId: edit.id } });
      await Promise.all([refetch(), queryClient.invalidateQueries(revisionQuery(presentationId))]);
    } catch (error) {
      showToast(firstServerMessage(error), { tone: 'error' });
    } finally {
      setUndoing(false);
    }
  };
  return (
    <Box
      role="status"
      aria-label="Edit by the assistant"
      sx={{ display: 'flex', alignItems: 'center', gap: 1, px: 1.5, py: 0.5, borderRadius: 1, bgcolor: 'background.sunken' }}
    >
      <Box sx={{ flex: 1, minWidth: 0, typography: 'body2' }}>{edit.words}</Box>
      <Button variant="plain" size="small" disabled={isUndoing} onClick={() => void undo()}>
        Undo this
      </Button>
    </Box>
  );
}
