import { DEFAULT_PHOTO_WIDTH } from '#contract/listing-photos.ts';
import {
  addBrandingPicture,
  addComparablePhotos,
  addSubjectPhotos,
  describePhoto,
  getPresentationPhoto,
  loadSubjectPhotos,
  orderSubjectPhotos,
  removeComparablePhoto,
  removeCoverPhoto,
  removeSubjectPhoto,
  setComparableCover,
  setCoverPhoto,
  setSubjectCover,
} from '#contract/presentation-photos.ts';
import { sendPhoto } from '#server/modules/listings/index.ts';
import type { Caller, Mount } from '#server/platform/http/index.ts';
import { done, readerOf } from '../presentations.routes.ts';
import type { PresentationsService } from '../presentations.service.ts';
import type { PhotoOwner } from './photos.ts';

const subject: PhotoOwner = { kind: 'subject' };
const comparable = ({ mlsId }: { mlsId: string }): PhotoOwner => ({ kind: 'comparable', mlsId });
const ofCaller = (caller: Caller, { presentationId }: { presentationId: string }) => ({ userId: caller.userId, presentationId });

export function mountPresentationPhotos(mount: Mount, service: PresentationsService): void {
  const { photos, servePhotos } = service;

  async function imagesOf(caller: Caller, { presentationId }: { presentationId: string }, ids: readonly number[]) {
    const { subjectProperty, comparableProperties } = await service.getCma(readerOf(caller), presentationId);
    const homes = subjectProperty ? [subjectProperty, ...comparableProperties] : comparableProperties;
    return homes.flatMap((home) => home.images).filter((image) => ids.includes(image.id));
  }

  mount.endpoint(addBrandingPicture, async ({ params, caller, files }) => ({
    url: await service.addPicture(readerOf(caller), params.presentationId, files, params.shape),
  }));
  mount.endpoint(addSubjectPhotos, async ({ params, caller, files }) =>
    imagesOf(caller, params, await photos.add(ofCaller(caller, params), subject, files)),
  );
  mount.endpoint(addComparablePhotos, async ({ params, caller, files }) =>
    imagesOf(caller, params, await photos.add(ofCaller(caller, params), comparable(params), files)),
  );
  mount.endpoint(removeSubjectPhoto, ({ params, caller }) =>
    done(photos.remove(ofCaller(caller, params), subject, params.imgId)),
  );
  mount.endpoint(removeComparablePhoto, ({ params, caller }) =>
    done(photos.remove(ofCaller(caller, params), comparable(params), params.imgId)),
  );
  mount.endpoint(setSubjectCover, ({ params, body, caller }) =>
    done(photos.makeCover(ofCaller(caller, params), subject, body.properyImageId)),
  );
  mount.endpoint(setComparableCover, ({ params, body, caller }) =>
    done(photos.makeCover(ofCaller(caller, params), comparable(params), body.properyImageId)),
  );
  mount.endpoint(orderSubjectPhotos, ({ params, body, caller }) =>
    done(photos.orderSubject(ofCaller(caller, params), body.order)),
  );
  mount.endpoint(describePhoto, ({ params, body, caller }) =>
    done(photos.describe(ofCaller(caller, params), params.imgId, body)),
  );
  mount.endpoint(loadSubjectPhotos, async ({ params, caller }) => ({
    replaced: await photos.loadSubject(ofCaller(caller, params), caller),
  }));
  mount.endpoint(setCoverPhoto, async ({ params, caller, files }) => {
    await photos.add(ofCaller(caller, params), { kind: 'cover' }, files);
    return { url: (await service.getCma(readerOf(caller), params.presentationId)).coverPhotoCdnUrl ?? '' };
  });
  mount.endpoint(removeCoverPhoto, ({ params, caller }) => done(photos.removeCover(ofCaller(caller, params))));
  mount.raw(getPresentationPhoto, ({ params, query, caller }, http) =>
    sendPhoto(http, query.w ?? DEFAULT_PHOTO_WIDTH, (wish) => servePhotos.byName(params.name, readerOf(caller), wish)),
  );
}
