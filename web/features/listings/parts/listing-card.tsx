import Box from '@mui/material/Box';
import { memo } from 'react';
import type { ListingReference } from '#contract/listing-reference.ts';
import type { ListingResult } from '#contract/listings.ts';
import { PlainButton } from '#web/ui/plain-button.tsx';
import { daysBetween, fullAddress, fullPrice, listingsToday, sizeLine, squareFeet, usDate } from '../formats.ts';
import { referenceTo } from '../references.ts';
import { alterationWords } from '#contract/photo-alterations.ts';
import type { Choosing } from '../choosing.ts';
import { ChoiceBox } from './choice-box.tsx';
import { FromTheRemarks } from './from-the-remarks.tsx';
import { ListingPhoto } from './listing-photo.tsx';
import { openHousesToCome, openHouseWords } from './open-house-words.ts';
import { StatusChip } from './status-chip.tsx';

function timeWords(listing: ListingResult, today: string): string | null {
  if (listing.listingStatus.id === 'sold') return listing.soldDate ? `Sold ${usDate(listing.soldDate)}` : null;
  if (!listing.listDate) return null;
  const days = daysBetween(listing.listDate, today);
  return days === 0 ? 'Listed today' : `${days} ${days === 1 ? 'day' : 'days'} since listed`;
}

function priceCut(listing: ListingResult): string | null {
  const { originalListPrice, listPrice } = listing;
  if (listing.listingStatus.id === 'sold' || !originalListPrice || !listPrice || listPrice >= originalListPrice) return null;
  return `Cut ${fullPrice(originalListPrice - listPrice)}`;
}

interface ListingCardProps {
  listing: ListingResult;
  /** Its place in the results, by which replies name it. */
  number?: number;
  /** Its details are open, or were when the user came back. */
  isCurrent?: boolean;
  onOpen: (reference: ListingReference) => void;
  /** Where it can be chosen out of the results. */
  choosing?: Choosing | undefined;
}

/** A search result; the whole card opens Property Details. */
export const ListingCard = memo(function ListingCard({ listing, number, isCurrent = false, onOpen, choosing }: ListingCardProps) {
  const { addressLine1, addressLine2, city, zipCode, neighborhood, currentPrice, listingStatus, propertyType, isLease } = listing;
  const [openHouse] = openHousesToCome(listing, listingsToday());
  const notes = [timeWords(listing, listingsToday()), priceCut(listing)].filter((note) => note !== null);
  const street = [addressLine1, addressLine2].filter(Boolean).join(', ');
  const cityAndZipCode = [city, zipCode].filter(Boolean).join(', ');
  return (
    <Box component="article" sx={isCurrent ? currentCardStyles : cardStyles}>
      {/* Over the whole card, beside its text: inside a button none of it could be read piece by piece. */}
      <PlainButton
        aria-label={`Open ${fullAddress(listing)}`}
        aria-current={isCurrent || undefined}
        onClick={() => onOpen(referenceTo(listing))}
        sx={coverStyles}
      />
      <Box sx={{ position: 'relative', width: '100%' }}>
        <ListingPhoto
          source={listing.photos[0]}
          alt=""
          // `auto` is the card's real width, where the browser knows the word; cards are 260 to 420 px wide but for a phone's.
          sizes="auto, (min-width: 600px) 380px, 100vw"
          placeholder={listing.photoPlaceholders?.[0]}
        />
        {listing.photoAlterations[0] && <Box sx={alteredStyles}>{alterationWords(listing.photoAlterations[0])}</Box>}
        <Box sx={{ position: 'absolute', top: 8, left: 8, display: 'flex', gap: 0.75 }}>
          {number !== undefined && <Box sx={numberStyles}>{number}</Box>}
          <StatusChip status={listingStatus.id} label={listingStatus.listingStatus} />
        </Box>
        {choosing && (
          // Over what opens the listing.
          <Box sx={{ position: 'absolute', top: 4, right: 4, zIndex: 2 }}>
            <ChoiceBox choosing={choosing} reference={referenceTo(listing)} name={fullAddress(listing)} />
          </Box>
        )}
      </Box>
      <Box sx={{ p: 1.5, width: '100%', fontVariantNumeric: 'tabular-nums' }}>
        <Box sx={{ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: 1 }}>
          <Box component="span" sx={{ fontSize: 20, fontWeight: 650, letterSpacing: '-0.01em' }}>
            {currentPrice === null ? 'N/A' : fullPrice(currentPrice)}
            {isLease && currentPrice !== null && (
              <Box component="span" sx={muted}>
                {' '}
                / mo
              </Box>
            )}
          </Box>
          <Box component="span" sx={{ ...muted, fontSize: 12, ...oneLine }}>
            {propertyType.propertyType}
          </Box>
        </Box>
        <Box sx={{ fontSize: 14, mt: 0.25 }}>
          {sizeLine(listing) || (listing.lotSize === null ? 'N/A' : `${squareFeet(listing.lotSize)} lot`)}
        </Box>
        <Box sx={{ fontSize: 14, mt: 1, ...oneLine }}>{street || 'Address not shown'}</Box>
        <Box sx={{ ...muted, display: 'flex', whiteSpace: 'pre' }}>
          {neighborhood && <Box sx={oneLine}>{neighborhood}</Box>}
          {/* What a home is found by is never cut off. */}
          <Box sx={{ flexShrink: 0 }}>
            {neighborhood && cityAndZipCode && ', '}
            {cityAndZipCode}
          </Box>
        </Box>
        {listing.remarksExcerpt && <FromTheRemarks parts={listing.remarksExcerpt} />}
        {openHouse && <Box sx={{ mt: 0.5, fontSize: 13, fontWeight: 600 }}>Open house {openHouseWords(openHouse)}</Box>}
        {notes.length > 0 && <Box sx={{ ...muted, mt: 0.5, fontSize: 12 }}>{notes.join(' · ')}</Box>}
      </Box>
    </Box>
  );
});

const muted = { fontSize: 13, fontWeight: 400, color: 'text.secondary', letterSpacing: 0 } as const;
const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

const coverStyles = { position: 'absolute', inset: 0, zIndex: 1, borderRadius: '12px' } as const;

const numberStyles = {
  display: 'grid',
  placeItems: 'center',
  minWidth: 24,
  height: 24,
  px: 0.5,
  borderRadius: '12px',
  fontSize: 12,
  fontWeight: 650,
  fontVariantNumeric: 'tabular-nums',
  color: '#fff',
  bgcolor: 'rgb(19 19 25 / 0.85)',
} as const;

const alteredStyles = {
  position: 'absolute',
  left: 8,
  bottom: 8,
  px: 1,
  borderRadius: '8px',
  fontSize: 12,
  lineHeight: '20px',
  color: '#fff',
  bgcolor: 'rgb(19 19 25 / 0.85)',
} as const;

const cardStyles = {
  position: 'relative',
  overflow: 'hidden',
  borderRadius: '12px',
  border: '1px solid',
  borderColor: 'divider',
  bgcolor: 'background.paper',
  transition: 'border-color 150ms',
  '&:hover': { borderColor: 'text.secondary' },
  '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 2 },
} as const;

const currentCardStyles = {
  ...cardStyles,
  borderColor: 'primary.main',
  boxShadow: '0 0 0 1px var(--sk-palette-primary-main)',
} as const;
