import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSealing, SealProblem } from './index.ts';

let dataFolder: string;
beforeAll(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'sidekick-sealing-'));
});
afterAll(() => rm(dataFolder, { recursive: true }));

const key = 'ab'.repeat(32);

test('what is sealed opens with its key and context, and with nothing else', async () => {
  const sealing = createSealing({ key, dataFolder });
  const sealed = await sealing.seal('top secret', 'feed:1');

  expect(sealed).not.toContain('top secret');
  expect(await sealing.open(sealed, 'feed:1')).toBe('top secret');
  await expect(sealing.open(sealed, 'feed:2')).rejects.toThrow(SealProblem);
  await expect(createSealing({ key: 'cd'.repeat(32), dataFolder }).open(sealed, 'feed:1')).rejects.toThrow(/another key/);
  await expect(sealing.open(`${sealed.slice(0, -2)}AA`, 'feed:1')).rejects.toThrow(/was changed/);
  await expect(sealing.open('nonsense', 'feed:1')).rejects.toThrow(SealProblem);
});

test('sealing the same twice tells nobody that it is the same', async () => {
  const sealing = createSealing({ key, dataFolder });
  expect(await sealing.seal('one', 'a')).not.toBe(await sealing.seal('one', 'a'));
});

test('without a given key one is made for its owner alone, and found again', async () => {
  const sealed = await createSealing({ key: undefined, dataFolder }).seal('kept', 'a');

  expect(await createSealing({ key: undefined, dataFolder }).open(sealed, 'a')).toBe('kept');
  expect(await readdir(dataFolder)).toEqual(['sealing.key']);
  expect((await stat(join(dataFolder, 'sealing.key'))).mode & 0o777).toBe(0o600);
});
