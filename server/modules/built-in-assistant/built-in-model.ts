import type { LanguageModelV4 } from '@ai-sdk/provider';
import type { ListingReference } from '#contract/listing-reference.ts';
import type { ListingsService } from '#server/modules/listings/index.ts';
import { calendarDateOf, type Clock } from '#server/platform/clock.ts';
import type { Viewer } from '#server/platform/tools/index.ts';
import { createBuiltInModel } from './model.ts';
import type { PlaceCandidate } from './question-parser/parsed-question.ts';
import type { Signer } from './signer.ts';

/** What the built-in model knows of a run beside its prompt; it looks places up with the viewer's rights. */
interface Run {
  viewer: Viewer;
  /** The listing that the drawer shows. */
  openedListing: ListingReference | null;
}

interface Parts {
  listings: Pick<ListingsService, 'findPlacesNamed'>;
  clock: Clock;
  /** The state that an agent works in, as the profile says; null: it says none. */
  stateOfAgent: (userId: string) => Promise<string | null>;
  licenseOfAgent: (userId: string) => Promise<string | null>;
  signerOfAgent: (userId: string) => Promise<Signer | null>;
}

/** Opens the built-in model for a run, as the models of providers are opened. */
export function createBuiltInAssistant({
  listings,
  clock,
  stateOfAgent,
  licenseOfAgent,
  signerOfAgent,
}: Parts): (run: Run) => LanguageModelV4 {
  return ({ viewer, openedListing }) => {
    let signer: Promise<Signer | null> | null = null;
    return createBuiltInModel({
      findPlacesNamed: (phrases) => findPlaces({ listings, stateOfAgent }, phrases, viewer),
      today: () => calendarDateOf(clock.now()),
      openedListing,
      licenseOfAgent: () => licenseOfAgent(viewer.userId),
      // Each step of a run asks for it.
      signerOfAgent: () => (signer ??= signerOfAgent(viewer.userId)),
    });
  };
}

async function findPlaces(
  { listings, stateOfAgent }: Pick<Parts, 'listings' | 'stateOfAgent'>,
  phrases: readonly string[],
  viewer: Viewer,
): Promise<PlaceCandidate[]> {
  const places = await listings.findPlacesNamed(phrases, viewer);
  const states = new Set(places.map(({ context }) => context?.stateAbbreviated));
  const ownState = states.size > 1 ? await stateOfAgent(viewer.userId) : null;
  return places.map(({ context, ...place }) => {
    const stateAbbreviated = context?.stateAbbreviated ?? null;
    return {
      ...place,
      context: { city: context?.city ?? null, stateAbbreviated },
      isInOwnMarket: ownState !== null && stateAbbreviated === ownState,
    };
  });
}
