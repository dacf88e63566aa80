import type { StoredPhoto } from '../listing-record.ts';
import { storable, type FieldReader } from './fields.ts';
import { lookupKey } from './lookup.ts';

const MAX_PHOTOS = 100;
const MAX_URL_LENGTH = 2_000;

interface Medium {
  MediaURL?: unknown;
  MediaCategory?: unknown;
  MediaAlteration?: unknown;
  Order?: unknown;
}

function isMedium(value: unknown): value is Medium {
  return typeof value === 'object' && value !== null;
}

/** Photos in their order. What is no photo, or has no address, is left out: a broken picture costs no listing. */
export function readPhotos({ record }: FieldReader): StoredPhoto[] {
  const media: unknown[] = Array.isArray(record['Media']) ? record['Media'] : [];
  return media
    .filter(isMedium)
    .flatMap((medium) => {
      const { MediaURL: url, MediaCategory: category, MediaAlteration: alteration, Order: order } = medium;
      if (typeof url !== 'string' || url.length > MAX_URL_LENGTH || !/^(https?:\/)?\/\S+$/.test(url)) return [];
      if (typeof category === 'string' && lookupKey(category) !== 'photo') return [];
      const photo: StoredPhoto = { url: storable(url) };
      if (typeof alteration === 'string' && alteration !== '' && lookupKey(alteration) !== 'none')
        photo.alteration = storable(alteration);
      return [{ photo, order: typeof order === 'number' ? order : Infinity }];
    })
    .sort((a, b) => (a.order < b.order ? -1 : a.order > b.order ? 1 : 0))
    .slice(0, MAX_PHOTOS)
    .map(({ photo }) => photo);
}
