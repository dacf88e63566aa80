import { z } from 'zod';

/** UUIDs made here are version 7 (time-ordered); any version is accepted. */
export const idSchema = z.uuid();

/** ISO 8601 instant in UTC. */
export const instantSchema = z.iso.datetime();

/** Local calendar date `YYYY-MM-DD`, without a time zone (RESO date). PostgreSQL knows no year 0, as the calendar has none. */
export const calendarDateSchema = z.iso.date().refine((date) => !date.startsWith('0000'), 'There is no year 0');

/** Page meta of lists that answer `{items, meta, links}`; pages count from 1. */
export const pageMetaSchema = z.object({
  currentPage: z.int().min(1),
  totalPages: z.int().min(0),
  totalItems: z.int().min(0),
  itemsPerPage: z.int().min(1),
  itemCount: z.int().min(0),
});
export type PageMeta = z.infer<typeof pageMetaSchema>;

/** Paths of neighbouring pages, or null where there is none. */
export const pageLinksSchema = z.object({
  first: z.string().nullable(),
  previous: z.string().nullable(),
  next: z.string().nullable(),
  last: z.string().nullable(),
});
