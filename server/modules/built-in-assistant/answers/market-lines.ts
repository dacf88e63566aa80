/** One line for each figure of a market, with what it rests on. */
import type { MarketAnswer } from '#server/modules/market/index.ts';
import { count, plain } from './format.ts';
import {
  balanceWords,
  figure,
  missing,
  percent,
  sales,
  speedWords,
  supplyBasis,
  trendWords,
  type Median,
} from './market-words.ts';

export type FigureKey = 'medianPrice' | 'medianPricePerSqFt' | 'medianDaysOnMarket' | 'saleToList' | 'counts' | 'supply';

export const figureNames = (isLease: boolean): Record<FigureKey, string> => ({
  medianPrice: isLease ? 'Median rent' : 'Median price',
  medianPricePerSqFt: isLease ? 'Median rent per sq ft' : 'Median price per sq ft',
  medianDaysOnMarket: 'Median days on market',
  saleToList: isLease ? 'Rent to asking rent' : 'Sale-to-list',
  counts: isLease ? 'Leased and active' : 'Sold and active',
  supply: 'Months of supply',
});

/** "$1,850,000 (42 sales)" in bold, or why there is none. */
function valueOf(median: Median, isLease: boolean): string {
  return median.value === null
    ? missing(median, isLease)
    : `**${figure(median.value, median.unit)}** (${sales(median.n, isLease)})`;
}

function earlierOf({ yearEarlier, unit }: Median, isLease: boolean): string | null {
  return yearEarlier.value === null
    ? null
    : `${figure(yearEarlier.value, unit)} a year earlier (${sales(yearEarlier.n, isLease)})`;
}

/** ", 3.2 % more than $1,792,500 a year earlier (39 sales)" */
function change(median: Median, isLease: boolean): string {
  const before = earlierOf(median, isLease);
  if (median.value === null) return '';
  if (!before) return `; too few sales a year earlier to compare (${count(median.yearEarlier.n)})`;
  if (median.changePercent === null || median.changePercent === 0) return `; ${before}`;
  return `, ${percent(median.changePercent)} ${median.changePercent > 0 ? 'more' : 'less'} than ${before}`;
}

export function priceLine({ medianPrice, isLease }: MarketAnswer): string | null {
  if (!medianPrice) return null;
  const { trend } = medianPrice;
  const words = trend ? `: ${isLease ? 'rents' : 'prices'} ${trendWords[trend]}` : '';
  return `${valueOf(medianPrice, isLease)}${change(medianPrice, isLease)}${words}`;
}

export function perSqFtLine({ medianPricePerSqFt: median, isLease }: MarketAnswer): string | null {
  return median ? `${valueOf(median, isLease)}${change(median, isLease)}` : null;
}

export function daysLine({ medianDaysOnMarket: median, isLease }: MarketAnswer): string | null {
  if (!median) return null;
  const { city, basis } = median;
  const measured = basis === 'list-to-sale' && median.value !== null ? ', counted from list date to sale' : '';
  const before = earlierOf(median, isLease);
  // A sentence of its own: a figure belongs to the place that its sentence names.
  const besideCity =
    city?.speed && city.value !== null
      ? `. ${plain(city.area)} takes ${figure(city.value, 'days')} (${sales(city.n, isLease)}): ${speedWords[city.speed]}`
      : '';
  return `${valueOf(median, isLease)}${measured}${median.value !== null && before ? `; ${before}` : ''}${besideCity}`;
}

export function saleToListLine({ saleToList: median, isLease }: MarketAnswer): string | null {
  if (!median) return null;
  if (median.value === null) return missing(median, isLease);
  const before = earlierOf(median, isLease);
  return `**${figure(median.value, median.unit)}** of the list price (${sales(median.n, isLease)})${before ? `; ${before}` : ''}`;
}

export function countsLine({ soldCount, activeCount, isLease }: MarketAnswer): string | null {
  const sold =
    soldCount &&
    `**${count(soldCount.value)}** ${isLease ? 'leased' : 'sold'}, ${count(soldCount.yearEarlier.value)} a year earlier`;
  const active = activeCount && `**${count(activeCount.value)}** active now`;
  return [sold, active].filter(Boolean).join('; ') || null;
}

/** @param withRule the rule is told once in a reply */
export function supplyLine({ monthsOfSupply: supply, activeCount, isLease }: MarketAnswer, withRule: boolean): string | null {
  if (!supply) return null;
  if (supply.value === null) return missing(supply, isLease);
  const whose = supply.balance ? `: ${balanceWords[supply.balance]}` : '';
  return `**${supply.value} months** (${supplyBasis(supply, activeCount?.value, isLease)})${whose}${withRule && supply.balance ? `. ${supply.rule}` : ''}`;
}

/** The sales that a figure lacks; null where it has enough, or is not given at all. */
export function lacking(found: MarketAnswer, key: FigureKey): number | null {
  const known = key === 'counts' ? undefined : key === 'supply' ? found.monthsOfSupply : found[key];
  return known?.missing === 'not-enough-data' ? known.n : null;
}

export const lineOf: Record<FigureKey, (found: MarketAnswer) => string | null> = {
  medianPrice: priceLine,
  medianPricePerSqFt: perSqFtLine,
  medianDaysOnMarket: daysLine,
  saleToList: saleToListLine,
  counts: countsLine,
  supply: (found) => supplyLine(found, true),
};
