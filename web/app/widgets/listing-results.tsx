import { useNavigate } from '@tanstack/react-router';
import { Suspense } from 'react';
import type { ListingSearch } from '#contract/listing-search.ts';
import { searchWords, useListingSearch } from '#web/features/listings/index.ts';
import { lazyPart } from '#web/platform/lazy-part.ts';
import { ListingsPanel } from './listings-panel.tsx';
import type { WidgetProps } from './widget-props.ts';

const SaveSearch = lazyPart(() => import('./save-search.tsx'));

/** The search of a reply, kept as it is changed. */
export default function ListingResults({ artifact, listing, onListingChange, onSaved }: WidgetProps<ListingSearch>) {
  const results = useListingSearch({
    artifactId: artifact.id,
    initialSearch: artifact.content.arguments,
    onSaved: (search) => onSaved({ ...artifact, content: { ...artifact.content, arguments: search } }),
  });
  const navigate = useNavigate();
  return (
    <ListingsPanel
      {...{ results, listing, onListingChange }}
      title={results.isIdle ? 'Search Listings' : 'Search Results'}
      actions={
        <Suspense fallback={null}>
          <SaveSearch
            search={results.search}
            words={searchWords(results.search)}
            onOpen={(savedSearchId) => void navigate({ to: '/saved-searches/$savedSearchId', params: { savedSearchId } })}
          />
        </Suspense>
      }
    />
  );
}
