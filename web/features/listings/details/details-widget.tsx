import Box from '@mui/material/Box';
import { CatchBoundary } from '@tanstack/react-router';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense, useState } from 'react';
import type { ListingReference } from '#contract/listing-reference.ts';
import type { ListingDetails } from '#contract/listings.ts';
import { isApiError } from '#web/platform/api-errors.ts';
import { wordsFor } from '#web/platform/error-words.ts';
import { SkeletonBlock } from '#web/ui/skeleton-block.tsx';
import { NoConnection } from '#web/ui/no-connection.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import { lazyPart } from '#web/platform/lazy-part.ts';
import { fullAddress, fullPrice, listingsToday } from '../formats.ts';
import { listingDetailsQuery } from '../listings.data.ts';
import { openHousesToCome, openHouseWords } from '../parts/open-house-words.ts';
import { PhotoCarousel } from '../parts/photo-carousel.tsx';
import { StatusChip } from '../parts/status-chip.tsx';
import { AgentsSection } from './agents-section.tsx';
import { CostSection } from './cost-section.tsx';
import { headlineFacts, homeFacts, mainFacts, priceFacts, recordFacts, timeFacts, webLink } from './listing-facts.ts';
import { OutsideLink } from './outside-link.tsx';
import { LocationSection } from './location-section.tsx';
import { HistorySection } from './history-section.tsx';
import { FactGrid, factGridStyles, Section } from './section.tsx';
import { SimilarSection } from './similar-section.tsx';
import { SourceNotice } from './source-notice.tsx';

const Lightbox = lazyPart(() => import('../parts/lightbox.tsx'));

interface ListingDetailsWidgetProps {
  reference: ListingReference;
  /** Opens a similar listing, or an earlier one of the same home. */
  onOpenListing: (reference: ListingReference) => void;
  /** The way back of its frame, for a listing that cannot be shown. */
  onBack?: (() => void) | undefined;
  /** What others know of the home, after its price and costs. */
  drawBeside?: ((listing: ListingDetails) => ReactNode) | undefined;
}

/** One listing with all that its record says (docs/product/listings.md). Its frame gives the title. */
export function ListingDetailsWidget({ reference, onOpenListing, onBack, drawBeside }: ListingDetailsWidgetProps) {
  const { data: listing, error, refetch, fetchStatus } = useQuery(listingDetailsQuery(reference));
  return (
    <Box ref={beginAtTop} sx={{ p: 2 }}>
      {listing ? (
        <Details {...{ listing, reference, onOpenListing, drawBeside }} />
      ) : error ? (
        <Unavailable error={error} onRetry={() => void refetch()} onBack={onBack} />
      ) : fetchStatus === 'paused' ? (
        <NoConnection onRetry={() => void refetch()} onBack={onBack}>
          The listing opens as soon as you are back online.
        </NoConnection>
      ) : (
        <Loading />
      )}
    </Box>
  );
}

/** Another listing begins at its top, in whatever scrolls it. */
function beginAtTop(widget: HTMLElement | null): void {
  widget?.parentElement?.scrollTo(0, 0);
}

