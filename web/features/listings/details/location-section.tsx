import { Suspense, useState } from 'react';
import type { ListingDetails } from '#contract/listings.ts';
import { lazyPart } from '#web/platform/lazy-part.ts';
import { Button } from '#web/ui/button.tsx';
import { SkeletonBlock } from '#web/ui/skeleton-block.tsx';
import { Section } from './section.tsx';

const ListingMap = lazyPart(() => import('../map/listing-map.tsx'));

/** The listing on a map, whose code comes when it is asked for; nothing where the record has no place. */
export function LocationSection({ listing }: { listing: ListingDetails }) {
  const { latitude, longitude } = listing;
  const [isShown, setShown] = useState(false);
  if (latitude === null || longitude === null) return null;
  return (
    <Section
      title="Location"
      actions={
        <Button size="small" variant="outlined" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
          {isShown ? 'Hide map' : 'Show map'}
        </Button>
      }
    >
      {isShown && (
        <Suspense fallback={<SkeletonBlock sx={{ height: 300 }} />}>
          <ListingMap listing={listing} latitude={latitude} longitude={longitude} />
        </Suspense>
      )}
    </Section>
  );
}
