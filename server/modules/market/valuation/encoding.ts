import { categoryFields, numericFields, yearOf, type CategoryField, type Home, type NumericField, type Sale } from './home.ts';
import { medianOf } from './statistics.ts';
import { bathShare, termsFor, type AdjustmentKind, type KnownHome, type Shape, type Term } from './terms.ts';
import * as ridges from './terms.ts';

/** How homes of a market become numbers; plain data, kept with the fit. */
export interface Encoding {
  /** Sales before it are what is known; homes are valued as of it. */
  month: number;
  shape: Shape;
  fields: NumericField[];
  categories: CategoryField[];
  medians: Record<NumericField | 'livingAreaSqft', number>;
  /** Fields that some sales lack: being unknown has a column of its own. */
  sometimesUnknown: NumericField[];
  types: string[];
  places: string[];
  levels: Record<CategoryField, string[]>;
  /** Whether the trend bends by quarter. */
  hasQuarters: boolean;
}

const kindOfField: Partial<Record<NumericField, AdjustmentKind>> = {
  fullBaths: 'baths',
  halfBaths: 'baths',
  beds: 'beds',
  lotSqft: 'lot',
  yearBuilt: 'age',
  garageSpaces: 'garage',
  basementSqft: 'basement',
  fireplaces: 'fireplaces',
  condition: 'condition',
};
const QUARTERS = 12;
const MIN_SALES_OF_LEVEL = 2;
const MAX_PLACES = 200;

function levelsOf(values: readonly (string | null)[], max = Infinity): string[] {
  const counts = new Map<string, number>();
  for (const value of values) if (value !== null) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts]
    .filter(([, count]) => count >= MIN_SALES_OF_LEVEL)
    .toSorted(([a, ofA], [b, ofB]) => ofB - ofA || (a < b ? -1 : 1))
    .slice(0, max)
    .map(([value]) => value);
}

interface EncodingParts {
  sales: readonly Sale[];
  month: number;
  shape: Shape;
  fields: readonly NumericField[];
  categories?: readonly CategoryField[];
  hasQuarters?: boolean;
}

export function encodingFor({ sales, month, shape, fields, categories = [], hasQuarters = false }: EncodingParts): Encoding {
  const median = (read: (sale: Sale) => number | null): number => {
    const known = sales.map(read).filter((value) => value !== null);
    return known.length > 0 ? medianOf(known) : 0;
  };
  const levels = Object.fromEntries(
    categoryFields.map((field) => [field, categories.includes(field) ? levelsOf(sales.map((sale) => sale[field])) : []]),
  ) as Encoding['levels'];
  return {
    ...{ month, shape, hasQuarters, levels, fields: [...fields], categories: [...categories] },
    medians: {
      ...(Object.fromEntries(numericFields.map((field) => [field, median((sale) => sale[field])])) as Encoding['medians']),
      livingAreaSqft: median((sale) => sale.livingAreaSqft),
    },
    sometimesUnknown: fields.filter((field) => field !== 'remodelYear' && sales.some((sale) => sale[field] === null)),
    types: levelsOf(sales.map((sale) => sale.type)),
    places: levelsOf(
      sales.map((sale) => sale.place),
      MAX_PLACES,
    ),
  };
}

/** A home with medians for what it lacks, as it was in a month. */
export function knownHome(encoding: Encoding, home: Home, month: number): KnownHome {
  const { medians } = encoding;
  const known = { ...medians } as Record<NumericField, number>;
  for (const field of numericFields) known[field] = home[field] ?? medians[field];
  const year = yearOf(month);
  // Without a word of a remodel there was none.
  known.remodelYear = Math.max(home.remodelYear ?? known.yearBuilt, known.yearBuilt);
  return {
    ...home,
    ...known,
    livingAreaSqft: home.livingAreaSqft ?? medians.livingAreaSqft,
    age: Math.max(0, year - known.yearBuilt),
    yearsSinceRemodel: Math.max(0, year - known.remodelYear),
  };
}

export interface Column {
  kind: AdjustmentKind;
  sign: Term['sign'];
  ridge: number;
  /** Divided by its standard deviation before it is shrunk. */
  isScaled: boolean;
}

/** What an encoding does, made once per fit. */
export interface Encoder {
  encoding: Encoding;
  columns: Column[];
  /** Calls back with each column that is not 0; answers ln price that is fixed beforehand. */
  encode: (home: Home, month: number, put: (column: number, value: number) => void) => number;
}

export function createEncoder(encoding: Encoding): Encoder {
  const { fields, medians } = encoding;
  // Land and whatever else has no living area has no term of it.
  const hasArea = medians.livingAreaSqft > 0;
  const terms = termsFor(encoding.shape).filter((term) => (term.needs === null ? hasArea : fields.includes(term.needs)));
  const columns: Column[] = terms.map(({ kind, sign, ridge }) => ({ kind, sign, ridge, isScaled: true }));
  const addGroup = (count: number, column: Column): number => {
    const first = columns.length;
    for (let index = 0; index < count; index += 1) columns.push(column);
    return first;
  };
  const indicator = (kind: AdjustmentKind, ridge: number): Column => ({ kind, sign: 0, ridge, isScaled: false });
  const trend = addGroup(1, { kind: 'time', sign: 0, ridge: ridges.TREND_RIDGE, isScaled: true });
  // What an unknown fact costs is told with the fact's own adjustment.
  const unknowns = columns.length;
  for (const field of encoding.sometimesUnknown) addGroup(1, indicator(kindOfField[field] ?? 'unknown', ridges.UNKNOWN_RIDGE));
  const quarters = addGroup(encoding.hasQuarters ? QUARTERS : 0, indicator('time', ridges.QUARTER_RIDGE));
  const indexesOf = (levels: readonly string[], kind: AdjustmentKind, ridge: number): Map<string, number> => {
    const first = addGroup(levels.length, indicator(kind, ridge));
    return new Map(levels.map((level, at) => [level, first + at]));
  };
  const types = indexesOf(encoding.types, 'type', ridges.TYPE_RIDGE);
  const places = indexesOf(encoding.places, 'location', ridges.PLACE_RIDGE);
  const categories = encoding.categories.map(
    (field) => [field, indexesOf(encoding.levels[field], 'style', ridges.CATEGORY_RIDGE)] as const,
  );
  const hasBaths = fields.includes('fullBaths');

  return {
    encoding,
    columns,
    encode(home, month, put) {
      const known = knownHome(encoding, home, month);
      terms.forEach((term, column) => put(column, term.of(known)));
      const monthsAgo = Math.max(0, encoding.month - month);
      put(trend, -Math.min(monthsAgo / 12, 3));
      encoding.sometimesUnknown.forEach((field, at) => {
        if (home[field] === null) put(unknowns + at, 1);
      });
      if (encoding.hasQuarters) put(quarters + Math.min(QUARTERS - 1, Math.floor(monthsAgo / 3)), 1);
      const putLevel = (levels: Map<string, number>, level: string | null): void => {
        const column = level === null ? undefined : levels.get(level);
        if (column !== undefined) put(column, 1);
      };
      putLevel(types, home.type);
      putLevel(places, home.place);
      for (const [field, levels] of categories) putLevel(levels, home[field]);
      return hasBaths ? bathShare(known, encoding.shape.maxFullBaths) : 0;
    },
  };
}
