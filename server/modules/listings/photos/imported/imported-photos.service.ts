import { hash } from 'node:crypto';
import { createCappedQueue } from '#server/platform/capped-queue.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/database/index.ts';
import { AppError } from '#server/platform/errors/index.ts';
import { addJob, type Jobs } from '#server/platform/jobs/index.ts';
import type { Log } from '#server/platform/log.ts';
import type { OutgoingFetch } from '#server/platform/outgoing-fetch/index.ts';
import type { Storage } from '#server/platform/storage/index.ts';
import type { ListingsService } from '../../listings.service.ts';
import type { ListingViewer } from '#server/platform/viewer.ts';
import type { PhotosService, PhotoWish, ServedPhoto } from '../photos.service.ts';
import type { downloadLimits } from './download-photo.ts';
import { fetchPhotosOf, FETCHES_PER_HOST, type FetchResult } from './fetch-photos.ts';
import { importedOriginal } from './imported-original.ts';
import { fetchAgain, findHostsWithWork, findKeptPicture } from './imported-photos.queries.ts';
import { storageKeyOf } from './photo-key.ts';
import { fetchPhotosTask, photoTickTask } from './photo.tasks.ts';
import { planPhotos } from './plan-photos.ts';
import { sweepOriginals } from './sweep-originals.ts';

/** Servers that are asked at the same time, by all nodes together: jobs of other kinds shall find a place. */
const LANES = 2;
/** A job works for so long and then makes place for photos from elsewhere. */
const FETCH_FOR_MS = 20_000;
/** Listings per transaction, and how long one turn goes on with them. */
const LISTINGS_PER_PLAN = 200;
const PLAN_FOR_MS = 40_000;

/** Photos that feeds name by addresses of others: fetched by jobs, kept unchanged, and served from here. */
export interface ImportedPhotosService {
  /** A preview of a kept photo. Throws `not_found`, also for a listing that the viewer may not see, and `overloaded`. */
  getPhoto: (photo: { listingId: number; sha256: string }, viewer: ListingViewer, wish: PhotoWish) => Promise<ServedPhoto>;
  /** Looks at listings whose photos changed. @returns how many */
  plan: () => Promise<number>;
  /** Fetches what is due from one server. @throws the signal's reason */
  fetchFrom: (host: string, signal: AbortSignal) => Promise<FetchResult>;
  /** Deletes files that no listing has used for an hour. @returns how many */
  sweep: () => Promise<number>;
  /** Servers with photos that are due. */
  hostsWithWork: () => Promise<string[]>;
  /** Says who works on the jobs of photos. */
  registerJobs: (jobs: Jobs) => void;
}

interface ImportedPhotosOptions {
  db: Db;
  clock: Clock;
  log: Log;
  storage: Storage;
  fetch: OutgoingFetch;
  photos: Pick<PhotosService, 'getPreview'>;
  listings: Pick<ListingsService, 'scopeFor'>;
  /** For tests that shall not wait. */
  limits?: typeof downloadLimits;
}

export function createImportedPhotosService(options: ImportedPhotosOptions): ImportedPhotosService {
  const { db, clock, log, storage, photos, listings } = options;
  const decoding = createCappedQueue({ maxRunning: 1, maxWaiting: FETCHES_PER_HOST * LANES * 2, whenFull: '' });

  async function readOriginal(sha256: string): Promise<Buffer> {
    const bytes = await storage.get(storageKeyOf(sha256));
    if (bytes) return bytes;
    log.warn({ sha256 }, 'the file of a photo is lost; it is fetched again');
    await fetchAgain(db, sha256, clock.now());
    throw new AppError('not_found', 'There is no such photo.');
  }

  const enqueue = (host: string, runAt?: Date): Promise<void> =>
    addJob(
      db,
      fetchPhotosTask,
      { host },
      {
        key: `listings.fetch-photos ${host}`,
        queue: `photos ${parseInt(hash('md5', host).slice(0, 4), 16) % LANES}`,
        priority: 20,
        ...(runAt ? { runAt } : {}),
      },
    );

  const service: ImportedPhotosService = {
    async getPhoto({ listingId, sha256 }, viewer, wish) {
      const picture = await findKeptPicture(db, listingId, sha256, await listings.scopeFor(viewer));
      if (!picture) throw new AppError('not_found', 'There is no such photo.');
      return photos.getPreview(
        importedOriginal(picture, () => readOriginal(sha256)),
        wish,
      );
    },
    async plan() {
      const endMs = performance.now() + PLAN_FOR_MS;
      let looked = 0;
      for (let count = -1; count !== 0 && performance.now() < endMs; looked += count) {
        count = await planPhotos(db, { now: clock.now(), limit: LISTINGS_PER_PLAN });
      }
      return looked;
    },
    fetchFrom: (host, signal) => fetchPhotosOf({ ...options, decoding }, { host, forMs: FETCH_FOR_MS, signal }),
    sweep: () => sweepOriginals({ db, storage, now: clock.now() }),
    hostsWithWork: () => findHostsWithWork(db, clock.now()),
    registerJobs(jobs) {
      jobs.handle(photoTickTask, async () => {
        await service.plan();
        for (const host of await service.hostsWithWork()) await enqueue(host);
        await service.sweep();
      });
      jobs.handle(fetchPhotosTask, async ({ host }, { signal }) => {
        const result = await service.fetchFrom(host, signal);
        if (result.outcome === 'more') await enqueue(host);
        if (result.outcome === 'paused') await enqueue(host, result.until);
      });
      jobs.schedule(photoTickTask, '* * * * *', {});
    },
  };
  return service;
}
