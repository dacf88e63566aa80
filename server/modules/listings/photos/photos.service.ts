import { join } from 'node:path';
import type { Log } from '#server/platform/log.ts';
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
  /** The preview of an original, wherever it comes from: one transform, cache and queue for all. Throws `overloaded` when too many wait. */
  getPreview: (original: PhotoOriginal, wish: PhotoWish) => Promise<ServedPhoto>;
}

export interface PhotosOptions {
  /** DATA_DIR. */
  dataFolder: string;
  log: Log;
  /** Pictures made at a time, and how many may wait. */
  maxRunning?: number;
  maxWaitingPerUser?: number;
}

export function createPhotosService({ dataFolder, ...options }: PhotosOptions): PhotosService {
  const cache = createPhotoCache({ folder: join(dataFolder, 'cache', 'photos'), maxBytes: MAX_CACHE_BYTES });
  const previews = createPreviews({ cache, ...options });
  return {
    getPreview: async (original, wish) => ({
      ...(await previews.get({ original, ...wish })),
      isImmutable: original.isImmutable,
    }),
  };
}
