import { z } from 'zod';
import { cmaParams } from './cmas.ts';
import { idSchema } from './common.ts';
import { endpoint } from './endpoint.ts';
import { sectionDataSchema } from './presentation-section-data.ts';
import { sectionConfigSchema, sectionLimits } from './presentation-sections.ts';
import { draftSchema, presentationSchema } from './presentations.ts';

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
      .describe(
        'The revision that was edited: 409 when there is a newer one, with its number and what differs in `errors`, so that it can be read and merged first',
      ),
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
