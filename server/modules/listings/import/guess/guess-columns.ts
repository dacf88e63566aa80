import { cleanCell } from '../cells/empty.ts';
import { orderOfDates } from '../cells/dates.ts';
import { unitOfLots } from '../cells/sizes.ts';
import { fieldsFrom, type ColumnMapping, type FieldSource } from '../column-mapping.ts';
import { isPrivateField } from '../../reso/index.ts';
import { headerKey, knownFields, soldMonthHeaders, soldYearHeaders, type KnownField } from './known-headers.ts';
import { hasShape, isStatus, shareOfShape, type Shape } from './shapes.ts';

/** From here on a guess is taken; below it the person is asked. */
export const SURE = 0.75;

export interface GuessedColumn {
  column: string;
  /** What it was taken for; none for one that is left out. */
  fields: string[];
  /** 0 to 1. */
  sure: number;
}

/** What only a person can tell; the import waits for the ones that it cannot do without. */
export interface MappingQuestion {
  kind: 'column' | 'status' | 'type' | 'day-first' | 'fee';
  /** In a sentence. */
  text: string;
  column: string | null;
  field: string;
  /** What was assumed until it is answered; null: nothing. */
  assumed: string | null;
  isNeeded: boolean;
}

/** What the columns of a file seem to be. */
export interface ColumnGuess {
  mapping: ColumnMapping;
  columns: GuessedColumn[];
  /** What no column tells and was assumed, in sentences. */
  assumptions: string[];
  questions: MappingQuestion[];
}

export const statusQuestion = 'No column tells a status. Are these homes on the market (Active), or sold (Closed)?';

interface Found {
  column: string;
  sure: number;
}

/** Columns that serve two fields. Any other serves the first that finds it. */
const shared: Record<string, readonly string[]> = {
  ClosePrice: ['ListPrice'],
  ListingKey: ['ListingId'],
  PropertyType: ['PropertySubType', 'StandardStatus'],
  PropertySubType: ['PropertyType'],
};

/**
 * Takes the columns of a file for fields by their headers and by what their first rows hold, each with how sure that is. What no column
 * tells is not made up: what follows from the file is said as an assumption, the rest is asked.
 */
export function guessColumns(header: readonly string[], rows: readonly (readonly string[])[]): ColumnGuess {
  const keys = header.map(headerKey);
  const columns = header.map((_, at) => rows.map((row) => row[at] ?? ''));
  const taken = new Map<string, string[]>();
  const isFree = (column: string, field: string): boolean =>
    (taken.get(column) ?? []).every((other) => shared[field]?.includes(other) || shared[other]?.includes(field));

  /** Among headers the most telling first; of several columns of one name the first that is filled. */
  const findByName = ({ field, shape, headers }: KnownField): Found | undefined => {
    for (const { key, isVague } of headers) {
      const places = keys.flatMap((one, at) => (one === key ? [at] : []));
      const filled = places.toSorted((a, b) => emptiness(columns[a]) - emptiness(columns[b]));
      for (const at of filled) {
        const column = header[at];
        const values = columns[at] ?? [];
        if (column === undefined || !isFree(column, field) || !hasShape(shape, values)) continue;
        if (field === 'StandardStatus' && isVague && !isStatus(values)) continue;
        // Numbers of square feet under the name of a district.
        if (field === 'MLSAreaMajor' && key === 'area' && isManyFeet(values)) continue;
        return { column, sure: isVague ? 0.8 * shareOfShape(shape, values) : 1 };
      }
    }
    return undefined;
  };

  const fields: Record<string, FieldSource> = {};
  const sure = new Map<string, number>();
  const take = (field: string, found: Found): void => {
    fields[field] = found.column;
    taken.set(found.column, [...(taken.get(found.column) ?? []), field]);
    sure.set(found.column, Math.min(sure.get(found.column) ?? 1, found.sure));
  };
  for (const known of knownFields) {
    const found = findByName(known);
    if (found) take(known.field, found);
  }
  const maybe = guessByPieces(header, keys, columns, fields, taken);
  for (const { field, ...found } of maybe) if (found.sure >= SURE) take(field, found);
  if (fields['FullAddress'] !== undefined && fields['FullAddress'] === fields['UnparsedAddress'])
    delete fields['UnparsedAddress'];

  const find = (headers: readonly string[], shape: Shape): string | undefined => {
    const at = keys.findIndex((key, index) => headers.includes(key) && hasShape(shape, columns[index] ?? []));
    return header[at];
  };
  const valuesOf = (column: string): string[] =>
    (columns[header.indexOf(column)] ?? []).map(cleanCell).filter((cell) => cell !== '');
  const questions: MappingQuestion[] = maybe
    .filter((one) => one.sure < SURE)
    .map(({ field, column }) => ({
      kind: 'column',
      text: `Is "${column}" the ${field}?`,
      ...{ column, field, assumed: null, isNeeded: false },
    }));
  const assumptions: string[] = [];
  const form: Form = { fields, valuesOf, keyOf: (column) => keys[header.indexOf(column)] ?? '', header, assumptions, questions };
  spellValues(form);
  completeSales(form, { soldYear: find(soldYearHeaders, 'year'), soldMonth: find(soldMonthHeaders, 'whole') });
  completePlaces(form);
  completeKey(form);
  return {
    mapping: { fields },
    columns: header.map((column) => {
      const served = fieldsFrom(column, fields);
      return { column, fields: served, sure: served.length > 0 ? (sure.get(column) ?? 1) : 0 };
    }),
    assumptions,
    questions,
  };
}

