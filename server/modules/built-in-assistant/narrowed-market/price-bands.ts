/** The analyses of a market by price band: the sales of twelve months in bands that about as many fall into, and what is for sale in each. */
import type { AreaFilter } from '#contract/listing-search.ts';
import { marketLimits, type MarketPeriod } from '#contract/market.ts';
import type { AnalysisAnswer } from '#server/modules/analysis/index.ts';
import { valueOf } from '../analysis/tell-analysis.ts';
import type { Texts } from '../answers/texts/index.ts';
import type { ToolCall } from '../reply.ts';
import { activeOf, analysisOf, salesOf, type HomesMeant } from '../sales/sales-rows.ts';

const SHARES = [0.2, 0.4, 0.6, 0.8];
const MONTHS = 12;
/** A band ends at a round price: at 50,000s up to a million, at 100,000s up to three, at half millions above. */
const ROUNDED =
  'const rounded = (price) => { const step = price < 1e6 ? 5e4 : price < 3e6 ? 1e5 : 5e5; return Math.round(price / step) * step; };';
const END = 'end';

/** A figure goes by the name of its band, so that none is taken for that of another. */
function naming({ bands }: Texts['market']): string {
  const names = { upTo: bands.upTo('{to}'), between: bands.between('{from}', '{to}'), over: bands.over('{from}') };
  return `const names = ${JSON.stringify(names)};
const dollars = (price) => '$' + String(price).replace(/\\B(?=(\\d{3})+$)/g, ',');
const nameOf = (band) => (band === 0 ? names.upTo : band === ends.length ? names.over : names.between)
  .replace('{from}', dollars(ends[band - 1] ?? 0)).replace('{to}', dollars(ends[band] ?? 0));
const bandOf = ({ price }) => ends.filter((end) => price > end).length;
const bands = [...ends, null].map((_, band) => rows.filter((row) => row.price > 0 && bandOf(row) === band));`;
}

export const salesByBand = (
  areaFilter: AreaFilter,
  homes: HomesMeant,
  { period, texts }: { period: MarketPeriod; texts: Texts },
): ToolCall =>
  analysisOf(
    salesOf(areaFilter, { ...homes, period }),
    `${ROUNDED}
const prices = rows.map((row) => row.price);
const ends = [...new Set(${JSON.stringify(SHARES)}.map((share) => rounded(quantile(prices, share))))].filter((end) => end > 0);
${naming(texts.market)}
const told = (figure, values, unit, digits) => { const known = values.filter((value) => value !== null); return { figure, value: known.length >= ${marketLimits.sales} ? round(median(known), digits) : null, unit, n: known.length }; };
return { chart: null, figures: [
  ...ends.map((value) => ({ figure: '${END}', value, unit: 'dollars' })),
  ...bands.flatMap((some, band) => [
    { figure: nameOf(band), value: some.length, unit: 'count' },
    told(nameOf(band), some.map((row) => row.daysOnMarket), 'days', 0),
    told(nameOf(band), some.map((row) => row.listPrice > 0 && row.soldPrice > 0 ? row.soldPrice / row.listPrice * 100 : null), 'percent', 1),
  ]),
] };`,
  );

export interface Band {
  name: string;
  sold: number;
  days: number | null;
  saleToListPercent: number | null;
}

export interface Bands {
  /** The price up to which each but the last goes, rising. */
  endsDollars: number[];
  bands: Band[];
}

/** Null where it is another analysis. */
export function bandsTold({ figures }: AnalysisAnswer): Bands | null {
  const endsDollars = figures.flatMap(({ name, amount }) => (name === END ? [valueOf(amount) ?? 0] : []));
  if (endsDollars.length === 0) return null;
  const names = [...new Set(figures.map(({ name }) => name))].filter((name) => name !== END);
  const of = (name: string, wanted: string): number | null => {
    const found = figures.find((one) => one.name === name && one.unit === wanted);
    return found ? valueOf(found.amount) : null;
  };
  const bands = names.map((name) => ({
    ...{ name, sold: of(name, 'count') ?? 0, days: of(name, 'days'), saleToListPercent: of(name, 'percent') },
  }));
  return { endsDollars, bands };
}

/** What is for sale in those bands, beside the sales that were read of them. */
export const activeByBand = (
  areaFilter: AreaFilter,
  homes: HomesMeant,
  { told: { endsDollars, bands }, texts }: { told: Bands; texts: Texts },
): ToolCall =>
  analysisOf(
    activeOf(areaFilter, homes),
    `const ends = ${JSON.stringify(endsDollars)};
const sold = ${JSON.stringify(bands.map((band) => band.sold))};
${naming(texts.market)}
return { chart: null, figures: bands.flatMap((some, band) => [
  { figure: nameOf(band), value: some.length, unit: 'count' },
  { figure: nameOf(band), value: sold[band] >= ${marketLimits.sales} ? round(some.length / (sold[band] / ${MONTHS}), 1) : null, unit: 'months', n: sold[band] },
]) };`,
  );

export interface ForSale {
  active: number;
  /** Null: too few sales. */
  months: number | null;
}

/** By the name of the band; none is for sale where nothing was read. */
export function forSaleIn({ name }: Band, answer: AnalysisAnswer): ForSale {
  const of = (wanted: string): number | null => {
    const found = answer.figures.find((one) => one.name === name && one.unit === wanted);
    return found ? valueOf(found.amount) : null;
  };
  return { active: of('count') ?? 0, months: of('months') };
}
