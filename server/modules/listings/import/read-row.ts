import { leaveOut } from '#contract/listing-import-words.ts';
import type { ResoListing } from '../reso/index.ts';
import { lookupKey } from '../reso/lookup.ts';
import { readState, readZip } from './cells/addresses.ts';
import { readerOf, single, type CellReader, type Fields } from './cells/cell-readers.ts';
import { readDateCell } from './cells/dates.ts';
import { cleanCell, cleanProse } from './cells/empty.ts';
import { readMoney } from './cells/numbers.ts';
import { readLivingCell, readLotCell } from './cells/sizes.ts';
import { ensureColumns, partOfCell, type ColumnMapping, type FieldSource } from './column-mapping.ts';
import { shapeOfField } from './guess/known-headers.ts';
import { statusOf, typeOf } from './guess/known-values.ts';
import { stateOfZip } from './guess/zip-states.ts';
import { keyStep } from './row-key.ts';

/** A cell that was left out, and why: it could not be read as what its column holds. */
export interface CellNote {
  field: string;
  column: string;
  value: string;
}

/** A row of a table as a record of RESO fields, and what of it could not be read. */
export interface ReadRow {
  record: ResoListing;
  notes: CellNote[];
  /** Why the row is passed over as it was asked for: a status that the value table leaves out. */
  isLeftOut: boolean;
}

export type RowReader = (cells: readonly string[], rowNumber: number) => ReadRow;

/** What a file's words mean, its own table before what is known of all files. */
function translatorsOf({ values }: ColumnMapping) {
  const table = (own: Record<string, string> | undefined) =>
    new Map(Object.entries(own ?? {}).map(([word, meaning]) => [lookupKey(word), meaning]));
  const [statuses, types] = [table(values?.status), table(values?.propertyType)];
  return {
    status: (text: string) => statuses.get(lookupKey(text)) ?? statusOf(text),
    type: (text: string) => types.get(lookupKey(text)) ?? typeOf(text) ?? text,
    lease: (text: string) =>
      /\blease\b|\brent(?:al|ed)?\b/i.test(text) || /lease$/i.test(text) ? 'Residential Lease' : 'Residential',
  } as const;
}

/** One field of a mapping as a step that fills a record from a row. */
type Step = (cells: readonly string[], row: number, into: Fields, notes: CellNote[]) => void;

interface Reading {
  mapping: ColumnMapping;
  position: (column: string) => number;
  thisYear: number;
}

function stepOf(field: string, source: FieldSource, { mapping, position, thisYear }: Reading): Step {
  const shape = shapeOfField.get(field);
  const fromColumn = (column: string, read: CellReader): Step => {
    const at = position(column);
    const clean = shape === 'prose' ? cleanProse : cleanCell;
    return (cells, _, into, notes) => {
      const text = clean(cells[at] ?? '');
      if (text === '' || read(text, into)) return;
      // One price may be a column of two fields.
      if (!notes.some((note) => note.column === column && note.value === text)) notes.push({ field, column, value: text });
    };
  };
  if (typeof source === 'string') return fromColumn(source, readerOf(field, shape, thisYear));
  if ('value' in source) return (_cells, _row, into) => void (into[field] = source.value);
  if ('rowNumberAfter' in source) return (_cells, row, into) => void (into[field] = `${source.rowNumberAfter}${row}`);
  if ('stateOfZip' in source) {
    return fromColumn(source.stateOfZip, (text, into) => {
      into[field] ??= stateOfZip(readZip(text, null) ?? '') ?? undefined;
      return true;
    });
  }
  if ('year' in source) {
    const [year, month] = [position(source.year), position(source.month)];
    return (cells, _, into) => {
      const [y, m] = [cleanCell(cells[year] ?? ''), cleanCell(cells[month] ?? '')];
      if (/^\d{4}$/.test(y) && /^\d{1,2}$/.test(m)) into[field] = `${y}-${m.padStart(2, '0')}-01`;
    };
  }
  if ('column' in source) {
    if ('values' in source) {
      const translate = translatorsOf(mapping)[source.values];
      return fromColumn(source.column, (text, into) => {
        into[field] = translate(text) ?? text;
        if (source.values === 'status') into['MlsStatus'] = text;
        return true;
      });
    }
    if ('unit' in source) {
      const { unit } = source;
      const read = shape === 'living' || shape === 'area' ? readLivingCell : readLotCell;
      return fromColumn(
        source.column,
        single(shape === 'acres' ? 'LotSizeSquareFeet' : field, (text) => read(text, unit)),
      );
    }
    if ('dates' in source)
      return fromColumn(
        source.column,
        single(field, (text) => readDateCell(text, source.dates, thisYear)),
      );
    if ('part' in source) {
      const read = readerOf(field, shape, thisYear);
      return fromColumn(source.column, (text, into) => {
        const part = cleanCell(partOfCell(text, source.part));
        return part === '' || read(part, into);
      });
    }
    const { times } = source;
    if (times === undefined) return fromColumn(source.column, readerOf(field, shape, thisYear));
    return fromColumn(
      source.column,
      single(field, (text) => {
        const number = readMoney(text);
        // "$1.2M" in a column of thousands says its own size.
        const factor = /[a-z]/i.test(text) ? 1 : times;
        return number === undefined ? undefined : Math.round(number * factor * 100) / 100;
      }),
    );
  }
  return keyStep(field, source, position);
}

