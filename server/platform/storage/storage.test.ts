import { access, mkdtemp, open, readdir, readFile, readlink, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { fakeS3Key, startFakeS3, type FakeS3 } from '#tests/fakes/s3/fake-s3.ts';
import { openStorage, storageSettingMistakes, type Storage } from './index.ts';

let folder: string;
let s3: FakeS3;
let disk: Storage;
let bucket: Storage;
const bucketValues = (secret = fakeS3Key.secretAccessKey) => ({
  DATA_DIR: folder,
  S3_ENDPOINT: `${s3.url}/`,
  S3_BUCKET: 'files',
  S3_REGION: fakeS3Key.region,
  S3_ACCESS_KEY_ID: fakeS3Key.accessKeyId,
  S3_SECRET_ACCESS_KEY: secret,
});
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'storage-'));
  s3 = await startFakeS3();
  disk = openStorage({ DATA_DIR: folder, S3_REGION: 'us-east-1' });
  bucket = openStorage(bucketValues());
});
afterAll(async () => {
  await s3.close();
  await rm(folder, { recursive: true });
});

describe.each([
  ['a folder', () => disk],
  ['a bucket', () => bucket],
])('in %s', (_, storage) => {
  test('what was put is there, replaced by what is put again, and gone once deleted', async () => {
    expect([await storage().get('a/b'), await storage().has('a/b')]).toEqual([undefined, false]);
    await storage().put('a/b', Buffer.from('one'));
    await storage().put('a/b', Buffer.from([0, 255, 10, 13]));
    expect([await storage().get('a/b'), await storage().has('a/b')]).toEqual([Buffer.from([0, 255, 10, 13]), true]);
    await storage().delete('a/b');
    await storage().delete('a/b');
    expect([await storage().get('a/b'), await storage().has('a/b')]).toEqual([undefined, false]);
  });

  test('what came in is kept under its key once it was looked at, and else is gone', async () => {
    async function* content() {
      yield Buffer.from('one, ');
      yield Buffer.from('two');
    }
    const seen = await storage().receive(content(), async ({ path, bytes, keep }) => {
      const looked = await readFile(path, 'utf8');
      await keep('received/file');
      return { path, bytes, looked };
    });
    expect(seen).toMatchObject({ bytes: 8, looked: 'one, two' });
    expect(await storage().get('received/file')).toEqual(Buffer.from('one, two'));
    await expect(access(seen.path)).rejects.toThrow('ENOENT');

    const refused = storage().receive(content(), ({ path }) => Promise.reject(new Error(path)));
    const path = await refused.catch((error: Error) => error.message);
    await expect(access(String(path))).rejects.toThrow('ENOENT');
  });

  test.each(['../out', 'a/../../out', '/etc/passwd', 'a//b', '', '.hidden', 'a/..', 'a\\b', 'a\0b', 'a?b'])(
    '%j is no key',
    async (key) => {
      await expect(storage().put(key, Buffer.from('x'))).rejects.toThrow('no key');
      await expect(storage().get(key)).rejects.toThrow('no key');
    },
  );
});

test('a file in a folder is there whole, and others on the machine cannot read it', async () => {
  await disk.put('closed/file', Buffer.from('x'));
  const closed = join(folder, 'files', 'closed');
  expect(await readdir(closed)).toEqual(['file']);
  expect((await stat(join(closed, 'file'))).mode & 0o077).toBe(0);
});

test('a file is acknowledged once it and its name are on the disk, and the names of new folders on its way', async () => {
  const sample = await open(folder);
  const prototype = Object.getPrototypeOf(sample) as typeof sample;
  await sample.close();
  const sync = vi.spyOn(prototype, 'sync').mockImplementation(async function (this: typeof sample) {
    synced.push(await readlink(`/proc/self/fd/${this.fd}`));
  });
  const synced: string[] = [];
  const root = join(folder, 'files');
  const content = expect.stringMatching(/\.unfinished$/) as string;
  const inRoot = (...paths: string[]): string[] => paths.map((path) => join(root, path));
  try {
    await disk.put('new/folder/one', Buffer.from('x'));
    expect(synced.splice(0)).toEqual([content, ...inRoot('new', '.', 'new/folder')]);
    await openStorage({ DATA_DIR: join(folder, 'new data'), S3_REGION: 'us-east-1' }).check();
    expect(synced.splice(0)).toEqual([join(folder, 'new data'), folder]);
    await disk.put('new/folder/two', Buffer.from('x'));
    expect(synced.splice(0)).toEqual([content, ...inRoot('new/folder')]);
    await disk.receive(Readable.from([Buffer.from('x')]), ({ keep }) => keep('new/folder/three'));
    expect(synced).toEqual(inRoot('new/folder'));
  } finally {
    sync.mockRestore();
  }
});

test('what a crash cut short is swept from a folder once nothing was written to it for long; files stay', async () => {
  const root = join(folder, 'files');
  const now = new Date('2026-11-24T12:00:00Z');
  const hoursAgo = (hours: number): Date => new Date(now.getTime() - hours * 3_600_000);
  await disk.put('kept.unfinished', Buffer.from('x'));
  const ages = { '.old.unfinished': 25, '.new.unfinished': 23, '.other': 25, 'kept.unfinished': 25 };
  for (const [name, hours] of Object.entries(ages)) {
    if (name.startsWith('.')) await writeFile(join(root, name), 'x');
    await utimes(join(root, name), hoursAgo(hours), hoursAgo(hours));
  }
  await disk.sweep(hoursAgo(24));
  const left = await readdir(root);
  expect(Object.keys(ages).filter((name) => !left.includes(name))).toEqual(['.old.unfinished']);

  await openStorage({ DATA_DIR: join(folder, 'without files'), S3_REGION: 'us-east-1' }).sweep(now);
  await bucket.put('kept', Buffer.from('x'));
  await bucket.sweep(now);
  expect(await bucket.has('kept')).toBe(true);
});

test('a bucket that fails for a moment is asked again, and one that refuses is told of without the secret', async () => {
  s3.failNext = [503, 500];
  await bucket.put('again', Buffer.from('x'));
  expect(s3.objects.get('files/again')).toEqual(Buffer.from('x'));

  const refused = openStorage(bucketValues('wrong-secret'));
  await expect(refused.put('a', Buffer.from('x'))).rejects.toThrow(/^The object store answers 403 to PUT$/);
  await expect(refused.get('again')).rejects.toThrow('403');
});

test('an object store is named whole or not at all', () => {
  expect(storageSettingMistakes({ S3_REGION: 'us-east-1' })).toEqual([]);
  expect(storageSettingMistakes(bucketValues())).toEqual([]);
  expect(storageSettingMistakes({ S3_REGION: 'us-east-1', S3_BUCKET: 'files' })).toEqual([
    expect.stringMatching(/^S3_ENDPOINT: is missing/),
    expect.stringMatching(/^S3_ACCESS_KEY_ID: is missing/),
    expect.stringMatching(/^S3_SECRET_ACCESS_KEY: is missing/),
  ]);
});
