import { z } from 'zod';
import { presentationSchema } from '#contract/presentations.ts';

/** A published presentation as it is stored: what it shows, and where its photos are, whatever becomes of the draft's. */
export const publishedSchema = z.object({
  view: presentationSchema,
  photos: z.array(z.object({ id: z.int(), fileKey: z.string().nullable(), listingPhotoUrl: z.string().nullable() })),
  allowsAutomatedValuation: z.boolean(),
});
export type Published = z.infer<typeof publishedSchema>;
