/** What a picture establishes: "there" is the place that was drawn. */
import { z } from 'zod';
import { areaFilterSchema } from '#contract/listing-search.ts';
import type { EarlierTurn } from '../question-parser/parsed-question.ts';

const drawnOfSchema = z.object({
  data: z.object({
    search: z.object({ areaFilter: areaFilterSchema.nullish() }).optional(),
    market: z.object({ areaFilter: areaFilterSchema }).optional(),
  }),
});

/** A search of the same place stays as it was, with its results. */
export function afterAnalysis(state: EarlierTurn | null, input: unknown): EarlierTurn | null {
  const { search, market } = drawnOfSchema.safeParse(input).data?.data ?? {};
  const areaFilter = search?.areaFilter ?? market?.areaFilter;
  if (!areaFilter || JSON.stringify(state?.search.areaFilter) === JSON.stringify(areaFilter)) return state;
  return { ...state, results: [], search: { areaFilter }, market: null };
}
