import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createListingsService, type ListingsService } from '#server/modules/listings/index.ts';
import { importRecords, openListingsDatabase, resoRecord, type ListingsDatabase } from '#tests/support/listings-database.ts';

let database: ListingsDatabase;
let listings: ListingsService;
const everyone = { allowedMlsProviders: ['*'] };

beforeAll(async () => {
  database = await openListingsDatabase();
  listings = createListingsService({ db: database.db });
  const homes = (count: number, fields: Record<string, unknown>) => Array.from({ length: count }, () => resoRecord(fields));
  await importRecords(database.pool, [
    ...homes(5, {
      SubdivisionName: 'Mission',
      PostalCode: '94110',
      StreetNumber: '77',
      StreetName: 'Sanchez',
      StreetSuffix: 'St',
      ...{ Latitude: 37.76, Longitude: -122.43 },
    }),
    ...homes(2, { SubdivisionName: 'Outer Mission' }),
    ...homes(3, { City: 'Mission', StateOrProvince: 'TX' }),
    ...homes(4, { City: 'Cañon City', StateOrProvince: 'CO', CountyOrParish: 'Fremont County' }),
    ...homes(1, { City: 'Oakland', SubdivisionName: 'Rockridge' }),
    ...homes(1, { City: 'Somewhere', SubdivisionName: '100% Valley' }),
  ]);
});
afterAll(() => database.drop());

const names = (places: { nameType: string; name: string }[]) => places.map(({ nameType, name }) => `${nameType} ${name}`);

describe('places for a field', () => {
  test('begin with the text first, then have a word that does; those with most listings first', async () => {
    expect(names(await listings.findPlaces('mis', undefined, everyone))).toEqual([
      'neighborhood Mission',
      'city Mission',
      'neighborhood Outer Mission',
    ]);
  });

  test('carry the city and state around them', async () => {
    const [mission] = await listings.findPlaces('Mission', 'neighborhood', everyone);
    expect(mission).toMatchObject({ context: { city: 'San Francisco', stateAbbreviated: 'CA' }, listingCount: 5 });
    const [city] = await listings.findPlaces('Mission', 'city', everyone);
    expect(city?.context).toEqual({ city: null, stateAbbreviated: 'TX' });
  });

  test('resemble the text when it has a typing mistake', async () => {
    expect(names(await listings.findPlaces('rockrigde', undefined, everyone))).toContain('neighborhood Rockridge');
  });

  test('take signs of a search pattern for themselves', async () => {
    expect(await listings.findPlaces('%', undefined, everyone)).toEqual([]);
    expect(await listings.findPlaces('_', undefined, everyone)).toEqual([]);
    expect(names(await listings.findPlaces('100%', undefined, everyone))).toEqual(['neighborhood 100% Valley']);
  });

  test('of the kind address are found by their beginning', async () => {
    expect(await listings.findPlaces('77 san', 'street-and-number', everyone)).toEqual([
      {
        nameType: 'street-and-number',
        name: '77 Sanchez St',
        context: { city: 'San Francisco', stateAbbreviated: 'CA' },
        listingCount: 5,
      },
    ]);
  });
});

