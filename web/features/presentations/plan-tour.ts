import { addComparable, orderByRoute } from '#contract/cma-comparables.ts';
import { createCma, deleteCma } from '#contract/cmas.ts';
import type { ListingReference } from '#contract/listing-reference.ts';
import { isApiError } from '#web/platform/api-errors.ts';
import { callApi } from '#web/platform/api.ts';

/** More homes than this nobody sees in a day. */
export const MAX_TOUR_HOMES = 20;

export interface PlannedTour {
  presentationId: string;
  /** Homes that were gone, or may not be shown to clients. */
  leftOut: number;
}

/**
 * Makes a presentation with a page for each home, ordered so that each is near the one before. When it cannot be finished, nothing of it stays.
 * @param onAdded after each home, with how many were added so far
 */
export async function planTour(homes: readonly ListingReference[], onAdded: (count: number) => void): Promise<PlannedTour> {
  const { id: presentationId } = await callApi(
    createCma,
    {
      body: {
        presentationType: 'general-presentation',
        presentationName: `Tour of ${homes.length} ${homes.length === 1 ? 'home' : 'homes'}`,
      },
    },
    { idempotencyKey: crypto.randomUUID() },
  );
  const params = { presentationId };
  let leftOut = 0;
  try {
    for (const [at, { mlsSource, mlsId }] of homes.entries()) {
      try {
        await callApi(addComparable, { params: { ...params, mlsId: `${mlsSource}:${mlsId}` } });
      } catch (error) {
        if (!isApiError(error, 'listing_not_found')) throw error;
        leftOut += 1;
      }
      onAdded(at + 1);
    }
    await callApi(orderByRoute, { params });
  } catch (error) {
    await callApi(deleteCma, { params }).catch(() => undefined);
    throw error;
  }
  return { presentationId, leftOut };
}
