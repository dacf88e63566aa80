import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import type { AreaFilter, OneArea } from '#contract/listing-search.ts';
import { PlainButton } from '#web/ui/plain-button.tsx';
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
        <PlainButton aria-label={`Take off ${words}`} onClick={() => onChange(withoutPlace(area, one))} sx={chipStyles}>
          {words}
          <CloseIcon />
        </PlainButton>
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

const chipStyles = {
  fontSize: 13,
  lineHeight: '24px',
  gap: 0.5,
  pl: 1,
  pr: 0.5,
  borderRadius: '8px',
  border: '1px solid',
  borderColor: 'divider',
  overflowWrap: 'anywhere',
  textAlign: 'left',
  '& svg': { fontSize: 14, color: 'text.secondary' },
  '&:hover': { borderColor: 'outline', '& svg': { color: 'text.primary' } },
  '@media (pointer: coarse)': { minHeight: 40, px: 1.25 },
} as const;

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
