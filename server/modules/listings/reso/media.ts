import type { StoredPhoto } from '../listing-record.ts';
import { storable, type FieldReader } from './fields.ts';
import { lookupKey } from './lookup.ts';

const MAX_PHOTOS = 100;
const MAX_URL_LENGTH = 2_000;
const MAX_ALTERATION_LENGTH = 100;

interface Medium {
  MediaURL?: unknown;
  MediaCategory?: unknown;
  MediaAlteration?: unknown;
  MediaKey?: unknown;
  MediaModificationTimestamp?: unknown;
  MediaStatus?: unknown;
  ModificationTimestamp?: unknown;
  Permission?: unknown;
  Order?: unknown;
}

function isMedium(value: unknown): value is Medium {
  return typeof value === 'object' && value !== null;
}

/**
 * Where a photo may be: at somebody else's, from where it is fetched, or drawn here for the demo. No other path of ours: a feed could have
 * each reader's browser ask for it.
 */
const photoAddress = /^(https?:\/\/\S+|\/api\/listings\/photos\/demo\/[0-9a-z-]{1,80}\/[1-9]-v\d{1,4})$/;

/** The values of a lookup field, which come as one word, a list or words with commas. */
function wordsOf(value: unknown): string[] {
  return (Array.isArray(value) ? value : typeof value === 'string' ? value.split(',') : [])
    .filter((word) => typeof word === 'string')
    .map((word) => word.trim())
    .filter((word) => word !== '');
}

/** What was done to a photo; undefined: nothing. */
function readAlteration(value: unknown): string | undefined {
  const words = wordsOf(value).filter((word) => !['none', 'no', 'unaltered'].includes(lookupKey(word)));
  return words.length > 0 ? storable(words.join(', ').slice(0, MAX_ALTERATION_LENGTH)) : undefined;
}

const openTo = ['public', 'idx', 'vow'];
const closedTo = ['private', 'agentonly', 'officeonly', 'firmonly'];

/** Whether the MLS lets it out of the listing's own office, and has it: private media are kept out like private remarks. */
function isForUs({ Permission, MediaStatus }: Medium): boolean {
  const permissions = wordsOf(Permission).map(lookupKey);
  const isClosed = permissions.some((word) => closedTo.includes(word)) && !permissions.some((word) => openTo.includes(word));
  return !isClosed && !wordsOf(MediaStatus).some((word) => ['deleted', 'incomplete'].includes(lookupKey(word)));
}

/** Both together say whether it is the same picture, even where each answer has a new address for it. */
function readVersion({ MediaKey: key, MediaModificationTimestamp, ModificationTimestamp }: Medium): string | undefined {
  const at = MediaModificationTimestamp ?? ModificationTimestamp;
  const isKey = (typeof key === 'string' && key.length <= 200) || typeof key === 'number';
  return isKey && typeof at === 'string' && at !== '' && at.length <= 100 ? storable(`${key} ${at}`) : undefined;
}

/** Photos in their order. What is no photo, or has no address, is left out: a broken picture costs no listing. */
export function readPhotos({ record }: FieldReader): StoredPhoto[] {
  const media: unknown[] = Array.isArray(record['Media']) ? record['Media'] : [];
  return media
    .filter(isMedium)
    .flatMap((medium) => {
      const { MediaURL: url, MediaCategory: category, Order: order } = medium;
      if (typeof url !== 'string' || url.length > MAX_URL_LENGTH || !photoAddress.test(url)) return [];
      if (typeof category === 'string' && lookupKey(category) !== 'photo') return [];
      if (!isForUs(medium)) return [];
      const photo: StoredPhoto = { url: storable(url) };
      const [alteration, version] = [readAlteration(medium.MediaAlteration), readVersion(medium)];
      if (alteration !== undefined) photo.alteration = alteration;
      if (version !== undefined) photo.version = version;
      return [{ photo, order: typeof order === 'number' ? order : Infinity }];
    })
    .sort((a, b) => (a.order < b.order ? -1 : a.order > b.order ? 1 : 0))
    .slice(0, MAX_PHOTOS)
    .map(({ photo }) => photo);
}
