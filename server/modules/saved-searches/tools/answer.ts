import { z } from 'zod';
import {
  savedSearchChangeSchema,
  savedSearchSchema,
  type SavedSearch,
  type SavedSearchChange,
} from '#contract/saved-searches.ts';

const nullableNumber = z.number().nullable();

/** What a model is told of saved searches. */
export const savedSearchesAnswerSchema = z.object({
  done: z.string().describe('What this call did, in a few words'),
  savedSearches: z.array(
    savedSearchSchema.pick({ id: true, name: true, search: true, frequency: true, isPaused: true, unseenCount: true }),
  ),
  news: z
    .array(
      z.object({
        savedSearch: z.string().describe('Its name'),
        kind: savedSearchChangeSchema.shape.kind,
        foundAt: z.string(),
        fromPrice: nullableNumber,
        toPrice: nullableNumber.describe('The list price; of a sale the sold price'),
        mlsId: z.string(),
        mlsSource: z.string(),
        address: z.string().nullable(),
        city: z.string().nullable(),
        beds: nullableNumber,
        baths: nullableNumber,
        livingAreaSqFt: nullableNumber,
      }),
    )
    .describe('The latest first'),
});
export type SavedSearchesAnswer = z.infer<typeof savedSearchesAnswerSchema>;

export function answerOfSearch({
  id,
  name,
  search,
  frequency,
  isPaused,
  unseenCount,
}: SavedSearch): SavedSearchesAnswer['savedSearches'][number] {
  return { id, name, search, frequency, isPaused, unseenCount };
}

export function answerOfChange(
  { name }: SavedSearch,
  { kind, foundAt, fromPrice, toPrice, listing }: SavedSearchChange,
): SavedSearchesAnswer['news'][number] {
  return {
    ...{ savedSearch: name, kind, foundAt, fromPrice, toPrice },
    mlsId: listing.mlsId ?? listing.uPropertyId,
    mlsSource: listing.mlsSource,
    address: [listing.addressLine1, listing.addressLine2].filter(Boolean).join(', ') || null,
    city: listing.city,
    beds: listing.bedroomCount,
    baths: listing.bathroomCount,
    livingAreaSqFt: listing.internalSize,
  };
}