const MIN_LIVING_SQFT = 300;

function isManyFeet(values: readonly string[]): boolean {
  const filled = values.map(cleanCell).filter((cell) => cell !== '');
  const feet = filled.filter((cell) => Number(cell.replace(/,/g, '')) >= MIN_LIVING_SQFT);
  return filled.length > 0 && feet.length >= 0.8 * filled.length && new Set(filled).size > filled.length / 2;
}

function emptiness(values: readonly string[] = []): number {
  return values.filter((value) => cleanCell(value) === '').length;
}

/** What is found by parts of a header, or without one by the values alone, for columns and fields that are free. */
function guessByPieces(
  header: readonly string[],
  keys: readonly string[],
  columns: readonly (readonly string[])[],
  fields: Record<string, FieldSource>,
  taken: ReadonlyMap<string, readonly string[]>,
): (Found & { field: string })[] {
  const found: (Found & { field: string })[] = [];
  const isLeft = (field: string) => fields[field] === undefined && !found.some((one) => one.field === field);
  for (const [at, column] of header.entries()) {
    const values = columns[at] ?? [];
    if (taken.has(column) || isPrivateField(column) || emptiness(values) === values.length) continue;
    const key = keys[at] ?? '';
    const isNameless = /^column \d+$/.test(key) || key === '';
    const one = isNameless ? byValues(values, isLeft) : byPiece(key, values, isLeft);
    if (one) found.push({ column, ...one });
  }
  return found;
}

/** Shapes that few other columns have, so that a part of a header suffices beside them. */
const telling: Partial<Record<Shape, number>> = {
  ...{
    zip: 0.9,
    year: 0.85,
    date: 0.8,
    money: 0.55,
    state: 0.85,
    address: 0.85,
    'full-address': 0.95,
    url: 0.8,
    latitude: 0.8,
    longitude: 0.8,
  },
  ...{ beds: 0.7, baths: 0.7, living: 0.6, lot: 0.5, acres: 0.75, whole: 0.4, type: 0.75, status: 0.3, garage: 0.6 },
};
const MIN_ASKED = 0.5;

function byPiece(key: string, values: readonly string[], isLeft: (field: string) => boolean) {
  const words = ` ${key} `;
  let best: { field: string; sure: number } | undefined;
  for (const { field, shape, headers } of knownFields) {
    const weight = telling[shape];
    if (
      weight === undefined ||
      !isLeft(field) ||
      /agent|office|owner|tax|year ago|estimate|per sqft|\$|change|prev|prior/.test(key)
    )
      continue;
    const piece = headers.find((one) => !one.isVague && one.key.length >= 4 && words.includes(` ${one.key} `));
    if (!piece || !hasShape(shape, values)) continue;
    // The more of the header it is, the surer.
    const sure = weight * (0.8 + (0.2 * piece.key.length) / key.length);
    if (sure >= MIN_ASKED && sure > (best?.sure ?? 0)) best = { field, sure };
  }
  return best;
}

