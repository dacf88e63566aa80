import ErrorOutlineIcon from '@mui/icons-material/ErrorOutlined';
import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useContext } from 'react';
import { Button } from '#web/ui/button.tsx';
import { chosenModel } from '../bar/chosen-model.ts';
import { BUILT_IN_MODEL, modelsQuery } from '../bar/models.data.ts';
import { ReplyActionsContext } from '../markdown/reply-actions.ts';

/** Under a reply that was not finished: what happened, and the ways on. */
export default function FailedReply({ prompt }: { prompt: string | null }) {
  const { ask } = useContext(ReplyActionsContext);
  const { data: models = [] } = useQuery(modelsQuery);
  const used = chosenModel() ?? models.find(({ isDefault }) => isDefault)?.id;
  const builtInIsOther = used !== BUILT_IN_MODEL && models.some(({ id }) => id === BUILT_IN_MODEL);
  return (
    <Box sx={{ mt: 1 }}>
      <Box role="alert" sx={{ display: 'flex', alignItems: 'center', gap: 0.75, fontSize: 14, color: 'error.main' }}>
        <ErrorOutlineIcon sx={{ fontSize: 18 }} />
        This reply was not finished.
      </Box>
      {prompt !== null && (
        <Box role="group" aria-label="Ways on" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
          <Button size="small" variant="outlined" disabled={ask === null} onClick={() => ask?.(prompt)}>
            Try again
          </Button>
          {builtInIsOther && (
            <Button size="small" variant="outlined" disabled={ask === null} onClick={() => ask?.(prompt, BUILT_IN_MODEL)}>
              Built-in assistant for this one
            </Button>
          )}
        </Box>
      )}
    </Box>
  );
}
