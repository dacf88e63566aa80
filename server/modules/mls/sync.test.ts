import { beforeAll, describe, expect, test } from 'vitest';
import { openDatabase } from '#server/platform/database/index.ts';
import { fakeListing, hostileListings } from '#tests/fakes/reso/fake-records.ts';
import { fakeListings, noCounts, useFeeds } from '#tests/support/feed-tests.ts';
import { composeFeeds, feedSource, type MlsFeeds } from '#tests/support/mls-feeds.ts';

let feeds: MlsFeeds;
const { feeds: started, sync, counts, keys, keysAt, feed } = useFeeds();
beforeAll(() => {
  feeds = started();
});

describe('a full sync and what follows', () => {
  test('every listing of every page comes in, and a second sync asks only for what changed', async () => {
    feeds.reso.data['Property'] = fakeListings(35);
    await feeds.addFeed();

    expect(await counts(sync())).toEqual({ ...noCounts, inserted: 35 });
    expect(await keys()).toEqual(keysAt());
    expect((await feed()).watermark?.toISOString()).toBe(fakeListing(35)['ModificationTimestamp']);

    feeds.reso.asked = [];
    const changed = feeds.reso.data['Property'][3];
    Object.assign(changed ?? {}, { ListPrice: 1, ModificationTimestamp: '2026-02-01T00:00:00Z' });
    expect(await counts(sync())).toMatchObject({ updated: 1, inserted: 0, deleted: 0 });
    const [question] = feeds.reso.asked.filter((words) => words.includes('/Property'));
    expect(question).toContain('ModificationTimestamp gt 2026-01-01T00:25:00.000Z');
    expect((await feed()).watermark?.toISOString()).toBe('2026-02-01T00:00:00.000Z');
  });

  test('private fields are not even asked for, and extra ones are kept as they are', async () => {
    feeds.reso.data['Property'] = fakeListings(1);
    await feeds.addFeed({}, { extraFields: ['InvestorRating'] });
    await sync();

    expect(feeds.reso.asked.join()).not.toMatch(/PrivateRemarks|ShowingInstructions/);
    expect(await feeds.storedListings()).toMatchObject([{ details: { raw: { InvestorRating: 'B+' } } }]);
    await feeds.addFeed({}, { extraFields: ['PrivateRemarks'] });
    expect(await sync()).toEqual({ outcome: 'failed', reason: 'PrivateRemarks may be private and is not imported.' });
  });

  test('a server that does not describe itself is asked for what we know', async () => {
    feeds.reso.data['Property'] = fakeListings(2);
    feeds.reso.describesItself = false;
    await feeds.addFeed();
    expect(await counts(sync())).toEqual({ ...noCounts, inserted: 2 });
  });

  test('packed answers are unpacked', async () => {
    feeds.reso.data['Property'] = fakeListings(12);
    feeds.reso.gzip = true;
    await feeds.addFeed();
    expect(await counts(sync())).toEqual({ ...noCounts, inserted: 12 });
  });

  test('a mass update of every row goes through the same way', async () => {
    feeds.reso.data['Property'] = fakeListings(60);
    await feeds.addFeed();
    await sync();
    for (const row of feeds.reso.data['Property']) row['ModificationTimestamp'] = '2026-03-01T00:00:00Z';
    expect(await counts(sync())).toEqual({ ...noCounts, updated: 60 });
    expect(await counts(sync({ full: true }))).toEqual({ ...noCounts, unchanged: 60 });
  });

  test('sources say when they were last brought up to date', async () => {
    await feeds.addFeed();
    await sync();
    const { rows } = await feeds.database.pool.query('SELECT last_synced_at IS NOT NULL AS synced FROM listing_sources');
    expect(rows).toEqual([{ synced: true }]);
  });
});

test('a sync needs one connection of the pool at a time, and leaves it to others while the server is waited for', async () => {
  feeds.reso.data['Property'] = fakeListings(35);
  await feeds.addFeed();
  const { connectionString } = feeds.database;
  const narrow = openDatabase({ connectionString, maxConnections: 1, onConnectionLost: () => {} });
  const answered: boolean[] = [];
  feeds.reso.onAsked = () => void narrow.pool.query('SELECT').then(() => answered.push(true));
  const mls = composeFeeds(narrow, feeds);

  expect(await counts(mls.sync(feedSource, {}))).toEqual({ ...noCounts, inserted: 35 });
  expect(answered.length).toBeGreaterThan(0);
  feeds.reso.onAsked = undefined;
  await narrow.close();
});

