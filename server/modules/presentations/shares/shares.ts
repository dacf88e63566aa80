import type { Presentation } from '#contract/presentations.ts';
import type { Share } from '#contract/presentation-shares.ts';
import type { ListingsService, ListingViewer } from '#server/modules/listings/index.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/database/index.ts';
import { AppError, isAppError } from '#server/platform/errors/index.ts';
import type { Throttle } from '#server/platform/throttle.ts';
import { presentationNotFound, type PresentationOfUser } from '../change-presentation.ts';
import type { StoredPresentation } from '../cma-answer.ts';
import { newPhotoName } from '../copy-homes.ts';
import type { PhotoSource } from '../photos/serve-photo.ts';
import { lockPresentation } from '../presentations.queries.ts';
import { publishedSchema } from '../publishing/published.ts';
import { readPresentation } from '../read-presentation.ts';
import { forReading } from '../reading/presentation-answer.ts';
import { shownTitle } from '../reading/shown-title.ts';
import { withoutEstimate } from '../reading/without-estimate.ts';
import { hashSharePassword, isKeyOfShare, isSharePassword, keyOfShare } from './password.ts';
import { createPrintTickets, type PrintTickets } from './print-tickets.ts';
import {
  countView,
  deleteShare,
  selectOpenShare,
  selectShare,
  selectViews,
  upsertShare,
  type ShareRow,
} from './shares.queries.ts';

/** What a token leads to: a link that an agent made, or a draft that this process prints. */
export interface Opened {
  token: string;
  presentationId: string;
  userId: string;
  isAdmin: boolean;
  /** Null for a print ticket. */
  share: ShareRow | null;
}

export interface ShareChange {
  enabled: boolean;
  live?: boolean | undefined;
  expiresAt?: string | null | undefined;
  password?: string | null | undefined;
}

export interface Shares {
  set: (of: PresentationOfUser, change: ShareChange) => Promise<Share>;
  get: (
    of: { userId: string; isAdmin: boolean },
    presentationId: string,
  ) => Promise<Share & { views: { day: string; views: number }[] }>;
  /** Undefined for a token that leads nowhere any more. */
  open: (token: string) => Promise<Opened | undefined>;
  /** Answers the key for a password. Five tries at once, then one a minute. @throws AppError share_locked for a wrong one */
  unlock: (opened: Opened, password: string) => Promise<string>;
  /** What the link shows. @throws AppError share_locked */
  read: (opened: Opened, key: string | undefined) => Promise<Presentation>;
  /** Counts that somebody read it today. @throws AppError share_locked */
  countOpening: (opened: Opened, key: string | undefined) => Promise<void>;
  /** Where a photo of it is, and with whose rights it is shown. @throws AppError share_locked, not_found */
  photo: (opened: Opened, photoId: number, key: string | undefined) => Promise<{ source: PhotoSource; viewer: ListingViewer }>;
  tickets: PrintTickets;
}

interface SharesParts {
  db: Db;
  clock: Clock;
  throttle: Throttle;
  listings: Pick<ListingsService, 'getDetails'>;
  findRights: (userId: string) => Promise<ListingViewer | null>;
  present: (stored: StoredPresentation, viewer: ListingViewer) => Promise<Presentation>;
  /** @throws AppError publishing_not_allowed */
  ensureMayPublish: (userId: string) => Promise<void>;
  publicOrigin: string;
  today: () => string;
}

const PASSWORD_TRIES = { burst: 5, refillSeconds: 60 };

const leadsNowhere = (): AppError => new AppError('not_found', 'This link does not lead anywhere any more.');

