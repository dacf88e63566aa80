/** What copy is asked for. */
import { z } from 'zod';
import { listingReferenceSchema } from '#contract/listing-reference.ts';
import { toldHomeSchema } from './told-home.ts';

export const copyKinds = [
  ...(['description', 'email', 'social', 'open-house', 'just-sold'] as const),
  ...(['text-message', 'highlights', 'headlines', 'agent-note', 'offer-note', 'video-script'] as const),
];
export type CopyKind = (typeof copyKinds)[number];
/** What a post or an e-mail announces; written only where the record shows it. */
export const copyOccasions = ['just-listed', 'price-cut', 'coming-soon', 'under-contract', 'back-on-market'] as const;
export type CopyOccasion = (typeof copyOccasions)[number];
export const copyTones = ['professional', 'warm', 'bold'] as const;
export type CopyTone = (typeof copyTones)[number];
export const copyLengths = ['short', 'long'] as const;
export type CopyLength = (typeof copyLengths)[number];
export const copyLanguages = ['english', 'spanish'] as const;
export type CopyLanguage = (typeof copyLanguages)[number];

const offerTerm = z.string().trim().min(1).max(80).nullish();
const wish = z.string().trim().min(1).max(100);

export const copyRequestSchema = z.strictObject({
  listing: z
    .union([listingReferenceSchema, toldHomeSchema])
    .describe('Whose record it is written from; of a home without a listing what the agent told of it, and nothing else'),
  kind: z
    .enum(copyKinds)
    .describe(
      'description: public remarks for the MLS; social: one post; open-house and just-sold: notes to send or post; highlights: the facts as bullets, for a flyer or a postcard; headlines: lines to choose from; agent-note: to the listing agent, asking for a showing (showing) or something else (asking); offer-note: cover note of an offer, on its terms alone',
    ),
  more: z
    .array(listingReferenceSchema)
    .max(9)
    .nullish()
    .describe('Further listings: one e-mail, message or post over all of them, in this order'),
  occasion: z
    .enum(copyOccasions)
    .nullish()
    .describe(
      'What a post, message or e-mail announces. Where the record does not show it, copy.notRecorded says so and it is written without',
    ),
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
  maxWords: z.int().min(10).max(1_000).nullish().describe('How many words the body may have: "80 words"'),
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
  forBrokers: z.boolean().nullish().describe('Of an open-house: a broker open, an invitation to other agents'),
  soldAsTold: z
    .strictObject({
      days: z.int().min(0).max(3_000).nullish().describe('On the market'),
      overAskingPercent: z.number().positive().max(200).nullish(),
      priceDollars: z.number().positive().max(10_000_000_000).nullish(),
    })
    .nullish()
    .describe('Of a just-sold: that it sold, as the agent tells it though the record does not show it yet. Never make it up'),
  showing: z.string().trim().max(80).nullish().describe("Day and time of a showing in the agent's words. Never make one up"),
  asking: z.string().trim().max(200).nullish().describe('What the listing agent is asked: "if there are any offers yet"'),
  offerTerms: z
    .strictObject({
      price: offerTerm,
      offListPercent: z
        .number()
        .min(-90)
        .max(100)
        .nullish()
        .describe('Instead of price: so much over the list price, below zero under it; the price is worked out from the record'),
      deposit: offerTerm,
      financing: offerTerm,
      contingencies: offerTerm,
      closing: offerTerm,
    })
    .nullish()
    .describe('Of an offer-note: its terms in the words of the agent; what is left out stays blank'),
  recipient: z.string().trim().min(1).max(60).nullish().describe('Name of whom it is written to; never make one up'),
  isToMany: z.boolean().nullish().describe('Written to a list or to all buyers: greeted without a name'),
  headline: z
    .string()
    .trim()
    .min(1)
    .max(150)
    .nullish()
    .describe("Subject or headline in the agent's own words, in place of ours"),
  priceBefore: z
    .number()
    .positive()
    .max(10_000_000_000)
    .nullish()
    .describe("Of a price-cut: the price before it as the agent tells it, in place of the record's first list price"),
  priceNow: z
    .number()
    .positive()
    .max(10_000_000_000)
    .nullish()
    .describe('The price as the agent tells it, in place of the record\'s: "price is 619k now"; never make one up'),
  ownWords: z
    .array(z.string().trim().min(1).max(200))
    .max(10)
    .nullish()
    .describe(
      'What the agent says of the home though the record does not show it, each put in as it is; only what they asked to put in anyway',
    ),
  inFirstPerson: z.boolean().nullish().describe('The agent speaks: it opens with a sentence that presents the home'),
  sender: z.string().trim().min(1).max(100).nullish().describe('Name that it is signed with; never make one up'),
  besides: z
    .array(z.string().trim().max(300))
    .max(10)
    .nullish()
    .describe(
      'Of an e-mail or a message: a line beside each home, the listing first, such as a monthly payment that a tool worked out',
    ),
  count: z.int().min(1).max(10).nullish().describe('How many headlines'),
  variant: z.int().min(0).max(50).nullish().describe('Another wording of the same request: 1, 2 and so on'),
});
export type CopyRequest = z.output<typeof copyRequestSchema>;
