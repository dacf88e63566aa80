import { z } from 'zod';
import { idSchema, instantSchema } from './common.ts';
import { endpoint } from './endpoint.ts';
import { listingSearchSchema } from './listing-search.ts';
import { listingResultSchema } from './listings.ts';

/** How often news of a saved search is mailed; `off`: it is told in the product alone. */
export const savedSearchFrequencies = { instant: 'At once', daily: 'Daily', weekly: 'Weekly', off: 'No mail' } as const;
export type SavedSearchFrequency = keyof typeof savedSearchFrequencies;
export const savedSearchFrequencyKeys = Object.keys(savedSearchFrequencies) as [SavedSearchFrequency, ...SavedSearchFrequency[]];

/** What can happen to a home that a search finds, or found. */
export const savedSearchChangeKinds = {
  new: 'New',
  'price-cut': 'Price cut',
  'back-on-market': 'Back on market',
  pending: 'Pending',
  sold: 'Sold',
} as const;
export type SavedSearchChangeKind = keyof typeof savedSearchChangeKinds;
const changeKindKeys = Object.keys(savedSearchChangeKinds) as [SavedSearchChangeKind, ...SavedSearchChangeKind[]];

export const savedSearchLimits = {
  nameCharacters: 100,
  perUser: 50,
  /** Changes that one call answers. */
  changes: 100,
  /** Changes are told for so long. */
  changesKeptDays: 90,
  /** A search that its user deleted can be taken back for so long. */
  restorableDays: 30,
} as const;

const fields = {
  name: z.string().trim().min(1, 'Give it a name').max(savedSearchLimits.nameCharacters),
  search: listingSearchSchema.describe(
    'Its page does not count; a last date of today or later is left out, since homes to come are wanted',
  ),
  frequency: z.enum(savedSearchFrequencyKeys),
};

export const savedSearchSchema = z.object({
  id: idSchema,
  ...fields,
  isPaused: z.boolean().describe('Nothing is watched, and what happens meanwhile is not told later'),
  createdAt: instantSchema,
  unseenCount: z.int().min(0).describe('Changes that the user has not looked at'),
  lastChangeAt: instantSchema.nullable(),
});
export type SavedSearch = z.infer<typeof savedSearchSchema>;

const params = z.object({ savedSearchId: idSchema });

export const listSavedSearches = endpoint({
  method: 'GET',
  path: '/api/saved-searches',
  summary: "The caller's saved searches, those with unseen changes first, then the newest.",
  access: 'user',
  status: 200,
  answer: z.object({ items: z.array(savedSearchSchema).max(savedSearchLimits.perUser) }),
  errors: [],
});

export const createSavedSearch = endpoint({
  method: 'POST',
  path: '/api/saved-searches',
  summary: 'Watch a search: what is new, cut, back, pending or sold from now on is told.',
  access: 'user',
  body: z.strictObject({ ...fields, frequency: fields.frequency.default('daily') }),
  status: 201,
  answer: savedSearchSchema,
  errors: ['too_many_saved_searches'],
  idempotent: true,
});

export const updateSavedSearch = endpoint({
  method: 'PATCH',
  path: '/api/saved-searches/{savedSearchId}',
  summary:
    'Rename a saved search, search for something else, mail it more or less often, pause it, or note that its changes were seen.',
  access: 'user',
  params,
  body: z.strictObject({
    name: fields.name.optional(),
    search: fields.search.optional(),
    frequency: fields.frequency.optional(),
    isPaused: z.boolean().optional(),
    seenThrough: z.int().min(1).optional().describe('The last change that was looked at'),
  }),
  status: 200,
  answer: savedSearchSchema,
  errors: ['saved_search_not_found'],
});

export const deleteSavedSearch = endpoint({
  method: 'DELETE',
  path: '/api/saved-searches/{savedSearchId}',
  summary: 'Delete a saved search; it can be taken back for 30 days.',
  access: 'user',
  params,
  status: 204,
  errors: ['saved_search_not_found'],
});

export const restoreSavedSearch = endpoint({
  method: 'POST',
  path: '/api/saved-searches/{savedSearchId}/restore',
  summary: 'Take back the deletion of a saved search.',
  access: 'user',
  params,
  status: 200,
  answer: savedSearchSchema,
  errors: ['saved_search_not_found', 'too_many_saved_searches'],
});

export const savedSearchChangeSchema = z.object({
  id: z.int().min(1),
  kind: z.enum(changeKindKeys),
  foundAt: instantSchema,
  fromPrice: z.number().nullable().describe('Dollars: the list price before, where it changed or the home sold'),
  toPrice: z.number().nullable().describe('Dollars: the list price, of a sale the sold price'),
  listing: listingResultSchema.describe('As it is now'),
});
export type SavedSearchChange = z.infer<typeof savedSearchChangeSchema>;

export const listSavedSearchChanges = endpoint({
  method: 'GET',
  path: '/api/saved-searches/{savedSearchId}/changes',
  summary: 'What happened in a saved search, the latest first; listings that the caller may no longer see are left out.',
  access: 'user',
  params,
  query: z.strictObject({ since: instantSchema.optional() }),
  status: 200,
  answer: z.object({ items: z.array(savedSearchChangeSchema).max(savedSearchLimits.changes) }),
  errors: ['saved_search_not_found'],
});

const unsubscribeParams = z.object({ token: z.string().regex(/^[\w-]{1,60}$/) });

/** Programs that look whether a link answers must not unsubscribe anybody: a person is asked on a page. */
export const openUnsubscribe = endpoint({
  method: 'GET',
  path: '/api/saved-searches/unsubscribe/{token}',
  summary: 'Where the link in a mail leads: to the page that ends its mails.',
  access: 'public',
  params: unsubscribeParams,
  status: 200,
  answer: 'redirect',
  errors: [],
});

export const unsubscribe = endpoint({
  method: 'POST',
  path: '/api/saved-searches/unsubscribe/{token}',
  summary: 'End the mails of a saved search with one click (RFC 8058); the search stays.',
  access: 'share-link',
  params: unsubscribeParams,
  status: 200,
  answer: z.object({ name: z.string() }),
  errors: ['not_found'],
});
