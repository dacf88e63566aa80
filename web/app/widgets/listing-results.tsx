import BackIcon from '@mui/icons-material/ArrowBack';
import Box from '@mui/material/Box';
import { lazy, Suspense, useEffect, useRef } from 'react';
import type { ListingReference } from '#contract/listings.ts';
import { ListingsSearchWidget } from '#web/features/listings/index.ts';
import { IconAction } from '#web/ui/icon-action.tsx';
import { Panel } from '#web/ui/panel.tsx';
import type { WidgetProps } from './widget-props.ts';

/** The carousel and the facts arrive with the first listing that is opened. */
const ListingDetails = lazy(() => import('./listing-details.tsx'));

/** Search results; a listing that is opened lies over them, so that its way back finds them as they were left. */
export default function ListingResults({ artifact, listing, onListingChange }: WidgetProps<'widget-listings-search'>) {
  const opener = useRef<Element | null>(null);
  useEffect(() => {
    if (listing === null && opener.current instanceof HTMLElement) opener.current.focus();
  }, [listing]);
  const open = (reference: ListingReference) => {
    opener.current = document.activeElement;
    onListingChange(reference);
  };
  return (
    <Box sx={{ position: 'relative', height: '100%' }}>
      <Box inert={listing !== null} sx={{ height: '100%', visibility: listing ? 'hidden' : 'inherit' }}>
        <Panel title="Search Results">
          <ListingsSearchWidget artifactId={artifact.id} search={artifact.content.arguments} onOpenListing={open} />
        </Panel>
      </Box>
      {listing && (
        <Box sx={{ position: 'absolute', inset: 0 }}>
          <Panel
            title="Property Details"
            leading={
              <IconAction label="Back to results" edge="start" autoFocus onClick={() => onListingChange(null)}>
                <BackIcon />
              </IconAction>
            }
          >
            <Suspense fallback={null}>
              <ListingDetails reference={listing} />
            </Suspense>
          </Panel>
        </Box>
      )}
    </Box>
  );
}
