import type { PresentationProperty } from '#contract/presentation-property.ts';

/** A home where it lies, with what its pin says. */
export interface PlacedHome {
  home: PresentationProperty;
  label: string;
  latitude: number;
  longitude: number;
}

/** The subject first; comparables by their number in the list below the map. */
export function placedHomes(subject: PresentationProperty | null, comparables: readonly PresentationProperty[]): PlacedHome[] {
  const placed = (home: PresentationProperty) =>
    home.latitude === null || home.longitude === null ? [] : [{ home, latitude: home.latitude, longitude: home.longitude }];
  return [
    ...(subject ? placed(subject).map((one) => ({ ...one, label: 'This home' })) : []),
    ...comparables.flatMap(placed).map((one, at) => ({ ...one, label: String(at + 1) })),
  ];
}
