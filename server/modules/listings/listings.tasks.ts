import { z } from 'zod';
import { defineTask } from '#server/platform/jobs/index.ts';

/** Listings of a source were written: what other modules make from them is due. Many writes in a row are one job. */
export const listingsChanged = defineTask({
  name: 'listings.changed',
  payload: z.object({ source: z.string() }),
  attempts: 5,
});

/** Listings that came or changed wait to be told (`ListingsService.takeNews`). */
export const listingNewsNoted = defineTask({ name: 'listings.news-noted', payload: z.object({}), attempts: 5 });
