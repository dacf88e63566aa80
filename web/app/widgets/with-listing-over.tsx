import BackIcon from '@mui/icons-material/ArrowBack';
import Box from '@mui/material/Box';
import { Suspense, type ReactNode } from 'react';
import type { ListingReference } from '#contract/listing-reference.ts';
import { IconAction } from '#web/ui/icon-action.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { ListingDetails } from './listing-details.tsx';

interface WithListingOverProps {
  listing: ListingReference | null;
  onListingChange: (listing: ListingReference | null) => void;
  /** What the way back is called: "Back to the value". */
  backLabel: string;
  children: ReactNode;
}

/** A widget over which the listing lies that is opened from it, so that the way back finds it as it was left. */
export function WithListingOver({ listing, onListingChange, backLabel, children }: WithListingOverProps) {
  return (
    <Box sx={{ position: 'relative', height: '100%' }}>
      <Box inert={listing !== null} sx={{ height: '100%', visibility: listing ? 'hidden' : 'inherit' }}>
        {children}
      </Box>
      {listing && (
        <Box sx={{ position: 'absolute', inset: 0 }}>
          <Suspense fallback={null}>
            <Panel
              title="Property Details"
              leading={
                <IconAction label={backLabel} edge="start" autoFocus onClick={() => onListingChange(null)}>
                  <BackIcon />
                </IconAction>
              }
            >
              <ListingDetails
                key={`${listing.mlsSource}:${listing.mlsId}`}
                reference={listing}
                onBack={() => onListingChange(null)}
                onOpenListing={onListingChange}
              />
            </Panel>
          </Suspense>
        </Box>
      )}
    </Box>
  );
}
