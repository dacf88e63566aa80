import { createHash } from 'node:crypto';
import type { ResoListing } from '../reso/index.ts';
import { lookupKey } from '../reso/lookup.ts';
import { readState, readZip, splitAddress, splitUnit } from './cells/addresses.ts';
import { readDateCell } from './cells/dates.ts';
import { cleanCell, cleanProse } from './cells/empty.ts';
import { asPeopleWrite, isNoArea, streetAsPeopleWrite, withoutAreaCode } from './cells/names.ts';
import { readBathsCell, readMoney, readNumberCell, readWholeCell, readYear, readYesNoCell } from './cells/numbers.ts';
import { readLivingCell, readLotCell } from './cells/sizes.ts';
import { ensureColumns, type ColumnMapping, type FieldSource } from './column-mapping.ts';
import { shapeOfField } from './guess/known-headers.ts';
import { leaveOut, statusOf, typeOf } from './guess/known-values.ts';
import type { Shape } from './guess/shapes.ts';
import { stateOfZip } from './guess/zip-states.ts';

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

type Fields = Record<string, unknown>;
type Cells = readonly string[];

/** Reads a cell into one field or several; false: it could not. */
type CellReader = (text: string, into: Fields) => boolean;

function single<Value>(field: string, read: (text: string) => Value | undefined): CellReader {
  return (text, into) => {
    const value = read(text);
    if (value === undefined) return false;
    into[field] = value;
    return true;
  };
}

/** Fields of places that people write in capitals. */
const placeFields = new Set([
  'City',
  'CountyOrParish',
  'SubdivisionName',
  'MLSAreaMajor',
  'StreetName',
  'StreetSuffix',
  'UnparsedAddress',
]);
const areaFields = new Set(['SubdivisionName', 'MLSAreaMajor']);

function readPlace(field: string): CellReader {
  return (text, into) => {
    if (areaFields.has(field) && isNoArea(text)) return true;
    const plain = areaFields.has(field)
      ? withoutAreaCode(text)
      : field === 'CountyOrParish'
        ? text.replace(/ county$/i, '')
        : text;
    const name = /^Street/.test(field) ? streetAsPeopleWrite(plain) : asPeopleWrite(plain);
    into[field] = name;
    if (name !== text && !/Address|^Street/.test(field)) into[`${field}AsWritten`] = text;
    return true;
  };
}

function readStreet(text: string, into: Fields): boolean {
  const { street, unit } = splitUnit(text);
  into['UnparsedAddress'] = asPeopleWrite(street);
  if (unit !== undefined) into['UnitNumber'] ??= unit;
  return true;
}

function readBaths(text: string, into: Fields): boolean {
  const baths = readBathsCell(text);
  if (!baths) return false;
  if (baths.full === undefined) into['BathroomsTotalDecimal'] = baths.total;
  else {
    into['BathroomsFull'] ??= baths.full;
    into['BathroomsHalf'] ??= baths.half;
  }
  return true;
}

function readFullAddress(text: string, into: Fields): boolean {
  const address = splitAddress(text);
  if (!address) {
    into['UnparsedAddress'] ??= text;
    return true;
  }
  if (address.street !== undefined) into['UnparsedAddress'] ??= asPeopleWrite(address.street);
  if (address.unit !== undefined) into['UnitNumber'] ??= address.unit;
  if (address.city !== undefined) into['City'] ??= asPeopleWrite(address.city);
  if (address.state !== undefined) into['StateOrProvince'] ??= address.state;
  if (address.zip !== undefined) into['PostalCode'] ??= address.zip;
  return true;
}

