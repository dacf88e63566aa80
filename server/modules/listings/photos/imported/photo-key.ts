import { hash } from 'node:crypto';
import type { StoredPhoto } from '../../listing-record.ts';

/** Whether a photo has to be fetched before it can be shown. */
export function isRemote({ url }: StoredPhoto): boolean {
  return /^https?:\/\//.test(url);
}

/** Names a photo within its listing: by the feed's own key and time where it has them, since addresses may be new in each answer. */
export function photoKeyOf({ url, version }: StoredPhoto): string {
  return hash('md5', version ?? url, 'base64url');
}

/** Where the original lies in the store. */
export function storageKeyOf(sha256: string): string {
  return `photos/${sha256.slice(0, 2)}/${sha256}`;
}

/** The address on our own origin. It names the content, and is served to those alone who may see the listing. */
export function keptPhotoAddress(listingId: number, sha256: string): string {
  return `/api/listings/photos/kept/${listingId}/${sha256}`;
}
