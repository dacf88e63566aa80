import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { listingSearchSchema } from './listing-search.ts';
import { listingResultSchema } from './listings.ts';

/** More are a copy of a market, which no licence means by an export. */
export const MAX_EXPORTED_LISTINGS = 500;

export const exportListings = endpoint({
  method: 'POST',
  path: '/api/listings/export',
  summary: 'The first listings of a search at once, to be handed over as a file; that they were is written into the audit log.',
  access: 'user',
  body: listingSearchSchema,
  status: 200,
  answer: z.object({
    items: z.array(listingResultSchema).max(MAX_EXPORTED_LISTINGS),
    totalItems: z.int().min(0).describe('Of the whole search'),
  }),
  errors: ['search_too_slow'],
});
