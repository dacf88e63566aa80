import Box from '@mui/material/Box';
import { type MouseEvent } from 'react';
import type { ListingSearch } from '#contract/listing-search.ts';
import { showToast } from '#web/ui/toast-queue.ts';
import { RemovableChip } from '../parts/removable-chip.tsx';
import { conditionsOf, type SearchCondition } from './search-words.ts';

interface ConditionChipsProps {
  search: ListingSearch;
  /** Answers how to put the condition back. */
  onTakeOff: (condition: SearchCondition) => () => void;
}

/** What is asked, a chip for each condition. A press takes it off, which can be undone. */
export function ConditionChips({ search, onTakeOff }: ConditionChipsProps) {
  const takeOff = (condition: SearchCondition, at: number, { currentTarget }: MouseEvent<HTMLElement>) => {
    const panel = currentTarget.closest('[role=tabpanel]');
    const putBack = onTakeOff(condition);
    showToast(`Removed: ${condition.words}`, { action: { label: 'Undo', onClick: putBack } });
    // The chip is gone, and the focus with it: on to the one in its place, or to what the panel offers without any.
    requestAnimationFrame(() => {
      const chips = [...(panel?.querySelectorAll<HTMLElement>('li > button') ?? [])];
      (chips[at] ?? chips.at(-1) ?? panel?.querySelector<HTMLElement>('button'))?.focus();
    });
  };
  return (
    <Box component="ul" aria-label="Applied filters" sx={rowStyles}>
      {conditionsOf(search).map((condition, at) => (
        <li key={`${condition.words} ${JSON.stringify(condition.off.areaFilter)}`}>
          <RemovableChip
            words={condition.words}
            label={`Remove ${condition.words}`}
            title={condition.title}
            onRemove={(event) => takeOff(condition, at, event)}
          />
        </li>
      ))}
    </Box>
  );
}

const rowStyles = {
  display: 'flex',
  flexWrap: { xs: 'nowrap', sm: 'wrap' },
  gap: 0.75,
  m: 0,
  p: 0,
  listStyle: 'none',
  flex: { xs: '0 0 auto', sm: '1 1 100%' },
  // None as wide as a phone, so that each shows that more comes after it.
  '& > li': { display: 'flex', maxWidth: { xs: '70vw', sm: 'none' } },
} as const;
