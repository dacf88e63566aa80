import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { HistoryEvent, HistoryEventKind } from '#contract/listing-history.ts';
import type { ListingReference } from '#contract/listing-reference.ts';
import { Button } from '#web/ui/button.tsx';
import { SkeletonBlock } from '#web/ui/skeleton-block.tsx';
import { PlainButton } from '#web/ui/plain-button.tsx';
import { fullPrice, listingsToday, orMissing, usDate } from '../formats.ts';
import { listingHistoryQuery } from '../listings.data.ts';
import { isSameListing } from '../references.ts';
import { PriceLine } from './price-line.tsx';
import { Section } from './section.tsx';

/** Shown at once; the rest waits for a click. */
const FIRST_EVENTS = 6;

const eventWords: Record<HistoryEventKind, string> = {
  listed: 'Listed',
  'price-changed': 'Price changed',
  'coming-soon': 'Coming soon',
  contingent: 'Contingent',
  pending: 'Pending',
  'back-on-market': 'Back on the market',
  'off-market': 'Off the market',
  sold: 'Sold',
};

function wordsOf({ kind, isLease, changePercent }: HistoryEvent): string {
  if (isLease && kind === 'listed') return 'Listed for rent';
  if (isLease && kind === 'sold') return 'Leased';
  if (kind === 'price-changed' && changePercent !== null) return changePercent < 0 ? 'Price cut' : 'Price raised';
  return eventWords[kind];
}

/** "−5.0%" against the list price before; of a sale "7.1% over list". */
function changeWords({ kind, changePercent }: HistoryEvent): string {
  if (changePercent === null) return '';
  const size = `${Math.abs(changePercent).toFixed(1)}%`;
  if (kind === 'sold') return changePercent === 0 ? 'At list' : `${size} ${changePercent > 0 ? 'over' : 'under'} list`;
  return `${changePercent > 0 ? '+' : '−'}${size}`;
}

interface HistorySectionProps {
  reference: ListingReference;
  onOpenListing: (reference: ListingReference) => void;
}

/** What happened to the home's price and status, newest first, as a line and as a table. */
export function HistorySection({ reference, onOpenListing }: HistorySectionProps) {
  const { data, isPending, error, refetch } = useQuery(listingHistoryQuery(reference));
  const [all, setAll] = useState(false);
  if (error && !data) {
    return (
      <Section title="Price history">
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, color: 'text.secondary' }}>
          The history could not be loaded.
          <Button size="small" variant="outlined" onClick={() => void refetch()}>
            Try again
          </Button>
        </Box>
      </Section>
    );
  }
  if (isPending) {
    return (
      <Section title="Price history">
        <SkeletonBlock aria-busy sx={{ height: 160 }} />
      </Section>
    );
  }
  const { items } = data;
  const shown = all ? items : items.slice(0, FIRST_EVENTS);
  const isLease = items.find((event) => !event.isOtherListing)?.isLease ?? false;
  return (
    <Section title="Price history">
      <PriceLine events={items} isLease={isLease} today={listingsToday()} />
      <Box component="table" sx={tableStyles}>
        <thead>
          <tr>
            <th scope="col">Date</th>
            <th scope="col">Event</th>
            <th scope="col">Price</th>
            <th scope="col">Change</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((event, at) => (
            <tr key={`${event.listing.mlsSource}:${event.listing.mlsId}:${items.length - at}`}>
              <td>{event.date === null ? 'Day not given' : usDate(event.date)}</td>
              <td>
                {wordsOf(event)}
                {event.isOtherListing && !isSameListing(event.listing, shown[at - 1]?.listing ?? null) && (
                  <OtherListing listing={event.listing} onOpen={onOpenListing} />
                )}
              </td>
              <td>
                {orMissing(event.price, fullPrice)}
                {event.isLease && event.price !== null && ' / mo'}
              </td>
              <td>{changeWords(event)}</td>
            </tr>
          ))}
        </tbody>
      </Box>
      {items.length > FIRST_EVENTS && (
        <Button size="small" aria-expanded={all} onClick={() => setAll(!all)} sx={{ mt: 0.5 }}>
          {all ? 'Show less' : `Show all ${items.length}`}
        </Button>
      )}
    </Section>
  );
}

function OtherListing({ listing, onOpen }: { listing: ListingReference; onOpen: (listing: ListingReference) => void }) {
  return (
    <PlainButton onClick={() => onOpen(listing)} sx={otherStyles}>
      Listing {listing.mlsId}
    </PlainButton>
  );
}

const otherStyles = {
  display: 'block',
  minHeight: 24,
  fontSize: 12,
  color: 'primary.main',
  textAlign: 'left',
  overflowWrap: 'anywhere',
  '&:hover': { textDecoration: 'underline' },
} as const;

const tableStyles = {
  width: '100%',
  maxWidth: 640,
  borderCollapse: 'collapse',
  fontSize: 14,
  '& th': { textAlign: 'left', fontSize: 12, fontWeight: 500, color: 'text.secondary', pb: 0.5 },
  '& td': { py: 0.75, borderTop: 1, borderColor: 'divider', verticalAlign: 'top' },
  '& th:nth-of-type(n + 3), & td:nth-of-type(n + 3)': { textAlign: 'right' },
  '& td:nth-of-type(3)': { whiteSpace: 'nowrap' },
  // Wide prices on a phone: the last words may go to a second line.
  '& td:last-of-type': { whiteSpace: { xs: 'normal', sm: 'nowrap' } },
  '& th, & td': { pr: { xs: 1, sm: 1.5 } },
  '& th:last-of-type, & td:last-of-type': { pr: 0 },
  '& td:first-of-type': { whiteSpace: 'nowrap' },
} as const;
