import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { DEFAULT_PHOTO_WIDTH, photoWidthSchema } from './listing-photos.ts';

/** Widths in pixels of portraits and office marks, which are square. */
export const portraitWidths = [96, 192, 384] as const;
export type PortraitWidth = (typeof portraitWidths)[number];

/** Where an address says no width. */
export const DEFAULT_PORTRAIT_WIDTH: PortraitWidth = 192;

const portraitWidthSchema = z
  .enum(portraitWidths.map(String), { error: `Must be one of ${portraitWidths.join(', ')}` })
  .transform((text) => portraitWidths.find((width) => String(width) === text) ?? DEFAULT_PORTRAIT_WIDTH);

const representation =
  'WebP, or AVIF for a reader whose Accept names it once one was made. Strong ETag; kept for good where the address carries the current version.';

export const getDemoPhoto = endpoint({
  method: 'GET',
  path: '/api/listings/photos/demo/{code}/{file}',
  summary: `A drawn photo of a demo home; listings of the demo market name these addresses. ${representation}`,
  access: 'user',
  params: z.object({
    code: z
      .string()
      .max(80)
      .describe('The home as the illustrator reads it, e.g. `victorian-sanfrancisco-new-3-1-2-1-city-k3f9a0`'),
    file: z.string().max(10).describe('Number of the picture, from 1, and the version of the illustrator: `1-v2`'),
  }),
  query: z.strictObject({ w: photoWidthSchema.optional().describe(`Width in pixels; ${DEFAULT_PHOTO_WIDTH} when left out`) }),
  status: 200,
  answer: 'file',
  errors: ['not_found', 'overloaded'],
});

const personQuery = z.strictObject({
  w: portraitWidthSchema.optional().describe(`Width in pixels; ${DEFAULT_PORTRAIT_WIDTH} when left out`),
});

export const getDemoPortrait = endpoint({
  method: 'GET',
  path: '/api/listings/photos/demo/agent/{code}',
  summary: `The drawn portrait of a demo agent, square. ${representation}`,
  access: 'user',
  params: z.object({ code: z.string().max(20).describe('`f`, `m` or `n`, six characters and the version: `f-k3f9a0-v2`') }),
  query: personQuery,
  status: 200,
  answer: 'file',
  errors: ['not_found', 'overloaded'],
});

export const getDemoOfficeMark = endpoint({
  method: 'GET',
  path: '/api/listings/photos/demo/office/{code}',
  summary: `The drawn mark of a demo office, square. ${representation}`,
  access: 'user',
  params: z.object({
    code: z.string().max(20).describe('One to three initials, six characters and the version: `bp-k3f9a0-v2`'),
  }),
  query: personQuery,
  status: 200,
  answer: 'file',
  errors: ['not_found', 'overloaded'],
});
