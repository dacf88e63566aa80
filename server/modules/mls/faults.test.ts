import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { fakeCredentials } from '#tests/fakes/reso/fake-reso.ts';
import { fakeListings, useFeeds } from '#tests/support/feed-tests.ts';
import type { MlsFeeds } from '#tests/support/mls-feeds.ts';
import type { SyncResult } from './index.ts';

let feeds: MlsFeeds;
const { feeds: started, sync, keys, keysAt, feed } = useFeeds();
beforeAll(() => {
  feeds = started();
});

describe('faults of the server', () => {
  beforeEach(async () => {
    feeds.reso.data['Property'] = fakeListings(45);
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
    feeds.reso.data['Property'] = fakeListings(25);
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
    feeds.reso.data['Property'] = fakeListings(30);
    await feeds.addFeed();
    let second: Promise<SyncResult> | undefined;
    feeds.reso.onAsked = () => {
      second ??= sync();
    };
    await sync();
    expect(await second).toEqual({ outcome: 'busy' });
  });

  test('a sync that lost its feed writes no more of how far it is', async () => {
    feeds.reso.data['Property'] = fakeListings(30);
    await feeds.addFeed();
    feeds.reso.onAsked = (words) => {
      if (words.includes('skip=20')) void feeds.database.pool.query('UPDATE mls_feeds SET fence = fence + 1');
    };
    expect(await sync()).toMatchObject({ outcome: 'failed', reason: /Another sync/ });
    expect(await feed()).toMatchObject({ watermark: null, lastError: null, lastSyncedAt: null });
  });

  test('a sync that is stopped goes on later', async () => {
    feeds.reso.data['Property'] = fakeListings(45);
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