/** A status or type that a mapping takes from a column as it is, is in the file's own words all the same. */
export function asWritten(mapping: ColumnMapping): ColumnMapping {
  const { StandardStatus: status, PropertySubType: type } = mapping.fields;
  return {
    ...mapping,
    fields: {
      ...mapping.fields,
      ...(typeof status === 'string' ? { StandardStatus: { column: status, values: 'status' } } : {}),
      ...(typeof type === 'string' ? { PropertySubType: { column: type, values: 'type' } } : {}),
    },
  };
}

/** Parts of a whole address come after columns of their own, acres after square feet, and a key after the address that it may be made of. */
const later: Record<string, number> = { LotSizeAcres: 1, FullAddress: 1, StateOrProvince: 2, PostalCode: 3, ListingKey: 4 };

/**
 * Rows as a mapping says; columns that it does not name are left out.
 * @throws BrokenFile when the mapping names columns that the file does not have
 */
export function createRowReader(header: readonly string[], mapping: ColumnMapping, today: string): RowReader {
  ensureColumns(header, mapping);
  const reading: Reading = { mapping, position: (column) => header.indexOf(column), thisYear: Number(today.slice(0, 4)) };
  const steps = Object.entries(asWritten(mapping).fields)
    .sort(([a], [b]) => (later[a] ?? 0) - (later[b] ?? 0))
    .map(([field, source]) => stepOf(field, source, reading));
  const { ListPrice: asked, ClosePrice: paid } = mapping.fields;
  // One price is what is asked for a home, or what was paid for it, and says nothing of the other.
  const hasOnePrice = typeof asked === 'string' && asked === paid;
  return (cells, row) => {
    const record: Fields = {};
    const notes: CellNote[] = [];
    for (const step of steps) step(cells, row, record, notes);
    if (hasOnePrice) delete record[record['StandardStatus'] === 'Closed' ? 'ListPrice' : 'ClosePrice'];
    finish(record, notes);
    return { record, notes, isLeftOut: record['StandardStatus'] === leaveOut };
  };
}

/** What two columns tell together. */
function finish(record: Fields, notes: CellNote[]): void {
  if (typeof record['StateOrProvince'] === 'string') {
    const state = readState(record['StateOrProvince']);
    if (state === undefined)
      notes.push({ field: 'StateOrProvince', column: 'StateOrProvince', value: record['StateOrProvince'] });
    record['StateOrProvince'] = state;
  }
  if (typeof record['PostalCode'] === 'string') {
    const text = record['PostalCode'];
    const zip = readZip(text, typeof record['StateOrProvince'] === 'string' ? record['StateOrProvince'] : null);
    if (zip === undefined) notes.push({ field: 'PostalCode', column: 'PostalCode', value: text });
    record['PostalCode'] = zip;
    record['StateOrProvince'] ??= zip === undefined ? undefined : (stateOfZip(zip) ?? undefined);
  }
}
