import { shapeForPreview, type GetPhotoAt, type ListingViewer, type PhotosService } from '#server/modules/listings/index.ts';
import type { Db } from '#server/platform/database/index.ts';
import { AppError } from '#server/platform/errors/index.ts';
import type { Storage } from '#server/platform/storage/index.ts';
import { selectFile, selectFileByName, type StoredFile } from './photos.queries.ts';

type PhotoWish = Parameters<PhotosService['getPreview']>[1];
type ServedPhoto = Awaited<ReturnType<PhotosService['getPreview']>>;

/** A photo as a draft or a published snapshot names it. */
export interface PhotoSource {
  fileKey: string | null;
  listingPhotoUrl: string | null;
}

export interface ServePhotos {
  /** An uploaded photo by its public name. Throws `not_found`, also for a presentation that the reader may not see. */
  byName: (name: string, reader: { userId: string; isAdmin: boolean }, wish: PhotoWish) => Promise<ServedPhoto>;
  /** Whatever a presentation shows, with the rights of a viewer. */
  bySource: (source: PhotoSource, viewer: ListingViewer, wish: PhotoWish) => Promise<ServedPhoto>;
}

const noSuchPhoto = (): AppError => new AppError('not_found', 'There is no such photo.');

export function createServePhotos({
  db,
  storage,
  photos,
  getPhotoAt,
}: {
  db: Db;
  storage: Storage;
  photos: Pick<PhotosService, 'getPreview'>;
  getPhotoAt: GetPhotoAt;
}): ServePhotos {
  function serveFile(file: StoredFile | undefined, wish: PhotoWish): Promise<ServedPhoto> {
    if (!file) throw noSuchPhoto();
    return photos.getPreview(
      {
        name: `presented-${file.key.slice(-2)}/${file.key.split('/').at(-1) ?? ''}`,
        isImmutable: true,
        open: async (width) => {
          const bytes = await storage.get(file.key);
          if (!bytes) throw noSuchPhoto();
          return shapeForPreview(bytes, file, width);
        },
      },
      wish,
    );
  }
  return {
    byName: async (name, reader, wish) => serveFile(await selectFileByName(db, name, reader), wish),
    async bySource({ fileKey, listingPhotoUrl }, viewer, wish) {
      if (fileKey !== null) return serveFile(await selectFile(db, fileKey), wish);
      if (listingPhotoUrl === null) throw noSuchPhoto();
      return getPhotoAt(listingPhotoUrl, viewer, wish);
    },
  };
}
