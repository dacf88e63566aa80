import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { listingReferenceSchema } from './listing-reference.ts';
import { listingResultSchema } from './listings.ts';

export const SIMILAR_LISTINGS_LIMIT = 12;

/** Homes like one that is shown: docs/product/search.md. */
export const findSimilarListings = endpoint({
  method: 'POST',
  path: '/api/listings/similar',
  summary: "Listings like a listing's home: near it, of its type, of about its size and price; active ones first, never its own.",
  access: 'user',
  scopes: ['listings:read'],
  body: z.strictObject({
    listingReference: listingReferenceSchema,
    atAnyPrice: z.boolean().optional().describe('Left out or false: within $200,000 of its price, of rents within a quarter'),
  }),
  status: 200,
  answer: z.object({ items: z.array(listingResultSchema).max(SIMILAR_LISTINGS_LIMIT) }),
  errors: ['listing_not_found', 'search_too_slow'],
});
