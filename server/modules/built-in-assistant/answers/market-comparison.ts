/** What is said first of markets that are compared: where supply is shortest, where prices are highest, and where they went. */
import type { MarketAnswer } from '#server/modules/market/index.ts';
import { plain } from './format.ts';
import type { FigureKey } from './market-lines.ts';
import { figure, percent } from './market-words.ts';
import type { Compared } from './texts/english/market.ts';
import type { Texts } from './texts/index.ts';

const bold = ({ area, ...rest }: Compared): Compared => ({ ...rest, area: `**${plain(area)}**` });

/** Where supply is shortest, where every area has it. */
export function tightest(found: MarketAnswer[], { market }: Texts): string {
  const known = found.flatMap(({ area, isLease, monthsOfSupply }) =>
    isLease || monthsOfSupply?.value == null
      ? []
      : [{ area, value: monthsOfSupply.value, figure: market.months(monthsOfSupply.value) }],
  );
  const [first, ...others] = known.toSorted((one, other) => one.value - other.value);
  if (!first || known.length < found.length || others.every(({ value }) => value === first.value)) return '';
  return market.tightest(bold(first), others.map(bold));
}

/** What the price, else the price per square foot, was in each, the highest first; empty where not all of them tell it. */
function pricesOf(found: MarketAnswer[], keys: FigureKey[], texts: Texts): { isPrice: boolean; known: Compared[] } | null {
  const key = keys.find((one) => one === 'medianPrice' || one === 'medianPricePerSqFt');
  if (key !== 'medianPrice' && key !== 'medianPricePerSqFt') return null;
  const known = found.flatMap((one) => {
    const { value = null, unit = 'dollars' } = one[key] ?? {};
    return value === null ? [] : [{ area: one.area, value, figure: figure(value, unit, texts) }];
  });
  return known.length < found.length ? null : { isPrice: key === 'medianPrice', known };
}

export function dearest(found: MarketAnswer[], keys: FigureKey[], texts: Texts): string {
  const prices = pricesOf(found, keys, texts);
  const [first, ...others] = prices?.known.toSorted((one, other) => other.value - one.value) ?? [];
  if (!prices || !first || others.length === 0) return '';
  const { isPrice } = prices;
  const isLease = found.some((one) => one.isLease);
  return others.every(({ value }) => value === first.value)
    ? texts.market.sameFigure(isPrice)
    : texts.market.dearest({ isPrice, isLease }, bold(first), others.map(bold));
}

/** Where the price, else the price per square foot, went up most over the year, where every area's change is known. */
export function grewMost(found: MarketAnswer[], keys: FigureKey[], texts: Texts): string {
  const key = keys.find((one) => one === 'medianPrice' || one === 'medianPricePerSqFt');
  if (key !== 'medianPrice' && key !== 'medianPricePerSqFt') return '';
  const known = found.flatMap((one) => {
    const value = one[key]?.changePercent ?? null;
    return value === null
      ? []
      : [{ area: one.area, value, figure: `${value > 0 ? '+' : value < 0 ? '−' : ''}${percent(value)}` }];
  });
  const [first, ...others] = known.toSorted((one, other) => other.value - one.value);
  if (!first || known.length < found.length || others.every(({ value }) => value === first.value)) return '';
  return texts.market.grewMost(
    { isPrice: key === 'medianPrice', isLease: found.some((one) => one.isLease) },
    bold(first),
    others.map(bold),
  );
}

/** Said where it is asked where prices rose more, and an area's change is not known. */
export function growthUnknown(found: MarketAnswer[], { market }: Texts): string {
  const unknown = found.filter(({ medianPrice }) => medianPrice && medianPrice.changePercent === null);
  return unknown.length === 0 ? '' : market.growthUnknown(unknown.map(({ area }) => plain(area)));
}

/** Where homes sell fastest, else where they close highest against list: of questions that ask neither for supply nor for prices. */
export function quickest(found: MarketAnswer[], [key]: FigureKey[], texts: Texts): string {
  if (key !== 'medianDaysOnMarket' && key !== 'saleToList') return '';
  const known = found.flatMap((one) => {
    const { value = null, unit = 'days' } = one[key] ?? {};
    return value === null ? [] : [{ area: one.area, value, figure: figure(value, unit, texts) }];
  });
  const sign = key === 'saleToList' ? -1 : 1;
  const [first, ...others] = known.toSorted((one, other) => sign * (one.value - other.value));
  if (!first || known.length < found.length || others.every(({ value }) => value === first.value)) return '';
  return texts.market[key === 'saleToList' ? 'highestOfList' : 'fastest'](bold(first), others.map(bold));
}

/** @param found the earlier time first */
export function wentFrom(found: MarketAnswer[], keys: FigureKey[], texts: Texts): string {
  const prices = pricesOf(found, keys, texts);
  const [before, ...later] = prices?.known ?? [];
  const after = later.at(-1);
  if (!prices || !before || !after) return '';
  const of = { isPrice: prices.isPrice, isLease: found.some((one) => one.isLease) };
  return texts.market.wentFrom(of, before, after, later.slice(0, -1));
}
