/** The steps in which a search for comparables widens, as appraisers and agents do it. */
import type { Home, Sale } from './home.ts';

export interface SearchStep {
  miles: number;
  days: number;
  /** Living area within this share of the subject's. */
  areaShare: number;
}

export const searchSteps: readonly SearchStep[] = [
  { miles: 0.5, days: 90, areaShare: 0.15 },
  { miles: 0.5, days: 180, areaShare: 0.2 },
  { miles: 1, days: 180, areaShare: 0.2 },
  { miles: 1, days: 365, areaShare: 0.3 },
  { miles: 2, days: 365, areaShare: 0.3 },
];
/** From so many comparables on, the search widens no further. */
export const ENOUGH_COMPARABLES = 6;

const EARTH_RADIUS_MILES = 3_958.8;
const DAYS_PER_MONTH = 365.25 / 12;

/** A place; null where it is not known. */
type Spot = Pick<Home, 'latitude' | 'longitude'>;

/** Great-circle miles; null where a place is not known. */
export function milesBetween(one: Spot, other: Spot): number | null {
  if (one.latitude === null || one.longitude === null || other.latitude === null || other.longitude === null) return null;
  const radians = Math.PI / 180;
  const half = (degrees: number): number => Math.sin((degrees * radians) / 2) ** 2;
  const chord =
    half(other.latitude - one.latitude) +
    Math.cos(one.latitude * radians) * Math.cos(other.latitude * radians) * half(other.longitude - one.longitude);
  return 2 * EARTH_RADIUS_MILES * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/** The first step, from 0, that a sale comes in; null when none finds it. */
export function stepOf(subject: Home, sale: Sale, month: number): number | null {
  const miles = milesBetween(subject, sale);
  if (miles === null) return null;
  const days = (month - sale.month) * DAYS_PER_MONTH;
  const bySize = subject.livingAreaSqft !== null && sale.livingAreaSqft !== null;
  const share = bySize ? Math.abs((sale.livingAreaSqft ?? 0) / (subject.livingAreaSqft ?? 1) - 1) : 0;
  const step = searchSteps.findIndex((one) => miles <= one.miles && days <= one.days && share <= one.areaShare);
  return step < 0 ? null : step;
}

/** The step at which a search stops: the first that has enough, else the last. */
export function lastStep(steps: readonly (number | null)[]): number {
  for (let step = 0; step < searchSteps.length; step += 1) {
    if (steps.filter((one) => one !== null && one <= step).length >= ENOUGH_COMPARABLES) return step;
  }
  return searchSteps.length - 1;
}
