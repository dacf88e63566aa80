import type { ListingResult } from '#contract/listings.ts';
import { columnKeys, columnOf } from './table-columns.ts';

type Cell = string | number | null;

/** A cell that begins as a formula would be run by a spreadsheet that opens the file; records are written by others. */
const beginsAFormula = /^[=+\-@\t\r]/;

function cell(value: Cell): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const text = beginsAFormula.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const line = (cells: readonly Cell[]) => cells.map(cell).join(',');

const own: readonly [string, (listing: ListingResult) => Cell][] = [
  ['MLS', ({ mlsSource }) => mlsSource],
  ['MLS number', ({ mlsId, uPropertyId }) => mlsId ?? uPropertyId],
  ['Address', ({ addressLine1, addressLine2 }) => [addressLine1, addressLine2].filter(Boolean).join(', ') || null],
  ['City', ({ city }) => city],
  ['State', ({ state }) => state],
  ['ZIP', ({ zipCode }) => zipCode],
];

/** Results as a file for spreadsheets: every column, and the firm of each listing, which stays with it. */
export function listingsCsv(listings: readonly ListingResult[]): string {
  const header = [...own.map(([label]) => label), ...columnKeys.map((key) => columnOf(key).label), 'Listed by'];
  const rows = listings.map((listing) => [
    ...own.map(([, valueOf]) => valueOf(listing)),
    ...columnKeys.map((key) => columnOf(key).valueOf(listing)),
    listing.listingAgent?.brokerage ?? null,
  ]);
  // The mark at the beginning tells spreadsheets that the text is UTF-8.
  return `\uFEFF${[header, ...rows].map(line).join('\r\n')}\r\n`;
}
