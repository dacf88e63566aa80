import { z } from 'zod';
import { areaFilterSchema, listingSearchSchema } from '#contract/listing-search.ts';
import { searchLimits } from '#contract/listing-vocabulary.ts';

const [namedAreaSchema, , radiusSchema] = areaFilterSchema.options;

/** Pairs are what the contract has, and so what the built-in assistant hands on from one tool to the next. */
const cornerSchema = z.preprocess(
  (corner) => {
    if (!Array.isArray(corner) || corner.length !== 2) return corner;
    const [lat, lng] = corner as unknown[];
    return { lat, lng };
  },
  z
    .strictObject({ lat: z.number().min(-90).max(90), lng: z.number().min(-180).max(180) })
    .transform(({ lat, lng }): [number, number] => [lat, lng]),
);

/**
 * The search as a model writes it: the request of the contract, with corners described as `{lat, lng}` alone. A pair in brackets
 * becomes a tuple in JSON Schema, which OpenAI, Gemini and others refuse, and with it every request that carries the tool.
 */
export const searchInputSchema = listingSearchSchema.omit({ detailedResults: true, operationName: true }).extend({
  areaFilter: z
    .union([
      namedAreaSchema,
      z.strictObject({
        type: z.literal('polygon'),
        coordinates: z.array(cornerSchema).min(3).max(searchLimits.polygonPoints),
      }),
      radiusSchema,
    ])
    .nullish(),
});
