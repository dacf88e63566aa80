import type { SubjectEdit } from '#contract/cmas.ts';
import type { AdjustmentOverride } from '#contract/valuation-request.ts';
import type { SectionConfig } from '#contract/presentation-sections.ts';
import type { ListingReference } from '#contract/listing-reference.ts';
import type { ListingsService, ListingViewer } from '#server/modules/listings/index.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Log } from '#server/platform/log.ts';
import type { Tx } from '#server/platform/database/index.ts';
import { AppError } from '#server/platform/errors/index.ts';
import type { ChangePresentation, PresentationOfUser } from './change-presentation.ts';
import { selectProperties, type PropertyRow } from './presentations.queries.ts';
import { photosOfListing } from './properties/comparables.ts';
import { editFacts } from './properties/edit-facts.ts';
import { deleteProperties, insertListingPhotos, insertProperty, updateFacts } from './properties/properties.queries.ts';
import { emptyFacts, factsOfListing, propertyFactsSchema } from './properties/property-facts.ts';
import { valuationChoicesSchema } from './valuing/valuation-choices.ts';
import { isLand, withLotSize } from './sections/land-sections.ts';
import { sectionsOf } from './reading/presentation-answer.ts';
import { differingSections } from './sections/differing-sections.ts';
import { sanitizeSection } from './sections/sanitize-section.ts';

export interface Editing {
  /** Sets the subject from a listing that the viewer may see; another subject goes with its photos. */
  setSubject: (of: PresentationOfUser, listing: ListingReference, viewer: ListingViewer) => Promise<void>;
  /** Changes the title, the client or facts of a subject that is not in an MLS; makes that subject where there is none. */
  update: (
    of: PresentationOfUser,
    edit: {
      root?: { title?: string | undefined; clientDisplayName?: string | null | undefined } | undefined;
      subject?: SubjectEdit | undefined;
    },
  ) => Promise<void>;
  setPriceRange: (of: PresentationOfUser, range: { min: number | null; max: number | null }) => Promise<void>;
  /** Sets the agent's own rates of adjustments in the place of those that were there. */
  setAdjustmentRates: (of: PresentationOfUser, overrides: readonly AdjustmentOverride[]) => Promise<void>;
  /** Stores the sections. @throws AppError presentation_changed when `baseRevision` is not the newest */
  saveSections: (of: PresentationOfUser, sections: readonly SectionConfig[], baseRevision: number | undefined) => Promise<void>;
}

async function selectSubject(tx: Tx, presentationId: string): Promise<PropertyRow | undefined> {
  return (await selectProperties(tx, presentationId)).find((row) => row.is_subject);
}

export function createEditing({
  change,
  listings,
  clock,
  log,
}: {
  change: ChangePresentation;
  listings: Pick<ListingsService, 'getDetails'>;
  clock: Clock;
  log: Log;
}): Editing {
  /** Answers whether the subject is land from now on. */
  async function writeSubject(tx: Tx, presentationId: string, { mlsId, mlsSource, ...edit }: SubjectEdit): Promise<boolean> {
    const subject = await selectSubject(tx, presentationId);
    const facts = subject ? propertyFactsSchema.parse(subject.facts) : emptyFacts;
    const isOtherListing = (mlsId ?? facts.mlsId) !== facts.mlsId || (mlsSource ?? facts.mlsSource) !== facts.mlsSource;
    const edited = editFacts(facts, edit);
    const changesFacts = JSON.stringify(edited) !== JSON.stringify(facts);
    if (isOtherListing || (facts.mlsId !== null && changesFacts))
      throw new AppError('subject_is_listing', 'The facts of a listing come from its MLS.');
    if (subject) await updateFacts(tx, subject.id, edited);
    else await insertProperty(tx, { presentationId, isSubject: true, facts: edited, at: clock.now() });
    return isLand(edited) && !isLand(facts);
  }

  return {
    async setSubject(of, reference, viewer) {
      const listing = await listings.getDetails(reference, viewer);
      await change(of, async (tx, { id: presentationId, sections }) => {
        const former = await selectSubject(tx, presentationId);
        if (former) await deleteProperties(tx, [former.id]);
        const [facts, at] = [factsOfListing(listing), clock.now()];
        const propertyId = await insertProperty(tx, { presentationId, isSubject: true, facts, at });
        if (propertyId !== null) await insertListingPhotos(tx, { presentationId, propertyId }, photosOfListing(listing), at);
        return isLand(facts) ? { sections: withLotSize(sections) } : {};
      });
    },

    update: (of, { root, subject }) =>
      change(of, async (tx, { id, sections }) => {
        const becomesLand = subject !== undefined && (await writeSubject(tx, id, subject));
        if (!root && !subject) return null;
        return {
          ...(becomesLand ? { sections: withLotSize(sections) } : {}),
          ...(root?.title === undefined ? {} : { title: root.title }),
          ...(root?.clientDisplayName === undefined ? {} : { client_display_name: root.clientDisplayName || null }),
        };
      }),

    setPriceRange: (of, { min, max }) =>
      change(of, async (_, { price_min, price_max, valuation_choices }) => {
        const choices = valuationChoicesSchema.parse(valuation_choices);
        if (price_min === min && price_max === max && !choices.followsComparables) return null;
        // From here on it is the agent's own.
        return { price_min: min, price_max: max, valuation_choices: JSON.stringify({ ...choices, followsComparables: false }) };
      }),

    setAdjustmentRates: (of, overrides) =>
      change(of, async (_, { valuation_choices }) => ({
        valuation_choices: JSON.stringify({ ...valuationChoicesSchema.parse(valuation_choices), overrides }),
      })),

    saveSections: (of, sections, baseRevision) =>
      change(of, async (_, { revision, sections: stored }) => {
        if (baseRevision !== undefined && baseRevision !== revision)
          throw new AppError('presentation_changed', 'There is a newer version of this presentation.', {
            errors: [
              { path: 'revision', message: String(revision) },
              ...differingSections(sections.map(sanitizeSection), sectionsOf(stored, log)),
            ],
          });
        return { sections: JSON.stringify(sections.map(sanitizeSection)) };
      }),
  };
}
