import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { shapes, type Shape } from './shapes.ts';

/** A field, what its values look like, and the headers that files give it, the most telling first. */
export interface KnownField {
  field: string;
  shape: Shape;
  headers: readonly KnownHeader[];
}

export interface KnownHeader {
  key: string;
  /** It may mean something else too, so that the values decide. */
  isVague: boolean;
}

const rowSchema = z.tuple([z.string().min(1), z.enum(shapes), z.string().min(1)]);

/** Headers of the year and the month of a sale, where a file has no date of it. */
export const soldYearHeaders = ['year sold', 'yr sold', 'sale year', 'sold year', 'sale yr1'];
export const soldMonthHeaders = ['mo sold', 'month sold', 'sale month', 'sold month', 'sale mo1'];

/** Shorter ones are abbreviations, which mean something else without their blanks. */
const MIN_SQUEEZED = 5;
const squeezed = (key: string): string => key.replaceAll(' ', '');

/** Whether a header's key is a known one: "PROPERTYCITY", which parts no words, is "property city". */
export const isNamed = (known: KnownHeader, key: string): boolean =>
  known.key === key || (!key.includes(' ') && key.length >= MIN_SQUEEZED && squeezed(known.key) === key);

/**
 * "SQ_FT", "Sq. Ft." and "Sq Ft" are one header. What is in brackets explains, and is left out: "URL (SEE …)"; but "Baths (H)" are others
 * than "Baths (F)". What Paragon calls a listing's fields begins with L_; its number of the record is not the listing's.
 */
export function headerKey(header: string): string {
  return (
    header
      .replace(/^L_(?!ListingID$)/i, '')
      .replace(/(\bba(?:th(?:room)?)?s?\b.*)\((f|full|h|half|[13]\/[24])\)/gi, '$1 $2 ')
      .replace(/\([^)]*\)/g, ' ')
      .replace(/(?<=[a-z])(?=[A-Z])/g, ' ')
      .toLowerCase()
      // "FMLS #", "NWMLS": whose number it is.
      .replace(/\b[a-z]{1,4}mls\b/, 'mls')
      .replace(/#/g, ' # ')
      .replace(/[^a-z0-9#+$]+/g, ' ')
      .replace(/\b(?:nbr|numb)\b/g, 'number')
      .replace(/\bsquare (?:feet|foot|ft)\b/g, 'sqft')
      .replace(/\bsq (?:ft|feet|foot)\b/g, 'sqft')
      .replace(/\s+/g, ' ')
      .trim()
  );
}

/** Prices in other money are none in dollars: "Price (CAD)". */
export const isForeignMoney = (header: string): boolean => /\b(?:CAD|C\$|CA\$|EUR|GBP|MXN|AUD|CHF)(?![a-z])|[€£]/i.test(header);

export const knownFields: readonly KnownField[] = readFileSync(new URL('known-headers.tsv', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('# ') && !line.startsWith('#\t'))
  .map((line) => {
    const [field, shape, headers] = rowSchema.parse(line.split('\t'));
    const known = headers
      .split(', ')
      .map((header) => ({ key: headerKey(header.replace('~', '')), isVague: header.startsWith('~') }));
    return { field, shape, headers: [{ key: headerKey(field), isVague: false }, ...known] };
  });

/** What a mapping can fill, with the form of its cells. */
export const shapeOfField: ReadonlyMap<string, Shape> = new Map(knownFields.map(({ field, shape }) => [field, shape]));

const keys = new Set(
  [...knownFields.flatMap(({ headers }) => headers.map(({ key }) => key)), ...soldYearHeaders, ...soldMonthHeaders]
    .filter((key) => key !== '')
    .flatMap((key) => (squeezed(key).length >= MIN_SQUEEZED ? [key, squeezed(key)] : [key])),
);

/** Whether a cell is a header that files of listings have; of a column of two values ("Br/Ba") both. */
export function isKnownHeader(cell: string): boolean {
  if (keys.has(headerKey(cell))) return true;
  const names = cell.split('/').map(headerKey);
  return names.length === 2 && names.every((name) => keys.has(name));
}
