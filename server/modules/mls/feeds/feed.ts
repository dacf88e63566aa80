import { z } from 'zod';

/** How a server tells that a listing is gone for good (docs/listings.md). */
export const deletionModels = ['entity-event', 'can-view', 'compare-keys'] as const;
export type DeletionModel = (typeof deletionModels)[number];

/** How photos are asked for: with each listing, from the Media resource, or not at all. */
export const mediaModes = ['expand', 'separate', 'none'] as const;

const fieldNameSchema = z.string().regex(/^[A-Za-z][A-Za-z0-9_]{0,127}$/, 'is not the name of a field');

/** How a server wants to be asked. */
export const feedOptionsSchema = z.object({
  /** The listings' resource; some servers have their own name for it. */
  resource: fieldNameSchema.default('Property'),
  media: z.enum(mediaModes).default('expand'),
  /** Open houses are asked for with each listing, where the server has them there. */
  openHouses: z.boolean().default(false),
  /** Names, licences and phones of agents and offices are looked up in Member and Office where a listing has their keys alone. */
  people: z.boolean().default(false),
  /** The flag of the deletion model `can-view`. */
  canViewField: fieldNameSchema.default('MlgCanView'),
  /** Fields that are kept as the feed spells them, besides those that we know. */
  extraFields: z.array(fieldNameSchema).max(100).default([]),
  /** Part of every `$filter`, e.g. `OriginatingSystemName eq 'sfar'`. */
  filter: z.string().max(1_000).nullable().default(null),
  /** Listings per page asked for; the server may give fewer. */
  pageSize: z.int().min(1).max(5_000).default(500),
  /** Least time between two requests: many MLSs allow two a second. */
  requestIntervalMs: z.int().min(0).max(60_000).default(500),
  /** Listings changed up to so long before the watermark are asked for again, for servers that show changes late. */
  overlapMinutes: z.int().min(0).max(1_440).default(10),
});
export type FeedOptions = z.output<typeof feedOptionsSchema>;

export const credentialsSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('bearer'), token: z.string().min(1).max(8_192) }),
  z.object({
    kind: z.literal('client-credentials'),
    tokenUrl: z.url({ protocol: /^https?$/ }),
    clientId: z.string().min(1).max(1_024),
    clientSecret: z.string().min(1).max(8_192),
    scope: z.string().max(1_024).nullable(),
  }),
]);
export type Credentials = z.infer<typeof credentialsSchema>;

/** Where a sync that was cut off goes on. `full` reads every listing, `changes` those since the watermark. */
export const progressSchema = z.object({
  kind: z.enum(['full', 'changes']),
  /** The page that follows the last one that is stored for good; null once all are. */
  nextLink: z.string().nullable(),
  /** Greatest ModificationTimestamp so far; becomes the watermark at the end. */
  latest: z.iso.datetime().nullable(),
  /** EntityEventSequence when a full sync began: events after it are read next. */
  eventSequence: z.number().nullable(),
});
export type Progress = z.infer<typeof progressSchema>;

export const syncCountsSchema = z.object({
  kind: z.enum(['full', 'changes']),
  read: z.number(),
  inserted: z.number(),
  updated: z.number(),
  unchanged: z.number(),
  deleted: z.number(),
  refused: z.number(),
  requests: z.number(),
  seconds: z.number(),
});
export type SyncCounts = z.infer<typeof syncCountsSchema>;

export const refusedListingSchema = z.object({ key: z.string().nullable(), reason: z.string() });
export type RefusedListing = z.infer<typeof refusedListingSchema>;

/** A RESO Web API server that the listings of one source come from. */
export interface Feed {
  id: string;
  /** `listing_sources.name` */
  source: string;
  lockNumber: number;
  serviceUrl: string;
  sealedCredentials: string;
  options: FeedOptions;
  everyMinutes: number;
  deletionModel: DeletionModel;
  isPaused: boolean;
  watermark: Date | null;
  eventSequence: number | null;
  progress: Progress | null;
  fence: number;
  lastStartedAt: Date | null;
  lastSyncedAt: Date | null;
  lastComparedAt: Date | null;
  lastCounts: SyncCounts | null;
  lastRefused: RefusedListing[];
  lastError: string | null;
  lastErrorAt: Date | null;
  failuresInARow: number;
  notBefore: Date | null;
  staleSince: Date | null;
  createdAt: Date;
}
