import type pg from 'pg';
import type { ListingSearch } from '#contract/listing-search.ts';
import { createListingsService, importListings, type ListingsService } from '#server/modules/listings/index.ts';
import { systemClock } from '#server/platform/clock.ts';
import { median, quantile, type Bench, type BenchResult } from './result.ts';
import { openOwnPostgres } from './support/own-postgres.ts';
import { scatteredListings } from './support/scattered-listings.ts';

const MOST_RATIO = 1.3;
const MOST_P95_MS = 60;
const ROUNDS = 40;
const everyone = { allowedMlsProviders: ['*'] };

/** A circle of 48 corners around San Francisco. */
function ringOf(miles: number): [number, number][] {
  return Array.from({ length: 48 }, (_, at) => {
    const angle = (at / 48) * 2 * Math.PI;
    return [
      37.76 + (miles / 69.1) * Math.sin(angle),
      -122.44 + (miles / (69.1 * Math.cos((37.76 * Math.PI) / 180))) * Math.cos(angle),
    ];
  });
}

function polygonText(ring: [number, number][]): string {
  return `(${ring.map(([latitude, longitude]) => `(${longitude * 1e5},${latitude * 1e5})`).join(',')})`;
}

/** What a result is made from; by hand one would fetch the same. */
const columns = `id, mls_source, listing_key, listing_id, status, property_type, is_lease, address_line1, address_line2, neighborhood,
  district, city, county, state, zip_code, latitude, longitude, list_price, original_list_price, sold_price, price, hoa_monthly_dollars,
  list_date, contingent_date, pending_date, sold_date, days_on_market, cumulative_days_on_market, bedrooms, bathrooms, full_bathrooms,
  half_bathrooms, partial_bathrooms, living_area_sqft, lot_size_sqft, year_built, garage_spaces, has_doorman, description, agents, photos,
  details, source_modified_at`;
const active = `status = 'active' AND NOT is_lease`;

/** Two queries: a page that an index sorts (which has the rows whose key is known), and the count. */
function sortedByHand(where: string, key: string, order: string, offset = 0): string[] {
  return [
    `SELECT ${columns} FROM listings WHERE ${where} AND ${key} IS NOT NULL ORDER BY ${order} LIMIT 10 OFFSET ${offset}`,
    `SELECT count(*) FROM listings WHERE ${where}`,
  ];
}

/** One query: what an area bounds is fetched once for page and count. */
function boundedByHand(where: string, order: string): string[] {
  return [
    `WITH matching AS MATERIALIZED (SELECT id, ${order} AS key FROM listings WHERE ${where}),
       page AS (SELECT id, key FROM matching ORDER BY key DESC, id DESC LIMIT 10)
     SELECT ${columns}, (SELECT count(*) FROM matching) AS count FROM listings JOIN page USING (id) ORDER BY key DESC, id DESC`,
  ];
}

interface Case {
  name: string;
  request: ListingSearch;
  /** Not among the searches whose time at a million listings is bounded. */
  isUnbounded?: true;
  byHand: string[];
}

const inSanFrancisco = {
  type: 'named-area',
  nameType: 'city',
  name: 'San Francisco',
  context: { stateAbbreviated: 'CA' },
} as const;
const [smallRing, largeRing] = [ringOf(1), ringOf(14)];
const haversine = `(sin(radians(latitude - 37.76) / 2) ^ 2 + cos(radians(37.76)) * cos(radians(latitude)) * sin(radians(longitude + 122.44) / 2) ^ 2)`;

