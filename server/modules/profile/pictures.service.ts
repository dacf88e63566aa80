import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { pictureLimits, type Crop } from '#contract/branding.ts';
import { createCappedQueue } from '#server/platform/capped-queue.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/database/index.ts';
import { AppError } from '#server/platform/errors/index.ts';
import type { FileAnswer, UploadedFile } from '#server/platform/http/index.ts';
import type { Storage } from '#server/platform/storage/index.ts';
import type { Throttle } from '#server/platform/throttle.ts';
import { insertPicture } from './branding.queries.ts';

/** What claims more pixels is a mistake or meant to fill the memory. */
const MAX_PIXELS = 64_000_000;
const PORTRAIT_PX = 512;
const LOGO_PX = 1_024;
const UPLOADS = { burst: 20, refillSeconds: 30 };

const ADDRESS = '/api/profile-pictures/';
export const pictureKeyOf = (name: string): string => `profile-pictures/${name}`;
export const pictureNameOf = (address: string): string => address.slice(ADDRESS.length);

/** A portrait becomes a square; a logo keeps its shape. */
export type PictureShape = 'portrait' | 'logo';

export interface PicturesService {
  /**
   * Cuts a picture, makes it anew without place, camera or any other note in it, keeps it and answers its address.
   * @throws AppError file_missing, file_type_not_supported, file_not_readable, picture_too_small, body_too_large, too_many_requests
   */
  store: (
    userId: string,
    files: AsyncIterable<UploadedFile>,
    how: { shape: PictureShape; crop: Crop | undefined },
  ) => Promise<string>;
  /** @throws AppError not_found */
  read: (name: string) => Promise<FileAnswer>;
}

interface PicturesParts {
  db: Db;
  clock: Clock;
  storage: Storage;
  throttle: Throttle;
}

export function createPictures({ db, clock, storage, throttle }: PicturesParts): PicturesService {
  const queue = createCappedQueue({
    maxRunning: 2,
    maxWaiting: 30,
    whenFull: 'Many pictures are being made. Try again in a moment.',
  });
  return {
    async store(userId, files, { shape, crop }) {
      await throttle.take(`profile pictures of ${userId}`, UPLOADS);
      const bytes = await firstOf(files);
      const made = await queue.run(() => makePicture(bytes, shape, crop));
      const name = randomBytes(16).toString('base64url');
      await storage.put(pictureKeyOf(name), made);
      await insertPicture(db, { name, user_id: userId, created_at: clock.now() });
      return ADDRESS + name;
    },

    async read(name) {
      const content = await storage.get(pictureKeyOf(name));
      if (!content) throw new AppError('not_found', 'This picture does not exist any more.');
      return { content, mimeType: 'image/webp' };
    },
  };
}

async function firstOf(files: AsyncIterable<UploadedFile>): Promise<Buffer> {
  for await (const file of files) return file.bytes();
  throw new AppError('file_missing', 'Choose a picture.');
}

async function makePicture(bytes: Buffer, shape: PictureShape, crop: Crop | undefined): Promise<Buffer> {
  const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS }).autoOrient();
  const { format, autoOrient: size } = await picture.metadata().catch(() => {
    throw new AppError('file_type_not_supported', 'File type not supported');
  });
  // The type is told by the bytes, whatever the name says.
  if (format !== 'jpeg' && format !== 'png') throw new AppError('file_type_not_supported', 'File type not supported');
  const { left, top, width, height } = crop ?? { left: 0, top: 0, ...size };
  if (left + width > size.width || top + height > size.height) {
    const errors = [{ path: 'body.crop', message: 'Reaches beyond the picture' }];
    throw new AppError('invalid_request', 'Some fields are not valid.', { errors });
  }
  if (Math.min(width, height) < pictureLimits.minPx) {
    throw new AppError('picture_too_small', `A picture needs at least ${pictureLimits.minPx} × ${pictureLimits.minPx} pixels.`);
  }
  const target =
    shape === 'portrait'
      ? ({ width: PORTRAIT_PX, height: PORTRAIT_PX, fit: 'cover' } as const)
      : ({ width: LOGO_PX, height: LOGO_PX, fit: 'inside', withoutEnlargement: true } as const);
  try {
    return await picture.extract({ left, top, width, height }).resize(target).webp({ quality: 88 }).toBuffer();
  } catch {
    throw new AppError('file_not_readable', 'The picture is damaged and cannot be shown.');
  }
}
