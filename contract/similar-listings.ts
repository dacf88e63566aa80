import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { listingReferenceSchema, listingResultSchema } from './listings.ts';

export const SIMILAR_LISTINGS_LIMIT = 12;

/** Document 2 §9, "Similar-property search from a subject". */
export const findSimilarListings = endpoint({
  method: 'POST',
  path: '/api/listings/similar',
  summary: "Listings like a listing's home: near it, of its type, of about its size and price; active ones first, never its own.",
  access: 'user',
  body: z.strictObject({ listingReference: listingReferenceSchema }),
  status: 200,
  answer: z.object({ items: z.array(listingResultSchema).max(SIMILAR_LISTINGS_LIMIT) }),
  errors: ['listing_not_found', 'search_too_slow'],
});
