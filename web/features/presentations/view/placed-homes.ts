import type { PresentationProperty } from '#contract/presentation-property.ts';

/** A home where it lies, with what its pin says. */
export interface PlacedHome {
  home: PresentationProperty;
  label: string;
  /** What its pin shows; `other` for a comparable that is neither sold nor for sale as far as is known. */
  marker: PresentationProperty['type'] | 'other';
  latitude: number;
  longitude: number;
}

export const markerOf = ({ type, listingStatus }: PresentationProperty): PlacedHome['marker'] =>
  type === 'comparable-active' && !/active|soon/i.test(listingStatus ?? '') ? 'other' : type;

/** The subject first; comparables by their number in the list below the map. */
export function placedHomes(subject: PresentationProperty | null, comparables: readonly PresentationProperty[]): PlacedHome[] {
  const placed = (home: PresentationProperty) =>
    home.latitude === null || home.longitude === null
      ? []
      : [{ home, marker: markerOf(home), latitude: home.latitude, longitude: home.longitude }];
  return [
    ...(subject ? placed(subject).map((one) => ({ ...one, label: 'This home' })) : []),
    ...comparables.flatMap(placed).map((one, at) => ({ ...one, label: String(at + 1) })),
  ];
}
