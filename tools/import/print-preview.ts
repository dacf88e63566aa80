import { fieldsFrom, readListing, readRow, type FileBeginning, type ReadListing } from '#server/modules/listings/index.ts';
import type { ChosenMapping } from './choose-mapping.ts';

const ROWS_SHOWN = 5;
const SAMPLES = 3;
const LONGEST_CELL = 26;

const short = (text: string) => (text.length > LONGEST_CELL ? `${text.slice(0, LONGEST_CELL - 1)}…` : text);

/** Rows as a table of even columns. */
function tableOf(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((cell, at) => cell.padEnd(widths[at] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

const origins = {
  given: 'The columns are read as the mapping says:',
  saved: "The columns are read like those of the source's last file (--guess guesses them anew):",
  guessed: 'The columns were taken for these fields (--map corrects it, --write-map writes it down):',
} as const;

/** What each column is read as, with its first values, and what was assumed. */
export function mappingText({ mapping, origin, assumptions }: ChosenMapping, { header, rows }: FileBeginning): string {
  const used: string[][] = [];
  const left: string[] = [];
  for (const [at, column] of header.entries()) {
    const fields = fieldsFrom(column, mapping.fields);
    const samples = [...new Set(rows.map((row) => row[at]?.trim() ?? ''))].filter(Boolean).slice(0, SAMPLES);
    if (fields.length > 0) used.push([short(column), fields.join(', '), samples.map(short).join(' | ')]);
    else left.push(column);
  }
  return [
    origins[origin],
    ...tableOf([['COLUMN', 'RESO FIELD', 'FIRST VALUES'], ...used]).map((line) => `  ${line}`),
    ...(left.length > 0 ? [`Left out: ${left.join(', ')}.`] : []),
    ...assumptions.map((sentence) => `Assumed: ${sentence}`),
  ].join('\n');
}

/** The first rows as the listings that they would become. */
export function listingsText({ mapping }: ChosenMapping, beginning: FileBeginning, today: string): string {
  const records = readRow(beginning.header, mapping);
  const read = beginning.rows.slice(0, ROWS_SHOWN).map((cells, at) => readListing(records(cells, at + 1), today));
  return ['The first rows:', ...tableOf([HEADINGS, ...read.map(lineOf)]).map((line) => `  ${line}`)].join('\n');
}

const HEADINGS = ['KEY', 'STATUS', 'TYPE', 'PRICE', 'BEDS', 'BATHS', 'SQ FT', 'BUILT', 'ADDRESS OR PLACE'];

function lineOf(read: ReadListing): string[] {
  if (read.outcome === 'refuse') return [read.listingKey ?? '–', `refused: ${read.reasons.join('; ')}`];
  if (read.outcome === 'forget') return [read.listingKey, 'deleted'];
  const { listing: home } = read;
  const cell = (value: number | null) => (value === null ? '–' : String(value));
  const price = home.status === 'sold' ? home.sold_price : home.list_price;
  const place = [home.address_line1, home.neighborhood, home.city, home.state, home.zip_code].filter(Boolean).join(', ');
  return [
    home.listing_key,
    home.status,
    home.property_type,
    typeof price === 'number' ? `$${price.toLocaleString('en-US')}` : '–',
    ...[home.bedrooms, home.bathrooms, home.living_area_sqft, home.year_built].map(cell),
    place || '–',
  ].map(short);
}
