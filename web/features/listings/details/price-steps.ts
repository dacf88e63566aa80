import type { HistoryEvent } from '#contract/listing-history.ts';

/** A price from a day to a day, in fractions of the picture: x from left to right, y from the top. */
export interface PriceSpan {
  fromX: number;
  toX: number;
  y: number;
}

/** One listing of the home as the picture draws it. */
export interface PriceStair {
  spans: PriceSpan[];
  sale: { x: number; y: number } | null;
}

export interface PriceSteps {
  stairs: PriceStair[];
  lowest: number;
  highest: number;
  from: string;
  to: string;
}

interface Turn {
  date: string;
  price: number;
  kind: HistoryEvent['kind'];
}

const dayOf = (date: string) => Date.parse(`${date}T00:00:00Z`) / 86_400_000;

/**
 * The prices of a home over time, for a step line: sales or, of a home for rent, rents. Null where there is too little to see: fewer
 * than two prices, or all on one day.
 */
export function priceSteps(newestFirst: readonly HistoryEvent[], isLease: boolean, today: string): PriceSteps | null {
  const listings = new Map<string, Turn[]>();
  for (const { date, kind, price, isLease: isRent, listing } of newestFirst.toReversed()) {
    if (date === null || price === null || isRent !== isLease) continue;
    const key = `${listing.mlsSource}:${listing.mlsId}`;
    listings.set(key, [...(listings.get(key) ?? []), { date, price, kind }]);
  }
  const all = [...listings.values()].flat();
  const prices = all.map(({ price }) => price);
  if (new Set(prices).size < 2) return null;

  const turnsWithEnd = [...listings.values()].map((turns) => ({ turns, end: endOf(turns, today) }));
  const dates = [...all.map(({ date }) => date), ...turnsWithEnd.map(({ end }) => end)].toSorted();
  const [from = today, to = today] = [dates[0], dates.at(-1)];
  const [lowest, highest] = [Math.min(...prices), Math.max(...prices)];
  const days = dayOf(to) - dayOf(from);
  if (days === 0) return null;
  const xOf = (date: string) => (dayOf(date) - dayOf(from)) / days;
  const yOf = (price: number) => (highest - price) / (highest - lowest);

  const stairs = turnsWithEnd.map(({ turns, end }): PriceStair => {
    const asked = turns.filter(({ kind }) => kind !== 'sold');
    const sold = turns.findLast(({ kind }) => kind === 'sold');
    const spans = asked.map(({ date, price }, at) => ({
      fromX: xOf(date),
      toX: xOf(asked[at + 1]?.date ?? end),
      y: yOf(price),
    }));
    return { spans, sale: sold ? { x: xOf(sold.date), y: yOf(sold.price) } : null };
  });
  return { stairs, lowest, highest, from, to };
}

/** A listing's line ends with its sale or when it left the market; one that is on the market goes on to today. */
function endOf(turns: readonly Turn[], today: string): string {
  const last = turns.at(-1);
  return last && (last.kind === 'sold' || last.kind === 'off-market') ? last.date : today;
}
