import { createRandom, type Random } from '#demo/random.ts';
import { createBuildings } from './buildings.ts';
import { dayOf } from './calendar.ts';
import { cumulative, drawEarlier } from './earlier.ts';
import { drawHome, type Home, type HomeMaker } from './home.ts';
import { demoMarkets } from './markets/index.ts';
import type { Example, HomeType, Market } from './markets/market.ts';
import { createRoster } from './people.ts';
import { createSiteFinder } from './places.ts';
import type { ResoListing } from './reso-listing.ts';
import { drawStatus, drawTimeline, paceFor, type Timeline } from './timeline.ts';
import { toReso } from './to-reso.ts';

export interface DemoOptions {
  seed: string;
  /** Local calendar date `YYYY-MM-DD` that list and sale dates lead up to. */
  today: string;
  /** Of all markets together; each gets its share. */
  count?: number;
  /** All by default. */
  markets?: readonly Market[];
}

/** The seed of demo mode: the same homes each time; only dates and prices follow the day on which they are made. */
export const DEMO_SEED = 'sidekick';
/** What demo mode makes, of all markets together. */
export const DEMO_COUNT = 26_000;

const leaseTypes: readonly (readonly [HomeType, number])[] = [
  ['condo', 58],
  ['house', 22],
  ['townhouse', 6],
  ['apartment', 8],
  ['loft', 5],
  ['commercial', 1],
];

/**
 * The demo markets as MLS feeds: invented listings at real places, one market after the other. The same seed, date and count give
 * the same records, byte for byte; each home draws from its own seed, so that a new field changes no other record.
 */
export function* generateDemoListings({
  seed,
  today,
  count = DEMO_COUNT,
  markets = demoMarkets,
}: DemoOptions): Generator<ResoListing> {
  for (const { market, count: own } of countsOf(markets, count)) yield* listingsOf(market, own, seed, dayOf(today));
}

/** How many listings each market has of so many together. */
export function countsOf(markets: readonly Market[], count: number): { market: Market; count: number }[] {
  const share = markets.reduce((sum, market) => sum + market.share, 0);
  let done = 0;
  let shareSoFar = 0;
  return markets.map((market) => {
    shareSoFar += market.share;
    const own = Math.round((count * shareSoFar) / share) - done;
    done += own;
    return { market, count: own };
  });
}

/** One market's listings, exactly `count`. A home that was listed before has two records, the earlier first. */
function* listingsOf(market: Market, count: number, seed: string, today: number): Generator<ResoListing> {
  const sites = createSiteFinder(market);
  const maker: HomeMaker = { market, sites, buildings: createBuildings(market, sites, seed) };
  const roster = createRoster(market, demoMarkets.indexOf(market), seed);
  const examples = market.examples.flatMap((example) => Array.from({ length: example.count }, () => example));
  const taken = new Set<string>();
  let left = count;
  for (let number = 1; left > 0; number++) {
    const random = createRandom(`${seed} ${market.key} ${number}`);
    const example = examples[number - 1];
    const draw = (): Drawn => (example ? drawExample(maker, example, today, random) : drawAny(maker, today, random));
    let drawn = draw();
    while (taken.has(addressOf(drawn.home))) drawn = draw();
    taken.add(addressOf(drawn.home));
    const { home, timeline } = drawn;
    const serial = String(number).padStart(5, '0');
    const agentFor = (): ReturnType<typeof roster.agentFor> => roster.agentFor(home.site.neighborhood.name, random);
    const earlier = left > 1 ? drawEarlier(home, timeline, today, random) : null;
    if (earlier) {
      left -= 1;
      const ids = { key: `demo-${market.key}-${serial}-a`, id: `${market.idPrefix}0${serial}` };
      yield toReso({ ...ids, ...earlier, today, agent: agentFor() }, random);
    }
    left -= 1;
    const ids = { key: `demo-${market.key}-${serial}`, id: `${market.idPrefix}1${serial}` };
    yield toReso({ ...ids, home, timeline: cumulative(timeline, earlier), today, agent: agentFor() }, random);
  }
}

interface Drawn {
  home: Home;
  timeline: Timeline;
}

function drawAny(maker: HomeMaker, today: number, random: Random): Drawn {
  const { market } = maker;
  const isLease = random.chance(market.leaseShare);
  const neighborhood = random.weighted(market.neighborhoods.map((candidate) => [candidate, candidate.weight] as const));
  const { types } = neighborhood.buildingStock;
  const weights = isLease
    ? leaseTypes.filter(([type]) => types[type] || type === 'apartment')
    : (Object.entries(types) as [HomeType, number][]);
  const home = drawHome(maker, neighborhood, random.weighted(weights), random);
  const status = drawStatus(paceFor(market, home.type, isLease), isLease, random);
  return { home, timeline: drawTimeline(home, status, isLease, today, random) };
}

/** Draws again until the home is the one that the market's example asks for. */
function drawExample(maker: HomeMaker, example: Example, today: number, random: Random): Drawn {
  const neighborhood = maker.market.neighborhoods.find(({ name }) => name === example.neighborhood);
  if (!neighborhood) throw new Error(`${maker.market.key} has no ${example.neighborhood}`);
  for (;;) {
    const home = drawHome(maker, neighborhood, example.type, random);
    const baths = home.fullBaths + home.halfBaths / 2;
    if (home.bedrooms !== example.bedrooms || baths !== example.baths || home.garageSpaces < example.garageSpaces) continue;
    const timeline = drawTimeline(home, 'Active', false, today, random);
    if (timeline.listPrice < example.priceBelow) return { home, timeline };
  }
}

function addressOf({ site, unit }: Home): string {
  return `${site.streetNumber} ${site.streetName} ${unit ?? ''}`;
}
