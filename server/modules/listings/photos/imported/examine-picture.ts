import sharp, { type Sharp } from 'sharp';

/** Why a file is kept out. */
export class PictureProblem extends Error {
  /** A file that breaks off may be whole another time. */
  readonly mayPass: boolean;
  constructor(message: string, { mayPass }: { mayPass: boolean }) {
    super(message);
    this.name = 'PictureProblem';
    this.mayPass = mayPass;
  }
}

export interface Picture {
  format: 'jpeg' | 'png' | 'webp' | 'gif' | 'avif';
  /** Pixels, as it is to be seen. */
  width: number;
  height: number;
  /** Three colours from top to bottom. */
  placeholder: string;
}

/** Cameras of drones come to 50 million; what claims more is a mistake or meant to fill the memory. */
const MAX_PIXELS = 64_000_000;

/** The type by the bytes alone: neither the name nor what the server says counts, and vector files, which can name others, are none. */
function formatOf(bytes: Buffer): Picture['format'] | undefined {
  if (bytes.length < 12) return undefined;
  if (bytes.readUIntBE(0, 3) === 0xff_d8_ff) return 'jpeg';
  const [begin, next] = [bytes.toString('latin1', 0, 8), bytes.toString('latin1', 8, 12)];
  if (begin === '\x89PNG\r\n\x1a\n') return 'png';
  if (begin.startsWith('RIFF') && next === 'WEBP') return 'webp';
  if (begin.startsWith('GIF8')) return 'gif';
  return begin.endsWith('ftyp') && (next === 'avif' || next === 'avis') ? 'avif' : undefined;
}

/** An original opened for work on its pixels, turned as it is to be seen. */
export function openPicture(bytes: Buffer): Sharp {
  return sharp(bytes, { failOn: 'truncated', limitInputPixels: MAX_PIXELS, sequentialRead: true }).autoOrient();
}

/**
 * Reads the whole picture, so that one that is kept can be shown.
 * @throws PictureProblem
 */
export async function examinePicture(bytes: Buffer): Promise<Picture> {
  const format = formatOf(bytes);
  if (!format) throw new PictureProblem('It is no picture (JPEG, PNG, WebP, GIF or AVIF).', { mayPass: false });
  const { width, height } = await sizeOf(bytes);
  if (width * height > MAX_PIXELS) {
    throw new PictureProblem(`It has ${width} × ${height} pixels, which is too many.`, { mayPass: false });
  }
  try {
    const pixels = await openPicture(bytes).flatten().resize(1, 3, { fit: 'fill' }).toColourspace('srgb').raw().toBuffer();
    const colours = [0, 1, 2].map((row) => `#${pixels.toString('hex', row * 3, row * 3 + 3)}`);
    return { format, width, height, placeholder: colours.join(' ') };
  } catch {
    throw new PictureProblem('The picture is damaged or breaks off.', { mayPass: true });
  }
}

/** From the header alone. */
async function sizeOf(bytes: Buffer): Promise<{ width: number; height: number }> {
  try {
    const { width, height, autoOrient } = await sharp(bytes, { limitInputPixels: false }).metadata();
    return { width: autoOrient.width || width, height: autoOrient.height || height };
  } catch {
    throw new PictureProblem('The picture is damaged or breaks off.', { mayPass: true });
  }
}
