import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startFakePictures, type FakePictures } from '#tests/fakes/pictures/fake-pictures.ts';
import { samplePhoto } from '#tests/fakes/pictures/sample-pictures.ts';
import { composeImportedPhotos } from '#tests/support/imported-photos.ts';
import { importRecords, openListingsDatabase, resoRecord, type ListingsDatabase } from '#tests/support/listings-database.ts';
import { createTestClock, hour, minute } from '#tests/support/test-clock.ts';

const program = fileURLToPath(new URL('../../../../../tests/support/crashing-photos.ts', import.meta.url));
let database: ListingsDatabase;
let pictures: FakePictures;
let dataFolder: string;

beforeAll(async () => {
  database = await openListingsDatabase();
  pictures = await startFakePictures();
  dataFolder = await mkdtemp(join(tmpdir(), 'photos-crash-'));
  for (let at = 0; at < 40; at++) {
    pictures.answers.set(`/${at}.jpg`, { kind: 'picture', bytes: await samplePhoto({ width: 160, height: 90, hue: at * 9 }) });
  }
  await importRecords(
    database.pool,
    Array.from({ length: 4 }, (_, home) =>
      resoRecord({
        Media: Array.from({ length: 10 }, (__, at) => ({
          MediaURL: `${pictures.url}/${home * 10 + at}.jpg`,
          MediaCategory: 'Photo',
        })),
      }),
    ),
  );
});
afterAll(async () => {
  await pictures.close();
  await database.drop();
  await rm(dataFolder, { recursive: true });
});

test('fetching that is killed again and again and then goes on keeps every photo, whole and once', async () => {
  for (const killAt of [3, 11, 20]) {
    const child = spawn(process.execPath, [program, database.pool.options.connectionString ?? '', dataFolder, pictures.host], {
      stdio: 'inherit',
    });
    pictures.asked = [];
    pictures.onAsked = () => void (pictures.asked.length >= killAt && child.kill('SIGKILL'));
    await once(child, 'exit');
    expect(child.signalCode).toBe('SIGKILL');
    await database.pool.query("UPDATE listing_photos SET next_try_at = now() WHERE state = 'pending'");
  }
  pictures.onAsked = undefined;
  const clock = createTestClock();
  const photos = composeImportedPhotos(database, { dataFolder, clock });
  await photos.plan();
  expect(await photos.fetchFrom(pictures.host, new AbortController().signal)).toEqual({ outcome: 'done' });

  const { rows } = await database.pool.query<{ state: string; sha256: string; source_url: string }>(
    'SELECT state, sha256, source_url FROM listing_photos',
  );
  expect(rows.map((row) => row.state)).toEqual(Array.from({ length: 40 }, () => 'kept'));
  for (const { sha256, source_url } of rows) {
    const answer = pictures.answers.get(new URL(source_url).pathname);
    expect(await readFile(join(dataFolder, 'photos', sha256.slice(0, 2), sha256))).toEqual(
      answer?.kind === 'picture' ? answer.bytes : undefined,
    );
  }

  // What the killed ones announced and never used goes, and nothing else.
  clock.advance(hour + minute);
  await photos.sweep();
  const entries = await readdir(join(dataFolder, 'photos'), { recursive: true, withFileTypes: true });
  const whole = entries.filter((entry) => entry.isFile()).map((entry) => entry.name);
  expect(whole.toSorted()).toEqual([...new Set(rows.map((row) => row.sha256))].toSorted());
});
