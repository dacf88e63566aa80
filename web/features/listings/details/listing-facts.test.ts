import { describe, expect, it } from 'vitest';
import type { Listing } from '#contract/listings.ts';
import { mainFacts, moreFacts } from './listing-facts.ts';

const bare: Listing = {
  mlsId: null,
  mlsSource: 'Test MLS',
  uPropertyId: 'k1',
  area: null,
  neighborhood: null,
  yearBuilt: null,
  addressLine1: null,
  addressLine2: null,
  city: null,
  county: null,
  state: null,
  zipCode: null,
  link: null,
  latitude: null,
  longitude: null,
  parkingGarageSpaces: null,
  parkingOtherSpaces: null,
  parkingCost: null,
  parkingTandem: null,
  parkingAttached: null,
  parkingType: null,
  unitCount: null,
  bedroomCount: null,
  bathroomCount: null,
  fullBathroomCount: null,
  halfBathroomCount: null,
  partialBathroomsCount: null,
  currentPrice: null,
  internalSize: null,
  costPerInternalSqFt: null,
  lotSize: null,
  costPerLotSqFt: null,
  description: null,
  listDate: null,
  contingentDate: null,
  pendingDate: null,
  soldDate: null,
  daysOnMarket: null,
  cumulativeDaysOnMarket: null,
  hoaMonthlyFee: null,
  propertyType: { id: 'other', propertyType: 'Other' },
  listingStatus: { id: 'active', listingStatus: 'Active' },
  hoaComments: null,
  hoaType: null,
  propertyDisclaimer: null,
  virtualTourUrl: null,
  lastSourceUpdateDate: null,
  soldPrice: null,
  listPrice: null,
  originalListPrice: null,
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
  active: true,
  allowsAutomatedValuation: true,
  allowsConsumerComments: true,
};

const valueOf = (facts: { label: string; value: string }[], label: string) => facts.find((fact) => fact.label === label)?.value;

describe('the facts of a listing', () => {
  it('say N/A for what the record lacks', () => {
    expect(
      mainFacts(bare)
        .filter(({ value }) => value === 'N/A')
        .map(({ label }) => label),
    ).toEqual(['Listing Price', 'Beds', 'Baths', 'Living Area', 'Neighborhood', 'Year Built', 'Lot Size', 'Parking Spaces']);
    expect(moreFacts(bare, '2026-06-01')).toEqual([{ label: 'MLS', value: 'Test MLS' }]);
  });

  it('show the sold price of a sold home, and its list price further down', () => {
    const sold: Listing = {
      ...bare,
      listingStatus: { id: 'sold', listingStatus: 'Sold' },
      soldPrice: 950_000,
      listPrice: 900_000,
    };
    expect(valueOf(mainFacts(sold), 'Listing Price')).toBe('$950,000');
    expect(valueOf(moreFacts(sold, '2026-06-01'), 'List Price')).toBe('$900,000');
  });

  it("show the feed's days on market when it has them, else days since listed under that name", () => {
    const listed: Listing = { ...bare, listDate: '2026-05-01' };
    expect(valueOf(moreFacts(listed, '2026-05-31'), 'Days Since Listed')).toBe('30');
    const fed = moreFacts({ ...listed, daysOnMarket: 12 }, '2026-05-31');
    expect(valueOf(fed, 'Days on Market')).toBe('12');
    expect(valueOf(fed, 'Days Since Listed')).toBeUndefined();
  });

  it('name the rent as monthly', () => {
    expect(valueOf(mainFacts({ ...bare, isLease: true, listPrice: 4200 }), 'Listing Price')).toBe('$4,200 / mo');
  });
});
