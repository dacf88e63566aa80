import { z } from 'zod';
import { endpoint } from './endpoint.ts';

const instantSchema = z.iso.datetime();

/** How the feed of a source does; times in UTC. */
export const listingFeedSchema = z.object({
  serviceUrl: z.string(),
  everyMinutes: z.int().describe('A sync begins so many minutes after the one before it began'),
  deletionModel: z.enum(['entity-event', 'can-view', 'compare-keys']),
  isPaused: z.boolean(),
  isSyncing: z.boolean(),
  ageSeconds: z.int().describe('Since it was last brought up to date, or since it was made'),
  watermark: instantSchema.nullable().describe('ModificationTimestamp up to which everything is stored'),
  lastStartedAt: instantSchema.nullable(),
  lastComparedAt: instantSchema.nullable().describe('When all keys were last compared'),
  lastCounts: z
    .object({
      kind: z.enum(['full', 'changes']),
      read: z.int(),
      inserted: z.int(),
      updated: z.int(),
      unchanged: z.int(),
      deleted: z.int(),
      refused: z.int(),
      requests: z.int(),
      seconds: z.number(),
    })
    .nullable()
    .describe('Of the last sync that came to its end'),
  lastRefused: z.array(z.object({ key: z.string().nullable(), reason: z.string() })).describe('Up to 50'),
  lastError: z.string().nullable().describe('Why the last sync failed; null when it did not'),
  lastErrorAt: instantSchema.nullable(),
  failuresInARow: z.int(),
});

/** Where listings come from: an MLS with a feed, or imported files. */
export const listingSourceSchema = z.object({
  id: z.string().describe('Its name, `mlsSource` of its listings'),
  title: z.string(),
  attributionText: z.string().nullable(),
  disclaimer: z.string().nullable(),
  remarksLimitCharacters: z.int().nullable().describe('What it takes as public remarks; null: the usual 1,000'),
  policy: z.object({
    showsToAgents: z.boolean(),
    showsToClients: z.boolean(),
    sendsToModels: z.boolean().describe('To a provider of language models outside this program'),
  }),
  lastSyncedAt: instantSchema.nullable().describe('Null for files, and before the first sync'),
  stale: z.boolean().describe('Its feed has not been brought up to date for 12 hours'),
  feed: listingFeedSchema.nullable().describe('Null for files'),
});
export type AdminListingSource = z.infer<typeof listingSourceSchema>;

export const listListingSources = endpoint({
  method: 'GET',
  path: '/api/admin/listing-sources',
  summary: 'All sources of listings with their licence and how their feeds do.',
  access: 'admin',
  status: 200,
  answer: z.object({ items: z.array(listingSourceSchema) }),
  errors: [],
});

export const syncListingSource = endpoint({
  method: 'POST',
  path: '/api/admin/listing-sources/{sourceName}/sync',
  summary: 'Have a source brought up to date soon, by any node; asked twice it is done once.',
  access: 'admin',
  params: z.object({ sourceName: z.string().min(1).max(100).describe('Name of the source') }),
  status: 202,
  answer: z.object({ queued: z.literal(true) }),
  errors: ['not_found'],
});
