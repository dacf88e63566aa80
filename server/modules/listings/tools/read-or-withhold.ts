import type { ListingDetails, ListingReference } from '#contract/listings.ts';
import type { ListingsService } from '../listings.service.ts';
import { isAppError } from '#server/platform/errors/index.ts';
import type { Viewer } from '#server/platform/tools/index.ts';
import type { Withheld } from './facts.ts';
import { asAgent, withheld } from './withheld.ts';

/** Instead of an answer about a listing that the agent may open and the model may not read. */
export type WithheldListing = ListingReference & { withheld: Withheld };

export const withheldListing = (reference: ListingReference): WithheldListing => ({ ...reference, withheld: withheld(1) });

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
