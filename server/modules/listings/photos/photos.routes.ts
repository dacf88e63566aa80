import { DEFAULT_PHOTO_WIDTH, getKeptPhoto } from '#contract/listing-photos.ts';
import type { Mount } from '#server/platform/http/index.ts';
import type { ImportedPhotosService } from './imported/imported-photos.service.ts';
import { sendPhoto } from './send-photo.ts';

export function mountListingPhotos(mount: Mount, imported: ImportedPhotosService): void {
  mount.raw(getKeptPhoto, ({ params, query, caller }, http) =>
    sendPhoto(http, query.w ?? DEFAULT_PHOTO_WIDTH, (wish) => imported.getPhoto(params, caller, wish)),
  );
}
