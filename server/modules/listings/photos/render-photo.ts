import sharp from 'sharp';
import type { PhotoWidth } from '#contract/listing-photos.ts';
import { drawPhoto } from './draw-photo.ts';
import { WIDTH } from './draw/svg.ts';
import type { DrawnHome, Scene } from './home-code.ts';

/** Dots per inch at which one unit of an SVG is one pixel. */
const SVG_DENSITY = 72;

/** A picture of a home as WebP, `width` × 9/16 of it, drawn at that size rather than scaled to it. */
export async function renderPhoto(home: DrawnHome, scene: Scene, width: PhotoWidth): Promise<Buffer> {
  const svg = Buffer.from(drawPhoto({ home, scene }));
  return sharp(svg, { density: (SVG_DENSITY * width) / WIDTH })
    .resize(width, (width * 9) / 16, { fit: 'fill' })
    .webp({ quality: 84, effort: 3 })
    .toBuffer();
}
