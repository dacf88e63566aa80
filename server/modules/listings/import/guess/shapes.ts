import { statusOf, typeOf } from './known-values.ts';

/** What the values of a field look like, to tell apart columns that share a name: "area" may be square feet or a district. */
export const shapes = [
  'text',
  'number',
  'whole',
  'money',
  'area',
  'year',
  'date',
  'zip',
  'state',
  'latitude',
  'longitude',
  'status',
  'type',
  'lease',
] as const;
export type Shape = (typeof shapes)[number];

const numberOf = (text: string) => Number(text.replace(/[$,\s]/g, ''));
const between = (low: number, high: number) => (text: string) => numberOf(text) >= low && numberOf(text) <= high;

const looks: Record<Shape, (text: string) => boolean> = {
  text: () => true,
  number: between(0, 1e9),
  whole: (text) => between(0, 1e5)(text) && Number.isInteger(numberOf(text)),
  money: between(0, 1e10),
  area: between(0, 1e10),
  year: (text) => numberOf(text) === 0 || between(1600, 2200)(text),
  date: (text) => /^(?:\d{4}-?\d{2}-?\d{2}(?:T\d{6})?|\d{1,2}\/\d{1,2}\/\d{2,4}|[A-Za-z]+-\d{1,2}-\d{4})(?:$|[ T])/.test(text),
  zip: (text) => /^\d{5}(?:-?\d{4})?$/.test(text),
  state: (text) => /^[A-Z]{2}$/i.test(text),
  latitude: between(-90, 90),
  longitude: (text) => numberOf(text) >= -180 && numberOf(text) <= 180 && Math.abs(numberOf(text)) > 0,
  status: (text) => statusOf(text) !== undefined,
  type: (text) => typeOf(text) !== undefined,
  lease: (text) => /lease|rent/i.test(text),
};

/** At least so many of the filled cells must look right: files have slips. */
const SHARE = 0.8;
/** A class that only some rows are of: one lease among sales is enough. */
const anyIsEnough = new Set<Shape>(['lease']);

/** Whether a column's values, as far as they are filled, have the shape. An empty column has any. */
export function hasShape(shape: Shape, values: readonly string[]): boolean {
  const filled = values.map((value) => value.trim()).filter((value) => value !== '' && !/^(?:null|n\/?a|none|-)$/i.test(value));
  if (filled.length === 0) return !anyIsEnough.has(shape);
  const right = filled.filter(looks[shape]).length;
  return anyIsEnough.has(shape) ? right > 0 : right >= SHARE * filled.length;
}
