import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import type { Listing, ListingReference } from '#contract/listings.ts';
import { isApiError } from '#web/platform/api-errors.ts';
import { fullAddress, localToday } from '../formats.ts';
import { listingDetailsQuery } from '../listings.data.ts';
import { PhotoCarousel } from '../parts/photo-carousel.tsx';
import { StatusChip } from '../parts/status-chip.tsx';
import { mainFacts, moreFacts, type Fact } from './listing-facts.ts';

/** One listing with all that its record says (document 2 §2 "Property Details widget"). Its frame gives the title. */
export function ListingDetailsWidget({ reference }: { reference: ListingReference }) {
  const { data: listing, error, refetch } = useQuery(listingDetailsQuery(reference));
  const retry = isApiError(error, 'listing_not_found') ? null : () => void refetch();
  return <Box sx={{ p: 2 }}>{listing ? <Details listing={listing} /> : error ? <NotFound retry={retry} /> : <Loading />}</Box>;
}

function Details({ listing }: { listing: Listing }) {
  const { listingStatus, listingAgent, description, link, propertyDisclaimer, virtualTourUrl } = listing;
  const firm = [listingAgent?.brokerage, listingAgent?.phone].filter(Boolean).join(' · ');
  const agent = [listingAgent?.name, listingAgent?.dreNumber && `#${listingAgent.dreNumber}`].filter(Boolean).join(' ');
  return (
    <>
      <Box sx={{ position: 'relative' }}>
        <PhotoCarousel photos={listing.photos} label="Photos" />
        <Box sx={{ position: 'absolute', top: 8, left: 8 }}>
          <StatusChip status={listingStatus.id} label={listingStatus.listingStatus} />
        </Box>
      </Box>
      <Box component="h3" sx={{ fontSize: 20, fontWeight: 600, lineHeight: 1.3, mt: 2, mb: 2 }}>
        {fullAddress(listing)}
      </Box>
      <FactGrid facts={mainFacts(listing)} />
      {description && (
        <Box sx={{ mt: 3 }}>
          <Heading>Description</Heading>
          <Box sx={{ lineHeight: 1.6, maxWidth: '70ch', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{description}</Box>
        </Box>
      )}
      <Box sx={{ mt: 3 }}>
        <Heading>More facts</Heading>
        <FactGrid facts={moreFacts(listing, localToday())} />
      </Box>
      <Box sx={{ mt: 3, display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        {link && (
          <Button variant="outlined" href={link} target="_blank" rel="noopener noreferrer">
            View Full Listing
          </Button>
        )}
        {virtualTourUrl && (
          <Button href={virtualTourUrl} target="_blank" rel="noopener noreferrer">
            Virtual tour
          </Button>
        )}
      </Box>
      <Box
        component="footer"
        sx={{
          mt: 3,
          pt: 2,
          borderTop: '1px solid',
          borderColor: 'divider',
          fontSize: 13,
          color: 'text.secondary',
          lineHeight: 1.6,
        }}
      >
        {(firm || agent) && (
          <div>
            Listed by {[agent, firm].filter(Boolean).join(', ')}
            {listingAgent?.phone && (
              <>
                {' '}
                <Link href={`tel:${listingAgent.phone}`}>Call</Link>
              </>
            )}
          </div>
        )}
        <div>{propertyDisclaimer ?? 'Information is deemed reliable but is not guaranteed. Verify sizes independently.'}</div>
      </Box>
    </>
  );
}

function Heading({ children }: { children: string }) {
  return (
    <Box component="h4" sx={{ fontSize: 14, fontWeight: 600, m: 0, mb: 1 }}>
      {children}
    </Box>
  );
}

function FactGrid({ facts }: { facts: readonly Fact[] }) {
  return (
    <Box component="dl" sx={gridStyles}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <Box component="dt" sx={{ fontSize: 12, color: 'text.secondary' }}>
            {label}
          </Box>
          <Box component="dd" sx={{ m: 0, fontWeight: 500, fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' }}>
            {value}
          </Box>
        </div>
      ))}
    </Box>
  );
}

const gridStyles = { display: 'grid', gap: 2, m: 0, gridTemplateColumns: 'repeat(auto-fill, minmax(132px, 1fr))' } as const;

function NotFound({ retry }: { retry: (() => void) | null }) {
  return (
    <Box role="status" sx={{ py: 8, textAlign: 'center' }}>
      <Box sx={{ fontWeight: 600, mb: 1 }}>Listing not found</Box>
      {retry && (
        <Button variant="outlined" onClick={retry}>
          Try again
        </Button>
      )}
    </Box>
  );
}

function Loading() {
  return (
    <Box aria-label="Loading listing" aria-busy>
      <Skeleton variant="rounded" height={300} sx={{ borderRadius: '8px' }} />
      <Skeleton width="60%" height={36} sx={{ mt: 2, mb: 1 }} />
      <Box sx={gridStyles}>
        {mainFactPlaces.map((place) => (
          <Skeleton key={place} height={40} />
        ))}
      </Box>
    </Box>
  );
}

const mainFactPlaces = Array.from({ length: 10 }, (_, place) => place);
