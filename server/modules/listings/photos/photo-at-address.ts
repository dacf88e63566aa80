import { getKeptPhoto } from '#contract/listing-photos.ts';
import { AppError } from '#server/platform/errors/index.ts';
import type { ListingViewer } from '#server/platform/viewer.ts';
import type { ImportedPhotosService } from './imported/imported-photos.service.ts';
import type { OwnPhotos } from './own-photos.ts';
import type { PhotosService, PhotoWish, ServedPhoto } from './photos.service.ts';

/** A preview of the photo that an address of a listing names, with the rights of a viewer. Throws `not_found`. */
export type GetPhotoAt = (url: string, viewer: ListingViewer, wish: PhotoWish) => Promise<ServedPhoto>;

interface PhotoAtAddressParts {
  imported: Pick<ImportedPhotosService, 'getPhoto'>;
  photos: Pick<PhotosService, 'getPreview'>;
  ownPhotos: Pick<OwnPhotos, 'originalOf'>;
}

const keptAddress = /^\/api\/listings\/photos\/kept\/([^/]+)\/([^/]+)$/;

/** For modules that show listings' photos under addresses of their own, such as those which only a shared link opens. */
export function createGetPhotoAt({ imported, photos, ownPhotos }: PhotoAtAddressParts): GetPhotoAt {
  return async (url, viewer, wish) => {
    const [, listingId, sha256] = keptAddress.exec(url) ?? [];
    const kept = getKeptPhoto.params.safeParse({ listingId, sha256 });
    if (kept.success) return imported.getPhoto(kept.data, viewer, wish);
    const original = ownPhotos.originalOf(url);
    if (!original) throw new AppError('not_found', 'There is no such photo.');
    return photos.getPreview(original, wish);
  };
}
