import { cleanCell } from '../cells/empty.ts';
import { partOfCell, type FieldSource } from '../column-mapping.ts';
import { isNamed, knownFields, headerKey } from './known-headers.ts';
import { hasShape } from './shapes.ts';

/** So many of a column's cells have a slash, then it holds pairs. */
const MIN_SHARE = 0.6;

/** Of "Br/Ba" over "3/2" the beds and the baths: columns of two values, whose headers and cells both have a slash. */
export function guessPairs(
  header: readonly string[],
  columns: readonly (readonly string[])[],
  isFree: (column: string, field: string) => boolean,
): { field: string; source: FieldSource & { column: string } }[] {
  return header.flatMap((column, at) => {
    const names = column.replace(/\([^)]*\)/g, ' ').split('/');
    const cells = (columns[at] ?? []).map(cleanCell).filter((cell) => cell !== '');
    if (names.length !== 2 || cells.filter((cell) => cell.includes('/')).length < MIN_SHARE * Math.max(1, cells.length))
      return [];
    return ([1, 2] as const).flatMap((part) => {
      const key = headerKey(names[part - 1] ?? '');
      const values = cells.map((cell) => partOfCell(cell, part));
      const known = knownFields.find(
        ({ field, shape, headers }) =>
          isFree(column, field) && headers.some((one) => !one.isVague && isNamed(one, key)) && hasShape(shape, values),
      );
      return known ? [{ field: known.field, source: { column, part } }] : [];
    });
  });
}
