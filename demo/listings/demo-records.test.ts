import { describe, expect, it } from 'vitest';
import { parseHomeCode, scenesOf } from '#demo/photos/home-code.ts';
import { readListing } from '#server/modules/listings/index.ts';
import { dayOf } from './calendar.ts';
import { DEMO_SEED, generateDemoListings } from './demo-listings.ts';
import { demoMarkets } from './markets/index.ts';
import { median } from './figures.ts';
import { depthIn, isBuildable } from './places.ts';
import type { ResoListing } from './reso-listing.ts';

const today = '2026-11-20';
// A part of each market: what holds for every listing needs not all of them.
const listings = [...generateDemoListings({ seed: DEMO_SEED, today, count: 9_000 })];

describe('each demo listing', () => {
  it('has dates in order and none after today but those to come', () => {
    for (const listing of listings) {
      const { OnMarketDate: onMarket, PurchaseContractDate: contract, CloseDate: close } = listing;
      expect(listing.ListingContractDate <= (onMarket ?? today)).toBe(true);
      if (contract) expect(onMarket !== null && onMarket <= contract && contract <= (close ?? today)).toBe(true);
      if (close) expect(close <= today).toBe(true);
      expect(listing.ModificationTimestamp < `${today}T24`).toBe(true);
      expect(close !== null).toBe(listing.StandardStatus === 'Closed');
      const isUnsold = ['Expired', 'Withdrawn', 'Canceled'].includes(listing.StandardStatus);
      expect(listing.OffMarketDate !== null).toBe(isUnsold);
      if (listing.OffMarketDate) expect(listing.OffMarketDate <= today).toBe(true);
      expect(listing.ClosePrice !== null).toBe(listing.StandardStatus === 'Closed');
      expect(onMarket === null).toBe(listing.StandardStatus === 'Coming Soon');
      expect(contract !== null).toBe(['Closed', 'Pending', 'Active Under Contract'].includes(listing.StandardStatus));
      if (onMarket) expect(listing.DaysOnMarket).toBe(dayOf(contract ?? listing.OffMarketDate ?? today) - dayOf(onMarket));
      expect(listing.CumulativeDaysOnMarket).toBeGreaterThanOrEqual(listing.DaysOnMarket);
    }
  });

  it('has prices that fit its kind, and a lower price after a cut', () => {
    for (const listing of listings) {
      expect(listing.ListPrice).toBeLessThanOrEqual(listing.OriginalListPrice);
      expect(listing.PreviousListPrice !== null).toBe(listing.ListPrice < listing.OriginalListPrice);
      const isLease = listing.PropertyType.endsWith('Lease');
      expect(listing.ListPrice, listing.ListingKey).toBeGreaterThan(isLease ? 600 : 15_000);
      expect(listing.ListPrice, listing.ListingKey).toBeLessThan(isLease ? 60_000 : 60_000_000);
    }
  });

  it('has rooms, area and lot that fit one another', () => {
    for (const listing of listings) {
      if (listing.PropertyType === 'Land' || listing.PropertySubType === 'Deeded Parking') {
        expect([listing.LivingArea, listing.BedroomsTotal, listing.YearBuilt]).toEqual([null, null, null]);
        continue;
      }
      const baths = (listing.BathroomsFull ?? 0) + (listing.BathroomsHalf ?? 0);
      expect(listing.BathroomsTotalInteger).toBe(baths);
      expect(listing.LivingArea).toBeGreaterThan(270);
      if (listing.PropertySubType === 'Single Family Residence') {
        expect(listing.LotSizeSquareFeet).toBeGreaterThan((listing.LivingArea ?? 0) / (listing.StoriesTotal ?? 1));
      }
      if (listing.PropertySubType === 'Condominium' || listing.PropertySubType === 'Loft') {
        expect(listing.LotSizeSquareFeet).toBeNull();
        expect(listing.UnitNumber).not.toBeNull();
        expect(listing.AssociationFee).toBeGreaterThan(0);
      }
    }
  });

  it('stands on land, inside its market, in no other neighborhood, with a ZIP of its own', () => {
    for (const listing of listings) {
      const market = demoMarkets.find((candidate) => candidate.systemName === listing.OriginatingSystemName);
      const own = market?.neighborhoods.find((candidate) => candidate.name === listing.SubdivisionName);
      if (!market || !own) throw new Error(`${listing.ListingKey} stands nowhere`);
      const point = [listing.Latitude, listing.Longitude] as const;
      expect(isBuildable(market, point)).toBe(true);
      expect(depthIn(own, point)).toBeLessThanOrEqual(1);
      expect([listing.City, listing.CountyOrParish]).toEqual([own.city, own.county]);
      expect(market.neighborhoods.some((other) => depthIn(other, point) < depthIn(own, point))).toBe(false);
      expect(own.zips).toContain(listing.PostalCode);
    }
  });

  it('is read whole by the importer', () => {
    const outcomes = listings.map((listing) => readListing({ ...listing }, today));
    expect(outcomes.filter(({ outcome }) => outcome !== 'keep')).toEqual([]);
  });

  it('shows in its pictures no fireplace, deck, garden or bridge that the record lacks', () => {
    for (const listing of listings) {
      const home = parseHomeCode(listing.Media[0]?.MediaURL.split('/')[5] ?? '');
      expect(home?.fireplaces).toBe((listing.FireplacesTotal ?? 0) > 0 ? 1 : 0);
      if (home?.outlook === 'deck') expect(listing.PatioAndPorchFeatures).toContain('Deck');
      if (home?.outlook === 'garden')
        expect([...listing.LotFeatures, ...listing.PatioAndPorchFeatures].join()).toMatch(/Garden|Patio/);
      if (home?.outlook === 'bridge') expect(listing.View).toContain('Bridge(s)');
      expect(home?.garages ?? 0).toBeLessThanOrEqual(listing.GarageSpaces ?? 0);
    }
  });

  it('has pictures whose addresses the illustrator can read', () => {
    for (const listing of listings) {
      expect(listing.PhotosCount).toBe(listing.Media.length);
      const code = listing.Media[0]?.MediaURL.split('/')[5] ?? '';
      const home = parseHomeCode(code);
      expect(home && scenesOf(home).length).toBe(listing.PhotosCount);
    }
  });

  it('has an agent with an invented license in the form of its state, and an office with a phone that is never assigned', () => {
    const forms: Record<string, RegExp> = { CA: /^09\d{6}$/, FL: /^(SL|BK)9\d{6}$/, NC: /^9\d{5}$/, SC: /^9\d{5}$/ };
    for (const listing of listings) {
      expect(listing.ListAgentStateLicense).toMatch(forms[listing.StateOrProvince] ?? /nowhere/);
      expect(listing.ListOfficePhone).toMatch(/^\d{3}-555-01\d\d$/);
    }
    const byLicense = Map.groupBy(listings, (listing) => listing.ListAgentStateLicense);
    for (const sameAgent of byLicense.values())
      expect(new Set(sameAgent.map((listing) => listing.ListAgentFullName)).size).toBe(1);
  });

  it('is taxed as its state taxes: little in South Carolina, by the price once paid in California', () => {
    const share = (state: string): number =>
      median(
        listings.flatMap((one) =>
          one.StateOrProvince === state && one.TaxAnnualAmount ? [one.TaxAnnualAmount / one.ListPrice] : [],
        ),
      );
    expect(share('SC')).toBeLessThan(0.008);
    expect(share('NC')).toBeGreaterThan(0.006);
    expect(share('FL')).toBeGreaterThan(share('SC'));
    expect(share('CA')).toBeLessThan(0.0115);
  });
});

