import Box from '@mui/material/Box';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { listModels } from '#contract/assistant.ts';
import { callApi } from '#web/platform/api.ts';
import { chooseModel, chosenModel } from './chosen-model.ts';

const modelsQuery = queryOptions({
  queryKey: ['models'],
  queryFn: ({ signal }) => callApi(listModels, {}, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
  select: ({ items }) => items,
});

const nameOf = (id: string) => (id === 'built-in' ? 'Built-in assistant' : id.slice(id.indexOf(':') + 1));

/** Which model answers the next message; nothing where there is no choice. */
export function ModelChoice() {
  const { data: models = [] } = useQuery(modelsQuery);
  const [chosen, setChosen] = useState(chosenModel);
  const isGone = models.length > 0 && chosen !== null && !models.some(({ id }) => id === chosen);
  useEffect(() => {
    if (isGone) chooseModel(null);
  }, [isGone]);
  if (models.length < 2) return null;
  const choose = (id: string) => {
    const choice = models.find((model) => model.id === id)?.isDefault ? null : id;
    chooseModel(choice);
    setChosen(choice);
  };
  return (
    <Box
      component="select"
      aria-label="Model that answers"
      value={(isGone ? null : chosen) ?? models.find(({ isDefault }) => isDefault)?.id}
      onChange={(event) => choose(event.target.value)}
      sx={selectStyles}
    >
      {models.map(({ id }) => (
        <option key={id} value={id}>
          {nameOf(id)}
        </option>
      ))}
    </Box>
  );
}

const selectStyles = {
  mr: 1,
  px: 0.5,
  py: 0.25,
  maxWidth: 220,
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: '8px',
  bgcolor: 'background.paper',
  color: 'text.secondary',
  font: 'inherit',
} as const;
