import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fc } from '#tests/support/properties.ts';
import { guessColumns } from './guess/guess-columns.ts';
import { readRecord } from './read-record.ts';
import { openTable } from './table/open-table.ts';
import { readTableRecords } from './table/table-records.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sidekick-dialects-'));
});
afterAll(() => rm(folder, { recursive: true }));

const home = fc.record({
  status: fc.constantFrom('active', 'pending', 'sold'),
  price: fc.integer({ min: 40, max: 4_000 }).map((thousands) => thousands * 1_000),
  number: fc.integer({ min: 1, max: 9_999 }),
  street: fc.constantFrom('Oak St', 'N Halsted Ave', 'Martin Luther King Jr Blvd', 'Ocean Park Dr'),
  unit: fc.option(fc.constantFrom('2G', '4', '1203')),
  city: fc.constantFrom('Sacramento', 'San Francisco', 'Oak Park'),
  zip: fc.constantFrom('95814', '94114', '60302'),
  beds: fc.option(fc.integer({ min: 0, max: 8 })),
  full: fc.integer({ min: 1, max: 5 }),
  half: fc.integer({ min: 0, max: 2 }),
  livingArea: fc.option(fc.integer({ min: 350, max: 9_000 })),
  yearBuilt: fc.option(fc.integer({ min: 1870, max: 2025 })),
  listed: fc
    .date({ min: new Date('2025-01-01'), max: new Date('2026-11-01'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10)),
});
type Home = typeof home extends fc.Arbitrary<infer Value> ? Value : never;

const upTo = (value: number) => fc.integer({ min: 0, max: value - 1 });
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** Each column of a file: its names, and how its cells are written. */
const ways = {
  key: { names: ['MLS #', 'ML Number', 'mls_id', 'Listing ID'], write: [(_: Home, at: number) => `K${at}`] },
  status: {
    names: ['Status', 'Listing Status', 'homeStatus', 'Stat'],
    write: [
      ({ status }: Home) => ({ active: 'Active', pending: 'Pending', sold: 'Sold' })[status] ?? '',
      ({ status }: Home) => ({ active: 'A', pending: 'P', sold: 'S' })[status] ?? '',
      ({ status }: Home) => ({ active: 'FOR_SALE', pending: 'PENDING', sold: 'RECENTLY_SOLD' })[status] ?? '',
    ],
  },
  price: {
    names: ['Price', 'PRICE', 'latestPrice', 'price_usd'],
    write: [
      ({ price }: Home) => String(price),
      ({ price }: Home) => `$${price.toLocaleString('en-US')}`,
      ({ price }: Home) => `USD ${price.toLocaleString('en-US')}.00`,
      ({ price }: Home) => `${price / 1_000}K`,
      ({ price }: Home) => `$${price / 1_000_000}M`,
    ],
  },
  address: {
    names: ['Address', 'street_address', 'address1', 'Situs Addr'],
    write: [
      ({ number, street, unit }: Home) => `${number} ${street}${unit === null ? '' : ` #${unit}`}`,
      ({ number, street, unit }: Home) => `${number} ${street}${unit === null ? '' : `, Apt ${unit}`}`,
      ({ number, street, unit }: Home) => `${number} ${street}${unit === null ? '' : ` Unit ${unit}`}`.toUpperCase(),
    ],
  },
  city: {
    names: ['City', 'CITY', 'addressCity', 'Property City'],
    write: [({ city }: Home) => city, ({ city }: Home) => city.toUpperCase()],
  },
  zip: {
    names: ['Zip', 'ZIP OR POSTAL CODE', 'zip_code', 'Address - Zip Code'],
    write: [({ zip }: Home) => zip, ({ zip }: Home) => `${zip}-1234`, ({ zip }: Home) => `${zip}.0`],
  },
  beds: {
    names: ['Beds', 'bdrms', 'numOfBedrooms', 'BR', 'Total Bedrooms'],
    write: [({ beds }: Home) => beds?.toString() ?? '', ({ beds }: Home) => (beds === null ? 'N/A' : `${beds}.0`)],
  },
  baths: {
    names: ['Baths', 'Total Baths', 'bath', 'Bathrooms'],
    write: [
      ({ full, half }: Home) => `${full}/${half}`,
      ({ full, half }: Home) => `${full} full ${half} half`,
      ({ full, half }: Home) => String(full + half * 0.5),
    ],
  },
  livingArea: {
    names: ['SqFt', 'Square Feet', 'livingAreaSqFt', 'sqrt_ft', 'Sqft Main'],
    write: [
      ({ livingArea }: Home) => livingArea?.toString() ?? '',
      ({ livingArea }: Home) => (livingArea === null ? '-' : `${livingArea.toLocaleString('en-US')} sqft`),
      ({ livingArea }: Home) => (livingArea === null ? '-- sqft' : `${livingArea.toLocaleString('en-US')} / Tax`),
    ],
  },
  yearBuilt: {
    names: ['Year Built', 'yr_built', 'YrBlt'],
    write: [
      ({ yearBuilt }: Home) => yearBuilt?.toString() ?? 'None',
      ({ yearBuilt }: Home) => (yearBuilt === null ? '' : `${yearBuilt}/ASR`),
    ],
  },
  listed: {
    names: ['List Date', 'Listing Date', 'Date Listed'],
    write: [
      ({ listed }: Home) => listed,
      ({ listed }: Home) => listed.replaceAll('-', ''),
      ({ listed }: Home) => `${listed.slice(5, 7)}/${listed.slice(8)}/${listed.slice(2, 4)}`,
      ({ listed }: Home) => `${months[Number(listed.slice(5, 7)) - 1]} ${Number(listed.slice(8))}, ${listed.slice(0, 4)}`,
      ({ listed }: Home) => `${listed.slice(8)}-${months[Number(listed.slice(5, 7)) - 1]}-${listed.slice(0, 4)}`,
    ],
  },
} as const;
const columns = Object.values(ways);

const dialect = fc.record({
  names: fc.tuple(...columns.map(({ names }) => upTo(names.length))),
  writes: fc.tuple(...columns.map(({ write }) => upTo(write.length))),
  order: fc.shuffledSubarray(
    columns.map((_, at) => at),
    { minLength: columns.length },
  ),
  delimiter: fc.constantFrom(',', ';', '\t', '|'),
  newline: fc.constantFrom('\n', '\r\n', '\r'),
  title: fc.boolean(),
  encoding: fc.constantFrom<'utf8' | 'utf16le'>('utf8', 'utf16le'),
});

test('listings that are written in any dialect are read as what they are', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(home, { minLength: 3, maxLength: 12 }), dialect, async (homes, how) => {
      const quoted = (cell: string): string => `"${cell.replaceAll('"', '""')}"`;
      const line = (cells: string[]): string => how.order.map((at) => quoted(cells[at] ?? '')).join(how.delimiter);
      const header = columns.map(({ names }, at) => names[how.names[at] ?? 0] ?? '');
      const rows = homes.map((one, row) => columns.map(({ write }, at) => write[how.writes[at] ?? 0]?.(one, row + 1) ?? ''));
      const lines = [...(how.title ? ['My listings'] : []), ...[header, ...rows].map(line)];
      const file = join(folder, 'dialect.txt');
      await writeFile(file, lines.join(how.newline), how.encoding);

      const table = await openTable(file);
      if (!table) throw new Error('the file has RESO records');
      const { mapping } = guessColumns(table.header, table.sample);
      const read = [];
      for await (const entry of readTableRecords(table, mapping, '2026-11-22')) {
        if ('problem' in entry) throw new Error(entry.problem);
        const one = readRecord(entry, '2026-11-22');
        if (one.outcome !== 'keep') throw new Error(JSON.stringify(one));
        read.push(one);
      }

      expect(read.flatMap(({ notes }) => notes)).toEqual([]);
      const isSum = how.writes[Object.keys(ways).indexOf('baths')] === 2;
      expect(
        read.map(({ listing }) => ({
          ...{ status: listing.status, price: listing.list_price ?? listing.sold_price, address: listing.address_line1 },
          ...{ unit: listing.address_line2, city: listing.city, zip: listing.zip_code, beds: listing.bedrooms },
          ...{
            baths: listing.bathrooms,
            livingArea: listing.living_area_sqft,
            yearBuilt: listing.year_built,
            listed: listing.list_date,
          },
          ...(isSum ? {} : { full: listing.full_bathrooms }),
        })),
      ).toEqual(
        homes.map((one) => ({
          ...{ status: one.status, price: one.price, address: `${one.number} ${one.street}` },
          ...{ unit: one.unit === null ? null : `#${one.unit}`, city: one.city, zip: one.zip, beds: one.beds },
          ...{ baths: one.full + one.half * 0.5, livingArea: one.livingArea, yearBuilt: one.yearBuilt, listed: one.listed },
          ...(isSum ? {} : { full: one.full }),
        })),
      );
    }),
    { numRuns: 150 },
  );
});
