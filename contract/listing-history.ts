import { z } from 'zod';
import { calendarDateSchema } from './common.ts';
import { endpoint } from './endpoint.ts';
import { listingReferenceSchema } from './listing-reference.ts';

/** What can happen to a home on the market. */
export const historyEventKinds = [
  'listed',
  'price-changed',
  'coming-soon',
  'contingent',
  'pending',
  'back-on-market',
  'off-market',
  'sold',
] as const;
export type HistoryEventKind = (typeof historyEventKinds)[number];

export const historyEventSchema = z.object({
  date: calendarDateSchema.nullable().describe('Null where no record tells the day; it lies between its neighbours in the list'),
  kind: z.enum(historyEventKinds),
  price: z.number().nullable().describe('Dollars, per month for a lease: the list price from then on; for `sold` the sold price'),
  changePercent: z
    .number()
    .nullable()
    .describe('Against the list price before, one decimal; for `sold` against the last list price'),
  isLease: z.boolean(),
  listing: listingReferenceSchema.describe('Whose event it is: the listing asked for, or another one of the same home'),
  isOtherListing: z.boolean(),
});
export type HistoryEvent = z.infer<typeof historyEventSchema>;

export const getListingHistory = endpoint({
  method: 'POST',
  path: '/api/listings/history',
  summary: 'Prices and statuses of a home, newest first: of the listing, and of its other listings that the caller may see.',
  access: 'user',
  scopes: ['listings:read'],
  body: z.strictObject({ listingReference: listingReferenceSchema }),
  status: 200,
  answer: z.object({ items: z.array(historyEventSchema) }),
  errors: ['listing_not_found'],
});
