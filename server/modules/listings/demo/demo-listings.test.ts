import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { DEMO_SEED, generateDemoListings } from './demo-listings.ts';
import type { ResoListing } from './reso-listing.ts';

const today = '2026-11-20';
const listings = [...generateDemoListings({ seed: DEMO_SEED, today })];
const [sanFrancisco, oakland] = ['San Francisco', 'Oakland'].map((city) => listings.filter((listing) => listing.City === city));

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

function closed(all: readonly ResoListing[] | undefined, subType: string, since = '2025-11-21'): ResoListing[] {
  return (all ?? []).filter(
    (listing) =>
      listing.StandardStatus === 'Closed' &&
      listing.PropertyType !== 'Residential Lease' &&
      listing.PropertySubType === subType &&
      (listing.CloseDate ?? '') >= since,
  );
}

function medianPrice(all: readonly ResoListing[]): number {
  return median(all.map((listing) => listing.ClosePrice ?? 0));
}

function pricePerSqFt(neighborhood: string, subType: string): number {
  const sales = closed(listings, subType, '2023-01-01').filter((listing) => listing.SubdivisionName === neighborhood);
  expect(sales.length).toBeGreaterThan(5);
  return median(sales.map((listing) => (listing.ClosePrice ?? 0) / (listing.LivingArea ?? 1)));
}

describe('the demo market', () => {
  it('has 5,000 listings with keys, ids and addresses of their own', () => {
    expect(listings).toHaveLength(5_000);
    for (const field of ['ListingKey', 'ListingId'] as const)
      expect(new Set(listings.map((listing) => listing[field])).size).toBe(5_000);
    expect(new Set(listings.map((listing) => `${listing.UnparsedAddress}, ${listing.City}`)).size).toBe(5_000);
  });

  it('is the same byte for byte for the same seed and date, and another one for another seed', () => {
    const digest = (seed: string) =>
      createHash('sha256')
        .update(JSON.stringify([...generateDemoListings({ seed, today, count: 500 })]))
        .digest('hex');
    expect(digest('a')).toBe(digest('a'));
    expect(digest('a')).not.toBe(digest('b'));
  });

  it('keeps its homes when the date moves, so that only their dates and prices follow', () => {
    const later = [...generateDemoListings({ seed: DEMO_SEED, today: '2027-03-01', count: 5_000 })];
    const facts = ({ UnparsedAddress, YearBuilt, LivingArea }: ResoListing) => [UnparsedAddress, YearBuilt, LivingArea];
    // The few examples of a market are drawn until their price fits, so the date may choose others.
    const moved = later.filter((listing, index) => facts(listing).join() !== facts(listings[index] ?? listing).join());
    expect(moved.length).toBeLessThan(10);
    expect(later.some((listing) => listing.StandardStatus === 'Active' && (listing.OnMarketDate ?? '') > '2027-02-20')).toBe(
      true,
    );
  });

  it('has homes listed today or in the last days', () => {
    const fresh = listings.filter(
      (listing) => listing.StandardStatus === 'Active' && (listing.OnMarketDate ?? '') >= '2026-11-14',
    );
    expect(fresh.length).toBeGreaterThan(25);
  });

  it('can answer the question that the guide asks: condominiums with 3 bedrooms and parking under $1.5M in Noe Valley', () => {
    const found = listings.filter(
      (listing) =>
        listing.SubdivisionName === 'Noe Valley' &&
        listing.StandardStatus === 'Active' &&
        listing.PropertySubType === 'Condominium' &&
        listing.PropertyType === 'Residential' &&
        (listing.BedroomsTotal ?? 0) >= 3 &&
        (listing.GarageSpaces ?? 0) >= 1 &&
        listing.ListPrice <= 1_500_000,
    );
    expect(found.length).toBeGreaterThanOrEqual(4);
  });
});

