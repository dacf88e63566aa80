import sharp from 'sharp';
import { UnreadableFile } from './extract/extract-limits.ts';

/** Drones come to 50 million; what claims more is a mistake or meant to fill the memory. */
const MAX_PIXELS = 64_000_000;
const MAX_SHOWN_PX = 1_920;
const MAX_MODEL_PX = 1_024;

/** A picture as it is shown: turned as it was taken, no larger than a screen, without place, camera or any other note in it. */
export async function shownImage(bytes: Buffer): Promise<Buffer> {
  try {
    return await sharp(bytes, { limitInputPixels: MAX_PIXELS, sequentialRead: true })
      .autoOrient()
      .resize({ width: MAX_SHOWN_PX, height: MAX_SHOWN_PX, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer();
  } catch {
    throw new UnreadableFile('The picture is damaged and cannot be shown.');
  }
}

export function narrowed(shown: Buffer, widthPx: number): Promise<Buffer> {
  return sharp(shown).resize({ width: widthPx, withoutEnlargement: true }).webp({ quality: 80 }).toBuffer();
}

export interface SmallPicture {
  bytes: Buffer;
  mediaType: 'image/jpeg';
  widthPx: number;
  heightPx: number;
}

/** A picture as every model that takes pictures reads it: as JPEG, over white, in a size that costs about 1,400 tokens at most. */
export async function smallPicture(shown: Buffer): Promise<SmallPicture> {
  const { data, info } = await sharp(shown)
    .resize({ width: MAX_MODEL_PX, height: MAX_MODEL_PX, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: 'white' })
    .jpeg({ quality: 80 })
    .toBuffer({ resolveWithObject: true });
  return { bytes: data, mediaType: 'image/jpeg', widthPx: info.width, heightPx: info.height };
}
