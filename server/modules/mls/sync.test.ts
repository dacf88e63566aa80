import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { fakeListing, hostileListings, type FakeRecord } from '#tests/fakes/reso/fake-records.ts';
import { fakeCredentials } from '#tests/fakes/reso/fake-reso.ts';
import { feedSource, startMlsFeeds, type MlsFeeds } from '#tests/support/mls-feeds.ts';
import type { SyncResult } from './index.ts';

let feeds: MlsFeeds;
beforeAll(async () => {
  feeds = await startMlsFeeds();
});
afterAll(() => feeds.close());
beforeEach(() => {
  feeds.reso.data = { Property: [], Media: [], Member: [], Office: [], EntityEvent: [] };
  Object.assign(feeds.reso, { pageSize: 10, gzip: false, describesItself: true, asked: [], onAsked: undefined });
  feeds.pauses.length = 0;
});
afterEach(async () => {
  for (const table of ['listings', 'areas', 'mls_feeds', 'listing_sources']) {
    await feeds.database.pool.query(`DELETE FROM ${table}`);
  }
});

const listings = (count: number, from = 1): FakeRecord[] => Array.from({ length: count }, (_, at) => fakeListing(from + at));
const keys = async () => (await feeds.storedListings()).map((row) => row['listing_key']);
const keysAt = () => (feeds.reso.data['Property'] ?? []).map((row) => row['ListingKey']).sort();
const sync = (options = {}) => feeds.mls.sync(feedSource, options);
async function counts(result: Promise<SyncResult>) {
  const done = await result;
  if (done.outcome !== 'done') throw new Error(`The sync ended as ${JSON.stringify(done)}`);
  const { inserted, updated, unchanged, deleted, refused } = done.counts;
  return { inserted, updated, unchanged, deleted, refused };
}
const none = { inserted: 0, updated: 0, unchanged: 0, deleted: 0, refused: 0 };
const feed = async () => {
  const [only] = await feeds.mls.listFeeds();
  if (!only) throw new Error('There is no feed');
  return only;
};

describe('a full sync and what follows', () => {
  test('every listing of every page comes in, and a second sync asks only for what changed', async () => {
    feeds.reso.data['Property'] = listings(35);
    await feeds.addFeed();

    expect(await counts(sync())).toEqual({ ...none, inserted: 35 });
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
    feeds.reso.data['Property'] = listings(1);
    await feeds.addFeed({}, { extraFields: ['InvestorRating'] });
    await sync();

    expect(feeds.reso.asked.join()).not.toMatch(/PrivateRemarks|ShowingInstructions/);
    expect(await feeds.storedListings()).toMatchObject([{ details: { raw: { InvestorRating: 'B+' } } }]);
    await feeds.addFeed({}, { extraFields: ['PrivateRemarks'] });
    expect(await sync()).toEqual({ outcome: 'failed', reason: 'PrivateRemarks may be private and is not imported.' });
  });

  test('a server that does not describe itself is asked for what we know', async () => {
    feeds.reso.data['Property'] = listings(2);
    feeds.reso.describesItself = false;
    await feeds.addFeed();
    expect(await counts(sync())).toEqual({ ...none, inserted: 2 });
  });

  test('packed answers are unpacked', async () => {
    feeds.reso.data['Property'] = listings(12);
    feeds.reso.gzip = true;
    await feeds.addFeed();
    expect(await counts(sync())).toEqual({ ...none, inserted: 12 });
  });

  test('a mass update of every row goes through the same way', async () => {
    feeds.reso.data['Property'] = listings(60);
    await feeds.addFeed();
    await sync();
    for (const row of feeds.reso.data['Property']) row['ModificationTimestamp'] = '2026-03-01T00:00:00Z';
    expect(await counts(sync())).toEqual({ ...none, updated: 60 });
    expect(await counts(sync({ full: true }))).toEqual({ ...none, unchanged: 60 });
  });

  test('sources say when they were last brought up to date', async () => {
    await feeds.addFeed();
    await sync();
    const { rows } = await feeds.database.pool.query('SELECT last_synced_at IS NOT NULL AS synced FROM listing_sources');
    expect(rows).toEqual([{ synced: true }]);
  });
});

