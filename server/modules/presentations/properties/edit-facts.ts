import type { SubjectEdit } from '#contract/cmas.ts';
import type { PropertyFacts } from './property-facts.ts';

type Edit = Omit<SubjectEdit, 'mlsId' | 'mlsSource'> & {
  listPrice?: number | null | undefined;
  area?: string | null | undefined;
};

/** Which fact a field of an edit writes, where it is written as it stands. */
const factOfField = {
  lotSizeSqFt: 'lotSize',
  bathCount: 'baths',
  bedCount: 'beds',
  buildingName: 'buildingName',
  city: 'city',
  description: 'description',
  garageSpaces: 'garageSpaces',
  currentPrice: 'listPrice',
  listPrice: 'listPrice',
  listDate: 'listDate',
  soldPrice: 'soldPrice',
  soldDate: 'soldDate',
  livingAreaSqFt: 'livingSpace',
  neighborhood: 'neighborhood',
  styleOther: 'propertyStyleOther',
  type: 'propertyType',
  typeOther: 'propertyTypeOther',
  state: 'state',
  lat: 'latitude',
  lng: 'longitude',
  yearBuilt: 'yearBuilt',
  zipCode: 'zipCode',
  floor: 'floor',
  hasDoormanAttendance: 'hasDoormanAttendance',
  roomsTotal: 'roomsTotal',
  flipTaxRemarks: 'flipTaxRemarks',
  listingStatus: 'listingStatus',
  area: 'area',
} as const satisfies Partial<Record<keyof Edit, keyof PropertyFacts>>;

const CENTS_PER_DOLLAR = 100;

/** The facts with an edit written over them: a field that is left out stays, null or an empty text empties it. */
export function editFacts(facts: PropertyFacts, edit: Edit): PropertyFacts {
  const written = Object.entries(factOfField).flatMap(([field, fact]) => {
    const value = edit[field as keyof typeof factOfField];
    return value === undefined ? [] : [[fact, value === '' ? null : value] as const];
  });
  const { addresses, styles, isLease, recurringCosts, hoaFeeCents } = edit;
  const hoaFees = hoaFeeCents == null ? hoaFeeCents : hoaFeeCents / CENTS_PER_DOLLAR;
  return {
    ...facts,
    ...Object.fromEntries(written),
    ...(addresses === undefined ? {} : { addresses: addresses.filter((line) => line !== '') }),
    ...(styles === undefined ? {} : { propertyStyles: styles, propertyStyle: styles[0] ?? null }),
    ...(isLease === undefined ? {} : { isLease }),
    ...(recurringCosts === undefined ? {} : { recurringCosts }),
    ...(hoaFees === undefined
      ? {}
      : { hoaFees, hoaFee: hoaFees === null ? null : { fee: hoaFees, frequency: 'monthly' as const } }),
  };
}
