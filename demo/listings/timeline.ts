import type { Random } from '#demo/random.ts';
import type { Home } from './home.ts';
import { closePriceNear, listPriceNear, paceOf, priceIndex, rentOf, valueOf } from './price.ts';
import type { HomeType, Market, Pace } from './markets/market.ts';
import { drawDates, type Dates } from './dates.ts';
import { unsold, type Status } from './status.ts';

/** How a listing went, in day numbers and dollars. */
export interface Timeline extends Dates {
  status: Status;
  isLease: boolean;
  originalListPrice: number;
  listPrice: number;
  priceChangeDay: number | null;
  closePrice: number | null;
  cumulativeDaysOnMarket: number;
}

export const HISTORY_MONTHS = 36;
/** How many months of sales wait in each stage at a time, besides those active, or left the market in the last three years. */
const monthsOf = { 'Active Under Contract': 0.5, Pending: 0.55, 'Coming Soon': 0.2, Expired: 0.8, Withdrawn: 0.5, Canceled: 0.7 };
const leasePace: Pace = { monthsOfSupply: 2.2, daysOnMarket: 21, listToValue: 1.01, trend: [0.03, 0.03, 0.02] };

/** The pace of one kind of listing. */
export function paceFor(market: Market, type: HomeType, isLease: boolean): Pace {
  return isLease ? leasePace : paceOf(market, type);
}

/** Splits the listings of one kind over statuses so that months of supply come out as the market's. */
export function drawStatus(pace: Pace, isLease: boolean, random: Random): Status {
  return random.weighted<Status>([
    ['Closed', HISTORY_MONTHS],
    ['Active', pace.monthsOfSupply],
    ['Active Under Contract', isLease ? 0 : monthsOf['Active Under Contract']],
    ['Pending', isLease ? 0.15 : monthsOf.Pending],
    ['Coming Soon', monthsOf['Coming Soon']],
    ...unsold.map((status) => [status, isLease ? 0.2 : monthsOf[status] * Math.min(3, pace.monthsOfSupply / 3)] as const),
  ]);
}

/** Dates and prices of a listing of `home` in `status`, all at or before `today` but for coming-soon dates. */
export function drawTimeline(home: Home, status: Status, isLease: boolean, today: number, random: Random): Timeline {
  const pace = paceFor(home.site.market, home.type, isLease);
  const optimism = random.normal(0, 0.04) + (unsold.some((end) => end === status) ? 0.06 : 0);
  const dates = drawDates(status, { isLease, pace, optimism, historyMonths: HISTORY_MONTHS }, today, random);
  return {
    ...dates,
    ...drawPrices(home, dates, { status, isLease, optimism, today }, random),
    cumulativeDaysOnMarket: dates.daysOnMarket,
  };
}

interface Situation {
  status: Status;
  isLease: boolean;
  /** How far the first price lies over (or under) what is usual, as a part. */
  optimism: number;
  today: number;
}

/** Prices of a listing on its dates. */
export function drawPrices(home: Home, dates: Dates, { status, isLease, optimism, today }: Situation, random: Random) {
  const pace = paceFor(home.site.market, home.type, isLease);
  const start = dates.onMarketDay ?? today;
  const value = (isLease ? rentOf(home) : valueOf(home)) * priceIndex(pace, Math.max(0, today - start), start % 365.25);
  const listAt = isLease ? (price: number) => Math.round(price / 25) * 25 : listPriceNear;
  const originalListPrice = listAt(value * (pace.listToValue + optimism));
  const cut = drawCut(dates.daysOnMarket, start, optimism, random);
  const listPrice = cut ? Math.min(listAt(originalListPrice * (1 - cut.part)), originalListPrice) : originalListPrice;
  const wasCut = listPrice < originalListPrice;
  return {
    status,
    isLease,
    originalListPrice,
    listPrice,
    priceChangeDay: wasCut && cut ? cut.day : null,
    closePrice:
      status === 'Closed' ? drawClosePrice(value, listPrice, { isLease, wasCut, listToValue: pace.listToValue }, random) : null,
  };
}

/** The longer a home waits and the more it asks, the sooner its price is cut; long waits mean deep cuts. */
function drawCut(
  daysOnMarket: number,
  onMarketDay: number,
  optimism: number,
  random: Random,
): { part: number; day: number } | null {
  if (daysOnMarket < 24 || !random.chance(Math.min(0.85, 0.25 + optimism * 6 + daysOnMarket / 240))) return null;
  const part = random.between(0.02, 0.065) * (1 + Math.min(1, daysOnMarket / 150));
  return { part, day: onMarketDay + random.int(18, Math.max(18, daysOnMarket - 3)) };
}

/** Where lists lie over values, buyers haggle, after a cut too; from this on. */
const HAGGLING_FROM = 1.01;
const WANTED_SHARE = 0.12;

function drawClosePrice(
  value: number,
  listPrice: number,
  { isLease, wasCut, listToValue }: { isLease: boolean; wasCut: boolean; listToValue: number },
  random: Random,
): number {
  if (isLease) return Math.round((listPrice * random.between(0.97, 1.01)) / 25) * 25;
  const offered = value * Math.exp(random.normal(0, 0.03));
  if (listToValue >= HAGGLING_FROM) {
    const off = (listToValue - 1) * random.between(0.3, 1.5);
    const most = listPrice * (random.chance(WANTED_SHARE) ? 1.02 : 1 - off);
    return closePriceNear(Math.min(most, Math.max(offered, listPrice * random.between(0.87, 0.97))), random);
  }
  // Sellers take little below their price; buyers bid up what was priced low, but not what had to be cut.
  const most = listPrice * (wasCut ? 1.02 : 1.4);
  return closePriceNear(Math.min(most, Math.max(offered, listPrice * random.between(0.93, 1))), random);
}
