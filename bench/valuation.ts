/**
 * Values against what homes then sold for: 883 sales of Ames, Iowa from 2009 on (counted as year · 12 + month ≥ 2009 · 12, so 21 of
 * December 2008 are among them), each valued from earlier months alone.
 */
import {
  backTest,
  fitModel,
  lastStep,
  predictLog,
  stepOf,
  valueHome,
  type CategoryField,
  type MarketModel,
  type NumericField,
  type PastValue,
  type Sale,
} from '#server/modules/market/valuation/index.ts';
import { median, type Bench, type BenchResult } from './result.ts';
import { findData, readAmesSales } from './support/ames-sales.ts';
import { readKingCountySales } from './support/king-county-sales.ts';

const FIRST_MONTH = 2009 * 12;
const LEARNING_FROM = 2007 * 12 + 1;
const LAST_MONTH = 2010 * 12 + 12;

const shortFields: NumericField[] = ['fullBaths', 'halfBaths', 'beds', 'lotSqft', 'yearBuilt', 'garageSpaces'];
const resoFields: NumericField[] = [...shortFields, 'basementSqft', 'fireplaces', 'condition'];
const remodelFields: NumericField[] = [...resoFields, 'remodelYear'];
const extendedFields: NumericField[] = [
  ...remodelFields,
  'finishedBasementSqft',
  'basementBaths',
  'rooms',
  'deckSqft',
  'porchSqft',
  'cooling',
];
const extendedCategories: CategoryField[] = ['style', 'foundation', 'garageType', 'cladding'];

interface FieldSet {
  name: string;
  fields: NumericField[];
  categories?: CategoryField[];
  /** The bar: median error at most, share within 10 and 20 % at least. */
  bar?: { median: number; within10: number; within20?: number };
}

const fieldSets: readonly FieldSet[] = [
  { name: 'short fields', fields: shortFields, bar: { median: 7.5, within10: 61.5 } },
  { name: 'RESO fields', fields: resoFields, bar: { median: 5.9, within10: 72.5, within20: 93 } },
  { name: 'with remodel year', fields: remodelFields },
  {
    name: 'extended fields',
    fields: extendedFields,
    categories: extendedCategories,
  },
];

const errorOf = ({ sale, value }: PastValue): number => (100 * Math.abs(sale.price - value.value)) / sale.price;
const within = (errors: readonly number[], percent: number): number =>
  (100 * errors.filter((error) => error <= percent).length) / errors.length;

interface Limits {
  atMost?: number;
  atLeast?: number;
}

function result(name: string, value: number, unit: string, { atMost, atLeast }: Limits = {}): BenchResult {
  const bounds = [atLeast === undefined ? '' : `≥ ${atLeast}`, atMost === undefined ? '' : `≤ ${atMost}`];
  const ok = value >= (atLeast ?? -Infinity) && value <= (atMost ?? Infinity);
  return { name, value, unit, mustBe: bounds.filter(Boolean).join(', ') || '–', ok };
}

function accuracy(name: string, errors: readonly number[], bar?: FieldSet['bar']): BenchResult[] {
  return [
    result(`${name}: median error`, median(errors), '%', { atMost: bar?.median }),
    result(`${name}: within 5 %`, within(errors, 5), '%'),
    result(`${name}: within 10 %`, within(errors, 10), '%', { atLeast: bar?.within10 }),
    result(`${name}: within 20 %`, within(errors, 20), '%', { atLeast: bar?.within20 }),
  ];
}

function ranges(name: string, past: readonly PastValue[]): BenchResult[] {
  const halves = past.map(({ halfWidth }) => halfWidth ?? NaN);
  const covered = past.filter(({ error, halfWidth }) => Math.abs(error) <= (halfWidth ?? 0)).length;
  const widths = halves.map((half) => 100 * (Math.exp(half) - Math.exp(-half)));
  const isBound = name === 'RESO fields';
  return [
    result(`${name}: 80 % range covers`, (100 * covered) / past.length, '%', isBound ? { atLeast: 77, atMost: 83 } : {}),
    result(`${name}: median width of the range`, median(widths), '%', isBound ? { atMost: 23 } : {}),
  ];
}

