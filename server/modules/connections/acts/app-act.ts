import { z } from 'zod';
import { calendarDateSchema } from '#contract/common.ts';
import type { AppId } from '#contract/connections.ts';

/** Local time of day, `HH:MM` of 24 hours. */
export const timeOfDaySchema = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'HH:MM of 24 hours');

const calendarEntrySchema = z.object({
  kind: z.literal('calendar-entry'),
  title: z.string(),
  date: calendarDateSchema,
  time: timeOfDaySchema,
  minutes: z.int(),
  /** IANA name; date and time are of this zone. */
  timezone: z.string(),
  location: z.string().nullable(),
  notes: z.string().nullable(),
});

const mailDraftSchema = z.object({
  kind: z.literal('mail-draft'),
  to: z.string().nullable(),
  subject: z.string(),
  body: z.string(),
});

export const transactionTypes = ['PURCHASE_OFFER', 'LISTING_FOR_SALE', 'LISTING_FOR_LEASE', 'LEASE_OFFER'] as const;

const loopSchema = z.object({
  kind: z.literal('loop'),
  name: z.string(),
  transactionType: z.enum(transactionTypes),
  streetNumber: z.string().nullable(),
  streetName: z.string().nullable(),
  unit: z.string().nullable(),
  city: z.string().nullable(),
  state: z.string().nullable(),
  zipCode: z.string().nullable(),
  mlsNumber: z.string().nullable(),
});

/** Something to be done in a connected app, as its user has agreed to it. */
export const appActSchema = z.discriminatedUnion('kind', [calendarEntrySchema, mailDraftSchema, loopSchema]);
export type AppAct = z.infer<typeof appActSchema>;
export type AppActOf<Kind extends AppAct['kind']> = Extract<AppAct, { kind: Kind }>;

/** In which app it is done. */
export const appOfAct: Record<AppAct['kind'], AppId> = {
  'calendar-entry': 'google',
  'mail-draft': 'google',
  loop: 'dotloop',
};

/** What became of an act. `unclear`: it was asked for, and nobody knows whether it was done. */
export const actOutcomes = ['done', 'refused', 'unreachable', 'unclear', 'not-connected', 'expired'] as const;
export type ActOutcome = (typeof actOutcomes)[number];
