import type { SourceRecord } from '#server/modules/listings/index.ts';

interface Metro {
  city: string;
  state: string;
  county: string;
  latitude: number;
  longitude: number;
  zip: number;
}

/** Where the benchmark's listings lie, spread about 0.25 degrees around each centre. */
const metros: readonly Metro[] = [
  { city: 'San Francisco', state: 'CA', county: 'San Francisco', latitude: 37.76, longitude: -122.44, zip: 94100 },
  { city: 'Oakland', state: 'CA', county: 'Alameda', latitude: 37.81, longitude: -122.25, zip: 94600 },
  { city: 'Los Angeles', state: 'CA', county: 'Los Angeles', latitude: 34.04, longitude: -118.42, zip: 90000 },
  { city: 'San Diego', state: 'CA', county: 'San Diego', latitude: 32.78, longitude: -117.15, zip: 92100 },
  { city: 'Seattle', state: 'WA', county: 'King', latitude: 47.61, longitude: -122.33, zip: 98100 },
  { city: 'Portland', state: 'OR', county: 'Multnomah', latitude: 45.52, longitude: -122.67, zip: 97200 },
  { city: 'Phoenix', state: 'AZ', county: 'Maricopa', latitude: 33.45, longitude: -112.07, zip: 85000 },
  { city: 'Denver', state: 'CO', county: 'Denver', latitude: 39.74, longitude: -104.98, zip: 80200 },
  { city: 'Dallas', state: 'TX', county: 'Dallas', latitude: 32.78, longitude: -96.8, zip: 75200 },
  { city: 'Austin', state: 'TX', county: 'Travis', latitude: 30.27, longitude: -97.74, zip: 78700 },
  { city: 'Houston', state: 'TX', county: 'Harris', latitude: 29.76, longitude: -95.37, zip: 77000 },
  { city: 'Chicago', state: 'IL', county: 'Cook', latitude: 41.88, longitude: -87.68, zip: 60600 },
  { city: 'Nashville', state: 'TN', county: 'Davidson', latitude: 36.16, longitude: -86.78, zip: 37200 },
  { city: 'Atlanta', state: 'GA', county: 'Fulton', latitude: 33.75, longitude: -84.39, zip: 30300 },
  { city: 'Miami', state: 'FL', county: 'Miami-Dade', latitude: 25.78, longitude: -80.21, zip: 33100 },
  { city: 'Tampa', state: 'FL', county: 'Hillsborough', latitude: 27.95, longitude: -82.46, zip: 33600 },
  { city: 'Raleigh', state: 'NC', county: 'Wake', latitude: 35.79, longitude: -78.65, zip: 27600 },
  { city: 'Charleston', state: 'SC', county: 'Charleston', latitude: 32.79, longitude: -79.94, zip: 29400 },
  { city: 'Boston', state: 'MA', county: 'Suffolk', latitude: 42.36, longitude: -71.06, zip: 12100 },
  { city: 'New York', state: 'NY', county: 'New York', latitude: 40.75, longitude: -73.97, zip: 10000 },
];

/** mulberry32: enough for scattering, the same in every run. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const statuses = [
  'Active',
  'Active',
  'Active',
  'ActiveUnderContract',
  'Pending',
  'Closed',
  'Closed',
  'Closed',
  'Closed',
  'Withdrawn',
];
const subTypes = ['Single Family Residence', 'Condominium', 'Townhouse', 'Stock Cooperative', 'Duplex'];
const remark =
  'Bright rooms, a renovated kitchen and a garden that gets the afternoon sun. Close to shops and transit, with storage and laundry. ';

const rareRemark = 'A wine cellar under the stairs. ';

function dateBefore(today: Date, days: number): string {
  return new Date(today.getTime() - days * 86_400_000).toISOString().slice(0, 10);
}

/**
 * Records about as large as a feed's (2 kB), over twenty metropolitan areas.
 * @param round a higher round changes every record, as a mass update does
 */
export function* scatteredListings(count: number, round = 0): Generator<SourceRecord> {
  const random = createRandom(7);
  const today = new Date('2026-11-20T00:00:00Z');
  const between = (low: number, high: number): number => low + Math.floor(random() * (high - low + 1));
  const one = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;
  for (let number = 1; number <= count; number += 1) {
    const metro = one(metros);
    const status = one(statuses);
    const listedDaysAgo = between(1, 1_000);
    const price = between(150, 4_000) * 1_000 + round * 100;
    const bedrooms = between(0, 6);
    const livingArea = 450 + bedrooms * between(250, 600);
    const record = {
      ListingKey: `K${number}`,
      ListingId: `ML${80_000_000 + number}`,
      OriginatingSystemName: 'Benchmark MLS',
      StandardStatus: status,
      PropertyType: random() < 0.1 ? 'Residential Lease' : 'Residential',
      PropertySubType: one(subTypes),
      ListPrice: price,
      OriginalListPrice: price,
      ClosePrice: status === 'Closed' ? Math.round(price * (0.94 + random() * 0.1)) : null,
      OnMarketDate: dateBefore(today, listedDaysAgo),
      PurchaseContractDate:
        status === 'Closed' || status === 'Pending' ? dateBefore(today, Math.max(0, listedDaysAgo - 20)) : null,
      CloseDate: status === 'Closed' ? dateBefore(today, Math.max(0, listedDaysAgo - 50)) : null,
      DaysOnMarket: between(1, 90),
      BedroomsTotal: bedrooms,
      BathroomsFull: Math.max(1, bedrooms - 1),
      BathroomsHalf: between(0, 1),
      LivingArea: livingArea,
      LotSizeSquareFeet: between(1_500, 9_000),
      YearBuilt: between(1900, 2025),
      GarageSpaces: between(0, 3),
      AssociationFee: random() < 0.4 ? between(200, 900) : null,
      AssociationFeeFrequency: 'Monthly',
      StreetNumber: String(between(1, 4_000)),
      StreetName: `Street ${between(1, 400)}`,
      StreetSuffix: 'Ave',
      City: metro.city,
      StateOrProvince: metro.state,
      CountyOrParish: metro.county,
      PostalCode: String(metro.zip + between(1, 40)).padStart(5, '0'),
      SubdivisionName: `Neighborhood ${between(1, 60)}`,
      MLSAreaMajor: `District ${between(1, 12)}`,
      HighSchoolDistrict: `${metro.city} Unified`,
      Latitude: metro.latitude + (random() + random() - 1) * 0.25,
      Longitude: metro.longitude + (random() + random() - 1) * 0.25,
      PublicRemarks: remark.repeat(between(2, 6)) + (number % 200 === 0 ? rareRemark : ''),
      ListAgentFullName: `Agent ${between(1, 2_000)}`,
      ListAgentStateLicense: String(1_000_000 + between(1, 2_000)).padStart(8, '0'),
      ListOfficeName: `Office ${between(1, 200)}`,
      ListOfficePhone: '415-555-0100',
      Media: Array.from({ length: 8 }, (_, order) => ({
        MediaURL: `/api/listings/photos/${number}/${order + 1}.webp`,
        MediaCategory: 'Photo',
        Order: order + 1,
      })),
      Cooling: number % 3 === 0 ? ['Central Air'] : ['None'],
      PoolPrivateYN: number % 8 === 0,
      ViewYN: number % 5 === 0,
      Heating: ['Forced Air', 'Natural Gas'],
      ModificationTimestamp: new Date(today.getTime() + round * 1_000).toISOString(),
    };
    yield { line: number, record };
  }
}
