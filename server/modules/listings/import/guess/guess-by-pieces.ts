import { cleanCell } from '../cells/empty.ts';
import type { FieldSource } from '../column-mapping.ts';
import { isPrivateField } from '../../reso/index.ts';
import { isForeignMoney, knownFields } from './known-headers.ts';
import { hasShape, isStatus, shareOfShape, type Shape } from './shapes.ts';

export interface Found {
  column: string;
  sure: number;
}

export function emptiness(values: readonly string[] = []): number {
  return values.filter((value) => cleanCell(value) === '').length;
}

/** What is found by parts of a header, or without one by the values alone, for columns and fields that are free. */
export function guessByPieces(
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
    if (taken.has(column) || isPrivateField(column) || isForeignMoney(column) || emptiness(values) === values.length) continue;
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
      /agent|office|\bown|mail|tax|year ago|estimate|per sqft|\$|change|prev|prior/.test(key)
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
    ['ListingId', () => values.every((value) => /^[A-Z]{0,4}-?\d{5,}$/i.test(value)) && new Set(values).size === values.length],
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