describe('hostile records', () => {
  test('bad ones are refused with key and reason, and keep nothing else from coming in', async () => {
    const hostile = hostileListings(100);
    feeds.reso.data['Property'] = [...fakeListings(5), ...hostile.map(({ record }) => record), ...fakeListings(5, 6)];
    await feeds.addFeed();

    const refused = hostile.filter(({ isKept }) => !isKept).length;
    expect(await counts(sync())).toMatchObject({ inserted: 10 + hostile.length - refused, refused });
    const wanted = [...fakeListings(10), ...hostile.filter(({ isKept }) => isKept).map(({ record }) => record)];
    expect(await keys()).toEqual(wanted.map((row) => row['ListingKey']).sort());
    const { lastRefused } = await feed();
    expect(lastRefused.find(({ reason }) => reason.startsWith('ListPrice is -5'))).toBeDefined();
    const longest = (await feeds.storedListings()).map((row) => String(row['description']).length);
    expect(Math.max(...longest)).toBe(10_000);
  });

  test('a date in the future neither moves the watermark there nor hides later changes', async () => {
    const record = fakeListing(1, { ModificationTimestamp: '2999-01-01T00:00:00Z' });
    feeds.reso.data['Property'] = [record, fakeListing(2)];
    await feeds.addFeed();
    await sync();
    expect((await feed()).watermark?.toISOString()).toBe(fakeListing(2)['ModificationTimestamp']);

    Object.assign(record, { ListPrice: 7, ModificationTimestamp: '2026-02-01T00:00:00Z' });
    await sync();
    expect((await feeds.storedListings())[0]).toMatchObject({ list_price: 7 });
  });

  test('of a key that comes twice the newer record stays', async () => {
    const older = fakeListing(1, { ListPrice: 1, ModificationTimestamp: '2026-01-01T00:00:00Z' });
    const newer = fakeListing(1, { ListPrice: 2, ModificationTimestamp: '2026-01-02T00:00:00Z' });
    feeds.reso.data['Property'] = [newer, older];
    await feeds.addFeed();
    await sync();
    expect(await feeds.storedListings()).toMatchObject([{ list_price: 2 }]);
  });
});

describe('photos and people', () => {
  const photo = (key: string, order: number) => ({
    MediaKey: `${key}-${order}`,
    ResourceRecordKey: key,
    MediaURL: `https://photos.example.com/${key}/${order}.jpg`,
    MediaCategory: 'Photo',
    Order: order,
    ModificationTimestamp: '2026-01-01T00:00:00Z',
  });

  test('come with each listing', async () => {
    feeds.reso.data['Property'] = [fakeListing(1, { Media: [photo('K000001', 2), photo('K000001', 1)] })];
    await feeds.addFeed();
    await sync();
    expect(await feeds.storedListings()).toMatchObject([
      { photos: [{ url: 'https://photos.example.com/K000001/1.jpg' }, { url: 'https://photos.example.com/K000001/2.jpg' }] },
    ]);
  });

  test('come beside the open houses of each listing, where those are asked for', async () => {
    const OpenHouse = [{ OpenHouseDate: '2026-11-28', OpenHouseStartTime: '2026-11-28T21:00:00Z', OpenHouseStatus: 'Active' }];
    feeds.reso.data['Property'] = [fakeListing(1, { StateOrProvince: 'CA', Media: [photo('K000001', 1)], OpenHouse })];
    await feeds.addFeed({}, { openHouses: true });
    await sync();
    const [listing] = await feeds.storedListings();
    expect(listing).toMatchObject({ details: { openHouses: [{ date: '2026-11-28', startTime: '13:00' }] } });
    expect(listing?.['photos']).toHaveLength(1);
    expect(feeds.reso.asked.some((words) => words.includes('$expand=Media,OpenHouse'))).toBe(true);
  });

  test('come from the Media resource, also when they change while their listing does not', async () => {
    feeds.reso.data['Property'] = fakeListings(15);
    feeds.reso.data['Media'] = [photo('K000003', 1)];
    await feeds.addFeed({}, { media: 'separate' });
    await sync();
    const photosOf = async (at: number) => (await feeds.storedListings())[at]?.['photos'];
    expect(await photosOf(2)).toHaveLength(1);

    feeds.reso.data['Media'].push({ ...photo('K000003', 2), ModificationTimestamp: '2026-02-01T00:00:00Z' });
    expect(await counts(sync())).toMatchObject({ updated: 1 });
    expect(await photosOf(2)).toHaveLength(2);
  });

  test('names, licences and phones come from Member and Office where a listing has their keys alone', async () => {
    feeds.reso.data['Property'] = [
      fakeListing(1, { ListAgentKey: 'A1', ListOfficeKey: 'O1' }),
      fakeListing(2, { ListAgentKey: 'A1', ListAgentFullName: 'As the listing says', ListOfficeKey: 'O9' }),
    ];
    feeds.reso.data['Member'] = [{ MemberKey: 'A1', MemberFullName: 'Ann Lee', MemberStateLicense: 'DRE 01' }];
    feeds.reso.data['Office'] = [{ OfficeKey: 'O1', OfficeName: 'Lee Realty', OfficePhone: '555-0101' }];
    await feeds.addFeed({}, { people: true });
    await sync();
    const [first, second] = (await feeds.storedListings()).map((row) => row['agents']);
    expect(first).toEqual([{ name: 'Ann Lee', license: 'DRE 01', brokerage: 'Lee Realty', phone: '555-0101' }]);
    expect(second).toMatchObject([{ name: 'As the listing says', license: 'DRE 01', brokerage: null }]);
  });
});

