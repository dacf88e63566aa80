import type { ListingSearch } from '#contract/listing-search.ts';
import type { ListingResult } from '#contract/listings.ts';
import type { SortTerm } from '#contract/listing-vocabulary.ts';
import { fullPrice, usDate } from '../formats.ts';

type Value = string | number | null;

interface Column {
  label: string;
  /** As it is exported. */
  valueOf: (listing: ListingResult) => Value;
  /** As it is shown, where that differs. */
  show?: (value: number) => string;
  /** The order that a press on its heading asks for. */
  sort?: SortTerm;
  /** Shown without being chosen. */
  isUsual?: true;
}

const whole = (value: number) => Math.round(value).toLocaleString('en-US');

/** What a table of results can show, in its order; the address leads each row. */
export const tableColumns = {
  price: { label: 'Price', valueOf: ({ currentPrice }) => currentPrice, show: fullPrice, sort: 'price', isUsual: true },
  beds: { label: 'Beds', valueOf: ({ bedroomCount }) => bedroomCount, isUsual: true },
  baths: { label: 'Baths', valueOf: ({ bathroomCount }) => bathroomCount, isUsual: true },
  area: { label: 'Sq ft', valueOf: ({ internalSize }) => internalSize, show: whole, sort: 'livingspace', isUsual: true },
  pricePerSqFt: { label: '$/Sq ft', valueOf: ({ costPerInternalSqFt }) => costPerInternalSqFt, show: fullPrice, isUsual: true },
  lot: { label: 'Lot (sq ft)', valueOf: ({ lotSize }) => lotSize, show: whole, sort: 'lotsize' },
  year: { label: 'Built', valueOf: ({ yearBuilt }) => yearBuilt },
  type: { label: 'Type', valueOf: ({ propertyType }) => propertyType.propertyType },
  status: { label: 'Status', valueOf: ({ listingStatus }) => listingStatus.listingStatus, isUsual: true },
  neighborhood: { label: 'Neighborhood', valueOf: ({ neighborhood }) => neighborhood },
  garage: { label: 'Garage', valueOf: ({ parkingGarageSpaces }) => parkingGarageSpaces },
  hoa: { label: 'HOA/mo', valueOf: ({ hoaMonthlyFee }) => hoaMonthlyFee, show: fullPrice },
  listed: { label: 'Listed', valueOf: ({ listDate }) => listDate && usDate(listDate), sort: 'listdate', isUsual: true },
  sold: { label: 'Sold', valueOf: ({ soldDate }) => soldDate && usDate(soldDate), sort: 'solddate' },
} as const satisfies Record<string, Column>;
export type ColumnKey = keyof typeof tableColumns;
export const columnKeys = Object.keys(tableColumns) as ColumnKey[];

export function columnOf(key: ColumnKey): Column {
  return tableColumns[key];
}

/** What is looked for decides what is read: land has no rooms. */
export type TableKind = 'homes' | 'land';

export function tableKindOf({ propertyTypes }: Pick<ListingSearch, 'propertyTypes'>): TableKind {
  return propertyTypes?.length && propertyTypes.every((type) => type === 'lots-and-land') ? 'land' : 'homes';
}

/** Shown until the user chooses. */
export const usualColumns: Readonly<Record<TableKind, readonly ColumnKey[]>> = {
  homes: columnKeys.filter((key) => columnOf(key).isUsual),
  land: ['price', 'lot', 'status', 'neighborhood', 'listed'],
};

/** A listing's address as it leads its row: with its city where the rows are of several, since a street is found in many. */
export function addressText(
  { addressLine1, addressLine2, city }: Pick<ListingResult, 'addressLine1' | 'addressLine2' | 'city'>,
  rows: readonly Pick<ListingResult, 'city'>[],
): string {
  const street = [addressLine1, addressLine2].filter(Boolean).join(', ');
  const told = street === '' || new Set(rows.map((row) => row.city)).size > 1 ? city : null;
  return [street, told].filter(Boolean).join(', ') || 'Address not shown';
}

export function cellText(key: ColumnKey, listing: ListingResult): string {
  const { valueOf, show } = columnOf(key);
  const value = valueOf(listing);
  if (value === null) return '–';
  return typeof value === 'number' ? (show?.(value) ?? String(value)) : value;
}

export function isNumeric(key: ColumnKey): boolean {
  return !['type', 'status', 'neighborhood'].includes(key);
}
