import { afterAll, beforeAll, expect, test } from 'vitest';
import { isAboutPeople } from '#contract/listing-keywords.ts';
import { listingSearchSchema } from '#contract/listing-search.ts';
import { createListingsService, indexRemarks, type ListingsService } from '#server/modules/listings/index.ts';
import { importRecords, openListingsDatabase, resoRecord, type ListingsDatabase } from '#tests/support/listings-database.ts';

let database: ListingsDatabase;
let listings: ListingsService;
const cellar = 'Quiet street near shops. The house has a wine cellar and hardwood floors throughout, with a chef’s kitchen.';

beforeAll(async () => {
  database = await openListingsDatabase();
  listings = createListingsService({ db: database.db });
  await importRecords(database.pool, [
    resoRecord({ ListingKey: 'a', ListingId: 'cellar', PublicRemarks: cellar }),
    resoRecord({
      ListingKey: 'b',
      ListingId: 'floor',
      PublicRemarks: 'Sunny flat. Hardwood floor in every room. Wine bar around the corner, cellar storage.',
    }),
    resoRecord({ ListingKey: 'c', ListingId: 'silent' }),
  ]);
  await indexRemarks(database.db);
});
afterAll(() => database.drop());

const find = async (...keywords: string[]) => (await listings.search({ keywords }, { allowedMlsProviders: ['*'] })).items;
const found = async (...keywords: string[]) => (await find(...keywords)).map(({ mlsId }) => mlsId).toSorted();

test('a search finds the listings whose remarks have every keyword, in any form and side by side', async () => {
  expect(await found('hardwood floors')).toEqual(['cellar', 'floor']);
  expect(await found('wine cellars')).toEqual(['cellar']);
  expect(await found('hardwood', 'wine cellar')).toEqual(['cellar']);
  expect(await found('tennis court')).toEqual([]);
});

test('a search finds remarks that say the same in other words', async () => {
  await importRecords(database.pool, [
    resoRecord({ ListingKey: 'd', ListingId: 'level', PublicRemarks: 'All on one level.' }),
    resoRecord({ ListingKey: 'e', ListingId: 'project', PublicRemarks: 'In need of work, and priced for it.' }),
    resoRecord({ ListingKey: 'f', ListingId: 'upper', PublicRemarks: 'A fixer-upper on a single-story lot.' }),
  ]);
  await indexRemarks(database.db);
  expect(await found('one story')).toEqual(['level', 'upper']);
  expect(await found('fixer uppers')).toEqual(['project', 'upper']);
  expect(await found('fixer', 'one-level')).toEqual(['upper']);
  expect((await find('one story'))[0]?.remarksExcerpt?.some(({ isFound }) => isFound)).toBe(true);
});

test('a result shows where the words stand, as the remarks write them', async () => {
  const [home] = await find('wine cellar');
  const parts = home?.remarksExcerpt ?? [];
  expect(parts.filter(({ isFound }) => isFound).map(({ text }) => text)).toEqual(['wine', 'cellar']);
  expect(cellar).toContain(
    parts
      .map(({ text }) => text)
      .join('')
      .trim(),
  );
  expect((await listings.search({}, { allowedMlsProviders: ['*'] })).items[0]?.remarksExcerpt).toBeUndefined();
});

test('remarks that changed, went or came back with an undone deletion are searched as they are now', async () => {
  await importRecords(database.pool, [
    resoRecord({ ListingKey: 'b', ListingId: 'floor', PublicRemarks: 'A loft with skylights.' }),
  ]);
  await indexRemarks(database.db);
  expect(await found('hardwood')).toEqual(['cellar']);
  expect(await found('skylight')).toEqual(['floor']);
  await importRecords(database.pool, [resoRecord({ ListingKey: 'b', ListingId: 'floor' })]);
  expect(await indexRemarks(database.db)).toBe(1);
  expect(await found('skylight')).toEqual([]);
  expect(await indexRemarks(database.db)).toBe(0);
});

test.each([
  'christian community',
  'no kids',
  'family friendly',
  'African-American',
  'white neighborhood',
  'safe area',
  'adults only',
  'good schools',
])('homes are not searched by who lives there: %s', (keyword) => {
  const read = listingSearchSchema.safeParse({ keywords: [keyword] });
  expect(read.error?.issues[0]?.message).toContain('Fair housing law');
});

test.each([
  'white kitchen',
  'family room',
  'wheelchair ramp',
  'Asian-inspired garden',
  'master suite',
  'black granite',
  'brick church conversion',
])('words of homes may be searched: %s', (keyword) => expect(isAboutPeople(keyword)).toBe(false));
