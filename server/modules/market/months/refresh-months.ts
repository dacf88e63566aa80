import { countListingsByArea, selectMonthsOfArea, type AreaCount, type SalesArea } from '#server/modules/listings/index.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/database/index.ts';
import { dropMonths, markChecked, readKeptAreas, replaceMonths, type KeptArea } from './months.queries.ts';

const idOf = ({ geography, key, state }: SalesArea): string => JSON.stringify([geography, key, state]);

function areasOf({ city_key, county_key, state }: AreaCount): SalesArea[] {
  return [
    ...(city_key ? [{ geography: 'city' as const, key: city_key, state }] : []),
    ...(county_key ? [{ geography: 'county' as const, key: county_key, state }] : []),
    { geography: 'state', key: state, state },
  ];
}

/** Every city, county and state with listings. */
function areasWith(counts: readonly AreaCount[]): Map<string, KeptArea> {
  const areas = new Map<string, KeptArea>();
  for (const row of counts) {
    for (const area of areasOf(row)) {
      const known = areas.get(idOf(area)) ?? { ...area, listingCount: 0, writtenAt: row.written_at };
      known.listingCount += row.count;
      if (row.written_at > known.writtenAt) known.writtenAt = row.written_at;
      areas.set(idOf(area), known);
    }
  }
  return areas;
}

interface RefreshParts {
  db: Db;
  clock: Clock;
  signal?: AbortSignal;
}

/**
 * Reads the months of each area of a source again whose listings are others than when it was read last: a listing that came or changed
 * is newer, one that was deleted is missing from the count. Answers how many areas it read.
 */
export async function refreshMonths({ db, clock, signal }: RefreshParts, source: string): Promise<number> {
  const checkedAt = clock.now();
  const areas = areasWith(await countListingsByArea(db, source));
  const kept = new Map((await readKeptAreas(db, source)).map((area) => [idOf(area), area]));
  for (const [id, area] of kept) if (!areas.has(id)) await dropMonths(db, source, area);
  const due = [...areas].filter(([id, { listingCount, writtenAt }]) => {
    const one = kept.get(id);
    return !one || one.listingCount !== listingCount || one.writtenAt.getTime() !== writtenAt.getTime();
  });
  for (const [, area] of due) {
    signal?.throwIfAborted();
    await replaceMonths(db, source, area, await selectMonthsOfArea(db, source, area), checkedAt);
  }
  await markChecked(db, source, checkedAt);
  return due.length;
}
