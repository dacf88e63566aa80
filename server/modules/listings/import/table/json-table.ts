import { open, readFile } from 'node:fs/promises';
import { decodeText } from '../file-text.ts';
import { isKnownHeader } from '../guess/known-headers.ts';
import { readJsonRecords } from '../json-records.ts';
import { readNdjsonRecords } from '../ndjson-records.ts';
import { BrokenFile, isRecord, type SourceRecord } from '../source-record.ts';
import { ensureWidth, SAMPLE_ROWS, type Table, type TableRow } from './table.ts';

/** Objects in objects deeper than this are no part of a listing. */
const MAX_DEPTH = 5;
/** An answer of a portal's service holds its list somewhere inside, and is read whole to find it. */
const MAX_NESTED_BYTES = 60_000_000;

/** Between the names of objects in objects, as no name has it. */
const INSIDE = '\u001f';

/** Objects and short lists inside a record become columns of their own, each by its path. */
function flat(record: Readonly<Record<string, unknown>>, path: readonly string[] = []): Map<string, string> {
  const cells = new Map<string, string>();
  for (const [name, value] of Object.entries(record)) {
    const whole = [...path, name].join(INSIDE);
    if (value === null || value === undefined) continue;
    if (isRecord(value)) {
      if (path.length < MAX_DEPTH) for (const [inner, cell] of flat(value, [...path, name])) cells.set(inner, cell);
    } else if (Array.isArray(value)) cells.set(whole, value.filter((one) => typeof one !== 'object').join(', '));
    else if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
      cells.set(whole, String(value));
  }
  return cells;
}

/** What a column is called: `description beds` is beds, and `county name` stays one; the whole path where its end says no more. */
function headerOf(paths: readonly string[]): string[] {
  const taken = new Set<string>();
  return paths.map((path) => {
    const names = path.split(INSIDE);
    const endings = names.map((_, at) => names.slice(at).join(' '));
    const [whole = ''] = endings;
    const name = endings.find((one) => isKnownHeader(one) && !taken.has(one) && (one === whole || !paths.includes(one))) ?? whole;
    taken.add(name);
    return name;
  });
}

interface NamedList {
  name: string;
  records: Record<string, unknown>[];
}

/** The lists of objects inside a value; lists inside records are no lists of listings. */
function listsIn(value: unknown, name = ''): NamedList[] {
  if (Array.isArray(value)) {
    const records = value.filter(isRecord);
    return records.length > 0 ? [{ name, records }] : [];
  }
  return isRecord(value) ? Object.entries(value).flatMap(([key, inner]) => listsIn(inner, key)) : [];
}

interface Nested {
  records: SourceRecord[];
  /** The other lists of the file, in sentences. */
  unread: string[];
}

/** The records of a file that holds its list deeper than RESO does; null: it holds none. */
async function readNested(fileName: string, encoding: string, sizeBytes: number): Promise<Nested | null> {
  if (sizeBytes > MAX_NESTED_BYTES) return null;
  try {
    const value: unknown = JSON.parse(new TextDecoder(encoding).decode(await readFile(fileName)));
    const [longest, ...others] = listsIn(value).toSorted((a, b) => b.records.length - a.records.length);
    if (!longest) return null;
    return {
      records: longest.records.map((record, at) => ({ line: at + 1, record })),
      unread: others.map(
        ({ name, records }) =>
          `The list "${name}" of ${records.length} beside "${longest.name}" is not read: import it as a file of its own`,
      ),
    };
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

/** JSON records under names of their own; null where they are RESO's. */
export async function jsonTable(
  fileName: string,
  kind: 'json' | 'ndjson',
  encoding: string,
  sizeBytes: number,
): Promise<Table | null> {
  let stream: { bytesRead: number } | undefined;
  let nested: Nested | null = null;
  const records = async function* records(): AsyncGenerator<SourceRecord> {
    if (nested) return yield* nested.records;
    const handle = await open(fileName, 'r');
    const bytes = handle.createReadStream({ start: 0 });
    stream = bytes;
    const chunks = decodeText(bytes as AsyncIterable<Buffer>, encoding);
    yield* kind === 'json' ? readJsonRecords(chunks) : readNdjsonRecords(chunks);
  };
  const first: Map<string, string>[] = [];
  const names = new Set<string>();
  /** False: they are RESO's. */
  const sample = async (): Promise<boolean> => {
    for await (const entry of records()) {
      if (!('record' in entry)) continue;
      if ('ListingKey' in entry.record || 'ListingKeyNumeric' in entry.record || 'StandardStatus' in entry.record) return false;
      const cells = flat(entry.record);
      for (const name of cells.keys()) names.add(name);
      if (first.push(cells) >= SAMPLE_ROWS) break;
    }
    return true;
  };
  try {
    if (!(await sample())) return null;
  } catch (error) {
    if (!(error instanceof BrokenFile)) throw error;
    // Reading it for good tells where it breaks.
    if (first.length > 0) return null;
  }
  if (first.length === 0 && kind === 'json') {
    nested = await readNested(fileName, encoding, sizeBytes);
    if (nested === null || !(await sample())) return null;
  }
  if (first.length === 0) return null;
  const paths = [...names];
  ensureWidth(paths);
  const cellsOf = (cells: ReadonlyMap<string, string>): string[] => paths.map((name) => cells.get(name) ?? '');
  return {
    ...{ kind: 'json', header: headerOf(paths), skippedRows: 0, preamble: [], isNamed: true, sizeBytes },
    ...{ told: [], unread: nested?.unread ?? [] },
    sample: first.map(cellsOf),
    readBytes: () => (nested ? sizeBytes : (stream?.bytesRead ?? 0)),
    rows: async function* rows(): AsyncGenerator<TableRow> {
      for await (const entry of records()) {
        if ('problem' in entry) yield entry;
        else yield { line: entry.line, cells: cellsOf(flat(entry.record)) };
      }
    },
  };
}
