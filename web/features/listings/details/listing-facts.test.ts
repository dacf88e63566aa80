import { describe, expect, it } from 'vitest';
import type { Listing } from '#contract/listings.ts';
import { costFacts, headlineFacts, homeFacts, mainFacts, priceFacts, recordFacts, timeFacts, webLink } from './listing-facts.ts';

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
  photoAlterations: [],
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
    for (const facts of [priceFacts(bare), timeFacts(bare, '2026-06-01'), costFacts(bare), homeFacts(bare)])
      expect(facts).toEqual([]);
    expect(recordFacts(bare)).toEqual([{ label: 'MLS', value: 'Test MLS' }]);
  });

  it('show the sold price of a sold home, and its list price further down', () => {
    const sold: Listing = {
      ...bare,
      listingStatus: { id: 'sold', listingStatus: 'Sold' },
      soldPrice: 950_000,
      listPrice: 900_000,
    };
    expect(valueOf(mainFacts(sold), 'Sold Price')).toBe('$950,000');
    expect(valueOf(priceFacts(sold), 'List Price')).toBe('$900,000');
    expect(valueOf(priceFacts(sold), 'Sold to List Price')).toBe('105.6%');
  });

  it('say in a breath how long ago a home was listed, and after how long it sold', () => {
    const listed = { ...bare, listDate: '2026-05-01' };
    expect(headlineFacts(listed, '2026-05-01')).toContain('listed today');
    expect(headlineFacts(listed, '2026-05-02')).toContain('listed 1 day ago');
    const sold: Listing = { ...listed, listingStatus: { id: 'sold', listingStatus: 'Sold' }, soldDate: '2026-06-02' };
    expect(headlineFacts(sold, '2026-11-23')).toContain('sold after 32 days');
  });

  it("say the feed's days on market of a sold home, which end before its escrow", () => {
    const sold: Listing = { ...bare, listDate: '2026-05-01', listingStatus: { id: 'sold', listingStatus: 'Sold' } };
    const told = headlineFacts({ ...sold, soldDate: '2026-06-02', daysOnMarket: 7 }, '2026-11-23');
    expect(told).toBe('7 days on market');
    expect(headlineFacts(sold, '2026-11-23')).toBe('');
  });

  it('say the size of land and the price of its square foot', () => {
    const land: Listing = {
      ...bare,
      propertyType: { id: 'lots-and-land', propertyType: 'Lots and Land' },
      lotSize: 11_627,
      costPerLotSqFt: 49,
      listDate: '2026-05-01',
    };
    expect(headlineFacts(land, '2026-05-06')).toBe('11,627 sq ft lot · $49/sq ft · listed 5 days ago');
  });

  it('tell the days since a home was listed once, and the counts of the feed where they are others', () => {
    const facts = timeFacts({ ...bare, listDate: '2026-05-01', daysOnMarket: 12, cumulativeDaysOnMarket: 40 }, '2026-05-31');
    expect(facts.map(({ label, value }) => `${label} ${value}`)).toEqual([
      'Listed 05/01/2026',
      'Days on Market (MLS) 12',
      'Cumulative Days on Market (MLS) 40',
    ]);
    const alike = timeFacts({ ...bare, listDate: '2026-05-01', daysOnMarket: 30, cumulativeDaysOnMarket: 30 }, '2026-05-31');
    expect(alike.map(({ label }) => label)).toEqual(['Listed']);
  });

  it('tell a price cut, and a raise, by its size and share', () => {
    expect(valueOf(priceFacts({ ...bare, originalListPrice: 1_000_000, listPrice: 950_000 }), 'Price Cut')).toBe(
      '$50,000 (5.0%)',
    );
    expect(valueOf(priceFacts({ ...bare, originalListPrice: 950_000, listPrice: 1_000_000 }), 'Price Increase')).toBe(
      '$50,000 (5.3%)',
    );
  });

  it('tell baths by their parts and the flip tax by its kind', () => {
    expect(valueOf(homeFacts({ ...bare, fullBathroomCount: 2, halfBathroomCount: 1 }), 'Bathrooms')).toBe('2 full, 1 half');
    expect(valueOf(costFacts({ ...bare, flipTax: 2, flipTaxType: 'Percent of sale' }), 'Flip Tax')).toBe('2%');
    expect(valueOf(costFacts({ ...bare, flipTax: 5_000, flipTaxType: 'Flat' }), 'Flip Tax')).toBe('$5,000 (Flat)');
  });

  it('link to the web alone', () => {
    expect(webLink('https://mls.example/1')).toBe('https://mls.example/1');
    for (const link of ['javascript:alert(1)', 'data:text/html,x', '/elsewhere', 'https://', null])
      expect(webLink(link)).toBeNull();
  });

  it('name the rent as monthly', () => {
    expect(valueOf(mainFacts({ ...bare, isLease: true, listPrice: 4200 }), 'Listing Price')).toBe('$4,200 / mo');
  });
});
