import { cleanCell } from '../cells/empty.ts';
import { isKnownHeader } from '../guess/known-headers.ts';

/** A table's header may stand below a title, a date, a search's words. */
const LOOKED_ROWS = 40;
/** So many cells of a row are headers that files have, then it is the header. */
const MIN_KNOWN = 2;

export interface FoundHeader {
  header: string[];
  /** How many rows come before the first of data. */
  skippedRows: number;
  /** What stands above the header. */
  preamble: string[];
  /** False: no row names columns, and they are numbered. */
  isNamed: boolean;
}

const knownIn = (row: readonly string[]): number => row.filter((cell) => cell.length <= 80 && isKnownHeader(cell)).length;
const filledIn = (row: readonly string[]): string[] => row.map(cleanCell).filter((cell) => cell !== '');
const looksLikeData = (cell: string): boolean => /^[$-]?\d[\d,.$%/:-]*$|^https?:|^[A-Z]{2}$|\d{5}/.test(cell);

/**
 * The row that names the columns: the one with the most headers that files have, the first of equals. Names in two rows ("List" over
 * "Price") are put together where that makes more of them known. Without any such row the first is data, unless it looks like names.
 */
export function findHeader(rows: readonly (readonly string[])[]): FoundHeader {
  const looked = rows.slice(0, LOOKED_ROWS);
  let at = -1;
  let most = 0;
  for (const [index, row] of looked.entries()) {
    const known = knownIn(row);
    // Data can hold words that are headers too ("Active", "View"): a header is mostly names.
    if (known > most && known >= Math.min(MIN_KNOWN, row.length) && known >= filledIn(row).length / 6) {
      at = index;
      most = known;
    }
  }
  const widest = Math.max(1, ...looked.map((row) => row.length));
  if (at < 0) return withoutKnownHeader(looked, widest);
  let names = [...(looked[at] ?? [])];
  let skippedRows = at + 1;
  const units = looked[at + 1] ?? [];
  if (isUnitsRow(units)) return withUnits(looked, at, units);
  for (const [above, below, rowsUsed] of [
    [looked[at - 1], looked[at], at + 1],
    [looked[at], looked[at + 1], at + 2],
  ] as const) {
    if (!above || !below || filledIn(below).some(looksLikeData) || filledIn(above).some(looksLikeData)) continue;
    const joined = joinedNames(above, below);
    // A title above has one cell; names above names have several, and take none of them away.
    const isAbove = below === looked[at];
    if (knownIn(joined) > most || (isAbove && filledIn(above).length > 1 && knownIn(joined) === most)) {
      names = joined;
      skippedRows = rowsUsed;
      most = knownIn(joined);
    }
  }
  return { header: uniqueNames(names), skippedRows, preamble: preambleOf(looked, at), isNamed: true };
}

const preambleOf = (rows: readonly (readonly string[])[], headerAt: number): string[] =>
  rows
    .slice(0, headerAt)
    .map((row) => filledIn(row).join(' '))
    .filter((line) => line !== '' && !line.startsWith('sep='));

const unitWord =
  /^\(?(?:usd|\$|us\$|dollars?|sq\.? ?ft\.?|sf|square feet|acres?|ac\.?|years?|yyyy|m{1,2}\/d{1,2}\/y{2,4}|days?|months?|miles?|mi|#|no\.?|count|%|text|number|date)\)?$/i;

/** A row below the names that says what each is measured in. */
function isUnitsRow(row: readonly string[]): boolean {
  const filled = filledIn(row);
  return filled.length > 1 && filled.every((cell) => unitWord.test(cell));
}

/** "Lot" over "acres" is a lot in acres; a unit that makes no known name is left out. */
function withUnits(looked: readonly (readonly string[])[], at: number, units: readonly string[]): FoundHeader {
  const names = (looked[at] ?? []).map((name, column) => {
    const whole = `${name} ${units[column]?.replace(/[()]/g, '') ?? ''}`.trim();
    return isKnownHeader(whole) ? whole : name;
  });
  return { header: uniqueNames(names), skippedRows: at + 2, preamble: preambleOf(looked, at), isNamed: true };
}

/** "List" over "Price" and "Date": a name above holds until the next one. */
function joinedNames(above: readonly string[], below: readonly string[]): string[] {
  let held = '';
  return Array.from({ length: Math.max(above.length, below.length) }, (_, at) => {
    const upper = above[at]?.trim() ?? '';
    const lower = below[at]?.trim() ?? '';
    if (upper !== '') held = upper;
    if (lower === '') return upper;
    const whole = `${held} ${lower}`.trim();
    // "Price" over "List" as well as "List" over "Price".
    const turned = `${lower} ${held}`.trim();
    if (!isKnownHeader(whole) && isKnownHeader(turned)) return turned;
    return isKnownHeader(whole) || !isKnownHeader(lower) ? whole : lower;
  });
}

function withoutKnownHeader(rows: readonly (readonly string[])[], widest: number): FoundHeader {
  const first = rows.findIndex((row) => row.length === widest);
  const row = rows[first] ?? [];
  // Two capitals may be a state, or what somebody calls a column.
  const isData = (cell: string): boolean => looksLikeData(cell) && !/^[A-Z]{2}$/.test(cell);
  const cells = filledIn(row);
  const isNames = cells.length > 0 && !cells.some(isData) && cells.filter(looksLikeData).length < cells.length / 4;
  const next = rows[first + 1];
  // A first row of words alone over rows with figures names columns, in words that are not known here.
  if (isNames && (next === undefined || filledIn(next).some(looksLikeData))) {
    return { header: uniqueNames(row), skippedRows: first + 1, preamble: [], isNamed: true };
  }
  return {
    header: Array.from({ length: widest }, (_, at) => `Column ${at + 1}`),
    skippedRows: Math.max(0, first),
    preamble: [],
    isNamed: false,
  };
}

/** Names without blanks around them; one that comes again gets a number, one that is missing its place. */
function uniqueNames(names: readonly string[]): string[] {
  const counts = new Map<string, number>();
  return names.map((cell, at) => {
    const name = cell.replace(/\s+/g, ' ').trim() || `Column ${at + 1}`;
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return count === 1 ? name : `${name} (${count})`;
  });
}
