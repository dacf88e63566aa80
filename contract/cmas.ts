import { z } from 'zod';
import { calendarDateSchema, idSchema } from './common.ts';
import { endpoint } from './endpoint.ts';
import { listingReferenceSchema } from './listings.ts';
import { overridableAdjustments, overrideSchema } from './market-valuation.ts';
import { recurringCostSchema } from './presentation-property.ts';
import { insightsDataSchema, sectionDataSchema } from './presentation-section-data.ts';
import { sectionConfigSchema, sectionLimits } from './presentation-sections.ts';
import {
  cmaListSchema,
  cmaSchema,
  presentationLimits,
  draftSchema,
  presentationSchema,
  presentationStatuses,
  presentationTypes,
} from './presentations.ts';

const cmaParams = z.object({ presentationId: idSchema });
const comparableParams = z.object({ presentationId: idSchema, mlsId: z.string().trim().min(1).max(250) });

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

export const updateComparable = endpoint({
  method: 'PUT',
  path: '/api/comps/cmas/{presentationId}/comparable-properties',
  summary: 'Add a comparable by its facts, or change the facts of one that is not in an MLS.',
  access: 'user',
  params: cmaParams,
  body: subjectEditSchema.extend({ listPrice: priceDollars, area: text }),
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

export const editPresentation = endpoint({
  method: 'GET',
  path: '/api/comps/cma-presentations/{presentationId}/edit',
  summary: 'The draft with the data of each section, for its agent (an administrator may read).',
  access: 'user',
  params: cmaParams,
  status: 200,
  answer: draftSchema,
  errors: ['presentation_not_found'],
});

export const viewPresentation = endpoint({
  method: 'GET',
  path: '/api/comps/cma-presentations/{presentationId}/view',
  summary: 'The draft as a client would see it: visible sections that have something to show.',
  access: 'user',
  params: cmaParams,
  status: 200,
  answer: presentationSchema,
  errors: ['presentation_not_found'],
});

export const saveSections = endpoint({
  method: 'PATCH',
  path: '/api/comps/cma-presentations/{presentationId}/edit',
  summary: 'Store how the sections are set up, in their order.',
  access: 'user',
  params: cmaParams,
  body: z.strictObject({
    id: idSchema,
    sections: z
      .array(sectionConfigSchema)
      .max(sectionLimits.sections)
      .refine((sections) => new Set(sections.map(({ id }) => id)).size === sections.length, 'Two sections have the same id'),
    baseRevision: z
      .int()
      .min(1)
      .optional()
      .describe('The revision that was edited: 409 when there is a newer one, so that it can be read and merged first'),
  }),
  status: 204,
  errors: ['presentation_not_found', 'presentation_changed'],
});

export const getSectionData = endpoint({
  method: 'POST',
  path: '/api/comps/cma-presentations/{presentationId}/sections/{sectionId}/data',
  summary: 'What one section shows, fetched again for a changed set-up that need not be stored yet.',
  access: 'user',
  params: cmaParams.extend({ sectionId: z.string().trim().min(1).max(64) }),
  body: z.strictObject({ config: sectionConfigSchema.optional() }),
  status: 200,
  answer: z.object({ data: sectionDataSchema }),
  errors: ['presentation_not_found', 'section_not_found'],
});

export const getPresentationRevision = endpoint({
  method: 'GET',
  path: '/api/comps/cma-presentations/{presentationId}/revision',
  summary: 'The revision of the draft: a cheap way to hear of edits made elsewhere.',
  access: 'user',
  params: cmaParams,
  status: 200,
  answer: z.object({
    revision: z.int(),
    lastEdit: z
      .object({ id: idSchema, words: z.string() })
      .nullable()
      .describe('What the assistant did last, while it can be taken back'),
  }),
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
