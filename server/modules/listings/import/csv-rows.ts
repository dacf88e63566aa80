import Papa from 'papaparse';
import { BrokenFile } from './source-record.ts';

/** A row longer than this is one whose quote was never closed; holding more of it would hold the whole file. */
const LONGEST_ROW_CHARACTERS = 16_000_000;

export interface CsvRow {
  cells: string[];
  /** Text follows the closing quote of a cell. What the row ends with is then anybody's guess, and it may hold rows after it. */
  isMangled: boolean;
}

/** What the delimiter and the line ends are guessed from. */
const GUESSED_FROM_CHARACTERS = 65_536;

interface PlacedRow extends CsvRow {
  isUnclosed: boolean;
  endsAt: number;
}

const lineEnds = ['\r\n', '\n', '\r'] as const;

/** What the rows are parted by; empty until it is known. */
interface Form {
  delimiter: string;
  newline: (typeof lineEnds)[number] | '';
}

function rowsOf(text: string, form: Form): { rows: PlacedRow[]; form: Form } {
  const rows: PlacedRow[] = [];
  let seen = form;
  Papa.parse<string[]>(text, {
    ...(form.delimiter === '' ? {} : { delimiter: form.delimiter }),
    ...(form.newline === '' ? {} : { newline: form.newline }),
    skipEmptyLines: 'greedy',
    step: ({ data, errors, meta }) => {
      seen = { delimiter: meta.delimiter, newline: lineEnds.find((lineEnd) => lineEnd === meta.linebreak) ?? '' };
      rows.push({
        cells: data,
        isMangled: errors.some(({ code }) => code === 'InvalidQuotes'),
        isUnclosed: errors.some(({ code }) => code === 'MissingQuotes'),
        endsAt: meta.cursor,
      });
    },
  });
  return { rows, form: seen };
}

/** Papa leaves the mark out of its counting. */
const withoutByteOrderMark = (text: string): string => text.replace(/^\uFEFF/, '');

/**
 * The rows of a CSV text, empty ones left out; its line ends are guessed, and its delimiter where it is not given. Papa's own stream keeps to itself what is
 * wrong with quotes, and then rows are lost without a word: so each piece is parsed as a text, up to its last whole row.
 * @throws BrokenFile when a quoted cell is not closed
 */
export async function* readCsvRows(chunks: AsyncIterable<string>, delimiter = ''): AsyncGenerator<CsvRow> {
  let form: Form = { delimiter, newline: '' };
  let rest = '';
  let line = 0;
  // A long row is looked through again only once it has doubled: otherwise reading it would take time by its square.
  let nextLookAt = 0;
  for await (const chunk of chunks) {
    rest = rest === '' ? withoutByteOrderMark(chunk) : rest + chunk;
    if (form.newline === '' && rest.length < GUESSED_FROM_CHARACTERS) continue;
    if (rest.length < Math.min(nextLookAt, LONGEST_ROW_CHARACTERS)) continue;
    const found = rowsOf(rest, form);
    const whole = found.rows.slice(0, -1);
    if (whole.length > 0) form = found.form;
    if (whole.length > 0) rest = withoutByteOrderMark(rest.slice(whole.at(-1)?.endsAt));
    nextLookAt = whole.length > 0 ? 0 : rest.length * 2;
    line += whole.length;
    yield* whole;
    if (rest.length > LONGEST_ROW_CHARACTERS) {
      throw new BrokenFile(`The row that begins in line ${line + 1} does not end: a quote in it is not closed.`);
    }
  }
  for (const row of rowsOf(rest, form).rows) {
    line += 1;
    if (row.isUnclosed) {
      throw new BrokenFile(`The file breaks off inside a quoted cell of the row that begins in line ${line}.`);
    }
    yield row;
  }
}
