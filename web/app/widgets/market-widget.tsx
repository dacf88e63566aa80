import { useId, useState } from 'react';
import type { ListingSearch } from '#contract/listing-search.ts';
import type { MarketWidgetArguments } from '#contract/market-widget.ts';
import { ListingsSearchWidget, useListingSearch } from '#web/features/listings/index.ts';
import { MarketFigures } from '#web/features/market/index.ts';
import { Panel } from '#web/ui/panel.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import type { WidgetProps } from './widget-props.ts';
import { WithListingOver } from './with-listing-over.tsx';

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
    <WithListingOver listing={listing} onListingChange={onListingChange} backLabel="Back to the market">
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
    </WithListingOver>
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
