import type { z } from 'zod';
import type { ListingReference } from '#contract/listing-reference.ts';
import type { ListingDetails } from '#contract/listings.ts';
import type { ListingsService } from '../listings.service.ts';
import { isAppError } from '#server/platform/errors/index.ts';
import type { Viewer } from '#server/platform/tools/index.ts';
import type { withheldListingSchema } from './facts.ts';
import { asAgent, withheld } from './withheld.ts';

export const withheldListing = (reference: ListingReference): z.infer<typeof withheldListingSchema> => ({
  ...reference,
  withheld: withheld(1),
});

/**
 * A listing as the viewer may read it; null where only the agent may, not the model.
 * @throws AppError `listing_not_found` where neither may
 */
export async function readOrWithhold(
  listings: Pick<ListingsService, 'getDetails'>,
  reference: ListingReference,
  viewer: Viewer,
): Promise<ListingDetails | null> {
  return listings.getDetails(reference, viewer).catch(async (error: unknown) => {
    if (viewer.surface !== 'model-provider' || !isAppError(error)) throw error;
    await listings.getDetails(reference, asAgent(viewer));
    return null;
  });
}

/** What a tool does that works something out, of a listing or of what was named alone. */
export function estimateFor<
  Input extends { listing?: ListingReference | null | undefined },
  Answer extends { addressLine1: string | null },
>(listings: Pick<ListingsService, 'getDetails'>, estimate: (input: Input, listing: ListingDetails | null) => Answer) {
  return async (input: Input, { viewer }: { viewer: Viewer }) => {
    const reference = input.listing ?? null;
    const listing = reference && (await readOrWithhold(listings, reference, viewer));
    if (reference && !listing) return { answer: withheldListing(reference), artifact: null, summary: null };
    const answer = estimate(input, listing);
    return { answer, artifact: null, summary: answer.addressLine1 };
  };
}
