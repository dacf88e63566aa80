import type { z } from 'zod';
import type { describePhoto } from '#contract/presentation-photos.ts';
import { presentationLimits } from '#contract/presentations.ts';
import type { ListingsService, ListingViewer } from '#server/modules/listings/index.ts';
import { examinePicture, PictureProblem } from '#server/modules/listings/index.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Db, Tx } from '#server/platform/database/index.ts';
import { AppError } from '#server/platform/errors/index.ts';
import type { UploadedFile } from '#server/platform/http/index.ts';
import { newId } from '#server/platform/ids.ts';
import type { Storage } from '#server/platform/storage/index.ts';
import { presentationNotFound, type ChangePresentation, type PresentationOfUser } from '../change-presentation.ts';
import { newPhotoName } from '../copy-homes.ts';
import { selectPhotos, selectPresentation, selectProperties, type PhotoRow } from '../presentations.queries.ts';
import { isNamed, photosOfListing } from '../properties/comparables.ts';
import { insertListingPhotos } from '../properties/properties.queries.ts';
import {
  deletePhotos,
  insertFile,
  insertUploadedPhoto,
  setPhotoOrder,
  setPhotoWords,
  type StoredFile,
} from './photos.queries.ts';

/** Whose photos: the subject's, those of a comparable by its listing or its id here, or of no home. */
export type PhotoOwner = { kind: 'subject' } | { kind: 'comparable'; mlsId: string } | { kind: 'cover' };

type PhotoWords = z.output<typeof describePhoto.body>;

export interface PresentationPhotos {
  /** Keeps the uploaded photos; answers their ids. */
  add: (of: PresentationOfUser, owner: PhotoOwner, files: AsyncIterable<UploadedFile>) => Promise<number[]>;
  remove: (of: PresentationOfUser, owner: PhotoOwner, photoId: number) => Promise<void>;
  /** Its caption, what was done to it, and which photo of the same home it was made from. */
  describe: (of: PresentationOfUser, photoId: number, words: PhotoWords) => Promise<void>;
  orderSubject: (of: PresentationOfUser, order: readonly number[]) => Promise<void>;
  /** A photo of the subject becomes the cover of the presentation; one of a comparable comes first. */
  makeCover: (of: PresentationOfUser, owner: PhotoOwner, photoId: number) => Promise<void>;
  removeCover: (of: PresentationOfUser) => Promise<void>;
  /** Puts the MLS's photos in the place of the subject's; false where it is in none. */
  loadSubject: (of: PresentationOfUser, viewer: ListingViewer) => Promise<boolean>;
}

interface PhotosParts {
  db: Db;
  clock: Clock;
  storage: Storage;
  change: ChangePresentation;
  listings: Pick<ListingsService, 'getDetails'>;
}

const notAPhoto = (name: string): AppError =>
  new AppError('photo_not_supported', `File "${name}" is not supported. Only JPEG, PNG images are allowed`);
const noSuchPhoto = (): AppError => new AppError('photo_not_found', 'There is no such photo here.');

