import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/** Widths in pixels of the preview transform; pictures are 16:9 (docs/product/listings.md). */
export const photoWidths = [320, 640, 960, 1280, 1920] as const;
export type PhotoWidth = (typeof photoWidths)[number];

/** Where an address says no width. */
export const DEFAULT_PHOTO_WIDTH: PhotoWidth = 960;

/** Two or three colours of a photo, from top to bottom. */
export const photoPlaceholderSchema = z
  .string()
  .regex(/^#[0-9a-f]{6}( #[0-9a-f]{6}){1,2}$/)
  .describe('Colours of a photo from top to bottom, e.g. `#b4d6e8 #e9dfc9 #8ba463`');

/** A width as the query carries it. */
export const photoWidthSchema = z
  .enum(photoWidths.map(String), { error: `Must be one of ${photoWidths.join(', ')}` })
  .transform((text) => photoWidths.find((width) => String(width) === text) ?? DEFAULT_PHOTO_WIDTH);

export const getKeptPhoto = endpoint({
  method: 'GET',
  path: '/api/listings/photos/kept/{listingId}/{sha256}',
  summary:
    'A photo of a listing from an MLS, for who may see the listing; listings name these addresses once a photo was fetched. WebP, or AVIF for a reader whose Accept names it once one was made; cut to 16:9, never enlarged, without its location. Strong ETag; asked about again after an hour.',
  access: 'user',
  params: z.object({
    listingId: z
      .string()
      .regex(/^[1-9]\d{0,14}$/)
      .transform(Number)
      .describe('The number of the listing here'),
    sha256: z
      .string()
      .regex(/^[0-9a-f]{64}$/)
      .describe('SHA-256 of the original'),
  }),
  query: z.strictObject({ w: photoWidthSchema.optional().describe(`Width in pixels; ${DEFAULT_PHOTO_WIDTH} when left out`) }),
  status: 200,
  answer: 'file',
  errors: ['not_found', 'overloaded'],
});
