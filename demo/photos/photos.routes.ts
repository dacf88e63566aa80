import { DEFAULT_PORTRAIT_WIDTH, getDemoOfficeMark, getDemoPhoto, getDemoPortrait } from '#contract/demo-photos.ts';
import { DEFAULT_PHOTO_WIDTH } from '#contract/listing-photos.ts';
import { sendPhoto, type PhotosService } from '#server/modules/listings/index.ts';
import type { Mount } from '#server/platform/http/index.ts';
import { drawnPerson, drawnPhoto } from './drawn-originals.ts';

export function mountDemoPhotos(mount: Mount, { getPreview }: PhotosService): void {
  mount.raw(getDemoPhoto, ({ params, query }, http) =>
    sendPhoto(http, query.w ?? DEFAULT_PHOTO_WIDTH, async (wish) => getPreview(drawnPhoto(params.code, params.file), wish)),
  );

  mount.raw(getDemoPortrait, ({ params, query }, http) =>
    sendPhoto(http, query.w ?? DEFAULT_PORTRAIT_WIDTH, async (wish) => getPreview(drawnPerson('agent', params.code), wish)),
  );

  mount.raw(getDemoOfficeMark, ({ params, query }, http) =>
    sendPhoto(http, query.w ?? DEFAULT_PORTRAIT_WIDTH, async (wish) => getPreview(drawnPerson('office', params.code), wish)),
  );
}
