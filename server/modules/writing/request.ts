/** What copy is asked for. */
import { z } from 'zod';
import { listingReferenceSchema } from '#contract/listings.ts';

export const copyKinds = ['description', 'email', 'social', 'open-house', 'just-sold'] as const;
export type CopyKind = (typeof copyKinds)[number];
export const copyTones = ['professional', 'warm', 'bold'] as const;
export type CopyTone = (typeof copyTones)[number];
export const copyLengths = ['short', 'long'] as const;
export type CopyLength = (typeof copyLengths)[number];
export const copyLanguages = ['english', 'spanish'] as const;
export type CopyLanguage = (typeof copyLanguages)[number];

const wish = z.string().trim().min(1).max(100);

export const copyRequestSchema = z.strictObject({
  listing: listingReferenceSchema,
  kind: z
    .enum(copyKinds)
    .describe('description: public remarks for the MLS; social: one post; open-house and just-sold: notes to send or post'),
  tone: z.enum(copyTones).nullish().describe('professional when left out'),
  length: z.enum(copyLengths).nullish().describe('long when left out; a social post is short'),
  mention: z
    .array(wish)
    .max(10)
    .nullish()
    .describe('What the agent wants in it, in their words: "the garden", "a call to action"'),
  leaveOut: z.array(wish).max(10).nullish().describe('What the agent does not want in it: "the price"'),
  language: z.enum(copyLanguages).nullish().describe('english when left out'),
  withoutEmojis: z.boolean().nullish(),
  maxCharacters: z.int().min(50).max(5_000).nullish().describe('A tighter limit than the usual one of its kind'),
  aimCharacters: z
    .int()
    .min(50)
    .max(5_000)
    .nullish()
    .describe('How long it should be at most, within the limit: for "even shorter"'),
  openHouse: z
    .string()
    .trim()
    .max(80)
    .nullish()
    .describe('Day and time of the open house in the agent\'s words: "Sunday, November 29, 1 to 4 pm". Never make one up'),
});
export type CopyRequest = z.output<typeof copyRequestSchema>;
