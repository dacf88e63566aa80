import { z } from 'zod';
import { areaFilterSchema, listingSearchSchema, type RingPointInput } from '#contract/listing-search.ts';
import { areaNameTypes } from '#contract/listing-vocabulary.ts';

/** Pairs are what the contract has, and so what the built-in assistant hands on from one tool to the next. */
const cornerSchema = z.preprocess(
  (corner) => {
    if (!Array.isArray(corner) || corner.length !== 2) return corner;
    const [lat, lng] = corner as unknown[];
    return { lat, lng };
  },
  z.strictObject({ lat: z.number(), lng: z.number() }).transform((corner): RingPointInput => corner),
);

/** Areas in brief: each word about them is sent three times with every request that carries the tool. The contract checks what is said. */
const namedArea = z.strictObject({
  type: z.literal('named-area'),
  nameType: z.enum(areaNameTypes),
  name: z.string(),
  context: z.strictObject({ city: z.string().nullish(), stateAbbreviated: z.string().nullish() }).nullish(),
});
const circle = z.strictObject({
  type: z.literal('radius'),
  latitude: z.number(),
  longitude: z.number(),
  distance: z.number().describe('Miles'),
  name: z.string().nullish(),
});
const oneArea = z.union([namedArea, z.strictObject({ type: z.literal('polygon'), coordinates: z.array(cornerSchema) }), circle]);
const anyOfAreas = z.strictObject({
  type: z.literal('any-of'),
  areas: z.array(oneArea),
  except: z.array(namedArea).nullish(),
  near: z.array(circle).nullish().describe('And within each'),
});

/**
 * The search as a model writes it: the request of the contract, with corners described as `{lat, lng}` alone. A pair in brackets
 * becomes a tuple in JSON Schema, which OpenAI, Gemini and others refuse, and with it every request that carries the tool.
 */
export const searchInputSchema = listingSearchSchema.omit({ detailedResults: true, operationName: true }).extend({
  areaFilter: z
    .union([...oneArea.options, anyOfAreas])
    .pipe(areaFilterSchema)
    .nullish(),
});
