import { Suspense } from 'react';
import Box from '@mui/material/Box';
import type { ValuationRequest } from '#contract/market-valuation.ts';
import BackIcon from '@mui/icons-material/ArrowBack';
import { ValueWidget } from '#web/features/market/index.ts';
import { IconAction } from '#web/ui/icon-action.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { ListingDetails } from './listing-details.tsx';
import type { WidgetProps } from './widget-props.ts';

/** A home's value; a comparable that is opened lies over it, so that the way back finds it as it was left. */
export default function HomeValueWidget({ artifact, listing, onListingChange, onSaved }: WidgetProps<ValuationRequest>) {
  return (
    <Box sx={{ position: 'relative', height: '100%' }}>
      <Box inert={listing !== null} sx={{ height: '100%', visibility: listing ? 'hidden' : 'inherit' }}>
        <ValueWidget
          artifactId={artifact.id}
          initialRequest={artifact.content.arguments}
          onSaved={(request) => onSaved({ ...artifact, content: { ...artifact.content, arguments: request } })}
          onOpenListing={onListingChange}
        />
      </Box>
      {listing && (
        <Box sx={{ position: 'absolute', inset: 0 }}>
          <Suspense fallback={null}>
            <Panel
              title="Property Details"
              leading={
                <IconAction label="Back to the value" edge="start" autoFocus onClick={() => onListingChange(null)}>
                  <BackIcon />
                </IconAction>
              }
            >
              <ListingDetails key={`${listing.mlsSource}:${listing.mlsId}`} reference={listing} onOpenListing={onListingChange} />
            </Panel>
          </Suspense>
        </Box>
      )}
    </Box>
  );
}