describe('deletions', () => {
  test('EntityEvent: a key that the server no longer has is forgotten', async () => {
    feeds.reso.data['Property'] = fakeListings(12);
    const event = (sequence: number, key: string) => ({
      EntityEventSequence: sequence,
      ResourceName: 'Property',
      ResourceRecordKey: key,
    });
    feeds.reso.data['EntityEvent'] = [event(7, 'K000001')];
    await feeds.addFeed({ deletionModel: 'entity-event' });
    await sync();
    expect((await feed()).eventSequence).toBe(7);

    feeds.reso.data['Property'].splice(4, 2);
    feeds.reso.data['EntityEvent'].push(event(8, 'K000005'), event(9, 'K000006'), event(10, 'K000001'));
    expect(await counts(sync())).toMatchObject({ deleted: 2 });
    expect(await keys()).toEqual(keysAt());
    expect((await feed()).eventSequence).toBe(10);
  });

  test('a flag: a listing that may no longer be viewed is forgotten', async () => {
    feeds.reso.data['Property'] = fakeListings(5).map((row) => ({ ...row, MlgCanView: true }));
    await feeds.addFeed({ deletionModel: 'can-view' });
    await sync();
    Object.assign(feeds.reso.data['Property'][2] ?? {}, { MlgCanView: false, ModificationTimestamp: '2026-02-01T00:00:00Z' });
    expect(await counts(sync())).toMatchObject({ deleted: 1 });
    expect(await keys()).toEqual(['K000001', 'K000002', 'K000004', 'K000005']);
    expect(await counts(sync({ full: true }))).toEqual({ ...noCounts, unchanged: 5 });
  });

  test('none: all keys are compared once a day', async () => {
    feeds.reso.data['Property'] = fakeListings(25);
    await feeds.addFeed();
    await sync();
    feeds.reso.data['Property'].splice(10, 3);
    expect(await counts(sync())).toMatchObject({ deleted: 0 });

    feeds.clock.advance(25 * 3_600_000);
    expect(await counts(sync())).toMatchObject({ deleted: 3 });
    expect(await keys()).toEqual(keysAt());
  });

  test('listings that move between pages are neither missed nor deleted', async () => {
    feeds.reso.data['Property'] = fakeListings(40);
    await feeds.addFeed();
    // The first listing moves to the end while pages are read, so each page boundary skips one.
    const rotate = () => feeds.reso.data['Property']?.push(feeds.reso.data['Property'].shift() ?? {});
    feeds.reso.faultNext(/\/Property/, { kind: 'meanwhile', change: rotate }, { kind: 'meanwhile', change: rotate });
    await sync();
    expect(await keys()).toEqual(keysAt());

    feeds.clock.advance(25 * 3_600_000);
    feeds.reso.faultNext(/select=ListingKey$/, { kind: 'meanwhile', change: rotate }, { kind: 'meanwhile', change: rotate });
    expect(await counts(sync())).toMatchObject({ deleted: 0 });
    expect(await keys()).toEqual(keysAt());
  });

  test('a server that suddenly lists next to nothing is not believed, unless somebody says so', async () => {
    feeds.reso.pageSize = 500;
    feeds.reso.data['Property'] = fakeListings(300);
    await feeds.addFeed();
    await sync();
    feeds.reso.data['Property'].splice(20);
    expect(await sync({ full: true })).toMatchObject({ outcome: 'failed', reason: /lists 20 of the 300/ });
    expect(await keys()).toHaveLength(300);
    expect(await counts(sync({ acceptsManyGone: true }))).toMatchObject({ deleted: 280 });
  });
});
