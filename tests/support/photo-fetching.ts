import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { ImportedPhotosService } from '#server/modules/listings/index.ts';
import { startFakePictures, type FakePictures } from '#tests/fakes/pictures/fake-pictures.ts';
import { composeImportedPhotos } from './imported-photos.ts';
import { importRecords, openListingsDatabase, resoRecord, type ListingsDatabase } from './listings-database.ts';
import { createTestClock, type TestClock } from './test-clock.ts';

/** Far beyond what a busy machine takes; a test of a host that says nothing has limits of its own. */
const patient = { maxBytes: 500_000, timeoutMs: 30_000, silenceMs: 30_000 };

interface PhotoRow {
  path: string;
  state: string;
  reason: string | null;
  attempts: number;
  sha256: string | null;
}

/** Set up anew for each test of a file: listings without photos, an empty folder, a host that answers nothing. */
export interface PhotoFetching {
  database: ListingsDatabase;
  pictures: FakePictures;
  dataFolder: string;
  clock: TestClock;
  photos: ImportedPhotosService;
  /** An item of a listing's Media. */
  medium: (path: string, fields?: Record<string, unknown>) => Record<string, unknown>;
  /** Imports a home with photos and looks at what is to be done. */
  importHome: (media: readonly unknown[], fields?: Record<string, unknown>) => Promise<void>;
  fetchAll: () => Promise<unknown>;
  rows: () => Promise<PhotoRow[]>;
  /** Names of the originals that are kept. */
  files: () => Promise<string[]>;
}

/** @returns what the running test works with */
export function usePhotoFetching(): () => PhotoFetching {
  let database: ListingsDatabase;
  let pictures: FakePictures;
  let current: PhotoFetching | undefined;
  beforeAll(async () => {
    database = await openListingsDatabase();
    pictures = await startFakePictures();
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
    const dataFolder = await mkdtemp(join(tmpdir(), 'imported-photos-'));
    const clock = createTestClock();
    const photos = composeImportedPhotos(database, { dataFolder, clock, limits: patient });
    current = {
      ...{ database, pictures, dataFolder, clock, photos },
      medium: (path, fields = {}) => ({ MediaURL: `${pictures.url}${path}`, MediaCategory: 'Photo', ...fields }),
      async importHome(media, fields = {}) {
        await importRecords(database.pool, [resoRecord({ ListingKey: 'home', Media: media, ...fields })]);
        await photos.plan();
      },
      fetchAll: () => photos.fetchFrom(pictures.host, new AbortController().signal),
      async rows() {
        const { rows } = await database.pool.query<PhotoRow>(
          `SELECT replace(source_url, $1, '') AS path, state, reason, attempts, sha256 FROM listing_photos ORDER BY source_url`,
          [pictures.url],
        );
        return rows;
      },
      async files() {
        const entries = await readdir(join(dataFolder, 'photos'), { recursive: true, withFileTypes: true }).catch(() => []);
        return entries.filter((entry) => entry.isFile()).map((entry) => entry.name);
      },
    };
    return () => rm(dataFolder, { recursive: true });
  });
  return () => {
    if (!current) throw new Error('Only inside a test');
    return current;
  };
}
