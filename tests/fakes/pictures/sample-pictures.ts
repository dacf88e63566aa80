import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** A JPEG with three bands, a camera's name and a place in it. */
export function samplePhoto({ width = 800, height = 600, hue = 0, orientation = 1 } = {}): Promise<Buffer> {
  const band = (at: number): string =>
    `<rect y="${at * 33.4}%" width="100%" height="34%" fill="hsl(${(hue + at * 40) % 360} 60% 50%)"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${[0, 1, 2].map(band).join('')}</svg>`;
  return sharp(Buffer.from(svg))
    .jpeg()
    .withMetadata({ orientation })
    .withExif({
      IFD0: { Make: 'Camera of a test' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '37/1 46/1 30/1', GPSLongitudeRef: 'W', GPSLongitude: '122/1 25/1 10/1' },
    })
    .toBuffer();
}

/** A PNG of a few bytes whose header claims a size. */
export function hugePng(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer): Buffer => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    check.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, check]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, 0, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(100_000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