describe('shares of the demo market', () => {
  const shareOf = (all: readonly ResoListing[] | undefined, matches: (listing: ResoListing) => boolean) =>
    (all ?? []).filter(matches).length / (all?.length ?? 1);

  it('sells mostly houses in Oakland, and as many units as houses in San Francisco', () => {
    expect(shareOf(oakland, (listing) => listing.PropertySubType === 'Single Family Residence')).toBeGreaterThan(0.5);
    expect(shareOf(sanFrancisco, (listing) => listing.PropertySubType === 'Single Family Residence')).toBeLessThan(0.48);
    expect(shareOf(sanFrancisco, (listing) => listing.PropertySubType === 'Condominium')).toBeGreaterThan(0.3);
    expect(shareOf(sanFrancisco, (listing) => listing.PropertySubType === 'Tenancy in Common')).toBeGreaterThan(0.03);
  });

  it('has every status and every kind of home', () => {
    const statuses = new Set(listings.map((listing) => listing.StandardStatus));
    expect([...statuses].sort()).toEqual(['Active', 'Active Under Contract', 'Closed', 'Coming Soon', 'Pending']);
    const kinds = new Set(listings.map((listing) => `${listing.PropertyType}/${listing.PropertySubType}`));
    for (const kind of ['Residential/Loft', 'Residential/Stock Cooperative', 'Residential/Townhouse', 'Land/Unimproved Land']) {
      expect(kinds).toContain(kind);
    }
    for (const kind of ['Residential Income/Duplex', 'Commercial Sale/Retail', 'Residential Lease/Apartment'])
      expect(kinds).toContain(kind);
  });

  it('has months of supply that agents there would believe', () => {
    const monthsOfSupply = (all: readonly ResoListing[] | undefined, subType: string) => {
      const active = (all ?? []).filter(
        (listing) =>
          listing.StandardStatus === 'Active' && listing.PropertySubType === subType && listing.PropertyType === 'Residential',
      );
      return active.length / (closed(all, subType).length / 12);
    };
    expect(monthsOfSupply(sanFrancisco, 'Single Family Residence')).toBeGreaterThan(1.3);
    expect(monthsOfSupply(sanFrancisco, 'Single Family Residence')).toBeLessThan(3);
    expect(monthsOfSupply(sanFrancisco, 'Condominium')).toBeGreaterThan(2.8);
    expect(monthsOfSupply(sanFrancisco, 'Condominium')).toBeLessThan(5.5);
    expect(monthsOfSupply(oakland, 'Single Family Residence')).toBeGreaterThan(1.6);
    expect(monthsOfSupply(oakland, 'Single Family Residence')).toBeLessThan(3.5);
  });
});

describe('prices of the demo market', () => {
  it('lie where agents there would expect the medians', () => {
    const within = (value: number, low: number, high: number) => {
      expect(value).toBeGreaterThan(low);
      expect(value).toBeLessThan(high);
    };
    within(medianPrice(closed(sanFrancisco, 'Single Family Residence')), 1_400_000, 1_800_000);
    within(medianPrice(closed(sanFrancisco, 'Condominium')), 950_000, 1_200_000);
    within(medianPrice(closed(oakland, 'Single Family Residence')), 780_000, 980_000);
    within(medianPrice(closed(oakland, 'Condominium')), 400_000, 560_000);
  });

  it('rank the neighborhoods as they do', () => {
    expect(pricePerSqFt('Noe Valley', 'Single Family Residence')).toBeGreaterThan(1_100);
    expect(pricePerSqFt('Noe Valley', 'Single Family Residence')).toBeGreaterThan(
      pricePerSqFt('Excelsior', 'Single Family Residence'),
    );
    expect(pricePerSqFt('Excelsior', 'Single Family Residence')).toBeGreaterThan(
      pricePerSqFt('Bayview', 'Single Family Residence'),
    );
    expect(pricePerSqFt('Pacific Heights', 'Condominium')).toBeGreaterThan(pricePerSqFt('SoMa', 'Condominium'));
    expect(pricePerSqFt('Rockridge', 'Single Family Residence')).toBeGreaterThan(
      1.6 * pricePerSqFt('Elmhurst', 'Single Family Residence'),
    );
  });

  it('close over list for houses and about at list for condominiums', () => {
    const ratio = (subType: string) =>
      median(closed(sanFrancisco, subType).map((listing) => (listing.ClosePrice ?? 0) / listing.ListPrice));
    expect(ratio('Single Family Residence')).toBeGreaterThan(1.05);
    expect(ratio('Condominium')).toBeGreaterThan(0.98);
    expect(ratio('Condominium')).toBeLessThan(1.03);
  });
});
