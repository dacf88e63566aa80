import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isAppError } from '#server/platform/errors/index.ts';
import { createLog } from '#server/platform/log.ts';
import { createPhotoCache } from './photo-cache.ts';
import { createPhotosService } from './photos.service.ts';

const code = 'bungalow-eastbay-updated-1-1-3-0-garden-abc123';
const log = createLog('silent');
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'photos-'));
});
afterAll(() => rm(folder, { recursive: true }));

describe('drawing photos', () => {
  it('refuses at once what would wait behind too many others, and serves the rest', async () => {
    const photos = createPhotosService({ dataFolder: folder, log, maxRunning: 1, maxWaiting: 2 });
    const outcomes = await Promise.allSettled(
      [1, 2, 3, 4, 5, 6].map((number) => photos.getDemoPhoto({ code, file: `${number}-v2`, width: 320 })),
    );
    const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason as unknown] : []));
    expect(refused).toHaveLength(3);
    expect(refused.every((error) => isAppError(error, 'overloaded'))).toBe(true);

    const later = await photos.getDemoPhoto({ code, file: '6-v2', width: 320 });
    expect(later.bytes.length).toBeGreaterThan(1_000);
  });

  it('serves a photo that it cannot keep', async () => {
    const file = join(folder, 'no-folder');
    await writeFile(file, '');
    const photos = createPhotosService({ dataFolder: file, log });
    const { bytes } = await photos.getDemoPhoto({ code, file: '1-v2', width: 320 });
    expect(bytes.length).toBeGreaterThan(1_000);
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
