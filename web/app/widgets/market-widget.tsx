import { useId, useState } from 'react';
import type { ListingSearch } from '#contract/listing-search.ts';
import type { MarketWidgetArguments } from '#contract/market-widget.ts';
import { ListingsSearchWidget, useListingSearch } from '#web/features/listings/index.ts';
import { isRecords, MarketFigures, type MarketRecords } from '#web/features/market/index.ts';
import { Panel } from '#web/ui/panel.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import type { WidgetProps } from './widget-props.ts';
import { WithListingOver } from './with-listing-over.tsx';

/** The listings that figures were counted from. */
function searchOf({ request, told }: MarketWidgetArguments, records: MarketRecords): ListingSearch {
  const { areaFilter } = request;
  const market: ListingSearch = {
    areaFilter,
    propertyTypes: told.propertyTypes,
    ...(told.isLease ? { listingTransactionType: 'lease' } : {}),
  };
  if (records === 'active') return { ...market, propertyStatus: ['active'] };
  return {
    ...market,
    propertyStatus: ['sold'],
    soldDate: records === 'year' ? told.monthsOfSupply.period : told.period,
    orderResultsBy: { term: 'solddate', order: 'desc' },
  };
}

/** How a market does, and the listings behind each figure; one that is opened lies over them. */
export default function MarketWidget({ artifact, listing, onListingChange, part = null }: WidgetProps<MarketWidgetArguments>) {
  const { arguments: given } = artifact.content;
  const { told } = given;
  const [tab, setTab] = useState<'figures' | 'sales' | 'active'>('figures');
  const [sales, setSales] = useState<'sold' | 'year'>('sold');
  const [shownPart, setShownPart] = useState<typeof part>(null);
  const panels = useId();
  const records = tab === 'active' ? 'active' : sales;
  const show = (wanted: MarketRecords): void => {
    setTab(wanted === 'active' ? 'active' : 'sales');
    if (wanted !== 'active') setSales(wanted);
  };
  if (part !== shownPart) {
    setShownPart(part);
    if (part && isRecords(part.name)) show(part.name);
  }
  const count = (n: number): string => n.toLocaleString('en-US');
  const counted = (n: number): string => `${count(n)} ${told.isLease ? 'lease' : 'sale'}${n === 1 ? '' : 's'}`;
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
                label: sales === 'year' ? `${counted(told.monthsOfSupply.n)}, 12 months` : counted(told.soldCount.value),
                controls: `${panels}-records`,
              },
              { id: 'active', label: `${count(told.activeCount.value)} active`, controls: `${panels}-records` },
            ]}
          />
        }
      >
        <div role="tabpanel" id={`${panels}-figures`} aria-label="Figures" hidden={tab !== 'figures'}>
          <MarketFigures {...given} onRecords={show} />
        </div>
        <div role="tabpanel" id={`${panels}-records`} aria-label="Listings" hidden={tab === 'figures'}>
          {tab !== 'figures' && (
            <Records key={records} search={searchOf(given, records)} onOpenListing={onListingChange} current={listing} />
          )}
        </div>
      </Panel>
    </WithListingOver>
  );
}

interface RecordsProps {
  search: ListingSearch;
  current: WidgetProps['listing'];
  onOpenListing: WidgetProps['onListingChange'];
}

function Records({ search, current, onOpenListing }: RecordsProps) {
  // What is filtered here is not kept: the figures stay those of all these listings.
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
