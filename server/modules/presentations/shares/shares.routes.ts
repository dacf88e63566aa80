import { DEFAULT_PHOTO_WIDTH } from '#contract/listing-photos.ts';
import {
  countSharedOpening,
  getSharedPhoto,
  getSharedPresentation,
  getShare,
  setShare,
  unlockShared,
} from '#contract/presentation-shares.ts';
import type { Mount } from '#server/platform/http/index.ts';
import { done, readerOf } from '../presentations.routes.ts';
import type { PresentationsService } from '../presentations.service.ts';

export function mountPresentationShares(mount: Mount, { shares, servePhotos }: PresentationsService): void {
  mount.endpoint(setShare, ({ params, body, caller }) =>
    shares.set({ userId: caller.userId, presentationId: params.presentationId }, body),
  );
  mount.endpoint(getShare, ({ params, caller }) => shares.get(readerOf(caller), params.presentationId));

  const open = ({ shareToken }: { shareToken: string }) => shares.open(shareToken);
  mount.shareLink(getSharedPresentation, open, ({ resource, query }) => shares.read(resource, query.key));
  mount.shareLink(countSharedOpening, open, ({ resource, query }) => done(shares.countOpening(resource, query.key)));
  mount.shareLink(unlockShared, open, async ({ resource, body }) => ({ key: await shares.unlock(resource, body.password) }));
  mount.shareLink(getSharedPhoto, open, async ({ resource, params, query }) => {
    const { source, viewer } = await shares.photo(resource, params.photoId, query.key);
    const wish = { width: query.w ?? DEFAULT_PHOTO_WIDTH, acceptsAvif: false };
    const { bytes, format } = await servePhotos.bySource(source, viewer, wish);
    return { content: bytes, mimeType: `image/${format}`, bytes: bytes.length };
  });
}