describe('hostile records', () => {
  test('bad ones are refused with key and reason, and keep nothing else from coming in', async () => {
    const hostile = hostileListings(100);
    feeds.reso.data['Property'] = [...listings(5), ...hostile.map(({ record }) => record), ...listings(5, 6)];
    await feeds.addFeed();

    const refused = hostile.filter(({ isKept }) => !isKept).length;
    expect(await counts(sync())).toMatchObject({ inserted: 10 + hostile.length - refused, refused });
    const wanted = [...listings(10), ...hostile.filter(({ isKept }) => isKept).map(({ record }) => record)];
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

  test('come from the Media resource, also when they change while their listing does not', async () => {
    feeds.reso.data['Property'] = listings(15);
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
    feeds.reso.data['Property'] = listings(12);
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
    feeds.reso.data['Property'] = listings(5).map((row) => ({ ...row, MlgCanView: true }));
    await feeds.addFeed({ deletionModel: 'can-view' });
    await sync();
    Object.assign(feeds.reso.data['Property'][2] ?? {}, { MlgCanView: false, ModificationTimestamp: '2026-02-01T00:00:00Z' });
    expect(await counts(sync())).toMatchObject({ deleted: 1 });
    expect(await keys()).toEqual(['K000001', 'K000002', 'K000004', 'K000005']);
    expect(await counts(sync({ full: true }))).toEqual({ ...none, unchanged: 5 });
  });

  test('none: all keys are compared once a day', async () => {
    feeds.reso.data['Property'] = listings(25);
    await feeds.addFeed();
    await sync();
    feeds.reso.data['Property'].splice(10, 3);
    expect(await counts(sync())).toMatchObject({ deleted: 0 });

    feeds.clock.advance(25 * 3_600_000);
    expect(await counts(sync())).toMatchObject({ deleted: 3 });
    expect(await keys()).toEqual(keysAt());
  });

  test('listings that move between pages are neither missed nor deleted', async () => {
    feeds.reso.data['Property'] = listings(40);
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
    feeds.reso.data['Property'] = listings(300);
    await feeds.addFeed();
    await sync();
    feeds.reso.data['Property'].splice(20);
    expect(await sync({ full: true })).toMatchObject({ outcome: 'failed', reason: /lists 20 of the 300/ });
    expect(await keys()).toHaveLength(300);
    expect(await counts(sync({ acceptsManyGone: true }))).toMatchObject({ deleted: 280 });
  });
});

describe('faults of the server', () => {
  beforeEach(async () => {
    feeds.reso.data['Property'] = listings(45);
    await feeds.addFeed();
  });
  const page = /\/Property\?.*skip=20/;

  test.each([
    ['429 with seconds', { kind: 'status', status: 429, retryAfter: '7' }, 7_000],
    ['503 with seconds', { kind: 'status', status: 503, retryAfter: '3' }, 3_000],
    ['500', { kind: 'status', status: 500 }, null],
    ['502 with a page of HTML', { kind: 'status', status: 502, body: '<html>' }, null],
    ['a cut connection', { kind: 'cut', afterBytes: 900 }, null],
    ['a page that is no JSON', { kind: 'garbage' }, null],
  ] as const)('%s: it waits, asks again, and misses nothing', async (_, fault, pauseMs) => {
    feeds.reso.faultNext(page, fault, fault);
    await sync();
    expect(await keys()).toEqual(keysAt());
    expect(feeds.pauses).toHaveLength(2);
    if (pauseMs) expect(feeds.pauses).toEqual([pauseMs, pauseMs]);
    else expect(feeds.pauses[1]).toBeGreaterThan(feeds.pauses[0] ?? 0);
  });

  test('429 with a date: it waits until then', async () => {
    feeds.reso.faultNext(page, {
      kind: 'status',
      status: 429,
      retryAfter: new Date(feeds.clock.now().getTime() + 60_000).toUTCString(),
    });
    await sync();
    expect(await keys()).toEqual(keysAt());
    expect(feeds.pauses[0]).toBeGreaterThan(50_000);
    expect(feeds.pauses[0]).toBeLessThanOrEqual(60_000);
  });

  test('a server that asks for an hour is left alone, and the sync goes on where it was', async () => {
    feeds.reso.faultNext(page, { kind: 'status', status: 429, retryAfter: '3600' });
    expect(await sync()).toMatchObject({ outcome: 'failed', reason: /answers 429/ });
    expect((await feed()).notBefore?.getTime()).toBeGreaterThan(feeds.clock.now().getTime() + 3_500_000);
    expect(await keys()).toHaveLength(20);

    feeds.reso.asked = [];
    await sync();
    expect(feeds.reso.asked.filter((words) => /\/Property\?(?!.*select=ListingKey$)/.test(words))[0]).toMatch(/skip=20/);
    expect(await keys()).toEqual(keysAt());
  });

  test('a server that stays broken ends the sync with its words, and what was read stays', async () => {
    feeds.reso.faultNext(page, ...Array.from({ length: 6 }, () => ({ kind: 'status', status: 500 }) as const));
    expect(await sync()).toEqual({ outcome: 'failed', reason: 'The server answers 500: not now (tried 6 times).' });
    expect(await feed()).toMatchObject({ failuresInARow: 1, watermark: null, lastError: /not now/ });
    expect(await keys()).toHaveLength(20);
    await sync();
    expect(await keys()).toEqual(keysAt());
    expect(await feed()).toMatchObject({ failuresInARow: 0, lastError: null, progress: null });
  });

  test('a page that is gone when a cut sync goes on makes it begin anew', async () => {
    feeds.reso.faultNext(page, { kind: 'status', status: 410 });
    expect(await sync()).toMatchObject({ outcome: 'failed' });
    expect((await feed()).progress).toBeNull();
    await sync();
    expect(await keys()).toEqual(keysAt());
  });

  test('links in a circle end, and the sync after begins anew', async () => {
    feeds.reso.faultNext(page, { kind: 'next-link', link: `${feeds.reso.url}/Property?$skip=5` });
    feeds.reso.faultNext(/skip=5$/, { kind: 'next-link', link: '?$skip=5' });
    expect(await sync()).toMatchObject({ outcome: 'failed', reason: /in a circle/ });
    await sync();
    expect(await keys()).toEqual(keysAt());
  });

  test('links to another server are not followed: the token would go with them', async () => {
    feeds.reso.faultNext(page, { kind: 'next-link', link: 'https://evil.example.com/Property' });
    expect(await sync()).toMatchObject({ outcome: 'failed', reason: /another server/ });
  });
});

describe('access', () => {
  const credentials = () => ({
    kind: 'client-credentials' as const,
    tokenUrl: feeds.reso.tokenUrl,
    ...fakeCredentials,
    scope: null,
  });

  test('client credentials get a token that serves several syncs, and another one once it is refused', async () => {
    feeds.reso.data['Property'] = listings(25);
    await feeds.addFeed({ credentials: credentials() });
    const before = feeds.reso.tokensGiven();
    await sync();
    await sync();
    expect(feeds.reso.tokensGiven() - before).toBe(1);

    let asked = 0;
    feeds.reso.onAsked = () => {
      asked += 1;
      if (asked === 2) feeds.reso.expireTokens();
    };
    await sync({ full: true });
    expect(feeds.reso.tokensGiven() - before).toBe(2);
    expect(await keys()).toEqual(keysAt());
  });

  test('wrong credentials are told without being shown', async () => {
    await feeds.addFeed({ credentials: { ...credentials(), clientSecret: 'wrong-secret' } });
    const result = await sync();
    expect(result).toMatchObject({ outcome: 'failed', reason: /refuses the client id or secret/ });
    expect(JSON.stringify([result, await feed()])).not.toContain('wrong-secret');
  });

  test('stored credentials are sealed', async () => {
    await feeds.addFeed();
    const { rows } = await feeds.database.pool.query('SELECT mls_feeds::text AS text FROM mls_feeds');
    expect(JSON.stringify(rows)).not.toContain('fake-bearer-token');
  });
});

describe('one at a time', () => {
  test('a second sync of a feed is refused while one goes on', async () => {
    feeds.reso.data['Property'] = listings(30);
    await feeds.addFeed();
    let second: Promise<SyncResult> | undefined;
    feeds.reso.onAsked = () => {
      second ??= sync();
    };
    await sync();
    expect(await second).toEqual({ outcome: 'busy' });
  });

  test('a sync that lost its feed writes no more of how far it is', async () => {
    feeds.reso.data['Property'] = listings(30);
    await feeds.addFeed();
    feeds.reso.onAsked = (words) => {
      if (words.includes('skip=20')) void feeds.database.pool.query('UPDATE mls_feeds SET fence = fence + 1');
    };
    expect(await sync()).toMatchObject({ outcome: 'failed', reason: /Another sync/ });
    expect(await feed()).toMatchObject({ watermark: null, lastError: null, lastSyncedAt: null });
  });

  test('a sync that is stopped goes on later', async () => {
    feeds.reso.data['Property'] = listings(45);
    await feeds.addFeed();
    const controller = new AbortController();
    feeds.reso.onAsked = (words) => {
      if (words.includes('skip=30')) controller.abort(new Error('stopping'));
    };
    expect(await sync({ signal: controller.signal })).toEqual({ outcome: 'stopped' });
    feeds.reso.onAsked = undefined;
    expect(await feed()).toMatchObject({ failuresInARow: 0, progress: { kind: 'full' } });
    await sync();
    expect(await keys()).toEqual(keysAt());
  });
});
