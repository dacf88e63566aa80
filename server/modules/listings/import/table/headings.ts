import { headerKey, knownFields } from '../guess/known-headers.ts';
import { statusOf } from '../guess/known-values.ts';
import type { TableRow } from './table.ts';

/** What the column is called that is made of headings. */
export const HEADING_COLUMN = 'Status (heading)';
export const headingsTold = 'No column tells a status: rows have the heading that they stand under.';

const statusHeaders = new Set(
  knownFields
    .filter(({ field }) => field === 'StandardStatus')
    .flatMap(({ headers }) => headers.filter(({ isVague }) => !isVague).map(({ key }) => key)),
);

/** Whether rows stand under the status that they have ("ACTIVE", "UNDER CONTRACT"), as people arrange their own sheets. */
export function hasStatusHeadings(header: readonly string[], rows: readonly TableRow[]): boolean {
  const isHeading = (row: TableRow): boolean =>
    'heading' in row && row.heading !== undefined && statusOf(row.heading) !== undefined;
  return !header.some((name) => statusHeaders.has(headerKey(name))) && rows.some(isHeading);
}

/** Gives each row the heading above it, also one that is no status: whoever imports it is asked for its meaning. */
export function createHeadingReader(): (row: TableRow) => TableRow[] {
  let heading = '';
  return (row) => {
    if ('cells' in row) return [{ ...row, cells: [...row.cells, heading] }];
    if (row.heading === undefined) return [row];
    ({ heading } = row);
    return statusOf(heading) === undefined ? [row] : [];
  };
}
