import { z } from 'zod';
import { listingStatuses } from '#contract/listing-vocabulary.ts';
import {
  leftOutReasons,
  valuationAnswerSchema,
  type ComparablesAnswer,
  type LeftOutReason,
  type ValuedComparable,
} from '#contract/valuation-answer.ts';

const leftOutReasonSchema = z.enum(Object.keys(leftOutReasons) as [LeftOutReason, ...LeftOutReason[]]);

const adjustmentSchema = valuationAnswerSchema.shape.comparables.element.shape.adjustments.element;
/** What is null or false is left out: a thread holds a dozen values of a dozen comparables. */
const adjustmentFactsSchema = adjustmentSchema.omit({ label: true }).partial().required({ kind: true, dollars: true });

/** A comparable as a model needs it: enough to tell and to point at, without pictures and words. */
export const comparableFactsSchema = z.object({
  number: z.int().describe('Its place in the list, from 1'),
  mlsId: z.string(),
  mlsSource: z.string(),
  addressLine1: z.string().nullable(),
  beds: z.number().nullable(),
  baths: z.number().nullable(),
  livingAreaSqFt: z.number().nullable(),
  yearBuilt: z.number().nullable(),
  price: z.number(),
  soldDate: z.string(),
  miles: z.number().nullable(),
  adjustments: z.array(adjustmentFactsSchema),
  netPercent: z.number(),
  grossPercent: z.number(),
  similarity: z.enum(['high', 'medium', 'low']),
  adjustedByDollars: z.number(),
  adjustedPrice: z.number(),
  weightPercent: z.number().describe('Weights of all comparables sum to 100'),
  isPinned: z.boolean(),
});
export type ComparableFacts = z.infer<typeof comparableFactsSchema>;

export const leftOutFactsSchema = z.object({
  mlsId: z.string(),
  mlsSource: z.string(),
  addressLine1: z.string().nullable(),
  price: z.number().nullable(),
  soldDate: z.string().nullish(),
  livingAreaSqFt: z.number().nullish(),
  miles: z.number().nullable(),
  why: z.string(),
  reason: leftOutReasonSchema,
});

export const competitorFactsSchema = z.object({
  mlsId: z.string(),
  mlsSource: z.string(),
  addressLine1: z.string().nullable(),
  price: z.number().nullable(),
  status: z.enum(listingStatuses),
  miles: z.number().nullable(),
});

const MAX_LEFT_OUT = 12;

const addressOf = ({ addressLine1, addressLine2 }: { addressLine1: string | null; addressLine2: string | null }): string | null =>
  [addressLine1, addressLine2].filter(Boolean).join(' ') || null;

export function comparableFacts({ listing, weight, ...told }: ValuedComparable, at: number): ComparableFacts {
  const { price, soldDate, miles, adjustments, netPercent, grossPercent, similarity, adjusted, isPinned } = told;
  return {
    number: at + 1,
    ...{ price, soldDate, miles, netPercent, grossPercent, similarity, isPinned },
    adjustments: adjustments.map(({ kind, dollars, units, unit, dollarsPerUnit, isOverridden, note }) => ({
      ...{ kind, dollars },
      ...(units === null ? {} : { units, unit, dollarsPerUnit }),
      ...(isOverridden ? { isOverridden, note } : {}),
    })),
    adjustedByDollars: adjusted - price,
    adjustedPrice: adjusted,
    mlsId: listing.mlsId ?? listing.uPropertyId,
    mlsSource: listing.mlsSource,
    addressLine1: addressOf(listing),
    beds: listing.bedroomCount,
    baths: listing.bathroomCount,
    livingAreaSqFt: listing.internalSize,
    yearBuilt: listing.yearBuilt,
    weightPercent: Math.round(weight * 1_000) / 10,
  };
}

/** The listing that an entry tells of, as a model points at it. */
function namedHome({ listing, miles }: { listing: ValuedComparable['listing']; miles: number | null }) {
  return {
    mlsId: listing.mlsId ?? listing.uPropertyId,
    mlsSource: listing.mlsSource,
    addressLine1: addressOf(listing),
    miles,
  };
}

export function competitorFacts(one: ComparablesAnswer['competition'][number]): z.infer<typeof competitorFactsSchema> {
  const { currentPrice, listingStatus } = one.listing;
  return { ...namedHome(one), price: currentPrice, status: listingStatus.id };
}

/** The first of those that were left out, and why. */
export function leftOutFacts(leftOut: ComparablesAnswer['leftOut']): z.infer<typeof leftOutFactsSchema>[] {
  return leftOut.slice(0, MAX_LEFT_OUT).map((one) => ({
    ...namedHome(one),
    ...{ price: one.listing.soldPrice, soldDate: one.listing.soldDate, livingAreaSqFt: one.listing.internalSize },
    ...{ why: one.words, reason: one.reason },
  }));
}

export function shortenComparable({ mlsId, mlsSource, addressLine1, adjustedPrice }: ComparableFacts) {
  return { mlsId, mlsSource, addressLine1, adjustedPrice };
}
