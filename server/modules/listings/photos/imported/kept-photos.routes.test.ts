import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { photoWidths } from '#contract/listing-photos.ts';
import { findListings, getListingDetails, type Listing } from '#contract/listings.ts';
import { startFakePictures, type FakePictures } from '#tests/fakes/pictures/fake-pictures.ts';
import { samplePhoto } from '#tests/fakes/pictures/sample-pictures.ts';
import { importRecords, resoRecord } from '#tests/support/listings-database.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { TestClient } from '#tests/support/test-client.ts';
import { until } from '#tests/support/until.ts';

let app: TestApp;
let agent: TestClient;
let pictures: FakePictures;
let dataFolder: string;

beforeAll(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'kept-photos-'));
  app = await startTestApp({ environment: { DATA_DIR: dataFolder, OUTGOING_TO_PRIVATE_ADDRESSES: 'on' } });
  agent = await app.signIn(await app.createUser({ allowedMlsProviders: ['Bay MLS'] }));
  pictures = await startFakePictures();
  pictures.answers.set('/wide.jpg', { kind: 'picture', bytes: await samplePhoto({ width: 2_000, height: 1_400 }) });
  pictures.answers.set('/tall.jpg', { kind: 'picture', bytes: await samplePhoto({ width: 900, height: 600, orientation: 6 }) });
  pictures.answers.set('/later.jpg', { kind: 'picture', bytes: await samplePhoto({ hue: 90 }) });
});
afterAll(async () => {
  await app.close();
  await pictures.close();
  await rm(dataFolder, { recursive: true });
});

const medium = (path: string, Order: number, MediaAlteration?: string) => ({
  ...{ MediaURL: `${pictures.url}${path}`, MediaCategory: 'Photo', Order },
  ...(MediaAlteration ? { MediaAlteration } : {}),
});

const importHome = (fields: Record<string, unknown>, source = 'Bay MLS') =>
  importRecords(app.dependencies.database.pool, [resoRecord({ ListingKey: 'home', ListingId: 'home', ...fields })], source);

async function fetchPhotos(): Promise<void> {
  await app.dependencies.importedPhotos.plan();
  await app.dependencies.importedPhotos.fetchFrom(pictures.host, new AbortController().signal);
}

const detailsOf = (client: TestClient, mlsSource = 'Bay MLS'): Promise<Listing> =>
  client.call(getListingDetails, { body: { listingReference: { mlsId: 'home', mlsSource } } });