const cases: Case[] = [
  {
    name: 'no area',
    request: {},
    byHand: sortedByHand(active, 'list_date', 'list_date DESC, id DESC'),
  },
  {
    name: 'no area, page 500',
    request: { paginationPage: 500 },
    byHand: sortedByHand(active, 'list_date', 'list_date DESC, id DESC', 4_990),
  },
  {
    name: 'small polygon',
    request: { areaFilter: { type: 'polygon', coordinates: smallRing } },
    byHand: boundedByHand(`${active} AND point <@ polygon '${polygonText(smallRing)}'`, 'list_date'),
  },
  {
    name: '14-mile polygon',
    request: { areaFilter: { type: 'polygon', coordinates: largeRing } },
    byHand: boundedByHand(`${active} AND point <@ polygon '${polygonText(largeRing)}'`, 'list_date'),
  },
  {
    name: '5-mile radius',
    request: { areaFilter: { type: 'radius', latitude: 37.76, longitude: -122.44, distance: 5 } },
    byHand: boundedByHand(
      `${active} AND point <@ box '((-12253176,3768763),(-12234824,3783237))' AND ${haversine} <= ${Math.sin(5 / 3958.8 / 2) ** 2}`,
      'list_date',
    ),
  },
  {
    name: 'city by price',
    request: { areaFilter: inSanFrancisco, orderResultsBy: { term: 'price' } },
    byHand: sortedByHand(`${active} AND city_key = 'san francisco' AND state = 'CA'`, 'price', 'price, id'),
  },
  {
    name: 'filters, no area',
    isUnbounded: true,
    request: { bedroomsCount: { startAt: 3 }, bathroomsCount: { startAt: 2 }, price: { startAt: 800_000, endAt: 1_500_000 } },
    byHand: sortedByHand(
      `${active} AND bedrooms >= 3 AND bathrooms >= 2 AND price >= 800000 AND price <= 1500000`,
      'list_date',
      'list_date DESC, id DESC',
    ),
  },
];

async function runByHand(pool: pg.Pool, queries: string[]): Promise<number> {
  let total = 0;
  for (const query of queries) {
    const { rows } = await pool.query<{ count?: number }>(query);
    total = rows[0]?.count ?? total;
  }
  return total;
}

async function timeOf(task: () => Promise<unknown>): Promise<number> {
  const startedMs = performance.now();
  await task();
  return performance.now() - startedMs;
}

/** Both ways in turns, so that what else the machine does falls on both. */
async function measure(
  listings: ListingsService,
  pool: pg.Pool,
  { name, request, byHand }: Case,
): Promise<{ ours: number[]; hand: number[] }> {
  const { meta } = await listings.search(request, everyone);
  const total = await runByHand(pool, byHand);
  if (total !== meta.totalItems)
    throw new Error(`${name}: the search finds ${meta.totalItems} listings, by hand there are ${total}`);
  const [ours, hand]: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    ours.push(await timeOf(() => listings.search(request, everyone)));
    hand.push(await timeOf(() => runByHand(pool, byHand)));
  }
  return { ours: ours.slice(5), hand: hand.slice(5) };
}

/** Searches with page and exact count against the best SQL for the same by hand. */
export const run: Bench = async ({ small }) => {
  const results: BenchResult[] = [];
  for (const count of small ? [4_000] : [200_000, 1_000_000]) {
    const { pool, db, close } = await openOwnPostgres();
    try {
      await importListings({ pool, clock: systemClock }, { source: 'Benchmark MLS', records: scatteredListings(count) });
      const listings = createListingsService({ db });
      const size = `${count / 1_000}k`;
      for (const one of cases) {
        const { ours, hand } = await measure(listings, pool, one);
        const [value, baseline] = [median(ours), median(hand)];
        const ratio = value / baseline;
        results.push({
          name: `${one.name}, ${size}, p50`,
          value,
          unit: 'ms',
          baseline,
          ratio,
          mustBe: `≤ ${MOST_RATIO}`,
          ok: ratio <= MOST_RATIO,
        });
        if (count < 1_000_000 || one.isUnbounded) continue;
        const p95 = quantile(ours, 0.95);
        results.push({
          name: `${one.name}, ${size}, p95`,
          value: p95,
          unit: 'ms',
          mustBe: `≤ ${MOST_P95_MS} ms`,
          ok: p95 <= MOST_P95_MS,
        });
      }
    } finally {
      await close();
    }
  }
  return results;
};