/** By what agents would ask: cheap and dear, old and new, kinds of homes. */
function bySlices(past: readonly PastValue[]): BenchResult[] {
  const prices = past.map(({ sale }) => sale.price).toSorted((a, b) => a - b);
  const third = (share: number): number => prices[Math.floor(prices.length * share)] ?? 0;
  const slices: [string, (sale: Sale) => boolean][] = [
    ['the cheapest third', ({ price }) => price < third(1 / 3)],
    ['the middle third', ({ price }) => price >= third(1 / 3) && price < third(2 / 3)],
    ['the dearest third', ({ price }) => price >= third(2 / 3)],
    ['built before 1940', ({ yearBuilt }) => (yearBuilt ?? 0) < 1940],
    ['built 1940–1979', ({ yearBuilt }) => (yearBuilt ?? 0) >= 1940 && (yearBuilt ?? 0) < 1980],
    ['built from 1980', ({ yearBuilt }) => (yearBuilt ?? 0) >= 1980],
    ['one-family homes', ({ type }) => type === 'OneFam'],
    ['townhouses', ({ type }) => type.startsWith('Twnhs')],
    ['two-family homes', ({ type }) => type === 'Duplex' || type === 'TwoFmCon'],
  ];
  return slices.flatMap(([name, belongs]) => {
    const own = past.filter(({ sale }) => belongs(sale));
    const covered = own.filter(({ error, halfWidth }) => Math.abs(error) <= (halfWidth ?? 0)).length;
    return [
      result(`RESO fields, ${name} (${own.length}): median error`, median(own.map(errorOf)), '%'),
      result(`RESO fields, ${name}: range covers`, (100 * covered) / own.length, '%'),
    ];
  });
}

/** What most tools do: mean $/sq ft of comparables times area. Null where the widest step has fewer than three. */
function byPricePerSqft(known: readonly Sale[], subject: Sale): number | null {
  const found = known
    .filter(({ type }) => type === subject.type)
    .map((sale) => ({ sale, step: stepOf(subject, sale, subject.month) }));
  const stop = lastStep(found.map(({ step }) => step));
  const comparables = found.filter(({ step }) => step !== null && step <= stop);
  if (comparables.length < 3) return null;
  const sum = comparables.reduce((total, { sale }) => total + sale.price / (sale.livingAreaSqft ?? NaN), 0);
  return (sum / comparables.length) * (subject.livingAreaSqft ?? NaN);
}

/** A regression of ln price, corrected by the mean residual of the homes that are nearest. */
function byHedonic(model: MarketModel, subject: Sale): number {
  const nearest = model.sales
    .map(({ sale, residual }) => {
      const miles = Math.hypot(
        ((sale.longitude ?? 0) - (subject.longitude ?? 0)) * 51,
        ((sale.latitude ?? 0) - (subject.latitude ?? 0)) * 69,
      );
      const size = Math.log((sale.livingAreaSqft ?? 1) / (subject.livingAreaSqft ?? 1)) / 0.3;
      const age = ((sale.yearBuilt ?? 0) - (subject.yearBuilt ?? 0)) / 20;
      return { residual, far: (miles / 0.5) ** 2 + size ** 2 + age ** 2 + (sale.type === subject.type ? 0 : 4) };
    })
    .toSorted((a, b) => a.far - b.far)
    .slice(0, 15);
  const correction = nearest.reduce((sum, { residual }) => sum + residual, 0) / (nearest.length + 3);
  return Math.exp(predictLog(model, subject, model.fitted.encoding.month) + correction);
}

