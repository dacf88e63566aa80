import { previewTable, type ImportPlan, type ReadRecord, type Table } from '#server/modules/listings/index.ts';

const ROWS_SHOWN = 5;
const SAMPLES = 3;
const MAX_CELL_CHARACTERS = 26;
/** A guess from here on is not worth a word. */
const SURE_ENOUGH = 0.95;

const short = (text: string) => (text.length > MAX_CELL_CHARACTERS ? `${text.slice(0, MAX_CELL_CHARACTERS - 1)}…` : text);

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

function originOf({ origin, name, otherNames }: ImportPlan): string {
  const others = otherNames.length > 0 ? `; also kept for this header: ${otherNames.join(', ')} (--mapping)` : '';
  if (origin === 'given') return 'The columns are read as the mapping says:';
  if (origin === 'kept')
    return `The columns are read by the mapping "${name}", kept for files with this header (--guess guesses them anew${others}):`;
  return `The columns were taken for these fields (--map corrects it, --write-map writes it down${others}):`;
}

/** What each column is read as, with its first values, and what was assumed. */
export function mappingText(plan: ImportPlan, { sample, preamble, isNamed }: Table): string {
  const used: string[][] = [];
  const left: string[] = [];
  for (const [at, { column, fields, sure }] of plan.columns.entries()) {
    const samples = [...new Set(sample.map((row) => row[at]?.trim() ?? ''))].filter(Boolean).slice(0, SAMPLES);
    const doubt = fields.length > 0 && sure < SURE_ENOUGH ? ` (${Math.round(sure * 100)} % sure)` : '';
    if (fields.length > 0) used.push([short(column), fields.join(', ') + doubt, samples.map(short).join(' | ')]);
    else left.push(column);
  }
  return [
    ...(preamble.length > 0 ? [`Above the header stands: ${preamble.map(short).join(' / ')}`] : []),
    ...(isNamed ? [] : ['No row names the columns: they are numbered.']),
    originOf(plan),
    ...tableOf([['COLUMN', 'FIELD', 'FIRST VALUES'], ...used]).map((line) => `  ${line}`),
    ...(left.length > 0 ? [`Left out: ${left.join(', ')}.`] : []),
    ...plan.told,
    ...plan.assumptions.map((sentence) => `Assumed: ${sentence}`),
    ...plan.questions.map(({ text, assumed }) => `Not known: ${text}${assumed ? ` Until it is said: ${assumed}` : ''}`),
    ...plan.examination.unknownValues
      .filter(({ kind }) => kind === 'propertyType')
      .map(
        ({ value, count, likely }) => `Type not known: "${value}" (${count} rows), perhaps ${likely}; stored as Other (--type).`,
      ),
  ].join('\n');
}

/** The first rows as the listings that they would become. */
export function listingsText(plan: ImportPlan, table: Table, today: string): string {
  const read = previewTable(table, plan.mapping, today, ROWS_SHOWN);
  return ['The first rows:', ...tableOf([HEADINGS, ...read.map(lineOf)]).map((line) => `  ${line}`)].join('\n');
}

const HEADINGS = ['KEY', 'STATUS', 'TYPE', 'PRICE', 'BEDS', 'BATHS', 'SQ FT', 'BUILT', 'ADDRESS OR PLACE'];

function lineOf(read: ReadRecord): string[] {
  if (read.outcome === 'refuse') return [short(read.listingKey ?? '–'), `refused: ${read.reasons.join('; ')}`];
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
