import type { Random } from '#demo/random.ts';
import { leftUnsold, underContract } from './dates.ts';
import type { Home } from './home.ts';
import { listPriceNear } from './price.ts';
import { unsold } from './status.ts';
import { drawPrices, HISTORY_MONTHS, paceFor, type Timeline } from './timeline.ts';

/** A listing of the same home before the one at hand. */
export interface Earlier {
  home: Home;
  timeline: Timeline;
}

const RELISTED_SHARE = 0.05;
const RESOLD_SHARE = 0.05;
const FLIPPED_SHARE = 0.4;
const SHORTEST_HOLD_DAYS = 150;
const DAYS_PER_MONTH = 30.4375;

/**
 * What came before a listing: a try that found no buyer (days on market then add up), or a sale within the history, after which the
 * home may have been renovated. Mostly nothing.
 */
export function drawEarlier(home: Home, timeline: Timeline, today: number, random: Random): Earlier | null {
  const relisted = random.chance(RELISTED_SHARE * (timeline.status === 'Active' ? 2 : 1));
  const resold = random.chance(home.type === 'house' || home.type === 'condo' ? RESOLD_SHARE : 0);
  if (timeline.onMarketDay === null || timeline.isLease) return null;
  const start = timeline.contractSignedDay;
  if (relisted) return triedBefore(home, timeline, start, random);
  const oldest = today - Math.floor(HISTORY_MONTHS * DAYS_PER_MONTH);
  return resold && start - SHORTEST_HOLD_DAYS > oldest ? soldBefore(home, start, oldest, today, random) : null;
}

function triedBefore(home: Home, next: Timeline, start: number, random: Random): Earlier {
  const pace = paceFor(home.site.market, home.type, false);
  const dates = leftUnsold({ pace }, start - random.int(1, 40), random);
  const asked = Math.max(next.originalListPrice, listPriceNear(next.originalListPrice * random.between(1.02, 1.09)));
  return {
    home,
    timeline: {
      ...dates,
      status: random.pick(unsold),
      isLease: false,
      originalListPrice: asked,
      listPrice: asked,
      priceChangeDay: null,
      closePrice: null,
      cumulativeDaysOnMarket: dates.daysOnMarket,
    },
  };
}

function soldBefore(home: Home, start: number, oldest: number, today: number, random: Random): Earlier {
  const pace = paceFor(home.site.market, home.type, false);
  const closeDay = start - random.int(SHORTEST_HOLD_DAYS, start - oldest);
  const wasFlipped = home.type === 'house' && home.features.condition === 'renovated' && random.chance(FLIPPED_SHARE);
  const then = wasFlipped ? beforeTheWork(home, random) : home;
  const facts = { isLease: false, pace, optimism: random.normal(0, 0.04) };
  const dates = underContract(facts, closeDay, today, random);
  const prices = drawPrices(then, dates, { status: 'Closed', isLease: false, optimism: facts.optimism, today }, random);
  return { home: then, timeline: { ...dates, ...prices, cumulativeDaysOnMarket: dates.daysOnMarket } };
}

/** The same house before it was renovated. */
function beforeTheWork(home: Home, random: Random): Home {
  const { features } = home;
  const added = new Set(['Stone Counters', 'Kitchen Island', 'Wet Bar']);
  return {
    ...home,
    features: {
      ...features,
      condition: random.chance(0.6) ? 'fixer' : 'original',
      interior: features.interior.filter((feature) => !added.has(feature)),
      hasSolar: false,
    },
  };
}

/** Days on market of both tries together, for the later listing. */
export function cumulative(timeline: Timeline, earlier: Earlier | null): Timeline {
  if (earlier === null || earlier.timeline.status === 'Closed') return timeline;
  return { ...timeline, cumulativeDaysOnMarket: timeline.daysOnMarket + earlier.timeline.daysOnMarket };
}
