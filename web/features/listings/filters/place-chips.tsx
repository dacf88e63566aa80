import Box from '@mui/material/Box';
import type { AreaFilter, OneArea } from '#contract/listing-search.ts';
import { PlainButton } from '#web/ui/plain-button.tsx';
import { RemovableChip } from '../parts/removable-chip.tsx';
import { areaWords } from '../search/search-words.ts';
import { hasRoom, placesOf, withoutPlace, type PlaceSide } from './several-places.ts';

interface PlaceChipsProps {
  area: AreaFilter | null;
  onChange: (area: AreaFilter | null) => void;
}

/** Each place of an area, and each that it leaves out; a press takes it off. */
export function PlaceChips({ area, onChange }: PlaceChipsProps) {
  const { areas, except, near } = placesOf(area);
  if (areas.length + except.length + near.length === 0) return null;
  const chip = (prefix: string) => (one: OneArea) => {
    const words = `${prefix}${areaWords(one) ?? ''}`;
    return (
      <li key={words}>
        <RemovableChip words={words} label={`Take off ${words}`} onRemove={() => onChange(withoutPlace(area, one))} />
      </li>
    );
  };
  return (
    <Box component="ul" aria-label="Places of the area" sx={rowStyles}>
      {areas.map(chip(''))}
      {near.map(chip(''))}
      {except.map(chip('Not '))}
    </Box>
  );
}

interface PlaceSidesProps {
  area: AreaFilter | null;
  adds: PlaceSide | null;
  onAdd: (side: PlaceSide) => void;
}

/** What the next place that is chosen does: it comes to those that stand, or is left out. */
export function PlaceSides({ area, adds, onAdd }: PlaceSidesProps) {
  const isOne = area !== null && area.type !== 'any-of';
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1 }}>
      {(isOne || adds === 'out') && hasRoom(area, 'in') && (
        <PlainButton aria-pressed={adds === 'in'} onClick={() => onAdd('in')} sx={sideStyles}>
          Add a place
        </PlainButton>
      )}
      {hasRoom(area, 'out') && (
        <PlainButton aria-pressed={adds === 'out'} onClick={() => onAdd('out')} sx={sideStyles}>
          Leave a place out
        </PlainButton>
      )}
    </Box>
  );
}

const rowStyles = { display: 'flex', flexWrap: 'wrap', gap: 0.75, m: 0, mb: 0.75, p: 0, listStyle: 'none' } as const;

const sideStyles = {
  mt: 0.5,
  px: 0.75,
  minHeight: 28,
  fontSize: 13,
  borderRadius: '6px',
  color: 'text.secondary',
  '&:hover': { color: 'text.primary' },
  '&[aria-pressed=true]': { color: 'text.primary', bgcolor: 'accentSoft' },
  '@media (pointer: coarse)': { minHeight: 40 },
} as const;
