import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isAppError } from '#server/platform/errors/index.ts';
import { createLog } from '#server/platform/log.ts';
import { until } from '#tests/support/until.ts';
import { createPhotoCache } from './photo-cache.ts';
import type { PhotoOriginal } from './photo-original.ts';
import { createPhotosService } from './photos.service.ts';

const wish = { width: 320, acceptsAvif: false };
const dot = await sharp({ create: { width: 4, height: 4, channels: 3, background: '#107f10' } })
  .png()
  .toBuffer();
const log = createLog('silent');
const dotNamed = (name: string): PhotoOriginal => ({
  name: `test/${name}`,
  isImmutable: true,
  open: (width) => sharp(dot).resize(width),
});
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'photos-'));
});
afterAll(() => rm(folder, { recursive: true }));

describe('making previews', () => {
  it('refuses at once what would wait behind too many others, and serves the rest', async () => {
    const photos = createPhotosService({ dataFolder: folder, log, maxRunning: 1, maxWaitingPerUser: 2 });
    const outcomes = await Promise.allSettled([1, 2, 3, 4, 5, 6].map((number) => photos.getPreview(dotNamed(`${number}`), wish)));
    const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason as unknown] : []));
    expect(refused).toHaveLength(3);
    expect(refused.every((error) => isAppError(error, 'overloaded'))).toBe(true);

    const later = await photos.getPreview(dotNamed('6'), wish);
    expect((await sharp(later.bytes).metadata()).width).toBe(320);
  });

  it('does not make what every reader went away from, and makes what one still waits for', async () => {
    const photos = createPhotosService({ dataFolder: join(folder, 'left'), log, maxRunning: 1, maxWaitingPerUser: 9 });
    const opened: string[] = [];
    // A picture whose bytes are still to come holds the only place.
    const held = sharp();
    const original = (name: string): PhotoOriginal => ({
      name: `test/${name}`,
      isImmutable: true,
      open: () => {
        opened.push(name);
        return name === 'held' ? held : sharp(dot);
      },
    });
    const first = photos.getPreview(original('held'), wish);
    await until(() => expect(opened).toEqual(['held']));
    const [all, some] = [new AbortController(), new AbortController()];
    const left = photos.getPreview(original('left'), { ...wish, signal: all.signal });
    const leaves = photos.getPreview(original('shared'), { ...wish, signal: some.signal });
    const stays = photos.getPreview(original('shared'), wish);
    const gone = Promise.allSettled([left, leaves]);
    all.abort(new Error('gone'));
    some.abort(new Error('gone'));
    held.end(dot);

    expect((await gone)[0]).toMatchObject({ status: 'rejected', reason: { message: 'gone' } });
    expect([(await first).format, (await stays).format]).toEqual(['webp', 'webp']);
    expect(opened).toEqual(['held', 'shared']);
  });

  it('serves a photo that it cannot keep', async () => {
    const file = join(folder, 'no-folder');
    await writeFile(file, '');
    const photos = createPhotosService({ dataFolder: file, log });
    const { bytes } = await photos.getPreview(dotNamed('1'), wish);
    expect((await sharp(bytes).metadata()).width).toBe(320);
  });
});

describe('the cache of photos', () => {
  it('lets the oldest files go beyond its size', async () => {
    const small = join(folder, 'small');
    const cache = createPhotoCache({ folder: small, maxBytes: 1_000 });
    for (let number = 0; number < 30; number++) await cache.keep(`home/${number}`, Buffer.alloc(100));

    const left = await readdir(join(small, 'home'));
    expect(left.length).toBeLessThanOrEqual(11);
    expect(await cache.find('home/29')).toHaveLength(100);
    expect(await cache.find('home/0')).toBeUndefined();
  });
});
