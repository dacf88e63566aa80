import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { shapes, type Shape } from './shapes.ts';

/** A RESO field, what its values look like, and the headers that files give it, the most telling first. */
export interface KnownField {
  field: string;
  shape: Shape;
  headers: readonly string[];
}

const rowSchema = z.tuple([z.string().min(1), z.enum(shapes), z.string().min(1)]);

export const knownFields: readonly KnownField[] = readFileSync(new URL('known-headers.tsv', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => {
    const [field, shape, headers] = rowSchema.parse(line.split('\t'));
    return { field, shape, headers: headers.split(', ') };
  });

/** Headers of the year and the month of a sale, where a file has no date of it. */
export const soldYearHeaders = ['year sold', 'yr sold', 'sale year', 'sold year'];
export const soldMonthHeaders = ['mo sold', 'month sold', 'sale month', 'sold month'];

/** "SQ_FT", "Sq. Ft." and "Sq Ft" are one header. What is in brackets explains, and is left out: "URL (SEE …)". */
export function headerKey(header: string): string {
  return header
    .replace(/\([^)]*\)/g, ' ')
    .replace(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .toLowerCase()
    .replace(/#/g, ' # ')
    .replace(/[^a-z0-9#]+/g, ' ')
    .replace(/\bsquare (?:feet|foot|ft)\b/g, 'sqft')
    .replace(/\bsq ft\b/g, 'sqft')
    .replace(/\s+/g, ' ')
    .trim();
}
