import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import type { PictureAnswer } from '#tests/fakes/pictures/fake-pictures.ts';
import { hugePng, samplePhoto } from '#tests/fakes/pictures/sample-pictures.ts';
import { composeImportedPhotos } from '#tests/support/imported-photos.ts';
import { importRecords, resoRecord } from '#tests/support/listings-database.ts';
import { usePhotoFetching } from '#tests/support/photo-fetching.ts';
import { minute, second } from '#tests/support/test-clock.ts';

const given = usePhotoFetching();
const signal = new AbortController().signal;
let photo: Buffer;
beforeAll(async () => {
  photo = await samplePhoto();
});

test('the original of each photo is kept as it came, once, however many listings show it', async () => {
  const { database, pictures, dataFolder, photos, medium, fetchAll, rows, files } = given();
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
    ['more than is taken', () => ({ kind: 'picture', bytes: Buffer.alloc(600_000) }), { state: 'failed', reason: /larger than/ }],
    ['a mistake of the server', () => ({ kind: 'status', status: 500 }), { state: 'pending', reason: /answers 500/ }],
  ];

  test.each(cases)('%s', async (_, answer, wanted) => {
    const { pictures, medium, importHome, fetchAll, rows, files } = given();
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

  test('a server that says nothing', async () => {
    const { database, pictures, dataFolder, clock, medium, importHome, rows } = given();
    pictures.answers.set('/odd.jpg', { kind: 'silence' });
    await importHome([medium('/odd.jpg')]);
    const limits = { maxBytes: 500_000, timeoutMs: 2_000, silenceMs: 200 };
    await composeImportedPhotos(database, { dataFolder, clock, limits }).fetchFrom(pictures.host, signal);

    expect(await rows()).toMatchObject([
      { state: 'pending', attempts: 1, reason: expect.stringMatching(/did not answer in time/) as string },
    ]);
  });

  test('an address inside our own network is never asked', async () => {
    const { database, pictures, dataFolder, clock, importHome, rows } = given();
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
  const { pictures, clock, medium, importHome, fetchAll, rows } = given();
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
  const { pictures, clock, photos, medium, importHome, fetchAll, rows } = given();
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
  const { database, pictures, photos, medium, fetchAll } = given();
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
  const { pictures, photos, medium, importHome, fetchAll, rows } = given();
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
  const { database, pictures, dataFolder, clock, medium, importHome, fetchAll, rows, files } = given();
  const paths = Array.from({ length: 40 }, (_, at) => `/${at}.jpg`);
  for (const path of paths) pictures.answers.set(path, { kind: 'picture', bytes: photo });
  await importHome(paths.map((path) => medium(path)));
  const other = composeImportedPhotos(database, { dataFolder, clock });
  await Promise.all([fetchAll(), other.fetchFrom(pictures.host, signal)]);

  expect(pictures.asked.toSorted()).toEqual(paths.toSorted());
  expect((await rows()).every((row) => row.state === 'kept')).toBe(true);
  expect(await files()).toHaveLength(1);
});