describe('places that phrases name', () => {
  test('are addresses of no listing where their street is known: beside its nearest house number', async () => {
    const found = await listings.findPlacesNamed(['75 sanchez st'], everyone);
    expect(found).toMatchObject([
      { nameType: 'street-and-number', name: '75 Sanchez St', isBeside: true, exact: true, context: { city: 'San Francisco' } },
    ]);
    expect(found[0]?.center).not.toBeNull();
    expect(await listings.findPlacesNamed(['77 sanchez st'], everyone)).not.toMatchObject([{ isBeside: true }]);
    const none = await listings.findPlacesNamed(['9000 sanchez st', '75 nowhere st', '3 bedroom'], everyone);
    expect(none.filter(({ isBeside }) => isBeside)).toEqual([]);
  });

  test('are found without regard to case, accents and abbreviations', async () => {
    const found = await listings.findPlacesNamed(
      ['CANON CITY', 'sanchez st', 'fremont', '94110', 'texas', '77 sanchez street'],
      everyone,
    );
    expect(found.map(({ phrase, nameType, name, exact }) => [phrase, nameType, name, exact]).sort()).toEqual(
      [
        ['CANON CITY', 'city', 'Cañon City', true],
        ['sanchez st', 'street', 'Sanchez St', true],
        ['fremont', 'county', 'Fremont County', true],
        ['94110', 'zip-code', '94110', true],
        ['texas', 'state-abbreviated', 'TX', true],
        ['77 sanchez street', 'street-and-number', '77 Sanchez St', true],
      ].sort(),
    );
  });

  test('of one name come all, those with most listings first', async () => {
    const found = await listings.findPlacesNamed(['mission'], everyone);
    expect(names(found)).toEqual(['neighborhood Mission', 'city Mission']);
  });

  test('resemble a phrase of five letters or more that names nothing', async () => {
    const found = await listings.findPlacesNamed(['rockrige', 'oakl', 'three bedrooms'], everyone);
    expect(found.map(({ phrase, name, exact }) => [phrase, name, exact])).toEqual([['rockrige', 'Rockridge', false]]);
  });

  test('are found by the first word of a neighborhood and by letters that changed places', async () => {
    const found = await listings.findPlacesNamed(['outer', 'rockrigde', 'xyzzy'], everyone);
    expect(found.map(({ phrase, name, exact }) => [phrase, name, exact])).toEqual([
      ['outer', 'Outer Mission', false],
      ['rockrigde', 'Rockridge', false],
    ]);
  });

  test('carry the middle of their listings: of an area that several sources have, of an address its own, of neither nothing', async () => {
    const at = (latitude: number, longitude: number, fields: Record<string, unknown>) =>
      resoRecord({
        City: 'Middleton',
        StateOrProvince: 'ID',
        PostalCode: '83644',
        Latitude: latitude,
        Longitude: longitude,
        ...fields,
      });
    await importRecords(
      database.pool,
      [
        at(43.7, -116.6, { StreetNumber: '5', StreetName: 'Cornell', StreetSuffix: 'St' }),
        at(43.72, -116.62, {}),
        resoRecord({ City: 'Middleton', StateOrProvince: 'ID', PostalCode: '83644', Latitude: null, Longitude: null }),
        resoRecord({ City: 'Nampa', StateOrProvince: 'ID', Latitude: null, Longitude: null }),
      ],
      'idaho',
    );
    await importRecords(database.pool, [at(43.77, -116.67, {})], 'boise');
    const found = await listings.findPlacesNamed(['middleton', 'middletown', '5 cornell street', 'nampa'], everyone);
    const centerOf = (phrase: string, nameType: string) =>
      found.find((place) => place.phrase === phrase && place.nameType === nameType)?.center;
    // (3 × 43.71 + 43.77) ÷ 4: an area counts with its listings.
    expect(centerOf('middleton', 'city')?.latitude).toBeCloseTo(43.725, 6);
    expect(centerOf('middleton', 'city')?.longitude).toBeCloseTo(-116.625, 6);
    expect(centerOf('middletown', 'city')?.latitude).toBeCloseTo(43.725, 6);
    expect(centerOf('5 cornell street', 'street-and-number')).toEqual({ latitude: 43.7, longitude: -116.6 });
    expect(centerOf('nampa', 'city')).toBeNull();
  });

  test('move their middle with the next import', async () => {
    const home = resoRecord({ City: 'Moving', StateOrProvince: 'ID', Latitude: 43, Longitude: -116 });
    await importRecords(database.pool, [home], 'idaho');
    await importRecords(database.pool, [{ ...home, Latitude: 44, ModificationTimestamp: '2026-11-19T00:00:00Z' }], 'idaho');
    const [moving] = await listings.findPlacesNamed(['moving'], everyone);
    expect(moving?.center).toEqual({ latitude: 44, longitude: -116 });
  });

  test('are none for no phrases', async () => {
    expect(await listings.findPlacesNamed([], everyone)).toEqual([]);
    expect(await listings.findPlacesNamed(['', '  ', '!!'], everyone)).toEqual([]);
  });
});
