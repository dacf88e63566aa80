import { type ComponentProps, Suspense } from 'react';
import { ListingDetailsWidget } from '#web/features/listings/index.ts';
import { lazyPart } from '#web/platform/lazy-part.ts';

const HomeBesideMarket = lazyPart(() => import('#web/features/market/home-beside-market.tsx'));

/** Property Details with how the home compares with its market. */
export function ListingDetails(props: Omit<ComponentProps<typeof ListingDetailsWidget>, 'drawBeside'>) {
  return (
    <ListingDetailsWidget
      {...props}
      drawBeside={(home) => (
        <Suspense>
          <HomeBesideMarket home={home} />
        </Suspense>
      )}
    />
  );
}