/** How cells are read by the form of a field. What is not here is taken as it stands. */
function readerOf(field: string, shape: Shape | undefined, thisYear: number): CellReader {
  if (field === 'FullAddress') return readFullAddress;
  if (field === 'UnparsedAddress') return readStreet;
  if (placeFields.has(field)) return readPlace(field);
  switch (shape) {
    case 'money':
      return single(field, readMoney);
    case 'number':
    case 'latitude':
    case 'longitude':
      return single(field, readNumberCell);
    case 'garage':
      return (text, into) =>
        single(field, readNumberCell)(text, into) ||
        (readYesNoCell(text) !== undefined && ((into['GarageYN'] = readYesNoCell(text)), true));
    case 'whole':
    case 'beds':
      return single(field, readWholeCell);
    case 'baths':
      return readBaths;
    case 'area':
    case 'living':
      return single(field, readLivingCell);
    case 'lot':
      return single(field, (text) => readLotCell(text, 'square feet'));
    case 'acres':
      return (text, into) => single('LotSizeSquareFeet', (cell) => readLotCell(cell, 'acres'))(text, into);
    case 'year':
      return single(field, readYear);
    case 'date':
      return single(field, (text) => readDateCell(text, 'month-first', thisYear));
    case 'yesno':
      return single(field, readYesNoCell);
    default:
      return single(field, (text) => text);
  }
}

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
type Step = (cells: Cells, row: number, into: Fields, notes: CellNote[]) => void;

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
      notes.push({ field, column, value: text });
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
    if ('unit' in source)
      return fromColumn(
        source.column,
        single('LotSizeSquareFeet', (text) => readLotCell(text, source.unit)),
      );
    if ('dates' in source)
      return fromColumn(
        source.column,
        single(field, (text) => readDateCell(text, source.dates, thisYear)),
      );
    const { times } = source;
    if (times === undefined) return fromColumn(source.column, readerOf(field, shape, thisYear));
    return fromColumn(
      source.column,
      single(field, (text) => {
        const number = readMoney(text);
        return number === undefined ? undefined : Math.round(number * times * 100) / 100;
      }),
    );
  }
  return keyStep(field, source, position);
}

/** The end of a portal's address is the home's own number there; what follows a question mark tells where one came from. */
function plainKey(text: string): string {
  return /^https?:\/\//i.test(text)
    ? text
        .replace(/[?#].*$/, '')
        .replace(/\/+$/, '')
        .slice(-190)
    : text.slice(0, 190);
}

function addressKeyOf(into: Fields, more: readonly string[]): string | undefined {
  const street =
    into['UnparsedAddress'] ??
    [into['StreetNumber'], into['StreetDirPrefix'], into['StreetName'], into['StreetSuffix']].filter(Boolean).join(' ');
  const place = into['PostalCode'] ?? into['City'];
  if (typeof street !== 'string' || !/\d/.test(street) || place === undefined) return undefined;
  const parts = [street, into['UnitNumber'], place, ...more].filter((part) => part !== undefined && part !== '');
  return parts
    .map((part) =>
      String(part)
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, '-'),
    )
    .join('_')
    .slice(0, 190);
}

type KeySource = Exclude<
  FieldSource,
  string | { column: string } | { value: unknown } | { year: string } | { stateOfZip: string } | { rowNumberAfter: string }
>;

function keyStep(field: string, source: KeySource, position: (column: string) => number): Step {
  if ('likenessOf' in source) {
    const at = source.likenessOf.map(position);
    const seen = new Map<string, number>();
    return (cells, _, into) => {
      const text = at.map((one) => cleanCell(cells[one] ?? '').toLowerCase()).join('\u001f');
      const digest = createHash('sha256').update(text).digest('base64url').slice(0, 22);
      const count = (seen.get(digest) ?? 0) + 1;
      seen.set(digest, count);
      into[field] = count === 1 ? digest : `${digest}-${count}`;
    };
  }
  if ('addressWith' in source) {
    const at = source.addressWith.map(position);
    return (cells, _, into) => {
      const key = addressKeyOf(
        into,
        at.map((one) => cleanCell(cells[one] ?? '')),
      );
      if (key !== undefined) into[field] = key;
    };
  }
  if (!('firstOf' in source)) return () => {};
  const at = source.firstOf.map((column) => (column === true ? true : position(column)));
  return (cells, _, into) => {
    for (const one of at) {
      const text = one === true ? addressKeyOf(into, []) : plainKey(cleanCell(cells[one] ?? ''));
      if (text) {
        into[field] = text;
        return;
      }
    }
  };
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

/** Parts of a whole address come after columns of their own, and a key after the address that it may be made of. */
const later: Record<string, number> = { FullAddress: 1, StateOrProvince: 2, PostalCode: 3, ListingKey: 4 };

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
