import { createRandom, type Random } from '#server/modules/listings/photos/random.ts';
import { createBuildings } from './buildings.ts';
import { dayOf } from './calendar.ts';
import { drawHome, type Home, type HomeMaker } from './home.ts';
import type { Example, HomeType, Market } from './markets/market.ts';
import { oakland } from './markets/oakland.ts';
import { sanFrancisco } from './markets/san-francisco.ts';
import { createRoster } from './people.ts';
import { createSiteFinder } from './places.ts';
import { paceOf } from './price.ts';
import type { ResoListing } from './reso-listing.ts';
import { drawStatus, drawTimeline, type Timeline } from './timeline.ts';
import { toReso } from './to-reso.ts';

export const demoMarkets: readonly Market[] = [sanFrancisco, oakland];

export interface DemoOptions {
  seed: string;
  /** Local calendar date `YYYY-MM-DD` that list and sale dates lead up to. */
  today: string;
  /** Of all markets together. */
  count?: number;
  markets?: readonly Market[];
}

/** The seed of demo mode: the same homes each time; only dates and prices follow the day on which they are made. */
export const DEMO_SEED = 'sidekick';
const DEFAULT_COUNT = 5_000;
const leaseTypes: readonly (readonly [HomeType, number])[] = [
  ['condo', 66],
  ['house', 22],
  ['townhouse', 5],
  ['loft', 7],
];

/**
 * The demo market as an MLS feed: invented listings at real places. The same seed, date and count give the same records,
 * byte for byte; each listing draws from its own seed, so that a new field changes no other record.
 */
export function* generateDemoListings({
  seed,
  today,
  count = DEFAULT_COUNT,
  markets = demoMarkets,
}: DemoOptions): Generator<ResoListing> {
  const share = markets.reduce((sum, market) => sum + market.share, 0);
  let done = 0;
  let shareSoFar = 0;
  for (const [marketNumber, market] of markets.entries()) {
    shareSoFar += market.share;
    const until = Math.round((count * shareSoFar) / share);
    yield* listingsOf(market, marketNumber, until - done, seed, dayOf(today));
    done = until;
  }
}

function* listingsOf(market: Market, marketNumber: number, count: number, seed: string, today: number): Generator<ResoListing> {
  const sites = createSiteFinder(market);
  const maker: HomeMaker = { market, sites, buildings: createBuildings(market, sites, seed) };
  const roster = createRoster(market, marketNumber, seed);
  const examples = market.examples.flatMap((example) => Array.from({ length: example.count }, () => example));
  const taken = new Set<string>();
  for (let number = 1; number <= count; number++) {
    const random = createRandom(`${seed} ${market.key} ${number}`);
    const example = examples[number - 1];
    const draw = (): Drawn => (example ? drawExample(maker, example, today, random) : drawAny(maker, today, random));
    let drawn = draw();
    while (taken.has(addressOf(drawn.home))) drawn = draw();
    taken.add(addressOf(drawn.home));
    const agent = roster.agentFor(drawn.home.site.neighborhood.name, random);
    const serial = String(number).padStart(5, '0');
    yield toReso({ key: `demo-${market.key}-${serial}`, id: `${market.idPrefix}1${serial}`, ...drawn, agent }, random);
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
  const mix = Object.entries(market.mixes[neighborhood.mix] ?? {}) as [HomeType, number][];
  const home = drawHome(maker, neighborhood, random.weighted(isLease ? leaseTypes : mix), random);
  const status = drawStatus(paceOf(market, home.type), isLease, random);
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
