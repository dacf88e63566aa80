import type { Random } from '#server/modules/listings/photos/random.ts';
import type { Home } from './home.ts';
import { closePriceNear, listPriceNear, paceOf, priceIndex, rentOf, valueOf } from './price.ts';
import type { Pace } from './markets/market.ts';

export type Status = 'Active' | 'Active Under Contract' | 'Pending' | 'Coming Soon' | 'Closed';

/** How a listing went, in day numbers and dollars. */
export interface Timeline {
  status: Status;
  isLease: boolean;
  contractSignedDay: number;
  /** Null while coming soon. */
  onMarketDay: number | null;
  expectedOnMarketDay: number | null;
  purchaseContractDay: number | null;
  closeDay: number | null;
  lastChangeDay: number;
  originalListPrice: number;
  listPrice: number;
  priceChangeDay: number | null;
  closePrice: number | null;
  daysOnMarket: number;
  cumulativeDaysOnMarket: number;
}

export const HISTORY_MONTHS = 36;
const DAYS_PER_MONTH = 30.4375;
/** How many months of sales wait in each stage at a time, besides those active. */
const monthsWaiting = { 'Active Under Contract': 0.5, Pending: 0.55, 'Coming Soon': 0.2 };
/** Part of the year's sales that close in each month, January first. */
const closingsByMonth = [0.055, 0.055, 0.08, 0.09, 0.105, 0.105, 0.095, 0.09, 0.085, 0.095, 0.08, 0.065];

/** Splits the listings of one kind over statuses so that months of supply come out as the market's. */
export function drawStatus(pace: Pace, isLease: boolean, random: Random): Status {
  return random.weighted<Status>([
    ['Closed', HISTORY_MONTHS],
    ['Active', isLease ? 2.2 : pace.monthsOfSupply],
    ['Active Under Contract', isLease ? 0 : monthsWaiting['Active Under Contract']],
    ['Pending', isLease ? 0.15 : monthsWaiting.Pending],
    ['Coming Soon', monthsWaiting['Coming Soon']],
  ]);
}

/** Dates and prices of a listing of `home` in `status`, all at or before `today` but for coming-soon dates. */
export function drawTimeline(home: Home, status: Status, isLease: boolean, today: number, random: Random): Timeline {
  const pace = isLease ? leasePace : paceOf(home.site.market, home.type);
  const optimism = random.normal(0, 0.04);
  const daysOnMarket = drawDaysOnMarket(pace, optimism, random);
  const dates = drawDates(status, isLease, daysOnMarket, pace, today, random);
  const start = dates.onMarketDay ?? today;
  const value =
    (isLease ? rentOf(home, random) : valueOf(home, random)) * priceIndex(pace, Math.max(0, today - start), start % 365.25);

  const listAt = isLease ? (price: number) => Math.round(price / 25) * 25 : listPriceNear;
  const originalListPrice = listAt(value * (pace.listToValue + optimism));
  const cut = drawCut(dates.daysOnMarket, start, optimism, random);
  const listPrice = cut ? Math.min(listAt(originalListPrice * (1 - cut.part)), originalListPrice) : originalListPrice;
  const wasCut = listPrice < originalListPrice;
  return {
    ...dates,
    status,
    isLease,
    originalListPrice,
    listPrice,
    priceChangeDay: wasCut && cut ? cut.day : null,
    closePrice: status === 'Closed' ? drawClosePrice(value, listPrice, { isLease, wasCut }, random) : null,
    cumulativeDaysOnMarket: dates.daysOnMarket + (dates.daysOnMarket > 0 && random.chance(0.06) ? random.int(15, 120) : 0),
  };
}

const leasePace: Pace = { monthsOfSupply: 2.2, daysOnMarket: 21, listToValue: 1.01, trend: [0.05, 0.03, 0.0] };

function drawDaysOnMarket(pace: Pace, optimism: number, random: Random): number {
  const days = pace.daysOnMarket * Math.exp(optimism * 8 + random.normal(0, 0.5));
  return Math.min(240, Math.max(3, Math.round(days)));
}

type Dates = Pick<
  Timeline,
  | 'contractSignedDay'
  | 'onMarketDay'
  | 'expectedOnMarketDay'
  | 'purchaseContractDay'
  | 'closeDay'
  | 'lastChangeDay'
  | 'daysOnMarket'
>;

function drawDates(status: Status, isLease: boolean, daysToContract: number, pace: Pace, today: number, random: Random): Dates {
  const preparation = random.int(0, 12);
  const none = { expectedOnMarketDay: null, purchaseContractDay: null, closeDay: null };
  if (status === 'Coming Soon') {
    const signed = today - random.int(0, 6);
    return {
      ...none,
      contractSignedDay: signed,
      onMarketDay: null,
      expectedOnMarketDay: today + random.int(1, 14),
      lastChangeDay: signed,
      daysOnMarket: 0,
    };
  }
  if (status === 'Active') {
    // Homes that do not sell stay in view longest: the ages on a given day are longer than the times to contract.
    const age = Math.min(210, Math.floor(-Math.log(1 - random.next()) * pace.daysOnMarket * 1.7));
    const onMarketDay = today - age;
    return { ...none, contractSignedDay: onMarketDay - preparation, onMarketDay, lastChangeDay: onMarketDay, daysOnMarket: age };
  }
  const escrow = isLease ? random.int(1, 12) : random.int(14, 45);
  const closeDay = status === 'Closed' ? drawCloseDay(today, random) : null;
  const purchaseContractDay = closeDay === null ? today - random.int(0, escrow) : closeDay - escrow;
  const onMarketDay = purchaseContractDay - daysToContract;
  return {
    contractSignedDay: onMarketDay - preparation,
    onMarketDay,
    expectedOnMarketDay: null,
    purchaseContractDay,
    closeDay,
    lastChangeDay: closeDay ?? purchaseContractDay,
    daysOnMarket: daysToContract,
  };
}

function drawCloseDay(today: number, random: Random): number {
  for (;;) {
    const day = today - random.int(0, Math.floor(HISTORY_MONTHS * DAYS_PER_MONTH) - 1);
    const month = new Date(day * 86_400_000).getUTCMonth();
    if (random.chance((closingsByMonth[month] ?? 0) / 0.105)) return day;
  }
}

function drawCut(
  daysOnMarket: number,
  onMarketDay: number,
  optimism: number,
  random: Random,
): { part: number; day: number } | null {
  if (daysOnMarket < 24 || !random.chance(Math.min(0.85, 0.25 + optimism * 6 + daysOnMarket / 240))) return null;
  return { part: random.between(0.03, 0.085), day: onMarketDay + random.int(18, daysOnMarket - 3) };
}

function drawClosePrice(
  value: number,
  listPrice: number,
  { isLease, wasCut }: { isLease: boolean; wasCut: boolean },
  random: Random,
): number {
  if (isLease) return Math.round((listPrice * random.between(0.97, 1.01)) / 25) * 25;
  const offered = value * Math.exp(random.normal(0, 0.03));
  // Sellers take little below their price; buyers bid up what was priced low, but not what had to be cut.
  return closePriceNear(
    Math.min(listPrice * (wasCut ? 1.02 : 1.4), Math.max(offered, listPrice * random.between(0.93, 1))),
    random,
  );
}
