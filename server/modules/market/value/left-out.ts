import { leftOutReasons, type ComparablesAnswer, type LeftOutReason } from '#contract/valuation-answer.ts';
import { valuationLimits } from '#contract/valuation-request.ts';
import type { Homes, ListingViewer, PlacedHome } from '#server/modules/listings/index.ts';
import { homeOf } from '../models/home-of.ts';
import { milesBetween } from '../valuation/index.ts';
import { ruledOut } from './choose-sales.ts';
import { showAll } from './shown-cards.ts';
import type { Worked } from './value-home.ts';

const MAX_LEFT_OUT_OF_A_REASON = 8;
const keyOf = ({ mls_source, listing_key }: PlacedHome): string => `${mls_source}:${listing_key}`;
const NEARBY_MILES = 2;
const NEARBY_SALES = 60;

/** Sales that are no comparables, each with its reason: those that were weighed or chosen against, and others nearby. */
export async function leftOutOf(
  homes: Homes,
  { subject, loaded, chosen, value }: Worked,
  askedAbout: string | null,
  viewer: ListingViewer,
): Promise<ComparablesAnswer['leftOut']> {
  const used = new Set(value.comparables.map(({ sale }) => sale.key));
  const found: { record: PlacedHome; reason: LeftOutReason }[] = [...chosen.leftOut];
  for (const { key, record } of chosen.candidates) if (!used.has(key)) found.push({ record, reason: 'less-alike' });
  const asOf = loaded.row.as_of;
  const told = new Set(found.map(({ record }) => keyOf(record)));
  const tell = (record: PlacedHome, reason: LeftOutReason | null): void => {
    if (reason && !told.has(keyOf(record)) && !used.has(record.listing_key)) found.push({ record, reason });
    told.add(keyOf(record));
  };
  const isNewer = ({ sold_date: sold }: PlacedHome): LeftOutReason | null => ((sold ?? '') > asOf ? 'newer-than-model' : null);
  const { cityKey, state, isLease } = subject;
  const asked =
    askedAbout && cityKey && state
      ? await homes.findSoldOnStreet(
          { street: askedAbout, cityKey, state, isLease, soldSince: loaded.row.window_start, limit: MAX_LEFT_OUT_OF_A_REASON },
          viewer,
        )
      : [];
  for (const record of asked) tell(record, ruledOut(subject, record) ?? isNewer(record) ?? 'less-alike');
  const { latitude, longitude } = subject.home;
  if (latitude !== null && longitude !== null) {
    const soldSince = `${Number(asOf.slice(0, 4)) - 1}${asOf.slice(4).replace('-02-29', '-02-28')}`;
    const near = await homes.findNear(
      { status: 'sold', latitude, longitude, miles: NEARBY_MILES, isLease, limit: NEARBY_SALES, soldSince },
      viewer,
    );
    for (const record of near) tell(record, ruledOut(subject, record) ?? isNewer(record));
  }
  const isAsked = ({ record }: { record: PlacedHome }): boolean => asked.some((one) => keyOf(one) === keyOf(record));
  const milesTo = (record: PlacedHome): number => milesBetween(subject.home, homeOf(record)) ?? Infinity;
  const chosenFirst: LeftOutReason[] = ['excluded', 'own-sale'];
  const counts = new Map<LeftOutReason, number>();
  const kept = found
    .toSorted(
      (a, b) =>
        Number(isAsked(b)) - Number(isAsked(a)) ||
        Number(chosenFirst.includes(b.reason)) - Number(chosenFirst.includes(a.reason)) ||
        milesTo(a.record) - milesTo(b.record),
    )
    .filter((one) => {
      if (isAsked(one)) return true;
      const { reason } = one;
      counts.set(reason, (counts.get(reason) ?? 0) + 1);
      return (counts.get(reason) ?? 0) <= MAX_LEFT_OUT_OF_A_REASON;
    })
    .slice(0, valuationLimits.leftOut);
  const cardOf = await showAll(
    homes,
    kept.map(({ record }) => record),
    viewer,
  );
  return kept.flatMap(({ record, reason }) => {
    const listing = cardOf(record);
    const miles = milesTo(record);
    if (!listing) return [];
    return {
      listing,
      reason,
      words: leftOutReasons[reason],
      miles: Number.isFinite(miles) ? Math.round(miles * 100) / 100 : null,
    };
  });
}
