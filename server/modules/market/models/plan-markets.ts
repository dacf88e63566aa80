/** Which markets a source has, and which of them are due to be learned. */
import { valuationLimits } from '#contract/valuation-request.ts';
import type { SalesArea, SalesCount } from '#server/modules/listings/index.ts';
import { marketKindOf, type MarketKind } from './market-kinds.ts';
import type { CurrentModel } from './models.queries.ts';

/** What a fit is made by; a new one makes all of them due. */
export const METHOD_VERSION = 1;
const REFIT_FROM_SHARE = 0.05;
/** Least days between two fits where few sales changed: a county has some every day, and one of thousands moves nothing. */
const REFIT_DAYS = { city: 1, county: 7, state: 7 } as const satisfies Record<SalesArea['geography'], number>;
const MS_PER_DAY = 86_400_000;

export interface PlannedMarket {
  kind: MarketKind;
  isLease: boolean;
  area: SalesArea;
  name: string;
  count: number;
  writtenAt: Date;
}

interface Tally extends PlannedMarket {
  /** Of a wider area: whether some part of it has no market of its own. */
  isNeeded: boolean;
}

const idOf = (kind: MarketKind, isLease: boolean, { geography, key, state }: SalesArea): string =>
  JSON.stringify([kind, isLease, geography, key, state]);

function areasOf({ city_key, city, county_key, county, state }: SalesCount): { area: SalesArea; name: string }[] {
  return [
    ...(city_key && city ? [{ area: { geography: 'city' as const, key: city_key, state }, name: `${city}, ${state}` }] : []),
    ...(county_key && county
      ? [
          {
            area: { geography: 'county' as const, key: county_key, state },
            name: `${county.replace(/ county$/i, '')} County, ${state}`,
          },
        ]
      : []),
    { area: { geography: 'state' as const, key: state, state }, name: state },
  ];
}

const narrowestFirst: readonly SalesArea['geography'][] = ['city', 'county', 'state'];

/**
 * The markets that have sales enough: each city, and what is around a part that has too few. Narrow ones come first: a home whose city
 * is still to be learned must not be valued by its county for a moment, and by its city a moment later.
 */
export function planMarkets(counts: readonly SalesCount[]): PlannedMarket[] {
  const tallies = new Map<string, Tally>();
  for (const row of counts) {
    const kind = marketKindOf(row.property_type);
    if (!kind) continue;
    for (const { area, name } of areasOf(row)) {
      const id = idOf(kind, row.is_lease, area);
      const isNeeded = area.geography === 'city';
      const tally = tallies.get(id) ?? { kind, isLease: row.is_lease, area, name, count: 0, writtenAt: row.written_at, isNeeded };
      tally.count += row.count;
      if (row.written_at > tally.writtenAt) tally.writtenAt = row.written_at;
      tallies.set(id, tally);
    }
  }
  const isLarge = (tally: Tally | undefined): boolean => tally !== undefined && tally.count >= valuationLimits.sales;
  for (const row of counts) {
    const kind = marketKindOf(row.property_type);
    if (!kind) continue;
    let isCovered = false;
    for (const { area } of areasOf(row)) {
      const tally = tallies.get(idOf(kind, row.is_lease, area));
      if (tally && !isCovered) tally.isNeeded = true;
      isCovered ||= isLarge(tally);
    }
  }
  const planned = [...tallies.values()].filter((tally) => tally.isNeeded && isLarge(tally));
  return narrowestFirst.flatMap((geography) =>
    planned.filter(({ area }) => area.geography === geography).map(({ isNeeded: _, ...market }) => market),
  );
}

/** Those that are to be learned anew: a new month, another method, or sales that changed by a twentieth or at all. */
export function dueMarkets(planned: readonly PlannedMarket[], current: readonly CurrentModel[], today: string) {
  const byId = new Map(
    current.map((one) => [idOf(one.kind, one.is_lease, { geography: one.geography, key: one.area_key, state: one.state }), one]),
  );
  const due = planned.filter(({ kind, isLease, area, count, writtenAt }) => {
    const one = byId.get(idOf(kind, isLease, area));
    if (!one || one.version !== METHOD_VERSION || one.as_of.slice(0, 7) !== today.slice(0, 7)) return true;
    // Prices that were corrected count too; a busy market is not learned again for each of its sales.
    const changed = Math.abs(count - one.sale_count) >= REFIT_FROM_SHARE * one.sale_count;
    const days = (Date.parse(today) - Date.parse(one.as_of)) / MS_PER_DAY;
    return changed || (writtenAt > one.sales_written_at && days >= REFIT_DAYS[area.geography]);
  });
  const kept = new Set(planned.map(({ kind, isLease, area }) => idOf(kind, isLease, area)));
  const gone = [...byId].flatMap(([id, one]) => (kept.has(id) ? [] : one.id));
  return { due, gone };
}
