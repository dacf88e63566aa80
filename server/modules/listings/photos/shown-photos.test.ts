import { expect, test } from 'vitest';
import { photoKeyOf } from './imported/photo-key.ts';
import { shownPhotosOf } from './shown-photos.ts';

const own = '/api/listings/photos/own/1';
const colours = '#111111 #222222 #333333';
const ownPhotos = { placeholderOf: (url: string) => (url === own ? colours : null) };
const keptAs = (urls: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(urls).map(([url, sha256]): [string, [string, string]] => [photoKeyOf({ url }), [sha256, colours]]),
  );

test('photos stand in the order of the listing, without those that are not here yet', () => {
  const photos = [{ url: 'https://x.test/2' }, { url: own }, { url: 'https://x.test/missing' }, { url: 'https://x.test/1' }];
  const kept_photos = keptAs({ 'https://x.test/1': 'one', 'https://x.test/2': 'two' });
  expect(shownPhotosOf({ id: 7, photos, kept_photos }, ownPhotos)).toEqual([
    { address: '/api/listings/photos/kept/7/two', alteration: null, placeholder: colours, isOwn: false },
    { address: own, alteration: null, placeholder: colours, isOwn: true },
    { address: '/api/listings/photos/kept/7/one', alteration: null, placeholder: colours, isOwn: false },
  ]);
});

test('the same picture twice is shown once, labelled if either is', () => {
  const photos = [{ url: 'https://x.test/1' }, { url: 'https://x.test/copy', alteration: 'Virtually Staged' }];
  const kept_photos = keptAs({ 'https://x.test/1': 'one', 'https://x.test/copy': 'one' });
  expect(shownPhotosOf({ id: 7, photos, kept_photos }, ownPhotos)).toMatchObject([{ alteration: 'Virtually Staged' }]);
});

test.each(['//elsewhere.test/1.jpg', '/api/auth/logout', 'javascript:alert(1)'])(
  '%s, stored by whomever, is not shown',
  (url) => {
    expect(shownPhotosOf({ id: 7, photos: [{ url }], kept_photos: null }, ownPhotos)).toEqual([]);
  },
);
