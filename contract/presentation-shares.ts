import { z } from 'zod';
import { calendarDateSchema, idSchema, instantSchema } from './common.ts';
import { endpoint } from './endpoint.ts';
import { photoWidthSchema } from './listing-photos.ts';
import { presentationSchema } from './presentations.ts';

const cmaParams = z.object({ presentationId: idSchema });

/** 128 random bits; a ticket with which a PDF is printed is longer. */
const shareParams = z.object({ shareToken: z.string().regex(/^[\w-]{22,60}$/) });
const key = z.string().max(100).optional().describe('What `unlock` answered, for a link with a password');

const shareSchema = z.object({
  shareToken: z.string().nullable().describe('Null: there is no link'),
  url: z.string().nullable(),
  live: z.boolean().describe('The draft as it stands is shown, not the published snapshot'),
  expiresAt: instantSchema.nullable(),
  hasPassword: z.boolean(),
});
export type Share = z.infer<typeof shareSchema>;

export const setShare = endpoint({
  method: 'PUT',
  path: '/api/comps/cmas/{presentationId}/share',
  summary: 'Make the link by which clients see a presentation, change it, or take it back for good.',
  access: 'user',
  params: cmaParams,
  body: z.strictObject({
    enabled: z.boolean(),
    live: z.boolean().optional(),
    expiresAt: instantSchema.nullish().describe('Left out: as it was; null: never'),
    password: z.string().min(4).max(200).nullish().describe('Left out: as it was; null: none'),
  }),
  status: 200,
  answer: shareSchema,
  errors: ['presentation_not_found', 'presentation_not_published', 'publishing_not_allowed'],
});

export const getShare = endpoint({
  method: 'GET',
  path: '/api/comps/cmas/{presentationId}/share',
  summary: 'The link and how often it was opened on which day.',
  access: 'user',
  params: cmaParams,
  status: 200,
  answer: shareSchema.extend({ views: z.array(z.object({ day: calendarDateSchema, views: z.int().min(0) })) }),
  errors: ['presentation_not_found'],
});

export const getSharedPresentation = endpoint({
  method: 'GET',
  path: '/api/comps/shared/{shareToken}',
  summary: 'What a shared link shows, by what each licence and each seller allows on it.',
  access: 'share-link',
  params: shareParams,
  query: z.strictObject({ key }),
  status: 200,
  answer: presentationSchema,
  errors: ['not_found', 'share_locked'],
});

export const countSharedOpening = endpoint({
  method: 'POST',
  path: '/api/comps/shared/{shareToken}/openings',
  summary: 'Count an opening: sent by the page once it is read, so that a messenger that fetches a preview is none.',
  access: 'share-link',
  params: shareParams,
  query: z.strictObject({ key }),
  status: 204,
  errors: ['not_found', 'share_locked'],
});

export const unlockShared = endpoint({
  method: 'POST',
  path: '/api/comps/shared/{shareToken}/unlock',
  summary: 'Try the password of a shared link; answers the key that opens it.',
  access: 'share-link',
  params: shareParams,
  body: z.strictObject({ password: z.string().max(200) }),
  status: 200,
  answer: z.object({ key: z.string() }),
  errors: ['not_found', 'share_locked', 'too_many_requests'],
});

export const getSharedPhoto = endpoint({
  method: 'GET',
  path: '/api/comps/shared/{shareToken}/photos/{photoId}',
  summary: 'A photo of a shared presentation; only its link opens it.',
  access: 'share-link',
  params: shareParams.extend({
    photoId: z
      .string()
      .regex(/^[1-9]\d{0,14}$/)
      .transform(Number),
  }),
  query: z.strictObject({ w: photoWidthSchema.optional(), key }),
  status: 200,
  answer: 'file',
  errors: ['not_found', 'share_locked', 'overloaded'],
});

export const getPresentationPdf = endpoint({
  method: 'GET',
  path: '/api/comps/cma-presentations/{presentationId}/pdf',
  summary: 'The presentation on US Letter.',
  access: 'user',
  params: cmaParams,
  status: 200,
  answer: 'file',
  errors: ['presentation_not_found', 'too_many_rows_to_print', 'pdf_not_available', 'overloaded'],
});