describe('remarks of a demo listing', () => {
  const proofs: [RegExp, (listing: ResoListing) => boolean][] = [
    [/fireplace/, (listing) => (listing.FireplacesTotal ?? 0) > 0],
    [/hardwood/i, (listing) => listing.Flooring.includes('Hardwood')],
    [
      /\bdeck\b/i,
      (listing) => listing.PatioAndPorchFeatures.includes('Deck') || listing.AssociationAmenities.includes('Roof Deck'),
    ],
    [/patio/i, (listing) => listing.PatioAndPorchFeatures.includes('Patio')],
    [/balcony/i, (listing) => listing.PatioAndPorchFeatures.includes('Balcony')],
    [/front porch/i, (listing) => listing.PatioAndPorchFeatures.includes('Front Porch')],
    [/screened/i, (listing) => listing.PatioAndPorchFeatures.includes('Screened')],
    [/terrazzo/i, (listing) => listing.Flooring.includes('Terrazzo')],
    [/garden/i, (listing) => listing.LotFeatures.includes('Garden')],
    [/\bviews\b|look out to/i, (listing) => listing.ViewYN],
    [/\bgarage\b/i, (listing) => (listing.GarageSpaces ?? 0) > 0],
    [/doorman/i, (listing) => listing.BuildingFeatures.includes('Doorman')],
    [/elevator/i, (listing) => listing.BuildingFeatures.includes('Elevator(s)')],
    [/\bpool\b/i, (listing) => listing.AssociationAmenities.includes('Pool') || listing.PoolPrivateYN === true],
    [/in-unit laundry/i, (listing) => listing.LaundryFeatures.includes('In Unit')],
    [/\ban island\b/i, (listing) => listing.InteriorFeatures.includes('Kitchen Island')],
    [/solar/i, (listing) => listing.GreenEnergyGeneration.includes('Solar')],
    [/renovated/i, (listing) => listing.PropertyCondition.includes('Updated/Remodeled')],
    [/walk-in/i, (listing) => listing.InteriorFeatures.includes('Walk-In Closet(s)')],
  ];

  it('name no feature that the record lacks', () => {
    for (const [words, holds] of proofs) {
      const telling = listings.filter((listing) => words.test(listing.PublicRemarks));
      expect(telling.length, String(words)).toBeGreaterThan(10);
      expect(
        telling
          .filter((listing) => !holds(listing))
          .slice(0, 3)
          .map((listing) => listing.PublicRemarks),
        String(words),
      ).toEqual([]);
    }
  });

  it('are whole sentences, and say nothing about who should live there', () => {
    for (const { PublicRemarks: remarks } of listings) {
      expect(remarks).toMatch(/^[A-Z0-9].*\.$/);
      expect(remarks).not.toMatch(
        /undefined|\bnull|NaN|\s\s|\.\.|[Ff]amil|[Ss]afe|[Ee]xclusive|[Pp]erfect for|[Cc]hurch|[Ss]chool/,
      );
    }
  });

  it('are the same for no two homes but a few lots and parking spaces, nor begin alike next door', () => {
    const homes = listings.filter(({ BedroomsTotal, StandardStatus }) => BedroomsTotal !== null && StandardStatus === 'Active');
    expect(new Set(homes.map((listing) => listing.PublicRemarks)).size).toBe(homes.length);
    const openings = Map.groupBy(
      homes,
      ({ City, SubdivisionName, PublicRemarks }) => `${City} ${SubdivisionName} ${PublicRemarks.split('. ')[0]}`,
    );
    const alike = [...openings.values()].filter((group) => group.length > 1).flat();
    expect(alike.length / homes.length).toBeLessThan(0.03);
  });
});
