import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { photoWidths } from '#contract/listing-photos.ts';
import { problemSchema } from '#contract/problem.ts';
import { demo } from '#demo/index.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { officeMarkAddress, portraitAddress } from './people/addresses.ts';
import type { TestClient } from '#tests/support/test-client.ts';
import { until } from '#tests/support/until.ts';

const code = 'victorian-sanfrancisco-new-3-1-2-1-city-k3f9a0';
const address = `/api/listings/photos/demo/${code}/1-v2`;
let app: TestApp;
let agent: TestClient;
let dataFolder: string;

beforeAll(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'photos-'));
  app = await startTestApp({ demo, environment: { DATA_DIR: dataFolder } });
  agent = await app.signIn(await app.createUser());
});
afterAll(async () => {
  await app.close();
  await rm(dataFolder, { recursive: true });
});

async function cachedFiles(): Promise<string[]> {
  const entries = await readdir(join(dataFolder, 'cache', 'photos'), { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

test('a photo comes as WebP in each width, 16:9', async () => {
  for (const width of photoWidths) {
    const answer = await agent.fetch(`${address}?w=${width}`);
    expect(answer.headers.get('vary')).toBe('Accept');
    const bytes = Buffer.from(await answer.arrayBuffer());
    const { format, width: realWidth, height } = await sharp(bytes).metadata();

    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('image/webp');
    expect([format, realWidth, height]).toEqual(['webp', width, (width * 9) / 16]);
  }
});

test('a browser may keep a photo for good, and asks again in vain', async () => {
  const first = await agent.fetch(address);
  const etag = first.headers.get('etag') ?? '';
  expect(first.headers.get('cache-control')).toBe('private, max-age=31536000, immutable');
  expect(etag).toMatch(/^"[\w-]+"$/);

  const again = await agent.fetch(address, { headers: { 'if-none-match': etag } });
  expect(again.status).toBe(304);
  expect(await again.text()).toBe('');
});

test('an address that another version of the illustrator wrote is served, but not for good', async () => {
  const answer = await agent.fetch(`/api/listings/photos/demo/${code}/1-v1`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('private, max-age=3600');
});

test('a reader who takes AVIF gets it once it was made, never waits for it, and others keep getting WebP', async () => {
  const wanted = `/api/listings/photos/demo/${code}/4-v2?w=320`;
  const accept = 'image/avif,image/webp,*/*;q=0.8';
  const type = async (header: string): Promise<string | null> => {
    const answer = await agent.fetch(wanted, { headers: { accept: header } });
    return answer.headers.get('content-type');
  };
  expect(await type(accept)).toBe('image/webp');
  // The second reader who takes AVIF sets it going.
  await until(async () => expect(await type(accept)).toBe('image/avif'));

  const [avif, webp] = await Promise.all(
    [accept, 'image/webp,*/*'].map((header) => agent.fetch(wanted, { headers: { accept: header } })),
  );
  expect(webp?.headers.get('content-type')).toBe('image/webp');
  expect(avif?.headers.get('etag')).not.toBe(webp?.headers.get('etag'));
  const { compression, width } = await sharp(Buffer.from((await avif?.arrayBuffer()) ?? new ArrayBuffer())).metadata();
  expect([compression, width]).toEqual(['av1', 320]);
  for (const refusal of ['image/avif;q=0, image/webp', '*/*', 'image/*']) expect(await type(refusal)).toBe('image/webp');
});

test('an agent and an office keep their picture, under an address that is served', async () => {
  const addresses = [portraitAddress('Maria Wexcombe', '0912345'), officeMarkAddress('Oak & Andiron Realty') ?? ''];
  expect(addresses).toEqual([portraitAddress('Maria Wexcombe', '0912345'), officeMarkAddress('Oak & Andiron Realty')]);
  expect(portraitAddress('Maria Wexcombe', '0954321')).not.toBe(addresses[0]);
  for (const one of addresses) expect((await agent.fetch(one)).status).toBe(200);
  expect(officeMarkAddress('不動産')).toBeNull();
});

test('portraits and office marks come square, each code its own', async () => {
  const etags = [];
  for (const person of [
    'agent/f-k3f9a0-v2',
    'agent/m-k3f9a0-v2',
    'agent/f-abc123-v2',
    'office/bp-k3f9a0-v2',
    'office/kw-k3f9a0-v2',
  ]) {
    const answer = await agent.fetch(`/api/listings/photos/demo/${person}?w=96`);
    const { format, width, height } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
    expect([format, width, height]).toEqual(['webp', 96, 96]);
    etags.push(answer.headers.get('etag'));
  }
  expect(new Set(etags).size).toBe(5);
});

test('a photo is drawn once and then read from disk', async () => {
  const before = await cachedFiles();
  const drawn = await agent.fetch(`/api/listings/photos/demo/${code}/2-v2?w=320`);
  const [added] = (await cachedFiles()).filter((file) => !before.includes(file));
  if (added === undefined) throw new Error('nothing was cached');
  expect(await readFile(added)).toEqual(Buffer.from(await drawn.arrayBuffer()));

  await writeFile(added, 'kept');
  expect(await (await agent.fetch(`/api/listings/photos/demo/${code}/2-v2?w=320`)).text()).toBe('kept');
});

test('many readers of a new photo get the same bytes from one drawing', async () => {
  const before = (await cachedFiles()).length;
  const answers = await Promise.all(
    Array.from({ length: 12 }, () => agent.fetch(`/api/listings/photos/demo/${code}/3-v2?w=640`)),
  );
  expect(new Set(answers.map((answer) => answer.headers.get('etag'))).size).toBe(1);
  expect(await cachedFiles()).toHaveLength(before + 1);
});

test.each([
  ['a code that is none', '/api/listings/photos/demo/castle-sanfrancisco-new-3-1-2-1-city-k3f9a0/1-v2'],
  ['a second spelling of a code', '/api/listings/photos/demo/victorian-sanfrancisco-new-03-1-2-1-city-k3f9a0/1-v2'],
  ['a picture that the home does not have', `/api/listings/photos/demo/${code}/9-v2`],
  ['another kind of file', `/api/listings/photos/demo/${code}/1.png`],
  ['an agent who presents as nothing known', '/api/listings/photos/demo/agent/x-k3f9a0-v2'],
  ['initials that are no letters', '/api/listings/photos/demo/office/%3Cb%3E-k3f9a0-v2'],
  ['a code longer than any', `/api/listings/photos/demo/${'a'.repeat(2_000)}/1-v2`],
  ['a way out of the folder', '/api/listings/photos/demo/..%2F..%2F..%2Fetc/1-v2'],
])('%s is not found', async (_, wrong) => {
  const answer = await agent.fetch(wrong);
  expect(answer.status).toBe(404);
  expect(problemSchema.parse(await answer.json()).code).toBe('not_found');
});

test('only the known widths are drawn', async () => {
  const answer = await agent.fetch(`${address}?w=333`);
  expect(answer.status).toBe(422);
  expect(problemSchema.parse(await answer.json()).errors).toEqual([
    { path: 'query.w', message: 'Must be one of 320, 640, 960, 1280, 1920' },
  ]);
});

test('photos are for signed-in users', async () => {
  expect((await app.anonymous().fetch(address)).status).toBe(401);
});
