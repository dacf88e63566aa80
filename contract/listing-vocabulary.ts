/** Property types and their labels, docs/product/search.md. */
export const propertyTypeLabels = {
  'single-family-home': 'Single Family Home',
  'apartment-for-rent': 'Apartment for Rent',
  'apartment-for-sale': 'Apartment for Sale',
  condominium: 'Condominium',
  townhouse: 'Townhouse',
  'multi-unit': 'Multi-Unit',
  rental: 'Rental',
  loft: 'Loft',
  coop: 'Co-op',
  commercial: 'Commercial',
  'commercial-industrial': 'Commercial Industrial',
  'lots-and-land': 'Lots and Land',
  income: 'Income Property',
  manufactured: 'Manufactured Home',
  'manufactured-in-park': 'Manufactured in Park',
  'mobile-home': 'Mobile Home',
  tic: 'TIC',
  other: 'Other',
} as const;
export type PropertyType = keyof typeof propertyTypeLabels;
export const propertyTypes = Object.keys(propertyTypeLabels) as [PropertyType, ...PropertyType[]];

/** Names of types that searches were stored under, and the types that they stand for now (docs/product/search.md). */
export const storedPropertyTypes: Readonly<Record<string, readonly PropertyType[]>> = {
  apartment: ['apartment-for-rent', 'apartment-for-sale'],
  'residential-lots-and-land': ['lots-and-land'],
  'tenancy-in-common': ['tic'],
};

const otherMarket: Record<'sale' | 'lease', readonly PropertyType[]> = {
  sale: ['apartment-for-rent', 'rental'],
  lease: ['apartment-for-sale'],
};
const notResidential: readonly PropertyType[] = ['commercial', 'commercial-industrial', 'lots-and-land', 'income', 'other'];

/** Every residential type of the sales or of the rental market, of which "no condos" leaves the others. */
export function residentialTypes(transaction: 'sale' | 'lease'): PropertyType[] {
  return propertyTypes.filter((type) => !notResidential.includes(type) && !otherMarket[transaction].includes(type));
}

/** What nobody lives in. It is searched and counted when its type is named, and by an address, a number or an agent. */
export const notHomes: readonly PropertyType[] = ['lots-and-land', 'commercial', 'commercial-industrial'];

/** The types of a market that names none: as in a search without types, everything but what nobody lives in. */
export function homeTypes(transaction: 'sale' | 'lease'): PropertyType[] {
  return propertyTypes.filter((type) => !notHomes.includes(type) && !otherMarket[transaction].includes(type));
}

/** Listing statuses that can be searched and shown. `none` listings (withdrawn, expired …) are stored and never shown. */
export const listingStatusLabels = {
  active: 'Active',
  contingent: 'Contingent',
  pending: 'Pending',
  soon: 'Coming Soon',
  sold: 'Sold',
} as const;
export type ListingStatus = keyof typeof listingStatusLabels;
export const listingStatuses = Object.keys(listingStatusLabels) as [ListingStatus, ...ListingStatus[]];

/** Sort keys with their labels and first direction, docs/product/search.md; `search-order.ts` tells the usual one. */
export const sortTerms = {
  relevance: { label: 'Relevance', order: 'asc' },
  distance: { label: 'Distance', order: 'asc' },
  price: { label: 'Price', order: 'asc' },
  listdate: { label: 'List Date', order: 'desc' },
  solddate: { label: 'Sold Date', order: 'desc' },
  livingspace: { label: 'Living Space', order: 'desc' },
  lotsize: { label: 'Lot Size', order: 'desc' },
} as const;
export type SortTerm = keyof typeof sortTerms;
export const sortTermKeys = Object.keys(sortTerms) as [SortTerm, ...SortTerm[]];

/** Kinds of named areas, docs/product/search.md. */
export const areaNameTypes = [
  'street-and-number',
  'street',
  'neighborhood',
  'zip-code',
  'city',
  'county',
  'state-abbreviated',
  'district',
  'school-district',
] as const;
export type AreaNameType = (typeof areaNameTypes)[number];

/** Filter maximums and page limits, docs/product/search.md. */
export const searchLimits = {
  priceDollars: 999_999_999,
  bedrooms: 99,
  bathrooms: 99,
  livingSpaceSqFt: 999_999,
  lotSizeSqFt: 999_999_999,
  garageSpaces: 999,
  hoaFeeDollars: 999_999,
  daysOnMarket: 9_999,
  radiusMiles: 500,
  polygonPoints: 2_000,
  /** Places of one search, and of those that it leaves out. */
  areas: 10,
  pageSize: 100,
  defaultPageSize: 10,
  /** Of a filter form in its first state. */
  formPageSize: 20,
  page: 100_000,
} as const;

/**
 * The zone whose calendar date is "today" for listings, whose dates have none of their own (docs/product/listings.md). One for server and web: in each
 * user's own, a chat could say "listed 4 days ago" beside a card that says 5.
 */
export const listingsTimeZone = 'America/Los_Angeles';
