import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readListing } from '#server/modules/listings/index.ts';
import { DEMO_COUNT, DEMO_SEED, generateDemoListings } from './demo-listings.ts';
import { figuresOf, median, type Figures } from './figures.ts';
import type { ResoListing } from './reso-listing.ts';

const today = '2026-11-20';
const listings = [...generateDemoListings({ seed: DEMO_SEED, today })];
const figures = figuresOf(listings, today);

function of(market: string, kind: string): Figures {
  const found = figures.find((one) => one.market.startsWith(market) && one.kind === kind);
  if (!found) throw new Error(`There are no figures of ${kind} in ${market}`);
  return found;
}

describe('the demo markets', () => {
  it('are six with 25,000 listings and more, each with a key and an id of its own', () => {
    expect(listings).toHaveLength(DEMO_COUNT);
    expect(DEMO_COUNT).toBeGreaterThanOrEqual(25_000);
    expect(new Set(listings.map((listing) => listing.OriginatingSystemName)).size).toBe(6);
    for (const field of ['ListingKey', 'ListingId'] as const)
      expect(new Set(listings.map((listing) => listing[field])).size).toBe(DEMO_COUNT);
  });

  it('are the same byte for byte for the same seed and date, and others for another seed', () => {
    const digest = (seed: string) =>
      createHash('sha256')
        .update(JSON.stringify([...generateDemoListings({ seed, today, count: 600 })]))
        .digest('hex');
    expect(digest('a')).toBe(digest('a'));
    expect(digest('a')).not.toBe(digest('b'));
  });

  it('keep their homes when the date moves, so that only their dates and prices follow', () => {
    const [earlier, later] = [today, '2027-03-01'].map((day) => [
      ...generateDemoListings({ seed: DEMO_SEED, today: day, count: 5_000 }),
    ]) as [ResoListing[], ResoListing[]];
    const facts = (all: ResoListing[]) =>
      new Set(
        all.map(({ OriginatingSystemName, UnparsedAddress, YearBuilt, LivingArea }) =>
          [OriginatingSystemName, UnparsedAddress, YearBuilt, LivingArea].join(),
        ),
      );
    const before = facts(earlier);
    const moved = [...facts(later)].filter((home) => !before.has(home));
    // Examples are drawn until their price fits, and a date decides whether an earlier sale still lies within the history.
    expect(moved.length).toBeLessThan(20);
    expect(later.some((listing) => listing.StandardStatus === 'Active' && (listing.OnMarketDate ?? '') > '2027-02-20')).toBe(
      true,
    );
  });

  it('name an area by the ZIP code of the home, where it goes by one', () => {
    const named = listings.filter(({ MLSAreaMajor }) => / Zip Code \d{5}$/.test(MLSAreaMajor ?? ''));
    expect(named.length).toBeGreaterThan(1_000);
    expect(named.filter(({ MLSAreaMajor, PostalCode }) => !MLSAreaMajor?.endsWith(PostalCode ?? '-'))).toEqual([]);
  });

  it('have homes listed today or in the last days', () => {
    const fresh = listings.filter(
      (listing) => listing.StandardStatus === 'Active' && (listing.OnMarketDate ?? '') >= '2026-11-14',
    );
    expect(fresh.length).toBeGreaterThan(150);
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

describe('shares of the demo markets', () => {
  it('have every status, and every type of home that can be searched for', () => {
    const statuses = new Set(listings.map((listing) => listing.StandardStatus));
    expect([...statuses].sort()).toEqual([
      'Active',
      'Active Under Contract',
      'Canceled',
      'Closed',
      'Coming Soon',
      'Expired',
      'Pending',
      'Withdrawn',
    ]);
    const ofEachKind = Map.groupBy(listings, ({ PropertyType, PropertySubType }) => `${PropertyType} ${PropertySubType}`);
    const types = new Set(
      [...ofEachKind.values()].flatMap((alike) =>
        alike.slice(0, 100).flatMap((listing) => {
          const read = readListing({ ...listing }, today);
          return read.outcome === 'keep' ? [read.listing.property_type] : [];
        }),
      ),
    );
    expect([...types].sort()).toEqual([
      ...[
        'apartment-for-rent',
        'apartment-for-sale',
        'commercial',
        'commercial-industrial',
        'condominium',
        'coop',
        'income',
        'loft',
      ],
      ...['lots-and-land', 'manufactured', 'manufactured-in-park', 'mobile-home', 'multi-unit', 'other', 'rental'],
      ...['single-family-home', 'tic', 'townhouse'],
    ]);
  });

  it('sell towers in Miami, houses and townhouses in Raleigh, and tenancies in common in San Francisco', () => {
    expect(of('Miami', 'Condominium').sold).toBeGreaterThan(of('Miami', 'House').sold);
    expect(of('Triangle', 'House').sold).toBeGreaterThan(5 * of('Triangle', 'Condominium').sold);
    expect(of('Triangle', 'Townhouse').sold).toBeGreaterThan(of('Triangle', 'Condominium').sold);
    expect(of('San Francisco', 'Tenancy in common').sold).toBeGreaterThan(40);
  });

  it('list some homes again that found no buyer, with the days of both tries, and sell some twice', () => {
    const byAddress = Map.groupBy(listings, ({ City, UnparsedAddress }) => `${UnparsedAddress}, ${City}`);
    const twice = [...byAddress.values()].filter((all) => all.length > 1);
    const soldTwice = twice.filter((all) => all.filter((listing) => listing.StandardStatus === 'Closed').length === 2);
    expect(soldTwice.length).toBeGreaterThan(150);
    const relisted = twice.flatMap(([first, second]) =>
      first && second && ['Expired', 'Withdrawn', 'Canceled'].includes(first.StandardStatus) ? [{ first, second }] : [],
    );
    expect(relisted.length).toBeGreaterThan(500);
    for (const { first, second } of relisted) {
      expect(second.CumulativeDaysOnMarket).toBe(second.DaysOnMarket + first.DaysOnMarket);
      expect(second.OriginalListPrice).toBeLessThanOrEqual(first.ListPrice);
      expect((first.OffMarketDate ?? '') < second.ListingContractDate).toBe(true);
    }
  });
});

// Bounds are of the order of public market reports (associations' monthly reports, portals' figures): docs/demo-data.md.
describe('figures of the demo markets', () => {
  const within = (value: number | null, low: number, high: number): void => {
    expect(value).toBeGreaterThan(low);
    expect(value).toBeLessThan(high);
  };

  it.each([
    ['San Francisco', 'House', 1_400_000, 1_800_000],
    ['San Francisco', 'Condominium', 950_000, 1_200_000],
    ['East Bay', 'House', 950_000, 1_300_000],
    ['East Bay', 'Condominium', 430_000, 620_000],
    ['Westside', 'House', 2_000_000, 3_100_000],
    ['Westside', 'Condominium', 680_000, 1_050_000],
    ['Miami', 'House', 700_000, 1_150_000],
    ['Miami', 'Condominium', 420_000, 680_000],
    ['Triangle', 'House', 470_000, 640_000],
    ['Triangle', 'Townhouse', 370_000, 500_000],
    ['Charleston', 'House', 500_000, 760_000],
  ] as const)('have a median price in %s (%s) that agents there would expect', (market, kind, low, high) => {
    within(of(market, kind).medianPrice, low, high);
  });

  it.each([
    ['San Francisco', 'House', 1.3, 2.8],
    ['San Francisco', 'Condominium', 2.5, 4.6],
    ['East Bay', 'House', 1.5, 3],
    ['Westside', 'House', 3.2, 5.2],
    ['Miami', 'House', 4, 7],
    ['Miami', 'Condominium', 8, 14],
    ['Triangle', 'House', 2, 3.6],
    ['Charleston', 'House', 2.2, 4],
  ] as const)('have months of supply in %s (%s) that agents there would believe', (market, kind, low, high) => {
    within(of(market, kind).monthsOfSupply, low, high);
  });

  it('close over list in San Francisco and the East Bay, about at list in the Carolinas, and well under it in Miami', () => {
    within(of('San Francisco', 'House').saleToList, 1.05, 1.15);
    within(of('East Bay', 'House').saleToList, 1.03, 1.1);
    within(of('Westside', 'House').saleToList, 0.965, 1);
    within(of('Triangle', 'House').saleToList, 0.975, 1.005);
    within(of('Charleston', 'House').saleToList, 0.965, 1);
    within(of('Miami', 'Condominium').saleToList, 0.92, 0.965);
  });

  it('wait longest in Miami, where most prices are cut, and sell fastest in San Francisco', () => {
    within(of('San Francisco', 'House').medianDays, 9, 18);
    within(of('Triangle', 'House').medianDays, 17, 32);
    within(of('Miami', 'Condominium').medianDays, 65, 105);
    within(of('San Francisco', 'House').cutShare, 0.05, 0.22);
    within(of('Miami', 'Condominium').cutShare, 0.45, 0.75);
  });

  it('rank the neighborhoods as agents do', () => {
    const perSqFt = (neighborhood: string, subType: string): number => {
      const sales = listings.filter(
        (listing) =>
          listing.SubdivisionName === neighborhood &&
          listing.PropertySubType === subType &&
          listing.PropertyType === 'Residential' &&
          listing.StandardStatus === 'Closed',
      );
      expect(sales.length, neighborhood).toBeGreaterThan(5);
      return median(sales.map((listing) => (listing.ClosePrice ?? 0) / (listing.LivingArea ?? 1)));
    };
    const falls = (subType: string, ...neighborhoods: string[]): void => {
      const levels = neighborhoods.map((name) => perSqFt(name, subType));
      expect(levels, neighborhoods.join(' > ')).toEqual(levels.toSorted((a, b) => b - a));
    };
    falls('Single Family Residence', 'Noe Valley', 'Bernal Heights', 'Excelsior', 'Bayview');
    falls('Condominium', 'Pacific Heights', 'Hayes Valley', 'SoMa');
    falls('Single Family Residence', 'Rockridge', 'Laurel', 'Elmhurst');
    falls('Single Family Residence', 'Elmwood', 'San Pablo Park');
    falls('Single Family Residence', 'North of Montana', 'Sunset Park', 'Westport Heights');
    falls('Condominium', 'South of Fifth', 'Brickell', 'North Beach', 'Fontainebleau');
    falls('Single Family Residence', 'Five Points', 'North Ridge', 'Knightdale');
    falls('Single Family Residence', 'South of Broad', 'Wagener Terrace', 'Park West', 'Cane Bay');
  });

  it('are dearer now than two years ago in the Carolinas, and condominiums cheaper in Miami', () => {
    // Against the neighborhood's own level, so that it does not matter where more was sold.
    const change = (market: string, subType: string): number => {
      const sales = listings.flatMap((listing) =>
        listing.OriginatingSystemName.startsWith(market) &&
        listing.PropertySubType === subType &&
        listing.PropertyType === 'Residential' &&
        listing.CloseDate !== null
          ? [
              {
                place: listing.SubdivisionName,
                day: listing.CloseDate,
                perSqFt: (listing.ClosePrice ?? 0) / (listing.LivingArea ?? 1),
              },
            ]
          : [],
      );
      const usual = new Map(
        [...Map.groupBy(sales, (sale) => sale.place)].map(([place, all]) => [place, median(all.map((sale) => sale.perSqFt))]),
      );
      const level = (from: string, to: string): number =>
        median(
          sales
            .filter(({ day }) => day > from && day <= to)
            .map(({ place, perSqFt }) => perSqFt / (usual.get(place) ?? Number.NaN)),
        );
      return level('2026-03-20', today) / level('2024-12-01', '2025-08-01') - 1;
    };
    within(change('Charleston', 'Single Family Residence'), 0, 0.1);
    within(change('Miami', 'Condominium'), -0.1, 0);
  });
});
