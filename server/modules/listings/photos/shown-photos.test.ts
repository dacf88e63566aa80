import { expect, test } from 'vitest';
import { photoKeyOf } from './imported/photo-key.ts';
import { shownPhotosOf } from './shown-photos.ts';

const drawn = '/api/listings/photos/demo/bungalow-eastbay-updated-1-1-3-0-garden-abc123/1-v2';
const colours = '#111111 #222222 #333333';
const keptAs = (urls: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(urls).map(([url, sha256]): [string, [string, string]] => [photoKeyOf({ url }), [sha256, colours]]),
  );

test('photos stand in the order of the listing, without those that are not here yet', () => {
  const photos = [{ url: 'https://x.test/2' }, { url: drawn }, { url: 'https://x.test/missing' }, { url: 'https://x.test/1' }];
  const kept_photos = keptAs({ 'https://x.test/1': 'one', 'https://x.test/2': 'two' });
  expect(shownPhotosOf({ id: 7, photos, kept_photos })).toEqual([
    { address: '/api/listings/photos/kept/7/two', alteration: null, placeholder: colours, isDrawn: false },
    { address: drawn, alteration: null, placeholder: expect.any(String) as string, isDrawn: true },
    { address: '/api/listings/photos/kept/7/one', alteration: null, placeholder: colours, isDrawn: false },
  ]);
});

test('the same picture twice is shown once, labelled if either is', () => {
  const photos = [{ url: 'https://x.test/1' }, { url: 'https://x.test/copy', alteration: 'Virtually Staged' }];
  const kept_photos = keptAs({ 'https://x.test/1': 'one', 'https://x.test/copy': 'one' });
  expect(shownPhotosOf({ id: 7, photos, kept_photos })).toMatchObject([{ alteration: 'Virtually Staged' }]);
});

test.each(['//elsewhere.test/1.jpg', '/api/auth/logout', 'javascript:alert(1)'])(
  '%s, stored by whomever, is not shown',
  (url) => {
    expect(shownPhotosOf({ id: 7, photos: [{ url }], kept_photos: null })).toEqual([]);
  },
);
