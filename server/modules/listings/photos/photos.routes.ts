import {
  DEFAULT_PHOTO_WIDTH,
  DEFAULT_PORTRAIT_WIDTH,
  getDemoOfficeMark,
  getDemoPhoto,
  getDemoPortrait,
  getKeptPhoto,
} from '#contract/listing-photos.ts';
import type { Mount } from '#server/platform/http/index.ts';
import type { ImportedPhotosService } from './imported/imported-photos.service.ts';
import type { PhotosService } from './photos.service.ts';
import { sendPhoto } from './send-photo.ts';

export function mountListingPhotos(mount: Mount, photos: PhotosService, imported: ImportedPhotosService): void {
  mount.raw(getKeptPhoto, ({ params, query, caller }, http) =>
    sendPhoto(http, query.w ?? DEFAULT_PHOTO_WIDTH, (wish) => imported.getPhoto(params, caller, wish)),
  );

  mount.raw(getDemoPhoto, ({ params, query }, http) =>
    sendPhoto(http, query.w ?? DEFAULT_PHOTO_WIDTH, (wish) => photos.getDemoPhoto(params.code, params.file, wish)),
  );

  mount.raw(getDemoPortrait, ({ params, query }, http) =>
    sendPhoto(http, query.w ?? DEFAULT_PORTRAIT_WIDTH, (wish) => photos.getDemoPerson('agent', params.code, wish)),
  );

  mount.raw(getDemoOfficeMark, ({ params, query }, http) =>
    sendPhoto(http, query.w ?? DEFAULT_PORTRAIT_WIDTH, (wish) => photos.getDemoPerson('office', params.code, wish)),
  );
}
