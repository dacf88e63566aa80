import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import type { AreaFilter } from '#contract/listing-search.ts';
import { IconAction } from '#web/ui/icon-action.tsx';
import { placesQuery } from '../listings.data.ts';
import { PlaceChips, PlaceSides } from './place-chips.tsx';
import { hasRoom, placesOf, withPlace, type PlaceSide } from './several-places.ts';
import { areaWords } from '../search/search-words.ts';
import { controlStyles, labelStyles } from './field-styles.ts';
import { areaOfPlace, placesAsTyped, placeWords, type Place } from './places.ts';

const ASK_AFTER_MS = 150;

interface PlaceFieldProps {
  area: AreaFilter | null;
  onChange: (area: AreaFilter | null) => void;
}

/**
 * Where to look: a place is typed and chosen from those that are known; a name that no place has may be looked for as it was typed. Text that
 * nothing was chosen for gives way to the area of before; no text is anywhere. Several places, and those that are left out, stand as chips.
 */
export function PlaceField({ area, onChange }: PlaceFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const [at, setAt] = useState(-1);
  /** Null: what is chosen takes the place of the one that stands in the field. */
  const [adds, setAdds] = useState<PlaceSide | null>(null);
  const isSeveral = area?.type === 'any-of' || adds !== null;
  const side = adds ?? 'in';
  const isFull = isSeveral && !hasRoom(area, side);
  const shown = isSeveral ? '' : (areaWords(area) ?? '');
  const { isOpen, isCurrent, isPending, isError, known } = usePlaces(typed);
  const isUnknown = isOpen && isCurrent && !isPending && !isError && known.length === 0;
  const places = isUnknown ? placesAsTyped(typed ?? '') : known;

  const leave = () => {
    if (typed?.trim() === '' && area && !isSeveral) onChange(null);
    setTyped(null);
    setAt(-1);
  };
  const choose = (place: Place | undefined) => {
    if (place) {
      onChange(isSeveral ? withPlace(area, areaOfPlace(place), side) : areaOfPlace(place));
      if (side === 'in') setAdds(null);
    }
    setTyped(null);
    setAt(-1);
  };
  const addTo = (next: PlaceSide) => {
    setAdds(next === adds ? null : next);
    input.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && places.length > 0) {
      event.preventDefault();
      setAt(at < 0 ? (step > 0 ? 0 : places.length - 1) : (at + step + places.length) % places.length);
    } else if (event.key === 'Enter' && typed !== null) {
      // Not the form's: what is typed is no area until a place is chosen.
      event.preventDefault();
      if (places[at]) choose(places[at]);
      else if (typed.trim() === '') leave();
      else if (isCurrent) choose(known[0]);
    } else if (event.key === 'Escape' && typed !== null) {
      event.stopPropagation();
      choose(undefined);
    }
  };

  return (
    <Box sx={{ gridColumn: '1 / -1', minWidth: 0, position: 'relative' }}>
      <Box component="label" htmlFor={id} sx={{ ...labelStyles, display: 'block' }}>
        Area
      </Box>
      {isSeveral && (
        <PlaceChips
          area={area}
          onChange={(left) => {
            onChange(left);
            input.current?.focus();
          }}
        />
      )}
      <Box sx={{ position: 'relative' }}>
        <Box
          component="input"
          ref={input}
          id={id}
          role="combobox"
          autoComplete="off"
          spellCheck={false}
          placeholder={placeholderOf(area, isFull, isSeveral ? side : null)}
          disabled={isFull}
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-controls={`${id}-places`}
          aria-activedescendant={places[at] ? `${id}-${at}` : undefined}
          value={typed ?? shown}
          onFocus={({ currentTarget }: { currentTarget: HTMLInputElement }) => currentTarget.select()}
          onChange={(event: { target: HTMLInputElement }) => {
            setTyped(event.target.value);
            setAt(-1);
          }}
          onKeyDown={onKeyDown}
          onBlur={leave}
          sx={{ ...controlStyles, pr: 5, textOverflow: 'ellipsis' }}
        />
        {area && typed === null && !isSeveral && (
          <IconAction
            label="Take the area off"
            size="small"
            onClick={() => {
              onChange(null);
              input.current?.focus();
            }}
            sx={clearStyles}
          >
            <CloseIcon fontSize="small" />
          </IconAction>
        )}
      </Box>
      <Box hidden={!isOpen} sx={isOpen ? listStyles : undefined}>
        <Box role="status" sx={known.length === 0 ? { px: 1.5, py: 1, fontSize: 14, color: 'text.secondary' } : undefined}>
          {isOpen && known.length === 0 && (isPending || !isCurrent ? 'Looking…' : isError ? FAILED : NOTHING)}
        </Box>
        <Box component="ul" role="listbox" id={`${id}-places`} aria-label="Places" sx={{ m: 0, p: 0.5, listStyle: 'none' }}>
          {places.map((place, index) => {
            const { name, kind, around } = placeWords(place);
            return (
              <Box
                component="li"
                role="option"
                key={`${place.nameType}:${name}:${around}`}
                id={`${id}-${index}`}
                aria-selected={index === at}
                ref={index === at ? scrollIntoView : undefined}
                // Before the field loses the focus, which would close the list.
                onPointerDown={(event: { preventDefault: () => void }) => event.preventDefault()}
                onClick={() => choose(place)}
                onPointerMove={() => setAt(index)}
                sx={optionStyles}
              >
                <Box component="span" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
                  {name}
                  {around && (
                    <Box component="span" sx={{ color: 'text.secondary' }}>
                      , {around}
                    </Box>
                  )}
                </Box>
                <Box component="span" sx={{ fontSize: 12, color: 'text.secondary' }}>
                  {isUnknown ? `${kind}, as typed` : kind}
                </Box>
              </Box>
            );
          })}
        </Box>
      </Box>
      <PlaceSides area={area} adds={adds} onAdd={addTo} />
    </Box>
  );
}