export function createPresentationPhotos({ db, clock, storage, change, listings }: PhotosParts): PresentationPhotos {
  async function keep(file: UploadedFile, userId: string): Promise<StoredFile> {
    const bytes = await file.bytes();
    const picture = await examinePicture(bytes).catch((error: unknown) => {
      throw error instanceof PictureProblem ? notAPhoto(file.name) : error;
    });
    if (picture.format !== 'jpeg' && picture.format !== 'png') throw notAPhoto(file.name);
    const { width, height, placeholder } = picture;
    const stored = { key: `presentations/${newId()}`, width, height, placeholder };
    // The row first: a crash between the two leaves a row that the sweep takes, never a file that nobody knows.
    await insertFile(db, stored, userId, clock.now());
    await storage.put(stored.key, bytes);
    return stored;
  }

  async function homeOf(tx: Tx, presentationId: string, owner: PhotoOwner): Promise<string | null> {
    if (owner.kind === 'cover') return null;
    const homes = await selectProperties(tx, presentationId);
    const home = homes.find((row) => (owner.kind === 'subject' ? row.is_subject : !row.is_subject && isNamed(row, owner.mlsId)));
    if (!home) throw new AppError('property_not_found', 'This home is not part of the presentation.');
    return home.id;
  }

  async function photosOf(tx: Tx, presentationId: string, propertyId: string | null): Promise<PhotoRow[]> {
    return (await selectPhotos(tx, presentationId)).filter((photo) => photo.property_id === propertyId);
  }

  async function ensurePhoto(tx: Tx, presentationId: string, owner: PhotoOwner, photoId: number): Promise<PhotoRow[]> {
    const home = await homeOf(tx, presentationId, owner).catch(() => {
      throw noSuchPhoto();
    });
    const photos = await photosOf(tx, presentationId, home);
    if (!photos.some((photo) => photo.id === photoId)) throw noSuchPhoto();
    return photos;
  }

  return {
    async add(of, owner, files) {
      if (!(await selectPresentation(db, of.userId, of.presentationId))) throw presentationNotFound();
      const kept: StoredFile[] = [];
      for await (const file of files) kept.push(await keep(file, of.userId));
      if (kept.length === 0) throw new AppError('photo_missing', 'No photo was sent.');
      const ids: number[] = [];
      await change(of, async (tx, { id: presentationId }) => {
        const propertyId = await homeOf(tx, presentationId, owner);
        const before = await photosOf(tx, presentationId, propertyId);
        if (owner.kind === 'cover')
          await deletePhotos(
            tx,
            before.map((photo) => photo.id),
          );
        else if (before.length + kept.length > presentationLimits.photosOfProperty)
          throw new AppError('too_many_photos', `A home holds ${presentationLimits.photosOfProperty} photos at most.`);
        for (const { key } of kept) {
          const photo = { presentationId, propertyId, fileKey: key, publicName: newPhotoName(), at: clock.now() };
          ids.push(await insertUploadedPhoto(tx, photo));
        }
        return owner.kind === 'cover' ? { cover_photo_id: ids[0] ?? null } : {};
      });
      return ids;
    },

    remove: (of, owner, photoId) =>
      change(of, async (tx, { id, cover_photo_id }) => {
        await ensurePhoto(tx, id, owner, photoId);
        await deletePhotos(tx, [photoId]);
        return cover_photo_id === photoId ? { cover_photo_id: null } : {};
      }),

    describe: (of, photoId, words) =>
      change(of, async (tx, { id }) => {
        const photos = await selectPhotos(tx, id);
        const photo = photos.find((one) => one.id === photoId);
        if (!photo) throw noSuchPhoto();
        if (words.alteration !== undefined && photo.file_key === null)
          throw new AppError('invalid_request', 'What was done to a photo of the MLS is what the MLS says.');
        const { caption = photo.caption, alteration = photo.alteration, originalId = photo.original_id } = words;
        const original = photos.find((one) => one.id === originalId && one.property_id === photo.property_id);
        if (words.originalId != null && (!original || originalId === photoId || alteration === null))
          throw new AppError('invalid_request', 'The original of an altered photo is another photo of the same home.');
        const isAltered = alteration !== null;
        await setPhotoWords(tx, photoId, { caption: caption || null, alteration, original_id: isAltered ? originalId : null });
        return {};
      }),

    orderSubject: (of, order) =>
      change(of, async (tx, { id }) => {
        const photos = await photosOf(tx, id, await homeOf(tx, id, { kind: 'subject' }));
        const rank = ({ id: photoId }: PhotoRow): number => {
          const at = order.indexOf(photoId);
          return at === -1 ? order.length : at;
        };
        await setPhotoOrder(
          tx,
          photos.toSorted((a, b) => rank(a) - rank(b)).map((photo) => photo.id),
        );
        return {};
      }),

    makeCover: (of, owner, photoId) =>
      change(of, async (tx, { id }) => {
        const photos = await ensurePhoto(tx, id, owner, photoId);
        if (owner.kind === 'subject') return { cover_photo_id: photoId };
        const others = photos.map((photo) => photo.id).filter((other) => other !== photoId);
        await setPhotoOrder(tx, [photoId, ...others]);
        return {};
      }),

    removeCover: (of) =>
      change(of, async (tx, { id, cover_photo_id }) => {
        if (cover_photo_id === null) return null;
        const own = await photosOf(tx, id, null);
        await deletePhotos(
          tx,
          own.map((photo) => photo.id),
        );
        return { cover_photo_id: null };
      }),

    async loadSubject(of, viewer) {
      const presentation = await selectPresentation(db, of.userId, of.presentationId);
      if (!presentation) throw presentationNotFound();
      const subject = (await selectProperties(db, presentation.id)).find((row) => row.is_subject);
      if (subject?.mls_id == null || subject.mls_source === null) return false;
      const listing = await listings.getDetails({ mlsId: subject.mls_id, mlsSource: subject.mls_source }, viewer);
      await change(of, async (tx, { id: presentationId, cover_photo_id }) => {
        const before = await photosOf(tx, presentationId, subject.id);
        const ids = before.map((photo) => photo.id);
        await deletePhotos(tx, ids);
        await insertListingPhotos(tx, { presentationId, propertyId: subject.id }, photosOfListing(listing), clock.now());
        return cover_photo_id !== null && ids.includes(cover_photo_id) ? { cover_photo_id: null } : {};
      });
      return true;
    },
  };
}
