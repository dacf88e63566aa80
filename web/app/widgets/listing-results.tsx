import { useNavigate } from '@tanstack/react-router';
import Box from '@mui/material/Box';
import { Suspense, useState } from 'react';
import type { ListingSearch } from '#contract/listing-search.ts';
import type { ListingReference } from '#contract/listing-reference.ts';
import { isSameListing, searchWords, useListingSearch, type Choosing } from '#web/features/listings/index.ts';
import { lazyPart } from '#web/platform/lazy-part.ts';
import { Button } from '#web/ui/button.tsx';
import { ListingsPanel } from './listings-panel.tsx';
import { withArguments, type WidgetProps } from './widget-props.ts';

const SaveSearch = lazyPart(() => import('./save-search.tsx'));
const TourBar = lazyPart(() => import('./plan-tour.tsx'));

/** The search of a reply, kept as it is changed. */
export default function ListingResults({ artifact, listing, onListingChange, onSaved }: WidgetProps<ListingSearch>) {
  const results = useListingSearch({
    artifactId: artifact.id,
    initialSearch: artifact.content.arguments,
    onSaved: (search) => onSaved(withArguments(artifact, search)),
  });
  const navigate = useNavigate();
  /** In the order in which they were chosen, over all pages; null while none are being chosen. */
  const [chosen, setChosen] = useState<readonly ListingReference[] | null>(null);
  const choosing: Choosing | undefined = chosen
    ? {
        label: 'Choose',
        isChosen: (home) => chosen.some((one) => isSameListing(one, home)),
        toggle: (home) => {
          const others = chosen.filter((one) => !isSameListing(one, home));
          setChosen(others.length < chosen.length ? others : [...chosen, home]);
        },
        subject: null,
      }
    : undefined;
  return (
    <Box sx={{ height: '100%', display: 'flex', flexDirection: 'column' }}>
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <ListingsPanel
          {...{ results, listing, onListingChange }}
          {...(choosing && { choosing })}
          title={results.isIdle ? 'Search Listings' : 'Search Results'}
          actions={
            <>
              {!choosing && Boolean(results.answer?.items.length) && (
                <Button variant="outlined" size="small" onClick={() => setChosen([])}>
                  Plan a tour
                </Button>
              )}
              <Suspense fallback={null}>
                <SaveSearch
                  search={results.search}
                  words={searchWords(results.search)}
                  onOpen={(savedSearchId) => void navigate({ to: '/saved-searches/$savedSearchId', params: { savedSearchId } })}
                />
              </Suspense>
            </>
          }
        />
      </Box>
      {chosen && (
        <Suspense fallback={null}>
          <TourBar
            homes={chosen}
            onPlanned={(presentationId) =>
              void navigate({ to: '/presentations/$presentationId/edit', params: { presentationId } })
            }
            onCancel={() => setChosen(null)}
          />
        </Suspense>
      )}
    </Box>
  );
}
