import { z } from 'zod';
import { calendarDateSchema, idSchema } from './common.ts';
import { endpoint } from './endpoint.ts';
import { listingReferenceSchema } from './listing-reference.ts';
import { overridableAdjustments, overrideSchema } from './valuation-request.ts';
import { recurringCostSchema } from './presentation-property.ts';
import { insightsDataSchema } from './presentation-section-data.ts';
import { cmaListSchema, cmaSchema, presentationLimits, presentationStatuses, presentationTypes } from './presentations.ts';

export const cmaParams = z.object({ presentationId: idSchema });

const name = z.string().trim().min(1).max(presentationLimits.nameCharacters);
const clientName = z.string().trim().max(presentationLimits.clientNameCharacters);
const text = z.string().trim().max(100).nullish();
const whole = (max: number) => z.number().min(0).max(max).nullish();
const priceDollars = whole(presentationLimits.priceDollars);

export const createCma = endpoint({
  method: 'POST',
  path: '/api/comps/cmas/create-simple',
  summary: 'Create an empty presentation with the default sections of its type.',
  access: 'user',
  body: z.strictObject({
    agentId: idSchema.nullish().describe("The caller's own id; another's answers like one that does not exist"),
    clientDisplayName: clientName.nullish(),
    presentationType: z.enum(presentationTypes).default('cma'),
    presentationName: name.nullish(),
  }),
  status: 201,
  answer: z.object({ id: idSchema }),
  errors: [],
  idempotent: true,
});

export const setCmaSubject = endpoint({
  method: 'PUT',
  path: '/api/comps/cmas',
  summary: 'Set the subject from a listing that the caller may see, with its photos.',
  access: 'user',
  body: z.strictObject({
    id: idSchema,
    mlsId: z.string().trim().min(1).max(250).describe('`mlsSource:mlsId`, or the MLS id alone where one source has it'),
    mlsSource: listingReferenceSchema.shape.mlsSource.nullish(),
  }),
  status: 200,
  answer: z.object({ id: idSchema }),
  errors: ['presentation_not_found', 'listing_not_found'],
});

const listQuery = {
  page: z.coerce.number().int().min(1).max(100_000),
  status: z
    .enum([...presentationStatuses, 'archived', 'all'])
    .optional()
    .describe('None: all that are not archived'),
  orderBy: z.enum(['updated', 'created', 'title']).optional().describe('None: last updated first'),
  search: z.string().trim().max(100).optional().describe('Words of its name, client or address'),
};

export const listCmas = endpoint({
  method: 'GET',
  path: '/api/comps/cmas',
  summary: "Presentations of an agent: the caller's own; an administrator may name another agent.",
  access: 'user',
  query: z.strictObject({ ...listQuery, agentId: idSchema.optional() }),
  status: 200,
  answer: cmaListSchema,
  errors: ['presentation_not_found'],
});

export const listMyCmas = endpoint({
  method: 'GET',
  path: '/api/comps/cmas/mine',
  summary: "The caller's presentations.",
  access: 'user',
  query: z.strictObject(listQuery),
  status: 200,
  answer: cmaListSchema,
  errors: [],
});

export const getCma = endpoint({
  method: 'GET',
  path: '/api/comps/cmas/{presentationId}',
  summary: 'A presentation with its subject and comparables.',
  access: 'user',
  params: cmaParams,
  status: 200,
  answer: cmaSchema,
  errors: ['presentation_not_found'],
});

/** Facts of a home as they are written; a field that is left out stays as it is, null empties it. */
const propertyEdit = {
  addresses: z.array(z.string().trim().max(100)).max(2).optional(),
  lotSizeSqFt: whole(999_999_999),
  bathCount: whole(99),
  bedCount: whole(99),
  buildingName: text,
  city: text,
  description: z.string().trim().max(10_000).nullish(),
  garageSpaces: whole(99),
  hoaFeeCents: whole(99_999_900).describe('Cents a month'),
  currentPrice: priceDollars,
  listDate: calendarDateSchema.nullish(),
  soldPrice: priceDollars,
  soldDate: calendarDateSchema.nullish(),
  livingAreaSqFt: whole(999_999),
  neighborhood: text,
  styles: z.array(z.string().trim().max(100)).max(20).optional(),
  styleOther: text,
  type: text,
  typeOther: text,
  state: z.string().trim().max(2).nullish(),
  lat: z.number().min(-90).max(90).nullish(),
  lng: z.number().min(-180).max(180).nullish(),
  yearBuilt: whole(9_999),
  zipCode: z.string().trim().max(10).nullish(),
  floor: whole(999),
  hasDoormanAttendance: z.boolean().nullish(),
  isLease: z.boolean().optional(),
  roomsTotal: whole(100),
  flipTaxRemarks: z.string().trim().max(1_000).nullish(),
  recurringCosts: z.array(recurringCostSchema).max(20).optional(),
  listingStatus: text,
};

