/** A contact sheet of demo photos, to look at many side by side after a change of the illustrator. */
import sharp from 'sharp';
import { z } from 'zod';
import { generateDemoListings } from '#demo/listings/demo-listings.ts';
import { drawnPhoto } from '#demo/photos/drawn-originals.ts';
import { UsageError, readOptions, runProgram, type Program } from './command-line.ts';

const usage = `Usage: node tools/photo-sheet.ts [--out sheet.jpg] [--count 50] [--picture 1] [--columns 5] [--width 480]

  --picture  which photo of each listing
  --width    of a photo in pixels, a multiple of 16`;
const GAP = 8;

function numberOf(name: string, given: string): number {
  const number = z.coerce.number().int().positive().safeParse(given);
  if (!number.success) throw new UsageError(`--${name} is "${given}", which is no number from 1.\n\n${usage}`);
  return number.data;
}

interface Sheet {
  out: string;
  count: number;
  picture: number;
  columns: number;
  width: number;
}

function readSheet(args: readonly string[]): Sheet {
  const text = (otherwise: string) => ({ type: 'string', default: otherwise }) as const;
  const options = { out: text('sheet.jpg'), count: text('50'), picture: text('1'), columns: text('5'), width: text('480') };
  const { out, ...numbers } = readOptions(args, options, usage);
  return {
    out,
    count: numberOf('count', numbers.count),
    picture: numberOf('picture', numbers.picture),
    columns: numberOf('columns', numbers.columns),
    width: numberOf('width', numbers.width),
  };
}

async function drawSheet({ out, count, picture, columns, width }: Sheet): Promise<void> {
  const height = Math.round((width * 9) / 16);
  const photos = [...generateDemoListings({ seed: 'sheet', today: '2026-11-21', count: Math.max(count * 4, 400) })]
    .map((listing) => listing.Media[picture - 1]?.MediaURL ?? listing.Media[0]?.MediaURL ?? '')
    // The markets come one after the other: every so manyth shows all of them.
    .filter((_, index, all) => index % Math.floor(all.length / count) === 0)
    .slice(0, count);
  const tiles = await Promise.all(
    photos.map(async (address, index) => {
      const [code = '', file = ''] = address.split('/').slice(-2);
      const input = await drawnPhoto(code, file).open(width).toBuffer();
      return { input, left: GAP + (index % columns) * (width + GAP), top: GAP + Math.floor(index / columns) * (height + GAP) };
    }),
  );
  const rows = Math.ceil(photos.length / columns);
  await sharp({
    create: { width: columns * (width + GAP) + GAP, height: rows * (height + GAP) + GAP, channels: 3, background: '#f6f3ee' },
  })
    .composite(tiles)
    .jpeg({ quality: 88 })
    .toFile(out);
}

/** `node tools/photo-sheet.ts`. */
export const photoSheetProgram: Program = async (args) => drawSheet(readSheet(args));

if (import.meta.main) await runProgram(photoSheetProgram);
