import BackIcon from '@mui/icons-material/ArrowBack';
import Box from '@mui/material/Box';
import { Suspense, useId, useState } from 'react';
import type { ListingSearch } from '#contract/listing-search.ts';
import type { MarketWidgetArguments } from '#contract/market-widget.ts';
import { ListingsSearchWidget, useListingSearch } from '#web/features/listings/index.ts';
import { MarketFigures } from '#web/features/market/index.ts';
import { IconAction } from '#web/ui/icon-action.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { ListingDetails } from './listing-details.tsx';
import type { WidgetProps } from './widget-props.ts';

/** The sales that the figures rest on. */
function salesOf({ request, told }: MarketWidgetArguments): ListingSearch {
  return {
    areaFilter: request.areaFilter,
    propertyTypes: told.propertyTypes,
    propertyStatus: ['sold'],
    soldDate: told.period,
    orderResultsBy: { term: 'solddate', order: 'desc' },
    ...(told.isLease ? { listingTransactionType: 'lease' } : {}),
  };
}

/** How a market does, and the sales behind it; one that is opened lies over them. */
export default function MarketWidget({ artifact, listing, onListingChange }: WidgetProps<MarketWidgetArguments>) {
  const { arguments: given } = artifact.content;
  const [tab, setTab] = useState<'figures' | 'sales'>('figures');
  const panels = useId();
  const { told } = given;
  return (
    <Box sx={{ position: 'relative', height: '100%' }}>
      <Box inert={listing !== null} sx={{ height: '100%', visibility: listing ? 'hidden' : 'inherit' }}>
        <Panel
          title="Market"
          subtitle={told.area}
          toolbar={
            <Tabs
              label="Market"
              chosen={tab}
              onChoose={setTab}
              tabs={[
                { id: 'figures', label: 'Figures', controls: `${panels}-figures` },
                {
                  id: 'sales',
                  label: `${told.soldCount.value.toLocaleString('en-US')} ${told.isLease ? 'leases' : 'sales'}`,
                  controls: `${panels}-sales`,
                },
              ]}
            />
          }
        >
          <div role="tabpanel" id={`${panels}-figures`} aria-label="Figures" hidden={tab !== 'figures'}>
            <MarketFigures {...given} />
          </div>
          <div role="tabpanel" id={`${panels}-sales`} aria-label="Sales" hidden={tab !== 'sales'}>
            {tab === 'sales' && <Sales search={salesOf(given)} onOpenListing={onListingChange} current={listing} />}
          </div>
        </Panel>
      </Box>
      {listing && (
        <Box sx={{ position: 'absolute', inset: 0 }}>
          <Suspense fallback={null}>
            <Panel
              title="Property Details"
              leading={
                <IconAction label="Back to the market" edge="start" autoFocus onClick={() => onListingChange(null)}>
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

interface SalesProps {
  search: ListingSearch;
  current: WidgetProps['listing'];
  onOpenListing: WidgetProps['onListingChange'];
}

function Sales({ search, current, onOpenListing }: SalesProps) {
  // What is filtered here is not kept: the figures stay those of all these sales.
  const results = useListingSearch({ artifactId: null, initialSearch: search });
  return (
    <ListingsSearchWidget
      results={results}
      current={current}
      onOpenListing={onOpenListing}
      onFilter={() => results.applyFilters(search)}
    />
  );
}
