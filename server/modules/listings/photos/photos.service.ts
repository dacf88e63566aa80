import { join } from 'node:path';
import type { Log } from '#server/platform/log.ts';
import { drawnPerson, drawnPhoto } from './drawn-originals.ts';
import { createPhotoCache } from './photo-cache.ts';
import type { PhotoOriginal } from './photo-original.ts';
import { createPreviews, type Preview } from './previews.ts';

const MAX_CACHE_BYTES = 1_000_000_000;

/** How a reader wants a picture. */
export interface PhotoWish {
  width: number;
  acceptsAvif: boolean;
  /** Aborted when the reader went away. */
  signal?: AbortSignal | undefined;
}

export type ServedPhoto = Preview & {
  /** Whether a browser may keep it for good under its address. */
  isImmutable: boolean;
};

export interface PhotosService {
  /** A drawn photo of a demo home. Throws `not_found` for an address that names no picture, `overloaded` when too many wait. */
  getDemoPhoto: (code: string, file: string, wish: PhotoWish) => Promise<ServedPhoto>;
  /** The drawn portrait of a demo agent or the mark of a demo office. Throws as `getDemoPhoto`. */
  getDemoPerson: (kind: 'agent' | 'office', code: string, wish: PhotoWish) => Promise<ServedPhoto>;
  /** The preview of any original, for other sources of pictures: same transform, cache and queue. Throws `overloaded`. */
  getPreview: (original: PhotoOriginal, wish: PhotoWish) => Promise<ServedPhoto>;
}

export interface PhotosOptions {
  /** DATA_DIR. */
  dataFolder: string;
  log: Log;
  /** Pictures made at a time, and how many may wait. */
  maxRunning?: number;
  maxWaiting?: number;
}

export function createPhotosService({ dataFolder, ...options }: PhotosOptions): PhotosService {
  const cache = createPhotoCache({ folder: join(dataFolder, 'cache', 'photos'), maxBytes: MAX_CACHE_BYTES });
  const previews = createPreviews({ cache, ...options });
  const getPreview: PhotosService['getPreview'] = async (original, wish) => ({
    ...(await previews.get({ original, ...wish })),
    isImmutable: original.isImmutable,
  });
  return {
    getPreview,
    getDemoPhoto: async (code, file, wish) => getPreview(drawnPhoto(code, file), wish),
    getDemoPerson: async (kind, code, wish) => getPreview(drawnPerson(kind, code), wish),
  };
}
