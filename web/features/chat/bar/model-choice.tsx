import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Select } from '#web/ui/select.tsx';
import { chooseModel, chosenModel } from './chosen-model.ts';
import { BUILT_IN_MODEL, modelsQuery } from './models.data.ts';

const nameOf = (id: string) => (id === BUILT_IN_MODEL ? 'Built-in assistant' : id.slice(id.indexOf(':') + 1));

/** Which model answers the next message; nothing where there is no choice. */
export default function ModelChoice() {
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
    <Select
      aria-label="Model that answers"
      value={(isGone ? null : chosen) ?? models.find(({ isDefault }) => isDefault)?.id ?? ''}
      options={models.map(({ id }) => [id, nameOf(id)] as const)}
      onChange={choose}
      compact
      sx={{ mr: 1, width: 'auto', maxWidth: 220 }}
    />
  );
}
