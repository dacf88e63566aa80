import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

/** Kept pictures are so wide and grey: on another machine letters have other edges, which at this size are no longer seen. */
const WIDTH = 160;
const TILE = 8;
/** Of 255. A line that moved, a picture that is missing or a table without its columns changes a tile by 30 and more. */
const MOST_OF_A_TILE = 22;
const MOST_OF_ALL = 4;
/** Of the height: a line more or less in a section of a page. */
const MOST_TALLER = 0.02;

const folder = new URL('../looks/', import.meta.url);

interface Grey {
  width: number;
  height: number;
  data: Buffer;
}

async function toGrey(picture: Buffer): Promise<Grey> {
  const small = sharp(picture).flatten({ background: '#fff' }).resize({ width: WIDTH }).greyscale();
  const { data, info } = await small.raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

/** How far two pictures are apart: in the tile that differs most, and in the mean of all. */
function distanceOf(one: Grey, other: Grey): { tile: number; all: number } {
  const height = Math.min(one.height, other.height);
  const tiles = new Map<string, { sum: number; count: number }>();
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < one.width; x += 1) {
      const key = `${Math.floor(x / TILE)} ${Math.floor(y / TILE)}`;
      const tile = tiles.get(key) ?? { sum: 0, count: 0 };
      tile.sum += (one.data[y * one.width + x] ?? 0) - (other.data[y * other.width + x] ?? 0);
      tile.count += 1;
      tiles.set(key, tile);
    }
  const means = [...tiles.values()].map(({ sum, count }) => Math.abs(sum / count));
  return { tile: Math.max(0, ...means), all: means.reduce((sum, mean) => sum + mean, 0) / Math.max(1, means.length) };
}

/** Null where a picture looks like the one that is kept under its name, else how it differs. `LOOKS=keep` keeps it instead. */
export async function differsFromKept(name: string, picture: Buffer): Promise<string | null> {
  const file = fileURLToPath(new URL(`${name}.png`, folder));
  const now = await toGrey(picture);
  if (process.env['LOOKS'] === 'keep') {
    await mkdir(dirname(file), { recursive: true });
    const raw = { width: now.width, height: now.height, channels: 1 as const };
    await writeFile(file, await sharp(now.data, { raw }).png({ palette: true, colours: 32, compressionLevel: 9 }).toBuffer());
    return null;
  }
  const kept = await toGrey(await readFile(file));
  if (Math.abs(now.height - kept.height) > Math.max(2, kept.height * MOST_TALLER))
    return `${name} is ${now.height} high, and was ${kept.height}`;
  const { tile, all } = distanceOf(now, kept);
  return tile > MOST_OF_A_TILE || all > MOST_OF_ALL
    ? `${name}: a tile differs by ${tile.toFixed(1)}, all by ${all.toFixed(1)}`
    : null;
}
