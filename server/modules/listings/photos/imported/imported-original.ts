import type { Sharp } from 'sharp';
import type { PhotoOriginal } from '../photo-original.ts';
import { openPicture, type Picture } from './examine-picture.ts';

/** A photo is cut to 16:9 where that takes at most a third of it; what is taller or wider stands whole before its own colour. */
const MAX_CUT_SHARE = 1 / 3;
const SHAPE = 16 / 9;

/** What a picture comes to at a width: 16:9, and never larger than it is. Location, camera and the like are left out. */
export function shapeForPreview(bytes: Buffer, { width, height, placeholder }: Omit<Picture, 'format'>, wanted: number): Sharp {
  const ratio = width / height;
  const isCut = 1 - Math.min(ratio, SHAPE) / Math.max(ratio, SHAPE) <= MAX_CUT_SHARE;
  const largest = Math.max(16, Math.round(isCut ? Math.min(width, height * SHAPE) : Math.max(width, height * SHAPE)));
  const previewWidth = Math.min(wanted, largest);
  return openPicture(bytes)
    .flatten({ background: '#ffffff' })
    .resize(previewWidth, Math.round(previewWidth / SHAPE), {
      fit: isCut ? 'cover' : 'contain',
      background: placeholder.split(' ')[1] ?? '#808080',
    });
}

export interface KeptPicture extends Omit<Picture, 'format'> {
  sha256: string;
}

/** A kept original as the preview transform takes it. */
export function importedOriginal(picture: KeptPicture, read: () => Promise<Buffer>): PhotoOriginal {
  const { sha256 } = picture;
  return {
    name: `kept-${sha256.slice(0, 2)}/${sha256}`,
    // The content is for good, the right to see it is not: a browser asks again after an hour.
    isImmutable: false,
    open: async (width) => shapeForPreview(await read(), picture, width),
  };
}
