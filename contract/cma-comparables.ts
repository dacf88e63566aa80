import { z } from 'zod';
import { cmaParams, comparableEditSchema } from './cmas.ts';
import { idSchema } from './common.ts';
import { endpoint } from './endpoint.ts';
import { presentationLimits } from './presentations.ts';

const comparableParams = z.object({ presentationId: idSchema, mlsId: z.string().trim().min(1).max(250) });

export const updateComparable = endpoint({
  method: 'PUT',
  path: '/api/comps/cmas/{presentationId}/comparable-properties',
  summary: 'Add a comparable by its facts, or change the facts of one that is not in an MLS.',
  access: 'user',
  params: cmaParams,
  body: comparableEditSchema,
  status: 200,
  answer: z.object({ id: z.string() }),
  errors: ['presentation_not_found', 'subject_is_listing', 'too_many_comparables'],
});

export const addComparable = endpoint({
  method: 'POST',
  path: '/api/comps/cmas/{presentationId}/comparable-properties/{mlsId}',
  summary: 'Add a listing as a comparable; one that is there already stays where it is.',
  access: 'user',
  params: comparableParams,
  status: 204,
  errors: ['presentation_not_found', 'listing_not_found', 'too_many_comparables'],
});

export const removeComparable = endpoint({
  method: 'DELETE',
  path: '/api/comps/cmas/{presentationId}/comparable-properties/{mlsId}',
  summary: 'Remove a comparable; one that is not there is no error.',
  access: 'user',
  params: comparableParams,
  status: 204,
  errors: ['presentation_not_found'],
});

export const orderComparables = endpoint({
  method: 'PUT',
  path: '/api/comps/cmas/{presentationId}/comparable-properties/order',
  summary: 'Set the order of the comparables; those that are not named come after, in their old order.',
  access: 'user',
  params: cmaParams,
  body: z.strictObject({
    order: z
      .array(
        z.strictObject({
          mlsId: z.string().trim().min(1).max(100).describe('Of a home that is in no MLS its id here'),
          mlsSource: z.string().trim().max(100).nullable(),
        }),
      )
      .max(presentationLimits.comparables),
  }),
  status: 204,
  errors: ['presentation_not_found'],
});

export const orderByRoute = endpoint({
  method: 'POST',
  path: '/api/comps/cmas/{presentationId}/comparable-properties/route',
  summary: 'Put the homes in the order in which each is near the one before, in straight lines.',
  access: 'user',
  params: cmaParams,
  status: 204,
  errors: ['presentation_not_found'],
});

export const suggestComparables = endpoint({
  method: 'POST',
  path: '/api/comps/cmas/{presentationId}/suggest',
  summary: 'Add the sales that say most of the subject, and a range that follows the comparables.',
  access: 'user',
  params: cmaParams,
  status: 204,
  errors: ['presentation_not_found', 'listing_not_found', 'too_many_comparables', 'market_not_ready'],
});

const comparableReasonsSchema = z.object({
  chosen: z.array(z.object({ propertyId: z.string(), words: z.string() })).describe('Why each home stands there'),
  leftOut: z
    .array(
      z.object({
        mlsId: z.string(),
        mlsSource: z.string(),
        address: z.string().nullable(),
        soldPrice: z.number().nullable(),
        miles: z.number().nullable(),
        words: z.string(),
      }),
    )
    .describe('Sales that could have been compared, and why they are not'),
  steps: z.array(z.object({ name: z.string(), found: z.int() })).describe('How far was looked, and what each step found first'),
});
export type ComparableReasons = z.infer<typeof comparableReasonsSchema>;

export const getComparableReasons = endpoint({
  method: 'GET',
  path: '/api/comps/cmas/{presentationId}/comparable-properties/reasons',
  summary: 'Why each comparable was taken, and why others were left out; empty without a subject that can be valued.',
  access: 'user',
  params: cmaParams,
  status: 200,
  answer: comparableReasonsSchema,
  errors: ['presentation_not_found', 'listing_not_found'],
});
