import { DEFAULT_PHOTO_WIDTH, getDemoPhoto } from '#contract/listing-photos.ts';
import type { Mount } from '#server/platform/http/index.ts';
import type { PhotosService } from './photos.service.ts';

/** An address says all that a drawing depends on, so what it names never changes. */
const FOREVER = 'private, max-age=31536000, immutable';

export function mountListingPhotos(mount: Mount, photos: PhotosService): void {
  mount.raw(getDemoPhoto, async ({ params, query }, { request, reply }) => {
    const { bytes, etag } = await photos.getDemoPhoto({ ...params, width: query.w ?? DEFAULT_PHOTO_WIDTH });
    reply.header('etag', etag).header('cache-control', FOREVER);
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.type('image/webp').send(bytes);
  });
}
