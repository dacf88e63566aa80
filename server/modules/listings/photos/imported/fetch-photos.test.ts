import { hash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startFakePictures, type FakePictures, type PictureAnswer } from '#tests/fakes/pictures/fake-pictures.ts';
import { hugePng, samplePhoto } from '#tests/fakes/pictures/sample-pictures.ts';
import { composeImportedPhotos } from '#tests/support/imported-photos.ts';
import { importRecords, openListingsDatabase, resoRecord, type ListingsDatabase } from '#tests/support/listings-database.ts';
import { createTestClock, hour, minute, second, type TestClock } from '#tests/support/test-clock.ts';
import type { ImportedPhotosService } from './imported-photos.service.ts';

let database: ListingsDatabase;
let pictures: FakePictures;
let dataFolder: string;
let clock: TestClock;
let photos: ImportedPhotosService;
let photo: Buffer;
const quick = { maxBytes: 500_000, timeoutMs: 2_000, silenceMs: 200 };
const signal = new AbortController().signal;

beforeAll(async () => {
  database = await openListingsDatabase();
  pictures = await startFakePictures();
  photo = await samplePhoto();
});
afterAll(async () => {
  await pictures.close();
  await database.drop();
});
beforeEach(async () => {
  await database.pool.query('TRUNCATE listings, listing_photo_marks, listing_photos, photo_originals, photo_hosts CASCADE');
  pictures.answers.clear();
  pictures.asked = [];
  pictures.onAsked = undefined;
  dataFolder = await mkdtemp(join(tmpdir(), 'imported-photos-'));
  clock = createTestClock();
  photos = composeImportedPhotos(database, { dataFolder, clock, limits: quick });
  return () => rm(dataFolder, { recursive: true });
});

const medium = (path: string, fields: Record<string, unknown> = {}) => ({
  MediaURL: `${pictures.url}${path}`,
  MediaCategory: 'Photo',
  ...fields,
});

/** Imports a home with photos and looks at what is to be done. */
async function importHome(media: readonly unknown[], fields: Record<string, unknown> = {}): Promise<void> {
  await importRecords(database.pool, [resoRecord({ ListingKey: 'home', Media: media, ...fields })]);
  await photos.plan();
}

interface Row {
  path: string;
  state: string;
  reason: string | null;
  attempts: number;
  sha256: string | null;
}

async function rows(): Promise<Row[]> {
  const { rows: found } = await database.pool.query<Row>(
    `SELECT replace(source_url, $1, '') AS path, state, reason, attempts, sha256 FROM listing_photos ORDER BY source_url`,
    [pictures.url],
  );
  return found;
}

