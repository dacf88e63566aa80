import { SQUARE_FEET_PER_ACRE, toSquareFeet } from '../../reso/sizes.ts';
import { readNumberCell } from './numbers.ts';

export type SizeUnit = 'acres' | 'square feet' | 'by size' | 'square meters' | 'hectares';

/** Fewer square feet than this are no lot, and as many acres are rare: what a lot without a unit is taken for by its size. */
const SMALLEST_LOT_SQFT = 300;

interface Size {
  value: number;
  /** As the cell writes it. */
  unit: string | null;
}

/** What stands around a size and is none of it: who measured it ("1800/A", "2,410 / Tax"), and that it is about so much. */
const beside = /\s*(?:\/\s*[a-z][a-z ]*|\([a-z ]*\)|\bm\/l\b|\bmol\b|\+\/-|±)\s*$/i;
/** "50x100", "50' x 120'": the sides of a lot in feet. */
const sides = /^(\d+(?:\.\d+)?)\s*(?:'|ft\.?|feet)?\s*[x×]\s*(\d+(?:\.\d+)?)\s*(?:'|ft\.?|feet)?$/i;

/** "1,850 sqft", "0.25 acres", "1/4 ac", "171 m²", "50x100": a figure and the unit beside it. */
export function readSize(cell: string): Size | undefined {
  const text = cell.replace(beside, '');
  const [, wide, deep] = sides.exec(text) ?? [];
  if (wide && deep) return { value: Number(wide) * Number(deep), unit: 'sqft' };
  const match =
    /^[~]?\s*(\d{1,3}(?: \d{3})+|[\d.,]+|\d+\s*\/\s*\d+)\s*\+?\s*([a-z²2. ]*?)(?:\s*(?:lot|living|total|approx\.?))*\.?$/i.exec(
      text,
    );
  if (!match) return undefined;
  const figure = (match[1] ?? '').replaceAll(' ', '');
  const [above, below] = figure.split('/').map(Number);
  const value = figure.includes('/') ? (above ?? 0) / (below ?? 1) : readNumberCell(figure);
  if (value === undefined || !Number.isFinite(value)) return undefined;
  const unit = (match[2] ?? '').toLowerCase().replace(/[. ]/g, '');
  return { value, unit: unit === '' ? null : unit };
}

const unitNames: Record<string, string> = {
  ...{
    sf: 'sqft',
    sqft: 'sqft',
    squarefeet: 'sqft',
    squarefoot: 'sqft',
    sqfeet: 'sqft',
    ft2: 'sqft',
    'ft²': 'sqft',
    feet: 'sqft',
  },
  ...{ ac: 'acres', acre: 'acres', acres: 'acres', acs: 'acres' },
  ...{ m2: 'sqm', 'm²': 'sqm', sqm: 'sqm', squaremeters: 'sqm', squaremetres: 'sqm' },
  ...{ ha: 'hectares', hectare: 'hectares', hectares: 'hectares' },
};

const columnUnits = { acres: 'acres', 'square feet': 'sqft', 'square meters': 'sqm', hectares: 'hectares' } as const;

/** A living area in square feet; its own unit counts before the column's. */
export function readLivingCell(text: string, unit: SizeUnit = 'square feet'): number | undefined {
  const size = readSize(text);
  if (!size) return undefined;
  const name = size.unit === null ? columnUnits[unit === 'by size' ? 'square feet' : unit] : unitNames[size.unit];
  return name === undefined ? undefined : (toSquareFeet(size.value, name) ?? undefined);
}

/** A lot in square feet; its own unit counts before the column's. */
export function readLotCell(text: string, unit: SizeUnit): number | undefined {
  const size = readSize(text);
  if (!size) return undefined;
  const own = size.unit === null ? null : unitNames[size.unit];
  if (own === undefined) return undefined;
  if (own !== null) return toSquareFeet(size.value, own) ?? undefined;
  if (unit === 'square meters' || unit === 'hectares') return toSquareFeet(size.value, columnUnits[unit]) ?? undefined;
  const isAcres = unit === 'acres' || (unit === 'by size' && size.value < SMALLEST_LOT_SQFT);
  return Math.round(isAcres ? size.value * SQUARE_FEET_PER_ACRE : size.value);
}

/** What the header of a column says that its figures are measured in, where that is not what is usual in the US: "Lot (m2)". */
export function metricUnitOf(header: string): 'square meters' | 'hectares' | undefined {
  if (/\bm2\b|m²|\bsq\.? ?m\b|\bsqm\b|\bsquare met(?:er|re)s?\b/i.test(header)) return 'square meters';
  return /\bhectares?\b|\(ha\)/i.test(header) ? 'hectares' : undefined;
}

/** What lots without units of their own are measured in, by their size: a column may hold both. */
export function unitOfLots(values: readonly string[]): SizeUnit {
  const plain = values.map(readSize).filter((size) => size !== undefined && size.unit === null && size.value > 0);
  const small = plain.filter((size) => size !== undefined && size.value < SMALLEST_LOT_SQFT).length;
  if (small === 0) return 'square feet';
  return small === plain.length ? 'acres' : 'by size';
}
