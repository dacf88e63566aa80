import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { areaNameTypes } from './listing-vocabulary.ts';

const nameSchema = z.string().trim().min(1).max(100);

const placeHullQuerySchema = z.strictObject({
  nameType: z.enum(areaNameTypes).exclude(['street', 'street-and-number']),
  name: nameSchema,
  city: nameSchema.optional().describe('The city around it, as `GET /api/listings/places` tells it'),
  state: z.string().trim().length(2).optional().describe('Two letters'),
});
export type PlaceHullQuery = z.infer<typeof placeHullQuerySchema>;

const placeHullSchema = z.object({
  ring: z
    .array(z.tuple([z.number(), z.number()]))
    .min(3)
    .max(48)
    .nullable()
    .describe('Corners as [latitude, longitude], convex, not closed, ready for a polygon area; null where none is known'),
});
export type PlaceHull = z.infer<typeof placeHullSchema>;

export const getPlaceHull = endpoint({
  method: 'GET',
  path: '/api/listings/places/hull',
  summary: 'The outline of an area around its listings, outliers left out, for a map. Drawn by imports, so it is approximate.',
  access: 'user',
  query: placeHullQuerySchema,
  status: 200,
  answer: placeHullSchema,
  errors: [],
});
