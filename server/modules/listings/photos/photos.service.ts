import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { PhotoWidth } from '#contract/listing-photos.ts';
import { createCappedQueue } from '#server/platform/capped-queue.ts';
import { AppError } from '#server/platform/errors/index.ts';
import type { Log } from '#server/platform/log.ts';
import { DRAWING_VERSION, parseHomeCode, scenesOf, type DrawnHome, type Scene } from './home-code.ts';
import { createPhotoCache } from './photo-cache.ts';
import { renderPhoto } from './render-photo.ts';

const MAX_CACHE_BYTES = 1_000_000_000;

export interface Photo {
  bytes: Buffer;
  /** Strong, quotes included. */
  etag: string;
}

export interface PhotosService {
  /**
   * A drawn photo of a demo home; drawn once, then from disk.
   * @throws AppError not_found for an address that names no picture, overloaded when too many wait to be drawn
   */
  getDemoPhoto: (address: { code: string; file: string; width: PhotoWidth }) => Promise<Photo>;
}

export interface PhotosOptions {
  /** DATA_DIR. */
  dataFolder: string;
  log: Log;
  /** Drawings at a time, and how many may wait. */
  maxRunning?: number;
  maxWaiting?: number;
}

export function createPhotosService({ dataFolder, log, maxRunning = 2, maxWaiting = 200 }: PhotosOptions): PhotosService {
  const folder = join(dataFolder, 'cache', 'photos', `v${DRAWING_VERSION}`);
  const cache = createPhotoCache({ folder, maxBytes: MAX_CACHE_BYTES });
  const whenFull = 'Many photos are being drawn right now. Please try again in a moment.';
  const queue = createCappedQueue({ maxRunning, maxWaiting, whenFull });
  const beingDrawn = new Map<string, Promise<Buffer>>();

  async function draw(name: string, home: DrawnHome, scene: Scene, width: PhotoWidth): Promise<Buffer> {
    const bytes = await queue.run(() => renderPhoto(home, scene, width));
    // A full or read-only disk costs time, not the picture.
    await cache.keep(name, bytes).catch((error: unknown) => log.warn({ err: error }, 'a drawn photo could not be kept'));
    return bytes;
  }

  return {
    async getDemoPhoto({ code, file, width }) {
      const { home, scene } = readAddress(code, file);
      const name = join(code, `${file}-${width}.webp`);
      const kept = await cache.find(name);
      if (kept) return withEtag(kept);

      const drawing = beingDrawn.get(name) ?? draw(name, home, scene, width).finally(() => beingDrawn.delete(name));
      beingDrawn.set(name, drawing);
      return withEtag(await drawing);
    },
  };
}

function readAddress(code: string, file: string): { home: DrawnHome; scene: Scene } {
  const home = parseHomeCode(code);
  const [, number] = /^([1-9])-v\d{1,4}$/.exec(file) ?? [];
  const scene = home && scenesOf(home)[Number(number) - 1];
  if (!home || !scene) throw new AppError('not_found', 'There is no such photo.');
  return { home, scene };
}

function withEtag(bytes: Buffer): Photo {
  return { bytes, etag: `"${createHash('sha256').update(bytes).digest('base64url')}"` };
}
