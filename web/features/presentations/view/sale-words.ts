import type { PresentationProperty } from '#contract/presentation-property.ts';
import { usDate } from './formats.ts';

const MILES_PER_DEGREE = 69.09;

type Spot = Pick<PresentationProperty, 'latitude' | 'longitude'>;

/** In a straight line; null where either place is unknown. Homes of a comparison lie near each other, so the earth is flat here. */
function milesBetween(one: Spot, other: Spot): number | null {
  if (one.latitude === null || one.longitude === null || other.latitude === null || other.longitude === null) return null;
  const squeeze = Math.cos((((one.latitude + other.latitude) / 2) * Math.PI) / 180);
  return MILES_PER_DEGREE * Math.hypot(one.latitude - other.latitude, (one.longitude - other.longitude) * squeeze);
}

/** "0.5 mi". */
export function distanceWords(miles: number): string {
  return miles < 0.05 ? 'Under 0.1 mi' : `${miles.toFixed(1)} mi`;
}

type Home = Spot & Pick<PresentationProperty, 'soldDate'>;

/** "Sold 07/26/2026 · 0.5 mi away": when a comparable sold and how far from the home it stands, as far as either is known. */
export function saleWords(home: Home, subject: Spot | null, { withDate }: { withDate: boolean }): string {
  const miles = subject && milesBetween(subject, home);
  return [
    withDate && home.soldDate ? `Sold ${usDate(home.soldDate)}` : null,
    miles === null ? null : `${distanceWords(miles)} away`,
  ]
    .filter((part) => part !== null)
    .join(' · ');
}