function baselines(sales: readonly Sale[]): BenchResult[] {
  const formula: number[] = [];
  const hedonic: number[] = [];
  for (let month = FIRST_MONTH; month <= LAST_MONTH; month += 1) {
    const known = sales.filter((sale) => sale.month < month);
    const model = fitModel({ sales: known.filter((sale) => sale.month >= month - 30), month, fields: resoFields });
    for (const subject of sales.filter((sale) => sale.month === month)) {
      const error = (value: number): number => (100 * Math.abs(value - subject.price)) / subject.price;
      const simple = byPricePerSqft(known, subject);
      if (simple !== null) formula.push(error(simple));
      hedonic.push(error(byHedonic(model, subject)));
    }
  }
  return [
    result(`baseline, $/sq ft × area (${formula.length} valued): median error`, median(formula), '%'),
    result('baseline, $/sq ft × area: within 10 %', within(formula, 10), '%'),
    result('baseline, regression with residuals: median error', median(hedonic), '%'),
    result('baseline, regression with residuals: within 10 %', within(hedonic, 10), '%'),
  ];
}

/** What every value must be, counted over all that were told. */
function integrity(past: readonly PastValue[]): BenchResult[] {
  const off = past.map(({ value }) => {
    const rebuilt = value.comparables.reduce((sum, { sale, adjustments, weight }) => {
      const adjusted = adjustments.reduce((price, { dollars }) => price + dollars, sale.price);
      return sum + adjusted * weight;
    }, 0);
    return Math.abs(rebuilt - value.value);
  });
  const sums = past.map(({ value }) => Math.abs(value.comparables.reduce((sum, { weight }) => sum + weight, -1)));
  const least = Math.min(...past.flatMap(({ value }) => value.comparables.map(({ weight }) => weight)));
  return [
    result('homes that were valued', past.length, 'of 883', { atLeast: 883 }),
    result('most comparables of a value', Math.max(...past.map(({ value }) => value.comparables.length)), '', { atMost: 12 }),
    result('reconstruction from the comparables, farthest off', Math.max(...off), '$', { atMost: 1 }),
    result('sum of the weights, farthest from 1', Math.max(...sums), '', { atMost: 1e-9 }),
    result('lowest weight', least, '', { atLeast: 0 }),
  ];
}

/** Milliseconds of the processor, so that what else the machine does falls on nothing. */
function timeOf(task: () => unknown): number {
  const before = process.cpuUsage();
  task();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

function speed(name: string, sales: readonly Sale[], fields: readonly NumericField[], bar: { fit?: number; value: number }) {
  const month = Math.max(...sales.map((sale) => sale.month)) + 1;
  const fitted = { sales, month, fields };
  const model = fitModel(fitted);
  const fits = Array.from({ length: sales.length > 5_000 ? 3 : 9 }, () => timeOf(() => fitModel(fitted)));
  const values = sales.slice(0, 200).map((sale) => timeOf(() => valueHome(model, sale)));
  return [
    result(`${name}: a fit of ${sales.length.toLocaleString('en-US')} sales`, median(fits), 'ms', { atMost: bar.fit }),
    result(`${name}: a value`, median(values), 'ms', { atMost: bar.value }),
  ];
}

export const run: Bench = async ({ small }) => {
  const file = findData('ames.csv');
  if (!file) {
    console.log('The sales of Ames are not here, so nothing is measured: put ames.csv into ../shared/data.');
    return [];
  }
  const sales = await readAmesSales(file);
  const results: BenchResult[] = [];
  for (const { name, fields, categories, bar } of small ? fieldSets.slice(1, 2) : fieldSets) {
    const all = backTest({ sales, fields, categories, firstMonth: LEARNING_FROM, lastMonth: LAST_MONTH });
    const past = all.filter(({ sale }) => sale.month >= FIRST_MONTH);
    results.push(...accuracy(name, past.map(errorOf), bar), ...ranges(name, past));
    if (name === 'RESO fields') results.push(...integrity(past), ...bySlices(past));
  }
  if (small) return results;
  results.push(...baselines(sales), ...speed('Ames', sales.slice(0, 2_000), resoFields, { fit: 50, value: 10 }));
  const kingCounty = findData('king-county-sales.csv');
  if (kingCounty) results.push(...speed('King County', await readKingCountySales(kingCounty), resoFields, { value: 40 }));
  return results;
};