function placeholderOf(area: AreaFilter | null, isFull: boolean, side: PlaceSide | null): string {
  if (isFull) return 'Ten places at most';
  if (side === 'out') return 'A place that homes shall not lie in';
  return placesOf(area).areas.length > 0 ? 'One place more' : 'Anywhere: type a city, neighborhood, ZIP or street';
}

const FAILED = 'Places could not be loaded. Type on to try again.';
const NOTHING = 'No place with listings has this name.';

/** What is typed as places; null asks nothing, and a pause in the typing asks. */
function usePlaces(typed: string | null) {
  const text = typed?.trim() || null;
  const [asked, setAsked] = useState<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(text), ASK_AFTER_MS);
    return () => clearTimeout(timer);
  }, [text]);
  const isOpen = text !== null && asked !== null;
  const { data, isPending, isError, isPlaceholderData } = useQuery(placesQuery(isOpen ? asked : null));
  return {
    isOpen,
    /** The places are those of the text, not of one before it. */
    isCurrent: asked === text && !isPlaceholderData,
    isPending,
    isError,
    known: isOpen && !isError ? (data?.items ?? []) : [],
  };
}

function scrollIntoView(option: HTMLElement | null): void {
  option?.scrollIntoView({ block: 'nearest' });
}

const clearStyles = {
  position: 'absolute',
  right: 4,
  top: '50%',
  transform: 'translateY(-50%)',
  '@media (pointer: coarse)': { minWidth: 40, minHeight: 40, right: 2 },
} as const;

const listStyles = {
  position: 'absolute',
  zIndex: 2,
  left: 0,
  right: 0,
  mt: 0.5,
  maxHeight: 280,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  border: 1,
  borderColor: 'divider',
  borderRadius: '8px',
  bgcolor: 'background.paper',
  boxShadow: '0 8px 28px rgb(0 0 0 / 0.18)',
} as const;

const optionStyles = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  px: 1.25,
  py: 0.5,
  minHeight: 36,
  borderRadius: '6px',
  fontSize: 14,
  cursor: 'pointer',
  '&[aria-selected=true]': { bgcolor: 'accentSoft' },
  '@media (pointer: coarse)': { minHeight: 44 },
} as const;