export const subjectEditSchema = z.strictObject({
  mlsId: z.string().trim().max(100).nullish(),
  mlsSource: z.string().trim().max(100).nullish(),
  ...propertyEdit,
});
export type SubjectEdit = z.output<typeof subjectEditSchema>;

export const comparableEditSchema = subjectEditSchema.extend({ listPrice: priceDollars, area: text });

export const updateCma = endpoint({
  method: 'PATCH',
  path: '/api/comps/cmas/{presentationId}',
  summary: 'Change the title, the client, or facts of a subject that is not in an MLS.',
  access: 'user',
  params: cmaParams,
  body: z.strictObject({
    root: z.strictObject({ title: name.optional(), clientDisplayName: clientName.nullish() }).optional(),
    subjectProperty: subjectEditSchema.optional(),
  }),
  status: 200,
  answer: cmaSchema,
  errors: ['presentation_not_found', 'subject_is_listing'],
});

const act = <const Path extends `/${string}`>(path: Path, summary: string) =>
  endpoint({
    method: 'POST',
    path: `/api/comps/cmas/{presentationId}/${path.slice(1)}`,
    summary,
    access: 'user',
    params: cmaParams,
    status: 204,
    errors: ['presentation_not_found'],
  });

export const deleteCma = endpoint({
  method: 'DELETE',
  path: '/api/comps/cmas/{presentationId}',
  summary: 'Delete a presentation; it can be brought back for a while with `restore`.',
  access: 'user',
  params: cmaParams,
  status: 204,
  errors: ['presentation_not_found'],
});
export const restoreCma = act('/restore', 'Bring a deleted presentation back within its time of grace.');
export const archiveCma = act('/archive', 'Archive: kept, out of the lists.');
export const unarchiveCma = act('/unarchive', 'Take out of the archive.');

export const cloneCma = endpoint({
  method: 'POST',
  path: '/api/comps/cmas/{presentationId}/clone',
  summary: 'Copy a presentation with its sections, properties and photos; not its shares.',
  access: 'user',
  params: cmaParams,
  status: 201,
  answer: z.object({ newlyCreatedCMAId: idSchema }),
  errors: ['presentation_not_found'],
  idempotent: true,
});

export const publishCma = endpoint({
  method: 'POST',
  path: '/api/comps/cmas/{presentationId}/publish',
  summary: 'Make the draft as it stands the published snapshot that a shared link shows.',
  access: 'user',
  params: cmaParams,
  status: 200,
  answer: cmaSchema,
  errors: ['presentation_not_found', 'publishing_not_allowed', 'copy_not_allowed'],
});

export const getCmaInsights = endpoint({
  method: 'GET',
  path: '/api/comps/cmas/{presentationId}/insights',
  summary: 'Figures of the market around the subject; null where nothing says where it is.',
  access: 'user',
  params: cmaParams,
  status: 200,
  answer: z.object({ insights: insightsDataSchema.nullable() }),
  errors: ['presentation_not_found'],
});

export const updateEstimatedPrice = endpoint({
  method: 'PUT',
  path: '/api/comps/cmas/{presentationId}/estimated-price',
  summary: 'Set the suggested range: whole dollars, both positive, the lower one first; or take both away.',
  access: 'user',
  params: cmaParams,
  body: z
    .strictObject({
      min: z.int().min(1).max(presentationLimits.priceDollars).nullable(),
      max: z.int().min(1).max(presentationLimits.priceDollars).nullable(),
    })
    .refine(({ min, max }) => min === null || max === null || min <= max, {
      path: ['min'],
      message: 'Min must be less than max',
    }),
  status: 204,
  errors: ['presentation_not_found'],
});

export const setAdjustmentRates = endpoint({
  method: 'PUT',
  path: '/api/comps/cmas/{presentationId}/adjustment-rates',
  summary: "Set the agent's own rates of adjustments, each with a note; those that are not named are the market's again.",
  access: 'user',
  params: cmaParams,
  body: z.strictObject({
    overrides: z
      .array(overrideSchema)
      .max(overridableAdjustments.length)
      .refine((all) => new Set(all.map(({ kind }) => kind)).size === all.length, 'Two rates are of the same kind'),
  }),
  status: 204,
  errors: ['presentation_not_found'],
});
