import { z } from 'zod';
import { listingSearchSchema, oneAreaSchema } from '#contract/listing-search.ts';
import { searchLimits } from '#contract/listing-vocabulary.ts';

const [namedAreaSchema, , radiusSchema] = oneAreaSchema.options;

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

const oneAreaInputSchema = z.union([
  namedAreaSchema,
  z.strictObject({ type: z.literal('polygon'), coordinates: z.array(cornerSchema).min(3).max(searchLimits.polygonPoints) }),
  radiusSchema,
]);

/** What is left out has a name: each description of an area more costs every request to a model that carries the tool. */
const anyOfAreasInputSchema = z.strictObject({
  type: z.literal('any-of'),
  areas: z.array(oneAreaInputSchema).max(searchLimits.areas),
  except: z.array(namedAreaSchema).max(searchLimits.areas).nullish(),
});

/**
 * The search as a model writes it: the request of the contract, with corners described as `{lat, lng}` alone. A pair in brackets
 * becomes a tuple in JSON Schema, which OpenAI, Gemini and others refuse, and with it every request that carries the tool.
 */
export const searchInputSchema = listingSearchSchema.omit({ detailedResults: true, operationName: true }).extend({
  areaFilter: z.union([...oneAreaInputSchema.options, anyOfAreasInputSchema]).nullish(),
});
