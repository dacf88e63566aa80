import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';
import type { ListingReference } from '#contract/listing-reference.ts';
import type { MapListing } from '#contract/listing-map.ts';
import { PlainButton } from '#web/ui/plain-button.tsx';
import type { Choosing } from '../choosing.ts';
import { shortPrice, sizeLine } from '../formats.ts';
import { ChoiceBox } from '../parts/choice-box.tsx';
import { referenceTo } from '../references.ts';
import type { PlaceOnMap } from './map-pins.ts';

interface HomesInViewProps {
  places: readonly PlaceOnMap[];
  /** Null while they are looked for. */
  total: number | null;
  /** Said in one line, as the other states are: a list that grew would shrink the map, which would then ask for another view. */
  hasFailed: boolean;
  /** The place that is pointed at or open, on the map or here. */
  marked: string | null;
  onPoint: (id: string | null) => void;
  onOpen: (listing: ListingReference) => void;
  choosing?: Choosing | undefined;
}

/** What is on the map as a list, so that who does not see or touch the map has the same; one lights the other up. */
export function HomesInView({ places, total, hasFailed, marked, onPoint, onOpen, choosing }: HomesInViewProps) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    list.current?.querySelector('[data-marked=true]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [marked]);
  const shown = places.reduce((sum, { listings }) => sum + listings.length, 0);
  return (
    <Box
      component="section"
      aria-label="Homes on the map"
      sx={{ borderTop: 1, borderColor: 'divider', bgcolor: 'background.paper' }}
    >
      <Box role="status" sx={{ px: 2, pt: 1, fontSize: 13, color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
        {hasFailed ? 'Homes could not be loaded.' : wordsFor(shown, total)}
      </Box>
      <Box component="ul" ref={list} sx={listStyles}>
        {places.flatMap((place) =>
          place.listings.map((listing) => (
            <Box component="li" key={listing.id} data-marked={marked === place.id} sx={{ position: 'relative' }}>
              <Home
                listing={listing}
                isMarked={marked === place.id}
                onPoint={(isPointed) => onPoint(isPointed ? place.id : null)}
                onOpen={() => onOpen(referenceTo(listing))}
              />
              {choosing && (
                <Box sx={{ position: 'absolute', top: 2, right: 2 }}>
                  <ChoiceBox choosing={choosing} reference={referenceTo(listing)} name={addressOf(listing)} />
                </Box>
              )}
            </Box>
          )),
        )}
      </Box>
    </Box>
  );
}

function wordsFor(shown: number, total: number | null): string {
  if (total === null) return 'Looking for homes…';
  if (total === 0) return 'No homes of this search in view. Move or widen the map.';
  if (shown < total) return `${total.toLocaleString('en-US')} homes in view. Zoom in to see each of them.`;
  return total === 1 ? '1 home in view' : `${total.toLocaleString('en-US')} homes in view`;
}

const addressOf = ({ addressLine1, addressLine2, city }: MapListing): string =>
  [addressLine1, addressLine2].filter(Boolean).join(', ') || city || 'Address not shown';

interface HomeProps {
  listing: MapListing;
  isMarked: boolean;
  onPoint: (isPointed: boolean) => void;
  onOpen: () => void;
}

function Home({ listing, isMarked, onPoint, onOpen }: HomeProps) {
  const { currentPrice, listingStatus, photos } = listing;
  return (
    <PlainButton
      onClick={onOpen}
      onMouseEnter={() => onPoint(true)}
      onMouseLeave={() => onPoint(false)}
      onFocus={() => onPoint(true)}
      onBlur={() => onPoint(false)}
      sx={{ ...homeStyles, borderColor: isMarked ? 'primary.main' : 'divider' }}
    >
      {photos[0] ? (
        <Box component="img" src={`${photos[0]}?w=320`} alt="" loading="lazy" sx={photoStyles} />
      ) : (
        <Box sx={photoStyles} />
      )}
      <Box sx={{ p: 1, minWidth: 0 }}>
        <Box sx={{ fontWeight: 600, fontSize: 14 }}>
          {currentPrice === null ? 'No price' : shortPrice(currentPrice)}
          <Box component="span" sx={{ ml: 1, fontWeight: 400, fontSize: 12, color: 'text.secondary' }}>
            {listingStatus.listingStatus}
          </Box>
        </Box>
        <Box sx={line}>{addressOf(listing)}</Box>
        <Box sx={line}>{sizeLine(listing)}</Box>
      </Box>
    </PlainButton>
  );
}

const line = {
  fontSize: 12,
  color: 'text.secondary',
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
} as const;
const photoStyles = { width: 96, height: 72, objectFit: 'cover', flexShrink: 0, bgcolor: 'action.hover' } as const;
const homeStyles = {
  display: 'flex',
  width: 264,
  textAlign: 'left',
  border: 1,
  borderRadius: '8px',
  overflow: 'hidden',
  bgcolor: 'background.paper',
} as const;
const listStyles = {
  display: 'flex',
  gap: 1,
  m: 0,
  p: 1.5,
  pt: 1,
  listStyle: 'none',
  overflowX: 'auto',
  minHeight: 96,
  scrollbarWidth: 'thin',
  fontVariantNumeric: 'tabular-nums',
} as const;