test('a listing answers with its photos once they are here, in their order, labelled, and never with an address of others', async () => {
  await importHome({ Media: [medium('/tall.jpg', 2, 'Virtually Staged'), medium('/wide.jpg', 1), medium('/gone.jpg', 3)] });
  expect(await detailsOf(agent)).toMatchObject({ photos: [], photoAlterations: [], photoPlaceholders: [] });

  await fetchPhotos();
  const listing = await detailsOf(agent);
  expect(listing.photos).toHaveLength(2);
  expect(listing.photoAlterations).toEqual([null, 'Virtually Staged']);
  for (const photo of listing.photos) expect(photo).toMatch(/^\/api\/listings\/photos\/kept\/\d+\/[0-9a-f]{64}$/);
  for (const colours of listing.photoPlaceholders ?? []) expect(colours).toMatch(/^#[0-9a-f]{6}( #[0-9a-f]{6}){2}$/);
  const found = await agent.call(findListings, { body: { propertyStatus: ['active'] } });
  expect(found.items[0]?.photos).toEqual(listing.photos);
  expect(JSON.stringify([listing, found])).not.toContain(pictures.host);
});

test('a photo is served in each width as 16:9 and no larger than it is, with nothing of its camera and place', async () => {
  const [wide = '', tall = ''] = (await detailsOf(agent)).photos;
  expect((await samplePhoto()).includes('Camera of a test')).toBe(true);
  for (const width of photoWidths) {
    const answer = await agent.fetch(`${wide}?w=${width}`);
    const bytes = Buffer.from(await answer.arrayBuffer());
    const seen = await sharp(bytes).metadata();
    expect([answer.status, answer.headers.get('content-type'), seen.width, seen.height]).toEqual([
      ...[200, 'image/webp', width, (width * 9) / 16],
    ]);
    expect(seen.exif).toBeUndefined();
    expect(bytes.includes('Camera of a test')).toBe(false);
  }
  // Turned to stand, it is 600 pixels wide and 900 high, and stands whole before its own colour.
  const standing = await sharp(Buffer.from(await (await agent.fetch(`${tall}?w=1920`)).arrayBuffer())).metadata();
  expect([standing.width, standing.height]).toEqual([1_600, 900]);
});

test('a browser keeps it for an hour for its user alone, and asks again in vain', async () => {
  const [photo = ''] = (await detailsOf(agent)).photos;
  const first = await agent.fetch(photo);
  expect(first.headers.get('cache-control')).toBe('private, max-age=3600');
  const again = await agent.fetch(photo, { headers: { 'if-none-match': first.headers.get('etag') ?? '' } });
  expect(again.status).toBe(304);
});

test('nobody gets a photo of a listing that they may not see, whatever address they know', async () => {
  const { sources } = app.dependencies.listings;
  const [photo = ''] = (await detailsOf(agent)).photos;
  const statusFor = async (client: TestClient): Promise<number> => (await client.fetch(photo)).status;
  const user = await app.createUser({ allowedMlsProviders: ['Bay MLS'] });
  const client = await app.signIn(user);
  expect(await statusFor(client)).toBe(200);
  expect(await statusFor(app.anonymous())).toBe(401);
  expect(await statusFor(await app.signIn(await app.createUser({ allowedMlsProviders: ['Other MLS'] })))).toBe(404);
  expect(await statusFor(await app.signIn(await app.createUser({ allowedMlsProviders: [] })))).toBe(404);

  await app.db
    .updateTable('users')
    .set({ allowed_mls_providers: ['Other MLS'] })
    .where('id', '=', user.id)
    .execute();
  expect(await statusFor(client)).toBe(404);

  await sources.setPolicy('Bay MLS', { showsToAgents: false });
  expect(await statusFor(agent)).toBe(404);
  await sources.setPolicy('Bay MLS', { showsToAgents: true });
  expect(await statusFor(agent)).toBe(200);

  await importHome({ Media: [medium('/wide.jpg', 1)], StandardStatus: 'Withdrawn' });
  expect(await statusFor(agent)).toBe(404);
  await importHome({ Media: [medium('/wide.jpg', 1)] });
  await fetchPhotos();
  expect(await statusFor(agent)).toBe(200);

  // The same picture of a listing of another source opens no way to this one's, nor this one's to that.
  await importHome({ Media: [medium('/wide.jpg', 1)] }, 'Other MLS');
  await fetchPhotos();
  const other = await app.signIn(await app.createUser({ allowedMlsProviders: ['Other MLS'] }));
  const [theirs = ''] = (await detailsOf(other, 'Other MLS')).photos;
  expect(theirs.split('/').at(-1)).toBe(photo.split('/').at(-1));
  expect([await statusFor(other), (await other.fetch(theirs)).status, (await agent.fetch(theirs)).status]).toEqual([
    404, 200, 404,
  ]);
});

test('a photo that the listing lost is served no more, and one whose file was lost is fetched again', async () => {
  const [photo = ''] = (await detailsOf(agent)).photos;
  await importHome({ Media: [medium('/later.jpg', 1)] });
  await fetchPhotos();
  expect((await agent.fetch(photo)).status).toBe(404);

  const [later = ''] = (await detailsOf(agent)).photos;
  await rm(join(dataFolder, 'files'), { recursive: true });
  expect((await agent.fetch(later)).status).toBe(404);
  expect((await detailsOf(agent)).photos).toEqual([]);
  await fetchPhotos();
  expect((await detailsOf(agent)).photos).toEqual([later]);
  expect((await agent.fetch(later)).status).toBe(200);
});

test('jobs do all of it by themselves', async () => {
  await importHome({ ListingKey: 'by-job', ListingId: 'by-job', Media: [medium('/wide.jpg', 1)] });
  const { jobs } = app.dependencies;
  await app.dependencies.database.pool.query("SELECT graphile_worker.add_job('listings.photo-tick', '{}'::json)");
  jobs.start();
  const listingReference = { mlsId: 'by-job', mlsSource: 'Bay MLS' };
  await until(async () => expect((await agent.call(getListingDetails, { body: { listingReference } })).photos).toHaveLength(1));
  await jobs.drain();
});

test.each([
  '/api/listings/photos/kept/1/abc',
  '/api/listings/photos/kept/..%2f/x',
  `/api/listings/photos/kept/0/${'a'.repeat(64)}`,
])('%s names no photo', async (address) => {
  expect([404, 422]).toContain((await agent.fetch(address)).status);
});
