import type { ListingRow } from '../listing-row.ts';
import { isRemote, keptPhotoAddress, photoKeyOf } from './imported/photo-key.ts';
import type { OwnPhotos } from './own-photos.ts';

export interface ShownPhoto {
  /** A path on our own origin. */
  address: string;
  /** RESO MediaAlteration. */
  alteration: string | null;
  placeholder: string | null;
  isOwn: boolean;
}

/** The same picture twice is one, and an altered one if either is said to be. */
function withoutRepeats(photos: readonly ShownPhoto[]): ShownPhoto[] {
  const byAddress = new Map<string, ShownPhoto>();
  for (const photo of photos) {
    const earlier = byAddress.get(photo.address);
    byAddress.set(photo.address, earlier ? { ...earlier, alteration: earlier.alteration ?? photo.alteration } : photo);
  }
  return [...byAddress.values()];
}

/** Photos of a listing that can be shown now, in their order: our own, and those that were fetched. No address of others leaves here. */
export function shownPhotosOf(
  { id, photos, kept_photos: kept }: Pick<ListingRow, 'id' | 'photos' | 'kept_photos'>,
  ownPhotos: Pick<OwnPhotos, 'placeholderOf'>,
): ShownPhoto[] {
  const shown = photos.flatMap((photo) => {
    const alteration = photo.alteration ?? null;
    if (isRemote(photo)) {
      const [sha256, placeholder] = kept?.[photoKeyOf(photo)] ?? [];
      if (sha256 === undefined) return [];
      return { address: keptPhotoAddress(id, sha256), alteration, placeholder: placeholder ?? null, isOwn: false };
    }
    const placeholder = ownPhotos.placeholderOf(photo.url);
    return placeholder === null ? [] : { address: photo.url, alteration, placeholder, isOwn: true };
  });
  return withoutRepeats(shown);
}