export function createShares(parts: SharesParts): Shares {
  const { db, clock, throttle, findRights, present, ensureMayPublish, publicOrigin } = parts;
  const tickets = createPrintTickets(clock);

  const answerOf = (share: ShareRow | undefined): Share => ({
    shareToken: share?.token ?? null,
    url: share ? `${publicOrigin}/p/${share.token}` : null,
    live: share?.is_live ?? false,
    expiresAt: share?.expires_at?.toISOString() ?? null,
    hasPassword: share?.password_hash != null,
  });

  function ensureOpen({ share, token }: Opened, key: string | undefined): void {
    if (share?.password_hash == null || isKeyOfShare(key, token, share.password_hash)) return;
    throw new AppError('share_locked', 'This link has a password.');
  }

  /** What the link is read with: the agent's own rights now, on a client's surface; for printing a draft, as the agent sees it. */
  async function viewerOf({ userId, share }: Opened): Promise<ListingViewer> {
    const rights = await findRights(userId);
    if (!rights) throw leadsNowhere();
    return { ...rights, surface: share ? 'client-link' : 'agent' };
  }

  /** A link ends with the listing's: what may not be shown to a client any more goes from the snapshot too. */
  async function withoutTakenBack(view: Presentation, viewer: ListingViewer): Promise<Presentation> {
    const { featuredProperty, comparableProperties } = view.sourceData;
    let mayNotBeValued = false;
    const check = async (home: (typeof comparableProperties)[number]) => {
      if (home.mlsId === null || home.mlsSource === null) return home;
      const listing = await parts.listings
        .getDetails({ mlsId: home.mlsId, mlsSource: home.mlsSource }, viewer)
        .catch((error: unknown) => {
          if (isAppError(error) && error.code === 'listing_not_found') return null;
          throw error;
        });
      if (!listing) return null;
      if (home === featuredProperty) mayNotBeValued = !listing.allowsAutomatedValuation;
      const hidden = listing.addressLine1 === null ? { addressLine1: null, addressLine2: null } : {};
      return { ...home, ...hidden, latitude: listing.latitude, longitude: listing.longitude };
    };
    const subject = featuredProperty && (await check(featuredProperty));
    const comparables = await Promise.all(comparableProperties.map(check));
    const shown = {
      ...view,
      presentationName: shownTitle({
        title: view.presentationName,
        street: featuredProperty?.addressLine1 ?? null,
        shownStreet: subject?.addressLine1 ?? null,
        city: featuredProperty?.city ?? null,
      }),
      sourceData: {
        ...view.sourceData,
        featuredProperty: subject,
        comparableProperties: comparables.filter((home) => home !== null),
      },
    };
    return mayNotBeValued ? withoutEstimate(shown) : shown;
  }

  /** Photos at addresses that this link alone opens. */
  function throughLink(view: Presentation, token: string, key: string | undefined): Presentation {
    const suffix = key === undefined ? '' : `?key=${key}`;
    const addressOf = (id: number): string => `/api/comps/shared/${token}/photos/${id}${suffix}`;
    const { featuredProperty, comparableProperties, coverPhotoId } = view.sourceData;
    const rewrite = <Home extends NonNullable<typeof featuredProperty>>(home: Home): Home => ({
      ...home,
      photos: home.photos.map((photo) => ({ ...photo, url: addressOf(photo.id), thumbnail: addressOf(photo.id) })),
    });
    return {
      ...view,
      sourceData: {
        ...view.sourceData,
        featuredProperty: featuredProperty && rewrite(featuredProperty),
        comparableProperties: comparableProperties.map(rewrite),
        coverPhotoCdnUrl: coverPhotoId === null ? null : addressOf(coverPhotoId),
      },
    };
  }

  const readRows = ({ userId, isAdmin, presentationId }: Opened): Promise<StoredPresentation> =>
    readPresentation(db, { userId, isAdmin }, presentationId);

  return {
    tickets,

    async set({ userId, presentationId }, { enabled, live, expiresAt, password }) {
      if (enabled && !(await selectShare(db, presentationId))) await ensureMayPublish(userId);
      const hash = password == null ? password : await hashSharePassword(password);
      const share = await db.transaction().execute(async (tx) => {
        const presentation = await lockPresentation(tx, userId, presentationId);
        if (!presentation) throw presentationNotFound();
        if (!enabled) {
          await deleteShare(tx, presentationId);
          return undefined;
        }
        const before = await selectShare(tx, presentationId);
        const next: ShareRow = {
          presentation_id: presentationId,
          token: before?.token ?? newPhotoName(),
          is_live: live ?? before?.is_live ?? false,
          expires_at: expiresAt === undefined ? (before?.expires_at ?? null) : expiresAt === null ? null : new Date(expiresAt),
          password_hash: hash === undefined ? (before?.password_hash ?? null) : hash,
          created_at: before?.created_at ?? clock.now(),
        };
        if (!next.is_live && presentation.published === null)
          throw new AppError('presentation_not_published', 'Publish it first, or let the link show the draft.');
        await upsertShare(tx, next);
        return next;
      });
      return answerOf(share);
    },

    async get(reader, presentationId) {
      await readPresentation(db, reader, presentationId);
      return { ...answerOf(await selectShare(db, presentationId)), views: await selectViews(db, presentationId) };
    },

    async open(token) {
      const ticket = tickets.find(token);
      if (ticket) return { ...ticket, token, share: null };
      const share = await selectOpenShare(db, token, clock.now());
      if (!share) return undefined;
      const row = await db
        .selectFrom('presentations')
        .select('user_id')
        .where('id', '=', share.presentation_id)
        .executeTakeFirst();
      return row && { token, presentationId: share.presentation_id, userId: row.user_id, isAdmin: false, share };
    },

    async unlock({ token, share }, password) {
      if (share?.password_hash == null) return '';
      await throttle.take(`share ${share.presentation_id}`, PASSWORD_TRIES);
      if (!(await isSharePassword(password, share.password_hash)))
        throw new AppError('share_locked', 'This is not the password of this link.');
      return keyOfShare(token, share.password_hash);
    },

    async read(opened, key) {
      ensureOpen(opened, key);
      const viewer = await viewerOf(opened);
      const stored = await readRows(opened);
      if (opened.share && !opened.share.is_live) {
        const published = publishedSchema.safeParse(stored.presentation.published);
        if (!published.success) throw leadsNowhere();
        return throughLink(await withoutTakenBack(published.data.view, viewer), opened.token, key);
      }
      return throughLink(forReading(await present(stored, viewer)), opened.token, key);
    },

    async countOpening(opened, key) {
      ensureOpen(opened, key);
      if (opened.share) await countView(db, opened.presentationId, parts.today());
    },

    async photo(opened, photoId, key) {
      ensureOpen(opened, key);
      const viewer = await viewerOf(opened);
      const stored = await readRows(opened);
      const published = publishedSchema.safeParse(stored.presentation.published);
      const isSnapshot = opened.share?.is_live === false;
      const rows = stored.photos.map(({ id, file_key, listing_photo_url }) => ({
        id,
        fileKey: file_key,
        listingPhotoUrl: listing_photo_url,
      }));
      const source = (isSnapshot ? (published.data?.photos ?? []) : rows).find(({ id }) => id === photoId);
      if (!source) throw new AppError('not_found', 'There is no such photo.');
      return { source, viewer };
    },
  };
}
