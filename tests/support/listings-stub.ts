import type { ListingSearch } from '#contract/listing-search.ts';
import type { Listing, ListingResult } from '#contract/listings.ts';
import type { ListingsService } from '#server/modules/listings/index.ts';
import { AppError } from '#server/platform/errors/index.ts';

/** A listing with every field; tests name those that matter to them. */
export function aListing(fields: Partial<Listing> = {}): Listing {
  return {
    mlsId: 'SF1001',
    mlsSource: 'demo',
    uPropertyId: 'key-1001',
    area: null,
    neighborhood: 'Noe Valley',
    yearBuilt: 1998,
    addressLine1: '12 Alder Street',
    addressLine2: null,
    city: 'San Francisco',
    county: 'San Francisco',
    state: 'CA',
    zipCode: '94114',
    link: null,
    latitude: 37.75,
    longitude: -122.43,
    parkingGarageSpaces: 1,
    parkingOtherSpaces: null,
    parkingCost: null,
    parkingTandem: null,
    parkingAttached: null,
    parkingType: null,
    unitCount: null,
    bedroomCount: 3,
    bathroomCount: 2.5,
    fullBathroomCount: 2,
    halfBathroomCount: 1,
    partialBathroomsCount: null,
    currentPrice: 1_450_000,
    internalSize: 1_450,
    costPerInternalSqFt: 1_000,
    lotSize: null,
    costPerLotSqFt: null,
    description: 'Bright corner home.',
    listDate: '2026-11-01',
    contingentDate: null,
    pendingDate: null,
    soldDate: null,
    daysOnMarket: null,
    cumulativeDaysOnMarket: null,
    hoaMonthlyFee: 420,
    propertyType: { id: 'condominium', propertyType: 'Condominium' },
    listingStatus: { id: 'active', listingStatus: 'Active' },
    hoaComments: null,
    hoaType: null,
    propertyDisclaimer: null,
    virtualTourUrl: null,
    lastSourceUpdateDate: null,
    soldPrice: null,
    listPrice: 1_450_000,
    originalListPrice: 1_500_000,
    hasDoormanAttendance: null,
    isLease: false,
    roomsTotal: null,
    taxAnnualAmount: null,
    flipTaxType: null,
    flipTax: null,
    flipTaxRemarks: null,
    patioAndPorchFeatures: [],
    listingAgent: null,
    agents: [],
    photos: [],
    photoAlterations: [],
    active: true,
    allowsAutomatedValuation: true,
    allowsConsumerComments: true,
    ...fields,
  };
}

type ListingReader = Pick<ListingsService, 'search' | 'summarize' | 'schoolDistricts' | 'coverage' | 'getDetails' | 'getHistory'>;

/** Reads from a list in memory, without conditions, and remembers what it was asked: for tests of what lies above the listings. */
export function stubListings(listings: readonly Listing[] = [aListing()]): ListingReader & { searches: ListingSearch[] } {
  const searches: ListingSearch[] = [];
  return {
    searches,
    async search(request, { surface }) {
      // What is only counted for the agent, beside a search for a provider of models, is no search of its own.
      if (surface !== 'agent') searches.push(request);
      const items: ListingResult[] = listings.map((listing) => ({
        ...listing,
        id: `${listing.mlsSource}:${listing.uPropertyId}`,
        numBedrooms: listing.bedroomCount,
        numBathrooms: listing.bathroomCount,
        hoaFee: listing.hoaMonthlyFee,
      }));
      return {
        items,
        meta: { currentPage: 1, totalPages: 1, totalItems: items.length, itemsPerPage: 10, itemCount: items.length },
        links: { first: null, previous: null, next: null, last: null },
      };
    },
    async summarize() {
      const prices = listings.flatMap((listing) => listing.currentPrice ?? []).toSorted((a, b) => a - b);
      return {
        priced: prices.length,
        complete: true,
        minPrice: prices[0] ?? null,
        maxPrice: prices.at(-1) ?? null,
        medianPrice: prices[Math.floor(prices.length / 2)] ?? null,
      };
    },
    async schoolDistricts() {
      return [
        { name: 'Hillside Unified', listingCount: 12, medianPrice: 1_100_000, miles: 0.4 },
        { name: 'Bayview Elementary', listingCount: 5, medianPrice: 905_000, miles: 2.1 },
      ];
    },
    async coverage() {
      return {
        cities: [
          {
            name: 'San Francisco',
            state: 'CA',
            activeCount: 310,
            recordCount: 2_900,
            earliestSoldDate: '2023-12-01',
            latestChangeAt: new Date('2026-11-20T08:00:00Z'),
          },
          {
            name: 'Oakland',
            state: 'CA',
            activeCount: 157,
            recordCount: 1_600,
            earliestSoldDate: '2024-01-15',
            latestChangeAt: new Date('2026-11-19T20:00:00Z'),
          },
        ],
        cityCount: 2,
        sources: ['San Francisco Demo MLS', 'East Bay Demo MLS'],
      };
    },
    async getHistory(listing) {
      const first = { date: '2026-10-01', kind: 'listed', price: 1_450_000, changePercent: null } as const;
      return [{ ...first, isLease: false, listing, isOtherListing: false }];
    },
    async getDetails({ mlsId, mlsSource }) {
      const found = listings.find((listing) => listing.mlsSource === mlsSource && listing.mlsId === mlsId);
      if (!found) throw new AppError('listing_not_found', 'This listing does not exist or is not open to you.');
      return {
        ...found,
        attribution: { title: found.mlsSource, text: null, disclaimer: null, remarksLimitCharacters: null, updatedAt: null },
      };
    },
  };
}
