import type { ComparablesAnswer } from '#contract/valuation-answer.ts';
import { valuationLimits } from '#contract/valuation-request.ts';
import type { Homes, ListingViewer } from '#server/modules/listings/index.ts';
import { homeOf } from '../models/home-of.ts';
import { milesBetween } from '../valuation/index.ts';
import { isOwnSale } from './choose-sales.ts';
import type { Subject } from './resolve-subject.ts';
import { showAll } from './shown-cards.ts';

const COMPETITION_MILES = 1;
const COMPETITION_AREA_SHARE = 0.3;
const NEARBY_LISTINGS = 60;

/** What a buyer could have instead: like homes nearby that are on the market or under contract. */
export async function competitionOf(
  homes: Homes,
  subject: Subject,
  viewer: ListingViewer,
): Promise<ComparablesAnswer['competition']> {
  const { latitude, longitude, livingAreaSqft, type } = subject.home;
  if (latitude === null || longitude === null) return [];
  const at = { latitude, longitude, miles: COMPETITION_MILES, isLease: subject.isLease, limit: NEARBY_LISTINGS };
  const near = (
    await Promise.all((['active', 'contingent', 'pending'] as const).map((status) => homes.findNear({ ...at, status }, viewer)))
  ).flat();
  const alike = near.filter((record) => {
    if (isOwnSale(subject, record) || record.property_type !== type) return false;
    if (livingAreaSqft === null || record.living_area_sqft === null) return type === 'lots-and-land';
    return Math.abs(record.living_area_sqft / livingAreaSqft - 1) <= COMPETITION_AREA_SHARE;
  });
  const kept = alike
    .map((record) => ({ record, miles: milesBetween(subject.home, homeOf(record)) ?? Infinity }))
    .toSorted((a, b) => a.miles - b.miles)
    .slice(0, valuationLimits.competition);
  const cardOf = await showAll(
    homes,
    kept.map(({ record }) => record),
    viewer,
  );
  return kept.flatMap(({ record, miles }) => {
    const listing = cardOf(record);
    return listing ? { listing, miles: Math.round(miles * 100) / 100 } : [];
  });
}
