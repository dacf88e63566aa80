import type { MapAnswer, MapListing } from '#contract/listing-map.ts';
import type { ListingStatus } from '#contract/listing-vocabulary.ts';
import type { PinColor } from '#web/ui/map/pin-images.ts';
import type { Pin } from '#web/ui/map/pins.tsx';
import { shortPrice } from '../formats.ts';

/** Homes at one place, as far as four decimals tell: the units of a building share a pin. */
export interface PlaceOnMap {
  id: string;
  latitude: number;
  longitude: number;
  listings: MapListing[];
}

const colorOfStatus: Record<ListingStatus, PinColor> = {
  active: 'active',
  sold: 'sold',
  pending: 'pending',
  contingent: 'pending',
  soon: 'other',
};

const GROUPED_DECIMALS = 4;

export function placesOf(markers: MapAnswer['markers']): PlaceOnMap[] {
  const places = new Map<string, PlaceOnMap>();
  for (const { listing, latitude, longitude } of markers) {
    const id = `${latitude.toFixed(GROUPED_DECIMALS)},${longitude.toFixed(GROUPED_DECIMALS)}`;
    const place = places.get(id);
    if (place) place.listings.push(listing);
    else places.set(id, { id, latitude, longitude, listings: [listing] });
  }
  return [...places.values()];
}

function labelOf([first, ...others]: readonly MapListing[]): string {
  if (others.length > 0) return `${others.length + 1} homes`;
  return first?.currentPrice == null ? 'No price' : shortPrice(first.currentPrice);
}

export const CLUSTER_PREFIX = 'cluster:';

/** Everything that is drawn of an answer: a pin per place, a disc per cluster. */
export function pinsOf(places: readonly PlaceOnMap[], clusters: MapAnswer['clusters']): Pin[] {
  return [
    ...clusters.map(({ latitude, longitude, count }, at) => ({
      id: `${CLUSTER_PREFIX}${at}`,
      latitude,
      longitude,
      label: count.toLocaleString('en-US'),
      color: 'cluster' as const,
    })),
    ...places.map(({ id, latitude, longitude, listings }) => ({
      id,
      latitude,
      longitude,
      label: labelOf(listings),
      color: colorOfStatus[listings[0]?.listingStatus.id ?? 'active'],
    })),
  ];
}
