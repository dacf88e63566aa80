/** Facts of a home as numbers, and of its sale. `null` is unknown. */
export const numericFields = [
  'fullBaths',
  'halfBaths',
  'beds',
  'lotSqft',
  'yearBuilt',
  'garageSpaces',
  'basementSqft',
  'fireplaces',
  'condition',
  'remodelYear',
  'finishedBasementSqft',
  'basementBaths',
  'rooms',
  'deckSqft',
  'porchSqft',
  'cooling',
] as const;
export type NumericField = (typeof numericFields)[number];

export const categoryFields = ['style', 'foundation', 'garageType', 'cladding'] as const;
export type CategoryField = (typeof categoryFields)[number];

export interface Home extends Record<NumericField, number | null>, Record<CategoryField, string | null> {
  /** Property type: homes of one type are compared with each other. */
  type: string;
  /** Neighborhood or subdivision. */
  place: string | null;
  /** Condominiums of one building have one. */
  building: string | null;
  latitude: number | null;
  longitude: number | null;
  /** Land has none. */
  livingAreaSqft: number | null;
}

/** A home with nothing known but its type. */
export function emptyHome(type: string): Home {
  const unknown = Object.fromEntries([...numericFields, ...categoryFields].map((field) => [field, null])) as Record<
    NumericField | CategoryField,
    null
  >;
  return { ...unknown, type, place: null, building: null, latitude: null, longitude: null, livingAreaSqft: null };
}

export interface Sale extends Home {
  /** Names the sale for good; also decides between equals, so that no order of rows does. */
  key: string;
  /** Dollars, concessions taken off; a month for a lease. */
  price: number;
  /** What of the price went back to the buyer; taken off already. */
  concessions?: number;
  /** Month in which the price was agreed on, `monthOf(date)`. */
  month: number;
  /** Month in which the sale closed, and came to be known; the same without it. */
  closedMonth?: number;
}

/** Months since the year 0 with the day as a fraction: June 1, 2026 is 2026 · 12 + 6. */
export function monthOf(date: string): number {
  return Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) + (Number(date.slice(8, 10)) - 1) / 31;
}

export function yearOf(month: number): number {
  return Math.floor((Math.floor(month) - 1) / 12);
}
