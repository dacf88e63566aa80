import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDiskStorage, type Storage } from './index.ts';

let folder: string;
let storage: Storage;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'storage-'));
  storage = createDiskStorage({ folder: join(folder, 'files') });
});
afterAll(() => rm(folder, { recursive: true }));

test('what was put is there, replaced by what is put again, and gone once deleted', async () => {
  expect([await storage.get('a/b'), await storage.has('a/b')]).toEqual([undefined, false]);
  await storage.put('a/b', Buffer.from('one'));
  await storage.put('a/b', Buffer.from('two'));
  expect([String(await storage.get('a/b')), await storage.has('a/b')]).toEqual(['two', true]);
  expect(await readdir(join(folder, 'files', 'a'))).toEqual(['b']);
  await storage.delete('a/b');
  await storage.delete('a/b');
  expect([await storage.get('a/b'), await storage.has('a/b')]).toEqual([undefined, false]);
});

test('others on the machine cannot read what is kept', async () => {
  await storage.put('closed/file', Buffer.from('x'));
  expect((await stat(join(folder, 'files', 'closed', 'file'))).mode & 0o077).toBe(0);
});

test.each(['../out', 'a/../../out', '/etc/passwd', 'a//b', '', '.hidden', 'a/..', 'a\\b', 'a\0b'])(
  '%j is no key',
  async (key) => {
    await expect(storage.put(key, Buffer.from('x'))).rejects.toThrow('no key');
    await expect(storage.get(key)).rejects.toThrow('no key');
  },
);
