import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mapLimits, type MapAnswer, type MapView } from '#contract/listing-map.ts';
import { createListingsService, type ListingsService } from '#server/modules/listings/index.ts';
import { importRecords, openListingsDatabase, resoRecord, type ListingsDatabase } from '#tests/support/listings-database.ts';

let database: ListingsDatabase;
let listings: ListingsService;
const everyone = { allowedMlsProviders: ['*'] };
const sanFrancisco: MapView = { north: 37.9, south: 37.6, west: -122.6, east: -122.3 };

beforeAll(async () => {
  database = await openListingsDatabase();
  listings = createListingsService({ db: database.db });
  const scattered = Array.from({ length: 1_200 }, (_, at) =>
    resoRecord({
      ListingKey: `p${at}`,
      Latitude: 37.7 + ((at * 7919) % 1009) / 10_090,
      Longitude: -122.5 + ((at * 104_729) % 1013) / 10_130,
      ListPrice: 500_000 + at * 1_000,
    }),
  );
  const far = [
    resoRecord({ ListingKey: 'east-of-line', Latitude: 51.9, Longitude: -179.95, City: 'Adak' }),
    resoRecord({ ListingKey: 'west-of-line', Latitude: 51.9, Longitude: 179.95, City: 'Adak' }),
    resoRecord({ ListingKey: 'nowhere', Latitude: null, Longitude: null }),
    resoRecord({
      ListingKey: 'sold',
      StandardStatus: 'Closed',
      ClosePrice: 1,
      CloseDate: '2026-01-05',
      Latitude: 37.75,
      Longitude: -122.45,
    }),
  ];
  await importRecords(database.pool, [...scattered, ...far]);
});
afterAll(() => database.drop());

const find = (view: MapView, zoom: number, search = {}): Promise<MapAnswer> =>
  listings.findOnMap({ search, view, zoom }, everyone);
const keysOf = ({ markers }: MapAnswer): string[] => markers.map(({ listing }) => listing.uPropertyId).sort();
const shownBy = ({ clusters, markers }: MapAnswer): number =>
  clusters.reduce((sum, { count }) => sum + count, 0) + markers.length;

describe('homes of a map view', () => {
  it('are gathered while there are many, and none is lost', async () => {
    const answer = await find(sanFrancisco, 11);

    expect(answer.total).toBe(1_200);
    expect(shownBy(answer)).toBe(1_200);
    expect(answer.clusters.length).toBeGreaterThan(1);
    for (const { latitude, longitude } of answer.clusters) {
      expect(latitude).toBeGreaterThan(37.6);
      expect(longitude).toBeLessThan(-122.3);
    }
  });

  it('are shown one by one where they are few, with what a card needs', async () => {
    const answer = await find(sanFrancisco, 11, { price: { endAt: 599_000 } });

    expect(answer).toMatchObject({ clusters: [], total: 100 });
    expect(answer.markers).toHaveLength(100);
    expect(answer.markers[0]?.listing).toMatchObject({ listingStatus: { id: 'active' }, currentPrice: expect.any(Number) });
  });

  it('are those within the view and no others', async () => {
    const view = { north: 37.75, south: 37.74, west: -122.46, east: -122.44 };
    const answer = await find(view, 15);

    const inside = answer.markers.every(
      ({ latitude, longitude }) => latitude >= 37.74 && latitude <= 37.75 && longitude >= -122.46 && longitude <= -122.44,
    );
    expect(inside).toBe(true);
    const around = await find({ north: 37.76, south: 37.73, west: -122.47, east: -122.43 }, 15);
    const expected = around.markers
      .filter(({ latitude, longitude }) => latitude >= 37.74 && latitude <= 37.75 && longitude >= -122.46 && longitude <= -122.44)
      .map(({ listing }) => listing.uPropertyId)
      .sort();
    expect(expected.length).toBeGreaterThan(0);
    expect(keysOf(answer)).toEqual(expected);
  });

  it('are found on both sides of the antimeridian', async () => {
    expect(keysOf(await find({ north: 52, south: 51, west: 179, east: -179 }, 8))).toEqual(['east-of-line', 'west-of-line']);
  });

  it('obey the search, its area too', async () => {
    const ring: [number, number][] = [
      [37.74, -122.46],
      [37.76, -122.46],
      [37.76, -122.44],
      [37.74, -122.44],
    ];
    const sold = await find(sanFrancisco, 11, { propertyStatus: ['sold'], areaFilter: { type: 'polygon', coordinates: ring } });
    expect(keysOf(sold)).toEqual(['sold']);
  });

  it('do not outnumber what a map is handed', async () => {
    const answer = await find(sanFrancisco, 22);
    expect(answer.clusters.length + answer.markers.length).toBeLessThanOrEqual(mapLimits.clusters);
    expect(answer.total).toBe(1_200);
  });

  it('are nobody’s who may see none', async () => {
    const nothing = await listings.findOnMap({ search: {}, view: sanFrancisco, zoom: 11 }, { allowedMlsProviders: [] });
    expect(nothing).toEqual({ clusters: [], markers: [], total: 0 });
  });
});

describe('places of a map view', () => {
  it('are named with their outline, those with most homes first', async () => {
    const inNoe = Array.from({ length: 12 }, (_, at) =>
      resoRecord({ SubdivisionName: 'Noe Valley', Latitude: 37.74 + (at % 4) / 100, Longitude: -122.44 + at / 1_000 }),
    );
    await importRecords(database.pool, inNoe);

    const places = await listings.findMapPlaces(sanFrancisco, everyone);

    expect(places.map(({ nameType, name }) => [nameType, name])).toEqual([
      ['city', 'San Francisco'],
      ['neighborhood', 'Noe Valley'],
    ]);
    expect(places[1]?.ring.length).toBeGreaterThan(2);
    expect(await listings.findMapPlaces({ north: 20, south: 10, west: 0, east: 10 }, everyone)).toEqual([]);
    expect(await listings.findMapPlaces(sanFrancisco, { allowedMlsProviders: [] })).toEqual([]);
  });
});
