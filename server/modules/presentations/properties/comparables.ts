import type { SubjectEdit } from '#contract/cmas.ts';
import { presentationLimits } from '#contract/presentations.ts';
import type { ListingReference } from '#contract/listing-reference.ts';
import type { ListingDetails } from '#contract/listings.ts';
import type { ListingsService, ListingViewer } from '#server/modules/listings/index.ts';
import type { Clock } from '#server/platform/clock.ts';
import { AppError } from '#server/platform/errors/index.ts';
import type { Db } from '#server/platform/database/index.ts';
import { presentationNotFound, type ChangePresentation, type PresentationOfUser } from '../change-presentation.ts';
import { selectPresentation, selectProperties, type PropertyRow } from '../presentations.queries.ts';
import { editFacts } from './edit-facts.ts';
import { deleteProperties, insertListingPhotos, insertProperty, setOrder, updateFacts } from './properties.queries.ts';
import { emptyFacts, factsOfListing, propertyFactsSchema } from './property-facts.ts';
import { nearestRoute } from './route.ts';

type ComparableEdit = SubjectEdit & { listPrice?: number | null | undefined; area?: string | null | undefined };

export interface Comparables {
  /** Those of an MLS, in their order. */
  list: (of: PresentationOfUser) => Promise<(ListingReference & { street: string | null })[]>;
  /** Adds a listing that the viewer may see; one that is there already stays where it is. */
  add: (of: PresentationOfUser, listing: ListingReference, viewer: ListingViewer) => Promise<void>;
  /** Removes a comparable by `mlsSource:mlsId`, its MLS id or its id here; one that is not there is no error. */
  remove: (of: PresentationOfUser, name: string) => Promise<void>;
  /** Adds a home that is in no MLS, or changes its facts where `mlsId` is its id here; answers that id. @throws AppError subject_is_listing */
  write: (of: PresentationOfUser, edit: ComparableEdit) => Promise<string>;
  /** Orders them so that each is near the one before. */
  orderByRoute: (of: PresentationOfUser) => Promise<void>;
  /** Sets the order; homes that are not named come after, in their old order. */
  order: (of: PresentationOfUser, order: readonly { mlsId: string; mlsSource: string | null }[]) => Promise<void>;
}

/** Pictures that were drawn for invented homes. */
const drawn = /^\/api\/listings\/photos\/demo\//;

/** Alteration labels go with the photos, so that an altered one can be labelled wherever it is shown. */
export function photosOfListing(listing: ListingDetails): { url: string; alteration: string | null }[] {
  return listing.photos.map((url, index) => ({
    url,
    alteration: listing.photoAlterations[index] ?? (drawn.test(url) ? 'Illustration' : null),
  }));
}

const isListing = (row: PropertyRow, { mlsId, mlsSource }: ListingReference): boolean =>
  row.mls_id === mlsId && row.mls_source === mlsSource;

/** Whether a row is the home that a path names: `mlsSource:mlsId`, the MLS id alone, or our id of a home typed in by hand. */
export function isNamed({ id, mls_id, mls_source }: PropertyRow, name: string): boolean {
  return name === id || (mls_id !== null && (name === mls_id || name === `${mls_source}:${mls_id}`));
}

function ensurePlace(count: number): void {
  const { comparables } = presentationLimits;
  if (count >= comparables)
    throw new AppError('too_many_comparables', `A presentation holds ${comparables} comparables at most.`);
}

export function createComparables({
  db,
  change,
  listings,
  clock,
}: {
  db: Db;
  change: ChangePresentation;
  listings: Pick<ListingsService, 'getDetails'>;
  clock: Clock;
}): Comparables {
  return {
    async list({ userId, presentationId }) {
      if (!(await selectPresentation(db, userId, presentationId))) throw presentationNotFound();
      return (await selectProperties(db, presentationId)).flatMap(({ is_subject, mls_id, mls_source, facts }) =>
        is_subject || mls_id === null || mls_source === null
          ? []
          : { mlsId: mls_id, mlsSource: mls_source, street: propertyFactsSchema.parse(facts).addresses[0] ?? null },
      );
    },

    async add(of, reference, viewer) {
      const listing = await listings.getDetails(reference, viewer);
      const facts = factsOfListing(listing);
      await change(of, async (tx, { id: presentationId }) => {
        const comparables = (await selectProperties(tx, presentationId)).filter((row) => !row.is_subject);
        if (comparables.some((row) => isListing(row, { mlsId: facts.mlsId ?? '', mlsSource: facts.mlsSource ?? '' })))
          return null;
        ensurePlace(comparables.length);
        const at = clock.now();
        const propertyId = await insertProperty(tx, { presentationId, isSubject: false, facts, at });
        if (propertyId === null) return null;
        await insertListingPhotos(tx, { presentationId, propertyId }, photosOfListing(listing), at);
        return {};
      });
    },

    async write(of, { mlsId, mlsSource: _, ...edit }) {
      let written = '';
      await change(of, async (tx, { id: presentationId }) => {
        const comparables = (await selectProperties(tx, presentationId)).filter((row) => !row.is_subject);
        const there = comparables.find((row) => mlsId != null && isNamed(row, mlsId));
        if (there?.mls_id != null) throw new AppError('subject_is_listing', 'The facts of a listing come from its MLS.');
        if (there) {
          written = there.id;
          await updateFacts(tx, there.id, editFacts(propertyFactsSchema.parse(there.facts), edit));
          return {};
        }
        ensurePlace(comparables.length);
        const facts = editFacts(emptyFacts, edit);
        written = (await insertProperty(tx, { presentationId, isSubject: false, facts, at: clock.now() })) ?? '';
        return {};
      });
      return written;
    },

    remove: (of, name) =>
      change(of, async (tx, { id }) => {
        const gone = (await selectProperties(tx, id)).filter((row) => !row.is_subject && isNamed(row, name));
        await deleteProperties(
          tx,
          gone.map((row) => row.id),
        );
        return gone.length > 0 ? {} : null;
      }),

    orderByRoute: (of) =>
      change(of, async (tx, { id: presentationId }) => {
        const homes = (await selectProperties(tx, presentationId)).filter((row) => !row.is_subject);
        const placed = homes.map(({ id, facts }) => ({ id, ...propertyFactsSchema.parse(facts) }));
        await setOrder(
          tx,
          nearestRoute(placed).map(({ id }) => id),
        );
        return {};
      }),

    order: (of, wanted) =>
      change(of, async (tx, { id }) => {
        const comparables = (await selectProperties(tx, id)).filter((row) => !row.is_subject);
        const rank = (row: PropertyRow): number => {
          const found = wanted.findIndex(({ mlsId, mlsSource }) =>
            mlsSource === null ? row.id === mlsId : isListing(row, { mlsId, mlsSource }),
          );
          return found === -1 ? wanted.length : found;
        };
        const ids = comparables.toSorted((a, b) => rank(a) - rank(b)).map((row) => row.id);
        await setOrder(tx, ids);
        return {};
      }),
  };
}
