/**
 * A contact sheet of demo photos, to look at many side by side after a change of the illustrator:
 * `node tools/photo-sheet.ts sheet.jpg [count=50] [picture=1] [columns=5] [width=480, a multiple of 16]`
 */
import sharp from 'sharp';
import { generateDemoListings } from '#server/modules/listings/demo/demo-listings.ts';
import { drawnPhoto } from '#server/modules/listings/photos/drawn-originals.ts';

const [out = 'sheet.jpg', count = 50, picture = 1, columns = 5, width = 480] = process.argv
  .slice(2)
  .map((value, index) => (index === 0 ? value : Number(value))) as [string?, number?, number?, number?, number?];
const GAP = 8;
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
