import { hash } from 'node:crypto';
import type { CappedQueue } from '#server/platform/capped-queue.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/database/index.ts';
import type { OutgoingFetch } from '#server/platform/outgoing-fetch/index.ts';
import type { Storage } from '#server/platform/storage/index.ts';
import { downloadPhoto, type downloadLimits } from './download-photo.ts';
import { examinePicture, PictureProblem } from './examine-picture.ts';
import {
  announceOriginal,
  failPhoto,
  findPause,
  markKept,
  pauseHost,
  postponePhoto,
  takeDuePhotos,
  type DuePhoto,
} from './imported-photos.queries.ts';
import { storageKeyOf } from './photo-key.ts';

/** At a time from one server, by all nodes together. */
export const FETCHES_PER_HOST = 6;
const MAX_ATTEMPTS = 6;
/** An attempt that says nothing for so long was cut off. */
const LEASE_MS = 120_000;
const FIRST_RETRY_MS = 60_000;

export interface FetchServices {
  db: Db;
  clock: Clock;
  storage: Storage;
  fetch: OutgoingFetch;
  /** Pictures are decoded one after the other: requests come first. */
  decoding: CappedQueue;
  limits?: typeof downloadLimits | undefined;
}

/** 1, 4, 16, 64, 256 minutes after the attempts, and up to a tenth more or less by the photo, so that they do not come back as one. */
function retryAt(photo: DuePhoto, now: Date): Date {
  const spread = 0.9 + (parseInt(hash('md5', photo.photoKey).slice(0, 4), 16) / 0xffff) * 0.2;
  return new Date(now.getTime() + FIRST_RETRY_MS * 4 ** (photo.attempts - 1) * spread);
}

async function keep({ db, clock, storage, decoding }: FetchServices, photo: DuePhoto, bytes: Buffer): Promise<boolean> {
  const picture = await decoding.run(() => examinePicture(bytes));
  const sha256 = hash('sha256', bytes, 'hex');
  const isFree = await announceOriginal(db, { sha256, byteCount: bytes.length, picture, now: clock.now() });
  if (!isFree) return false;
  if (!(await storage.has(storageKeyOf(sha256)))) await storage.put(storageKeyOf(sha256), bytes);
  await db.transaction().execute((tx) => markKept(tx, photo, { sha256, placeholder: picture.placeholder, now: clock.now() }));
  return true;
}

/** Tries one photo, and writes down what came of it. @returns until when its server wants to be left alone, if it does */
async function fetchOne(services: FetchServices, photo: DuePhoto, signal: AbortSignal): Promise<Date | undefined> {
  const { db, clock, fetch, limits } = services;
  const missed = async (reason: string): Promise<void> => {
    if (photo.attempts >= MAX_ATTEMPTS) return failPhoto(db, photo, reason);
    return postponePhoto(db, photo, { nextTryAt: retryAt(photo, clock.now()), reason, isCounted: true });
  };
  if (photo.attempts > MAX_ATTEMPTS) {
    await failPhoto(db, photo, 'Each attempt was cut off.');
    return undefined;
  }
  const download = await downloadPhoto(fetch, photo.sourceUrl, { now: clock.now, signal, ...(limits ? { limits } : {}) });
  switch (download.outcome) {
    case 'refused':
      await failPhoto(db, photo, download.reason);
      return undefined;
    case 'missed':
      await missed(download.reason);
      return undefined;
    case 'wait': {
      const until = new Date(clock.now().getTime() + download.waitMs);
      await postponePhoto(db, photo, { nextTryAt: until, reason: download.reason, isCounted: false });
      return until;
    }
    case 'fetched':
      try {
        if (!(await keep(services, photo, download.bytes))) await missed('Its file is just being deleted.');
      } catch (error) {
        if (!(error instanceof PictureProblem)) throw error;
        await (error.mayPass ? missed(error.message) : failPhoto(db, photo, error.message));
      }
      return undefined;
  }
}

export type FetchResult = { outcome: 'done' | 'more' } | { outcome: 'paused'; until: Date };

/**
 * Fetches what is due from a server, `FETCHES_PER_HOST` at a time, until nothing is, or for `forMs`. A server that asks for a pause gets it
 * at once: what was taken and not begun is given back.
 */
export async function fetchPhotosOf(
  services: FetchServices,
  { host, forMs, signal }: { host: string; forMs: number; signal: AbortSignal },
): Promise<FetchResult> {
  const { db, clock } = services;
  const endMs = performance.now() + forMs;
  const pause = await findPause(db, host);
  if (pause && pause > clock.now()) return { outcome: 'paused', until: pause };

  while (performance.now() < endMs) {
    signal.throwIfAborted();
    const photos = await takeDuePhotos(db, { host, now: clock.now(), leaseMs: LEASE_MS, limit: FETCHES_PER_HOST * 4 });
    if (photos.length === 0) return { outcome: 'done' };
    const pauses: Date[] = [];
    const giveBack = (photo: DuePhoto): Promise<void> =>
      postponePhoto(db, photo, { nextTryAt: clock.now(), reason: null, isCounted: false });
    const lane = async (): Promise<void> => {
      while (pauses.length === 0 && !signal.aborted) {
        const photo = photos.shift();
        if (!photo) return;
        try {
          const until = await fetchOne(services, photo, signal);
          if (until) pauses.push(until);
        } catch (error) {
          // Being stopped is not the photo's fault.
          if (signal.aborted) await giveBack(photo);
          throw error;
        }
      }
    };
    const ends = await Promise.allSettled(Array.from({ length: FETCHES_PER_HOST }, lane));
    for (const photo of photos) await giveBack(photo);
    const failure = ends.find((end) => end.status === 'rejected');
    if (failure) throw failure.reason;
    const until = pauses.toSorted((a, b) => b.getTime() - a.getTime())[0];
    if (until) {
      await pauseHost(db, host, until);
      return { outcome: 'paused', until };
    }
  }
  return { outcome: 'more' };
}
