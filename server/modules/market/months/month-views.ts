/** Months as they are told: without gaps, without figures of too few sales, each against the same month a year earlier. */
import type { MarketMonth } from '#contract/market-history.ts';
import { marketLimits } from '#contract/market.ts';
import type { MonthFigures } from '#server/modules/listings/index.ts';
import { changePercent, MONTHS_OF_YEAR, rounded } from '../figures.ts';

const MONTH = /^(\d{4})-(\d{2})$/;

/** Months since year 0. */
function numberOf(month: string): number {
  const [, year, ofYear] = MONTH.exec(month) ?? [];
  return Number(year) * MONTHS_OF_YEAR + Number(ofYear) - 1;
}

function nameOf(number: number): string {
  const year = String(Math.floor(number / MONTHS_OF_YEAR)).padStart(4, '0');
  return `${year}-${String((number % MONTHS_OF_YEAR) + 1).padStart(2, '0')}`;
}

const quiet: Omit<MonthFigures, 'month'> = {
  ...{ sold: 0, priced: 0, medianPrice: null, sized: 0, medianPricePerSqFt: null, withDaysOnMarket: 0, medianDaysOnMarket: null },
  ...{ withListDate: 0, medianDaysListed: null, withListPrice: 0, medianSaleToList: null, withOriginalPrice: 0, reduced: 0 },
  ...{ listed: 0, pended: 0, cancelled: 0, priceCuts: 0 },
};

/** Null under ten sales. */
function suppressed(value: number | null, n: number, write: (value: number) => number) {
  return { value: n < marketLimits.sales || value === null ? null : write(value), n };
}

/**
 * @param months what is known, the earliest first
 * @param current `YYYY-MM` of today; later ones are mistakes of records
 * @param last at most so many
 * @param windowMonths each month with those right before it: the first of them are left out, as what came before is not known
 */
export function viewMonths(
  months: readonly MonthFigures[],
  { current, last, windowMonths }: { current: string; last: number; windowMonths: number },
): MarketMonth[] {
  const end = numberOf(current);
  const known = new Map(months.filter(({ month }) => month <= current).map((one) => [numberOf(one.month), one]));
  const first = Math.min(...known.keys());
  if (known.size === 0) return [];
  // A feed tells what holds now; changes are known since imports have met a listing a second time.
  const seesChanges = Math.min(...[...known].flatMap(([number, one]) => (one.cancelled + one.priceCuts > 0 ? [number] : [])));
  const hasFeedDays = [...known.values()].reduce((sum, one) => sum + 2 * one.withDaysOnMarket - one.sold, 0) >= 0;
  const start = Math.max(first + windowMonths - 1, end - last + 1);
  return Array.from({ length: end - start + 1 }, (_, at) => {
    const number = start + at;
    const one = known.get(number) ?? { ...quiet, month: nameOf(number) };
    const earlier = known.get(number - MONTHS_OF_YEAR);
    const medianPrice = suppressed(one.medianPrice, one.priced, Math.round);
    const priceEarlier = earlier ? suppressed(earlier.medianPrice, earlier.priced, Math.round).value : null;
    const days = hasFeedDays
      ? suppressed(one.medianDaysOnMarket, one.withDaysOnMarket, Math.floor)
      : suppressed(one.medianDaysListed, one.withListDate, Math.floor);
    return {
      month: nameOf(number),
      isPartial: number === end,
      sold: one.sold,
      medianPrice,
      priceChangePercent: changePercent(medianPrice.value, priceEarlier),
      medianPricePerSqFt: suppressed(one.medianPricePerSqFt, one.sized, (value) => rounded(value, value < 20 ? 2 : 0)),
      medianDaysOnMarket: { ...days, basis: hasFeedDays ? 'days-on-market' : 'list-to-sale' },
      saleToList: suppressed(one.medianSaleToList, one.withListPrice, (ratio) => rounded(100 * ratio, 1)),
      reduced: suppressed(
        one.withOriginalPrice === 0 ? null : one.reduced / one.withOriginalPrice,
        one.withOriginalPrice,
        (share) => rounded(100 * share, 1),
      ),
      listed: one.listed,
      pended: one.pended,
      cancelled: number < seesChanges ? null : one.cancelled,
      priceCuts: number < seesChanges ? null : one.priceCuts,
    };
  });
}