/** Without a name only what nothing else looks like is offered, and asked for. */
function byValues(values: readonly string[], isLeft: (field: string) => boolean) {
  const all = (shape: Shape) => shareOfShape(shape, values) >= 0.9;
  const numbers = values
    .map((value) => Number(value.replace(/[$,\s]/g, '')))
    .filter(Number.isFinite)
    .toSorted((a, b) => a - b);
  const median = numbers[Math.floor(numbers.length / 2)] ?? 0;
  const looks: [field: string, isIt: () => boolean][] = [
    ['FullAddress', () => all('full-address')],
    ['ListingURL', () => all('url')],
    ['StandardStatus', () => isStatus(values)],
    ['PropertySubType', () => all('type')],
    ['StateOrProvince', () => all('state')],
    ['OnMarketDate', () => all('date') && !all('whole')],
    ['YearBuilt', () => all('year') && median > 1700],
    [
      'PostalCode',
      () => all('zip') && values.every((value) => value === '' || value.length >= 5) && !/[$,]/.test(values.join('')),
    ],
    ['ListPrice', () => all('money') && median > 20_000],
    ['UnparsedAddress', () => all('address') && !all('number')],
    ['LivingArea', () => all('living') && median > 300 && median < 20_000],
    ['BathroomsTotalDecimal', () => all('baths') && values.some((value) => /\.5|\//.test(value))],
    ['BedroomsTotal', () => all('beds') && median >= 1 && median <= 8],
  ];
  const found = looks.find(([field, isIt]) => isLeft(field) && isIt());
  return found && { field: found[0], sure: 0.6 };
}

/** The mapping as it grows. */
interface Form {
  fields: Record<string, FieldSource>;
  valuesOf: (column: string) => string[];
  keyOf: (column: string) => string;
  header: readonly string[];
  assumptions: string[];
  questions: MappingQuestion[];
}

/** Statuses, types and leases are translated; dates and lots say how they are written. */
function spellValues({ fields, valuesOf, keyOf, assumptions, questions }: Form): void {
  const spell = (field: string, kind: 'status' | 'type'): void => {
    const column = fields[field];
    if (typeof column !== 'string') return;
    fields[field] = { column, values: kind };
  };
  spell('StandardStatus', 'status');
  spell('PropertySubType', 'type');
  if (typeof fields['PropertyType'] === 'string') fields['PropertyType'] = { column: fields['PropertyType'], values: 'lease' };
  for (const { field, shape } of knownFields) {
    const column = fields[field];
    if (typeof column !== 'string') continue;
    if (shape === 'lot' && !/sqft|\bsf\b/.test(keyOf(column)) && fields['LotSizeUnits'] === undefined) {
      const unit = unitOfLots(valuesOf(column));
      if (unit !== 'square feet') {
        fields[field] = { column, unit };
        assumptions.push(
          unit === 'acres'
            ? `Lots in "${column}" are taken for acres: all are below 300.`
            : `Lots in "${column}" without a unit are taken for acres below 300 and for square feet from there on.`,
        );
      }
    }
    if (shape === 'date') {
      const order = orderOfDates(valuesOf(column));
      if (order?.order === 'day-first') {
        fields[field] = { column, dates: 'day-first' };
        assumptions.push(`Dates in "${column}" have the day first: some days are above 12.`);
      } else if (order && !order.isSure) {
        questions.push({
          kind: 'day-first',
          text: `Do dates in "${column}" begin with the day? No day above 12 tells.`,
          ...{ column, field, assumed: 'The month first, as is written in the US.', isNeeded: false },
        });
      }
    }
  }
  // A size whose unit stands in a column of its own is an area with its unit.
  if (fields['LotSizeUnits'] !== undefined && fields['LotSizeSquareFeet'] !== undefined && fields['LotSizeArea'] === undefined) {
    fields['LotSizeArea'] = fields['LotSizeSquareFeet'];
    delete fields['LotSizeSquareFeet'];
  }
}

function completeSales(
  { fields, keyOf, assumptions, questions }: Form,
  sold: { soldYear: string | undefined; soldMonth: string | undefined },
): void {
  if (!fields['CloseDate'] && sold.soldYear && sold.soldMonth) {
    fields['CloseDate'] = { year: sold.soldYear, month: sold.soldMonth };
    assumptions.push(`Sales are dated the first of the month in ${sold.soldMonth} and ${sold.soldYear}.`);
  }
  const priceColumn = typeof fields['ClosePrice'] === 'string' ? fields['ClosePrice'] : null;
  const isPriceOfSale = priceColumn !== null && priceColumn !== fields['ListPrice'];
  if (!fields['StandardStatus']) {
    if (isPriceOfSale && !fields['ListPrice']) {
      fields['StandardStatus'] = { value: 'Closed' };
      assumptions.push(`No column tells a status: "${priceColumn}" is the price of a sale, so every row is taken for one.`);
    } else if (fields['CloseDate'] && priceColumn !== null && !fields['OnMarketDate']) {
      fields['StandardStatus'] = { value: 'Closed' };
      assumptions.push('No column tells a status: every row is dated by its sale, and is taken for one.');
      delete fields['ListPrice'];
    } else {
      questions.push({
        kind: 'status',
        text: statusQuestion,
        ...{ column: null, field: 'StandardStatus', assumed: null, isNeeded: true },
      });
    }
  }
  if (!fields['PropertyType']) fields['PropertyType'] = { value: 'Residential' };
  if (!fields['PropertySubType']) {
    questions.push({
      kind: 'type',
      text: 'No column tells the type of home.',
      ...{ column: null, field: 'PropertySubType', assumed: 'Stored as "Other".', isNeeded: false },
    });
  }
  const fee = fields['AssociationFee'];
  if (typeof fee === 'string' && !fields['AssociationFeeFrequency']) {
    const frequency = /annual|year|\byr/.test(keyOf(fee))
      ? 'Annually'
      : /quarter|\bqtr/.test(keyOf(fee))
        ? 'Quarterly'
        : 'Monthly';
    fields['AssociationFeeFrequency'] = { value: frequency };
    if (frequency !== 'Monthly' || /month|\bmo\b/.test(keyOf(fee))) return;
    assumptions.push('Association fees are taken for monthly ones.');
  }
}

function completePlaces({ fields, assumptions }: Form): void {
  if (!fields['StateOrProvince'] && typeof fields['PostalCode'] === 'string') {
    fields['StateOrProvince'] = { stateOfZip: fields['PostalCode'] };
    assumptions.push('The state is that of the ZIP code.');
  }
}

const changing = new Set([
  'ListPrice',
  'ClosePrice',
  'StandardStatus',
  'DaysOnMarket',
  'CumulativeDaysOnMarket',
  'CloseDate',
  'PublicRemarks',
]);

/** A key from the source's own number, else its page, else the home's address, else what the row says of the home. */
function completeKey({ fields, header, valuesOf, assumptions }: Form): void {
  const hasAddress =
    fields['FullAddress'] !== undefined || fields['UnparsedAddress'] !== undefined || fields['StreetName'] !== undefined;
  const ids = ['ListingKey', 'ListingId', 'ListingURL'].flatMap((field) => {
    const source = fields[field];
    return typeof source === 'string' ? [source] : [];
  });
  const [first] = ids;
  const isSales =
    fields['StandardStatus'] !== undefined && typeof fields['StandardStatus'] === 'object' && 'value' in fields['StandardStatus'];
  const saleDate = fields['CloseDate'];
  // A county's number is the parcel's: a home that sold twice has it twice.
  if (isSales && first !== undefined && new Set(valuesOf(first)).size < valuesOf(first).length && typeof saleDate === 'string') {
    const columns = [first, saleDate];
    fields['ListingKey'] = { likenessOf: columns };
    assumptions.push(`"${first}" repeats: a sale is known by it and "${saleDate}".`);
    return;
  }
  if (first !== undefined) {
    const others = ids.filter((column) => column !== first);
    const hasGaps = valuesOf(first).length === 0 || others.length > 0 || hasAddress;
    fields['ListingKey'] = hasGaps ? { firstOf: [first, ...others, ...(hasAddress ? [true as const] : [])] } : first;
    return;
  }
  if (hasAddress) {
    fields['ListingKey'] = { addressWith: isSales && typeof saleDate === 'string' ? [saleDate] : [] };
    assumptions.push('No column is a key: a home is known by its address.');
    return;
  }
  const told = header.filter((column) => {
    const served = fieldsFrom(column, fields);
    return served.length > 0 && !served.some((field) => changing.has(field));
  });
  fields['ListingKey'] = told.length > 0 ? { likenessOf: told } : { rowNumberAfter: 'row-' };
  assumptions.push(
    'No column is a key or an address: a home is known by what its row says of it beside price, status and dates.',
  );
}