function Details({
  listing,
  reference,
  onOpenListing,
  drawBeside,
}: Omit<ListingDetailsWidgetProps, 'onBack'> & { listing: ListingDetails }) {
  const { listingStatus, description } = listing;
  const [photoOpen, setPhotoOpen] = useState<number | null>(null);
  const links = { listing: webLink(listing.link), tour: webLink(listing.virtualTourUrl) };
  const openHouses = openHousesToCome(listing, listingsToday());
  const home = homeFacts(listing);
  const priceAndTime = [...priceFacts(listing), ...timeFacts(listing, listingsToday())];
  return (
    <>
      <Box sx={{ position: 'relative' }}>
        <PhotoCarousel
          photos={listing.photos}
          alterations={listing.photoAlterations}
          placeholders={listing.photoPlaceholders}
          label="Photos"
          onOpen={setPhotoOpen}
        />
        <Box sx={{ position: 'absolute', top: 8, left: 8, pointerEvents: 'none' }}>
          <StatusChip status={listingStatus.id} label={listingStatus.listingStatus} />
        </Box>
      </Box>
      {photoOpen !== null && (
        <Suspense fallback={null}>
          <Lightbox
            photos={listing.photos}
            alterations={listing.photoAlterations}
            at={photoOpen}
            title={fullAddress(listing)}
            onClose={() => setPhotoOpen(null)}
          />
        </Suspense>
      )}
      <Box component="h3" sx={{ typography: 'h3', mt: 2, mb: 0.5, overflowWrap: 'anywhere' }}>
        {fullAddress(listing)}
      </Box>
      <Headline listing={listing} />
      <FactGrid facts={mainFacts(listing)} />
      {openHouses.length > 0 && (
        <Section title="Open houses">
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.5 }}>
            {openHouses.map((one) => (
              <li key={`${one.date} ${one.startTime}`}>{openHouseWords(one)}</li>
            ))}
          </Box>
        </Section>
      )}
      {(links.listing ?? links.tour) && (
        <Box sx={{ mt: 3, display: 'flex', gap: 1, flexWrap: 'wrap' }}>
          {links.listing && <OutsideLink href={links.listing}>View Full Listing</OutsideLink>}
          {links.tour && <OutsideLink href={links.tour}>Virtual Tour</OutsideLink>}
        </Box>
      )}
      {description && (
        <Section title="Description">
          <Box sx={{ lineHeight: 1.6, maxWidth: '70ch', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{description}</Box>
        </Section>
      )}
      {priceAndTime.length > 0 && (
        <Section title="Price and time">
          <FactGrid facts={priceAndTime} />
        </Section>
      )}
      {/* Both are extra: a record that breaks one leaves the listing to be read. */}
      <CatchBoundary getResetKey={() => listing.uPropertyId} errorComponent={() => null}>
        <HistorySection reference={reference} onOpenListing={onOpenListing} />
      </CatchBoundary>
      <CostSection listing={listing} />
      {drawBeside && (
        <CatchBoundary getResetKey={() => listing.uPropertyId} errorComponent={() => null}>
          {drawBeside(listing)}
        </CatchBoundary>
      )}
      {home.length > 0 && (
        <Section title="Home and parking">
          <FactGrid facts={home} />
        </Section>
      )}
      <Section title="Record">
        <FactGrid facts={recordFacts(listing)} />
      </Section>
      <CatchBoundary getResetKey={() => listing.uPropertyId} errorComponent={() => null}>
        <LocationSection listing={listing} />
      </CatchBoundary>
      <AgentsSection agents={listing.agents} />
      <CatchBoundary getResetKey={() => listing.uPropertyId} errorComponent={() => null}>
        <SimilarSection reference={reference} onOpenListing={onOpenListing} />
      </CatchBoundary>
      <SourceNotice listing={listing} />
    </>
  );
}

/** The price and what goes with it, under the address. */
function Headline({ listing }: { listing: ListingDetails }) {
  const { listingStatus, soldPrice, listPrice, isLease } = listing;
  const sold = listingStatus.id === 'sold';
  const price = sold ? soldPrice : listPrice;
  return (
    <Box sx={{ mb: 2, fontVariantNumeric: 'tabular-nums' }}>
      {price !== null && (
        <Box component="p" sx={{ m: 0, typography: 'h2' }}>
          {sold && 'Sold for '}
          {fullPrice(price)}
          {isLease && ' / mo'}
        </Box>
      )}
      <Box component="p" sx={{ m: 0, mt: 0.25, typography: 'body2', color: 'text.secondary' }}>
        {headlineFacts(listing, listingsToday())}
      </Box>
    </Box>
  );
}

/** A listing that is gone is no failure of ours: there is nothing to try again. */
function Unavailable({ error, onRetry, onBack }: { error: Error; onRetry: () => void; onBack: (() => void) | undefined }) {
  if (isApiError(error, 'listing_not_found')) return <ErrorState title="Listing not found" onBack={onBack} />;
  return (
    <ErrorState title="This listing could not be opened" onRetry={onRetry} onBack={onBack}>
      {wordsFor(error)}
    </ErrorState>
  );
}

function Loading() {
  return (
    <Box aria-label="Loading listing" aria-busy role="status">
      <SkeletonBlock sx={{ height: 300 }} />
      <SkeletonBlock sx={{ width: '60%', height: 26, mt: 2, mb: 2 }} />
      <Box sx={factGridStyles}>
        {mainFactPlaces.map((place) => (
          <SkeletonBlock key={place} sx={{ height: 40 }} />
        ))}
      </Box>
    </Box>
  );
}

const mainFactPlaces = Array.from({ length: 10 }, (_, place) => place);