async function files(): Promise<string[]> {
  const entries = await readdir(join(dataFolder, 'photos'), { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).map((entry) => entry.name);
}

const fetchAll = () => photos.fetchFrom(pictures.host, signal);

test('the original of each photo is kept as it came, once, however many listings show it', async () => {
  pictures.answers.set('/1.jpg', { kind: 'picture', bytes: photo, type: 'text/plain' });
  pictures.answers.set('/same.jpg', { kind: 'picture', bytes: photo });
  await importRecords(database.pool, [
    resoRecord({ Media: [medium('/1.jpg')] }),
    resoRecord({ Media: [medium('/1.jpg'), medium('/same.jpg')] }),
  ]);
  await photos.plan();

  expect(await photos.hostsWithWork()).toEqual([pictures.host]);
  expect(await fetchAll()).toEqual({ outcome: 'done' });

  const sha256 = hash('sha256', photo, 'hex');
  expect((await rows()).map((row) => [row.state, row.sha256])).toEqual(Array.from({ length: 3 }, () => ['kept', sha256]));
  expect(await files()).toEqual([sha256]);
  expect(await readFile(join(dataFolder, 'photos', sha256.slice(0, 2), sha256))).toEqual(photo);
  const { rows: originals } = await database.pool.query('SELECT format, width, height, placeholder FROM photo_originals');
  expect(originals).toEqual([
    { format: 'jpeg', width: 800, height: 600, placeholder: expect.stringMatching(/^#[0-9a-f]{6}( #[0-9a-f]{6}){2}$/) as string },
  ]);
  expect(await photos.hostsWithWork()).toEqual([]);
});

describe('what is wrong with a photo stands in its row, and the others come', () => {
  const cases: [string, () => PictureAnswer, { state: string; reason: RegExp }][] = [
    ['nothing there', () => ({ kind: 'status', status: 404 }), { state: 'failed', reason: /404: there is nothing/ }],
    ['an address that ran out', () => ({ kind: 'status', status: 403 }), { state: 'failed', reason: /may have run out/ }],
    [
      'a page instead of a picture',
      () => ({ kind: 'picture', bytes: Buffer.from('<!doctype html><h1>Log in</h1>'.repeat(9)) }),
      { state: 'failed', reason: /no picture/ },
    ],
    [
      'a drawing that could name others',
      () => ({ kind: 'picture', bytes: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>') }),
      { state: 'failed', reason: /no picture/ },
    ],
    [
      'a small file that says it is huge',
      () => ({ kind: 'picture', bytes: hugePng(60_000, 60_000) }),
      { state: 'failed', reason: /60000 × 60000 pixels, which is too many/ },
    ],
    [
      'a picture that breaks off',
      () => ({ kind: 'picture', bytes: photo.subarray(0, photo.length - 2_000) }),
      { state: 'pending', reason: /damaged or breaks off/ },
    ],
    [
      'a connection that breaks off',
      () => ({ kind: 'cut', bytes: photo, afterBytes: 900 }),
      { state: 'pending', reason: /broke off/ },
    ],
    [
      'a way to elsewhere',
      () => ({ kind: 'redirect', to: 'http://127.0.0.1:1/secret' }),
      { state: 'failed', reason: /redirect/ },
    ],
    ['a server that says nothing', () => ({ kind: 'silence' }), { state: 'pending', reason: /did not answer in time/ }],
    ['more than is taken', () => ({ kind: 'picture', bytes: Buffer.alloc(600_000) }), { state: 'failed', reason: /larger than/ }],
    ['a mistake of the server', () => ({ kind: 'status', status: 500 }), { state: 'pending', reason: /answers 500/ }],
  ];

  test.each(cases)('%s', async (_, answer, wanted) => {
    pictures.answers.set('/good.jpg', { kind: 'picture', bytes: photo });
    pictures.answers.set('/odd.jpg', answer());
    await importHome([medium('/odd.jpg'), medium('/good.jpg')]);
    await fetchAll();

    const [good, odd] = await rows();
    expect(good).toMatchObject({ path: '/good.jpg', state: 'kept', reason: null });
    expect(odd).toMatchObject({ path: '/odd.jpg', state: wanted.state, attempts: 1 });
    expect(odd?.reason).toMatch(wanted.reason);
    expect(odd?.reason).not.toContain('/odd.jpg');
    expect(await files()).toHaveLength(1);
  });

  test('an address inside our own network is never asked', async () => {
    const strict = composeImportedPhotos(database, { dataFolder, clock, toPrivateAddresses: false });
    const addresses = [
      `${pictures.url}/1.jpg`,
      'https://127.0.0.1/1.jpg',
      'https://localhost/1.jpg',
      'https://169.254.169.254/latest/',
    ];
    await importHome(addresses.map((MediaURL) => ({ MediaURL, MediaCategory: 'Photo' })));
    for (const host of await strict.hostsWithWork()) await strict.fetchFrom(host, signal);

    expect((await rows()).map((row) => row.state)).toEqual(['failed', 'failed', 'failed', 'failed']);
    expect(pictures.asked).toEqual([]);
  });
});

test('a photo that is missed is tried again, later each time, and given up after six times', async () => {
  pictures.answers.set('/1.jpg', { kind: 'status', status: 500 });
  await importHome([medium('/1.jpg')]);
  for (const [at, wait] of [0, 2, 5, 20, 80, 300].entries()) {
    clock.advance(wait * minute);
    await fetchAll();
    expect(pictures.asked).toHaveLength(at + 1);
    await fetchAll();
    expect(pictures.asked).toHaveLength(at + 1);
  }
  expect(await rows()).toMatchObject([{ state: 'failed', attempts: 6 }]);
});

test('a server that asks for a pause is left alone for as long as it says, and none of its photos counts that', async () => {
  const paths = Array.from({ length: 30 }, (_, at) => `/${at}.jpg`);
  for (const path of paths) pictures.answers.set(path, { kind: 'status', status: 429, retryAfter: '90' });
  await importHome(paths.map((path) => medium(path)));

  expect(await fetchAll()).toMatchObject({ outcome: 'paused' });
  expect(pictures.asked.length).toBeLessThanOrEqual(6);
  clock.advance(80 * second);
  expect(await photos.hostsWithWork()).toEqual([]);
  expect(await fetchAll()).toMatchObject({ outcome: 'paused' });
  expect(pictures.asked.length).toBeLessThanOrEqual(6);

  for (const path of paths) pictures.answers.set(path, { kind: 'picture', bytes: photo });
  clock.advance(11 * second);
  expect(await photos.hostsWithWork()).toEqual([pictures.host]);
  expect(await fetchAll()).toEqual({ outcome: 'done' });
  const all = await rows();
  expect(all.map((row) => row.state)).toEqual(paths.map(() => 'kept'));
  expect(Math.max(...all.map((row) => row.attempts))).toBe(1);
});

test('a server is asked for six photos at a time at most, the first photo of homes on the market before all others', async () => {
  const homes = ['sold', 'a', 'b', 'c'];
  for (const home of homes)
    for (const at of [1, 2, 3, 4, 5]) pictures.answers.set(`/${home}${at}`, { kind: 'picture', bytes: photo });
  await importRecords(
    database.pool,
    homes.map((home) =>
      resoRecord({
        ...(home === 'sold' ? { StandardStatus: 'Closed', ClosePrice: 900_000, CloseDate: '2026-05-01' } : {}),
        Media: [1, 2, 3, 4, 5].map((at) => medium(`/${home}${at}`, { Order: at })),
      }),
    ),
  );
  await photos.plan();
  await fetchAll();

  expect(pictures.most()).toBeLessThanOrEqual(6);
  expect(pictures.asked).toHaveLength(20);
  expect(pictures.asked.slice(0, 3).sort()).toEqual(['/a1', '/b1', '/c1']);
  expect(pictures.asked.slice(-5).every((path) => path.startsWith('/sold'))).toBe(true);
});

test('stopping ends the work at once, and what was begun is done another time', async () => {
  const stopping = new AbortController();
  pictures.answers.set('/1.jpg', { kind: 'silence' });
  await importHome([medium('/1.jpg')]);
  pictures.onAsked = () => stopping.abort(new Error('stopping'));
  await expect(photos.fetchFrom(pictures.host, stopping.signal)).rejects.toThrow('stopping');

  expect(await rows()).toMatchObject([{ state: 'pending', attempts: 0 }]);

  pictures.onAsked = undefined;
  pictures.answers.set('/1.jpg', { kind: 'picture', bytes: photo });
  await fetchAll();
  expect(await rows()).toMatchObject([{ state: 'kept', attempts: 1 }]);
});

test('two nodes that fetch from one server at a time ask for each photo once', async () => {
  const paths = Array.from({ length: 40 }, (_, at) => `/${at}.jpg`);
  for (const path of paths) pictures.answers.set(path, { kind: 'picture', bytes: photo });
  await importHome(paths.map((path) => medium(path)));
  const other = composeImportedPhotos(database, { dataFolder, clock });
  await Promise.all([fetchAll(), other.fetchFrom(pictures.host, signal)]);

  expect(pictures.asked.toSorted()).toEqual(paths.toSorted());
  expect((await rows()).every((row) => row.state === 'kept')).toBe(true);
  expect(await files()).toHaveLength(1);
});

describe('when the listing changes', () => {
  const kept = async (): Promise<string[]> => (await rows()).map(({ path, state }) => `${path} ${state}`);

  beforeEach(async () => {
    for (const [at, path] of ['/1.jpg', '/2.jpg', '/3.jpg'].entries()) {
      pictures.answers.set(path, { kind: 'picture', bytes: await samplePhoto({ hue: at * 90 }) });
    }
    await importHome([medium('/1.jpg'), medium('/2.jpg')]);
    await fetchAll();
  });

  test('new photos are fetched, gone ones go, and their files too once nothing has used them for an hour', async () => {
    await importHome([medium('/2.jpg'), medium('/3.jpg')]);
    await fetchAll();
    expect(await kept()).toEqual(['/2.jpg kept', '/3.jpg kept']);
    expect(pictures.asked).toHaveLength(3);
    expect([await photos.sweep(), (await files()).length]).toEqual([0, 3]);
    clock.advance(hour + minute);
    expect([await photos.sweep(), (await files()).length]).toEqual([1, 2]);
    expect([await photos.sweep(), (await files()).length]).toEqual([0, 2]);
  });

  test('a file that comes into use again in time stays', async () => {
    await importHome([medium('/2.jpg')]);
    await importHome([medium('/2.jpg'), medium('/1.jpg')]);
    clock.advance(hour + minute);
    await fetchAll();
    expect(await photos.sweep()).toBe(0);
    expect(await files()).toHaveLength(2);
  });

  test('nothing is fetched or lost for another price', async () => {
    await importHome([medium('/1.jpg'), medium('/2.jpg')], { ListPrice: 900_000 });
    expect(await photos.hostsWithWork()).toEqual([]);
    expect(await kept()).toEqual(['/1.jpg kept', '/2.jpg kept']);
  });

  test('a listing off the market keeps its photos and begins no fetching; a deleted one loses them', async () => {
    await importHome([medium('/1.jpg'), medium('/3.jpg')], { StandardStatus: 'Withdrawn' });
    expect(await kept()).toEqual(['/1.jpg kept']);
    await importHome([medium('/1.jpg'), medium('/3.jpg')], { StandardStatus: 'Active' });
    await fetchAll();
    expect(await kept()).toEqual(['/1.jpg kept', '/3.jpg kept']);
    await importHome([], { StandardStatus: 'Delete' });
    expect(await kept()).toEqual([]);
    clock.advance(hour + minute);
    await photos.sweep();
    expect(await files()).toEqual([]);
  });
});

test('a new address of the same photo is not fetched again, and saves one that had run out', async () => {
  const at = { MediaModificationTimestamp: '2026-05-01T00:00:00Z' };
  const media = (turn: number) => [
    medium(`/1.jpg?signed=${turn}`, { MediaKey: 'M1', ...at }),
    medium(`/2.jpg?signed=${turn}`, { MediaKey: 'M2', ...at }),
  ];
  pictures.answers.set('/1.jpg?signed=1', { kind: 'picture', bytes: photo });
  pictures.answers.set('/2.jpg?signed=1', { kind: 'status', status: 403 });
  await importHome(media(1));
  await fetchAll();
  expect((await rows()).map((row) => row.state)).toEqual(['kept', 'failed']);

  pictures.answers.set('/2.jpg?signed=2', { kind: 'picture', bytes: photo });
  await importHome(media(2));
  await fetchAll();
  expect((await rows()).map((row) => row.state)).toEqual(['kept', 'kept']);
  expect(pictures.asked).toEqual(expect.not.arrayContaining(['/1.jpg?signed=2']));

  await importHome([medium('/1.jpg?signed=3', { MediaKey: 'M1', MediaModificationTimestamp: '2026-05-02T00:00:00Z' })]);
  pictures.answers.set('/1.jpg?signed=3', { kind: 'picture', bytes: await samplePhoto({ hue: 200 }) });
  await fetchAll();
  expect(await rows()).toMatchObject([{ path: '/1.jpg?signed=3', state: 'kept' }]);
});
