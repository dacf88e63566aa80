/** How market figures come from counts and medians: docs/market-figures.md; the words of changes: docs/product/market.md. */
import { marketLimits, type MarketSnapshot } from '#contract/market.ts';

type Trend = NonNullable<MarketSnapshot['medianPrice']['trend']>;
type Speed = NonNullable<NonNullable<MarketSnapshot['medianDaysOnMarket']['city']>['speed']>;
type Balance = NonNullable<MarketSnapshot['monthsOfSupply']['balance']>;

export const MONTHS_OF_YEAR = 12;

/** Half goes up; never a negative zero, which would be written "-0". */
export function rounded(value: number, decimals: number): number {
  const factor = 10 ** decimals;
  return Math.round(value * factor) / factor + 0;
}

/** @param salesOfYear sales of the trailing twelve months, the current one included */
export function salesPerMonth(salesOfYear: number): number {
  return salesOfYear / MONTHS_OF_YEAR;
}

/** Months that the active listings last at the pace of the trailing twelve months; not rounded. */
export function monthsOfSupply(active: number, salesOfYear: number): number | null {
  return salesOfYear > 0 ? active / salesPerMonth(salesOfYear) : null;
}

/** Months as they are shown: with one decimal, with two where one would move them onto a bound of the rule, 3.97 to 4. */
export function shownMonths(months: number): number {
  const shown = rounded(months, 1);
  const isAtBound = shown === marketLimits.balanceMonths.sellersBelow || shown === marketLimits.balanceMonths.buyersAbove;
  return isAtBound ? rounded(months, 2) : shown;
}

/** Change in percent with 1 decimal; null where there is nothing to compare. */
export function changePercent(now: number | null, before: number | null): number | null {
  return now === null || before === null || before === 0 ? null : rounded((100 * (now - before)) / before, 1);
}

/** By the percentage as it is shown, so that words and figure never disagree. */
export function trendOf(changedByPercent: number | null): Trend | null {
  if (changedByPercent === null) return null;
  if (changedByPercent >= marketLimits.changePercent) return 'increased';
  return changedByPercent <= -marketLimits.changePercent ? 'decreased' : 'roughly-the-same';
}

/** How fast an area sells beside its city, both in whole days; fewer days are faster. */
export function speedOf(days: number | null, cityDays: number | null): { differencePercent: number | null; speed: Speed | null } {
  if (days === null || cityDays === null || cityDays === 0) return { differencePercent: null, speed: null };
  const differencePercent = rounded((100 * (days - cityDays)) / cityDays, 2);
  return { differencePercent, speed: speedByPercent(differencePercent) };
}

function speedByPercent(percent: number): Speed {
  if (percent <= -marketLimits.speedPercent) return 'faster';
  if (percent >= marketLimits.speedPercent) return 'slower';
  if (percent === 0) return 'exactly-the-same';
  return percent < 0 ? 'similar-faster' : 'similar-slower';
}

const { sellersBelow, buyersAbove } = marketLimits.balanceMonths;

/** A common rule of thumb, not a law: it is told with every answer that rests on it. */
export const balanceRule = `Under ${sellersBelow} months of supply is a seller's market, ${sellersBelow} to ${buyersAbove} is balanced, over ${buyersAbove} is a buyer's market.`;

/** By the months as they are shown. */
export function balanceOf(months: number | null): Balance | null {
  if (months === null) return null;
  if (months < sellersBelow) return 'sellers-market';
  return months > buyersAbove ? 'buyers-market' : 'balanced';
}
