/** One line for each figure of a market, with what it rests on. */
import type { MarketAnswer } from '#server/modules/market/index.ts';
import { count, plain } from './format.ts';
import { figure, missing, movedApart, percent, ruleOf, supplyBasis, type Median } from './market-words.ts';
import type { Texts } from './texts/index.ts';

export type FigureKey = keyof ReturnType<Texts['market']['names']>;

/** "$1,850,000 (42 sales)" in bold, or why there is none. */
function valueOf(median: Median, isLease: boolean, texts: Texts): string {
  return median.value === null
    ? missing(median, isLease, texts)
    : `**${figure(median.value, median.unit, texts)}** (${texts.market.sales(median.n, isLease)})`;
}

function earlierOf({ yearEarlier, unit }: Median, isLease: boolean, texts: Texts): string | null {
  return yearEarlier.value === null
    ? null
    : texts.market.yearEarlier(figure(yearEarlier.value, unit, texts), texts.market.sales(yearEarlier.n, isLease));
}

/** ", 3.2 % more than $1,792,500 a year earlier (39 sales)" */
function change(median: Median, isLease: boolean, texts: Texts): string {
  const { market } = texts;
  const before = earlierOf(median, isLease, texts);
  if (median.value === null) return '';
  if (!before) return `; ${market.tooFewToCompare(median.yearEarlier.n, isLease)}`;
  if (median.changePercent === null || median.changePercent === 0) return `; ${before}`;
  return `, ${market.moreThan(percent(median.changePercent), median.changePercent > 0, before)}`;
}

function priceLine(found: MarketAnswer, texts: Texts): string | null {
  const { medianPrice, isLease } = found;
  if (!medianPrice) return null;
  const words = medianPrice.trend && !movedApart(found) ? `: ${texts.market.pricesTrend(isLease, medianPrice.trend)}` : '';
  return `${valueOf(medianPrice, isLease, texts)}${change(medianPrice, isLease, texts)}${words}`;
}

function perSqFtLine({ medianPricePerSqFt: median, isLease }: MarketAnswer, texts: Texts): string | null {
  return median ? `${valueOf(median, isLease, texts)}${change(median, isLease, texts)}` : null;
}

function daysLine({ medianDaysOnMarket: median, isLease }: MarketAnswer, texts: Texts): string | null {
  if (!median) return null;
  const { market } = texts;
  const { city, basis } = median;
  const measured = basis === 'list-to-sale' && median.value !== null ? `, ${market.fromListToSale(isLease)}` : '';
  const before = earlierOf(median, isLease, texts);
  // A sentence of its own: a figure belongs to the place that its sentence names.
  const besideCity =
    city?.speed && city.value !== null
      ? `. ${market.cityTakes(plain(city.area), figure(city.value, 'days', texts), market.sales(city.n, isLease), city.speed)}`
      : '';
  return `${valueOf(median, isLease, texts)}${measured}${median.value !== null && before ? `; ${before}` : ''}${besideCity}`;
}

function saleToListLine({ saleToList: median, isLease }: MarketAnswer, texts: Texts): string | null {
  if (!median) return null;
  if (median.value === null) return missing(median, isLease, texts);
  const before = earlierOf(median, isLease, texts);
  const { market } = texts;
  const line = market.ofListPrice(`**${figure(median.value, median.unit, texts)}**`, market.sales(median.n, isLease), isLease);
  return before ? `${line}; ${before}` : line;
}

function countsLine({ soldCount, activeCount, isLease }: MarketAnswer, { market }: Texts): string | null {
  const sold = soldCount && market.soldCount(`**${count(soldCount.value)}**`, isLease, soldCount.yearEarlier.value);
  const active = activeCount && market.activeNow(`**${count(activeCount.value)}**`);
  return [sold, active].filter(Boolean).join('; ') || null;
}

/** @param withRule the rule is told once in a reply */
export function supplyLine(
  { monthsOfSupply: supply, activeCount, isLease }: MarketAnswer,
  withRule: boolean,
  texts: Texts,
): string | null {
  if (!supply) return null;
  if (supply.value === null) return missing(supply, isLease, texts);
  const { market } = texts;
  const whose = supply.balance ? `: ${market.balances[supply.balance]}` : '';
  return `**${market.months(supply.value)}** (${supplyBasis(supply, activeCount?.value, isLease, texts)})${whose}${withRule && supply.balance ? `. ${ruleOf(supply, texts)}` : ''}`;
}

/** The sales that a figure lacks; null where it has enough, or is not given at all. */
export function lacking(found: MarketAnswer, key: FigureKey): number | null {
  const known = key === 'counts' ? undefined : key === 'supply' ? found.monthsOfSupply : found[key];
  return known?.missing === 'not-enough-data' ? known.n : null;
}

export const lineOf: Record<FigureKey, (found: MarketAnswer, texts: Texts) => string | null> = {
  medianPrice: priceLine,
  medianPricePerSqFt: perSqFtLine,
  medianDaysOnMarket: daysLine,
  saleToList: saleToListLine,
  counts: countsLine,
  supply: (found, texts) => supplyLine(found, true, texts),
};
