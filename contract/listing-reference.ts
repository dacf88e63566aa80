import { z } from 'zod';

/** Names one listing. By itself, so that who only names one does not carry all that is said of listings. */
export const listingReferenceSchema = z.strictObject({
  mlsId: z.string().trim().min(1).max(100).describe('ListingId, or ListingKey where a listing has no id'),
  mlsSource: z.string().trim().min(1).max(100),
});
export type ListingReference = z.infer<typeof listingReferenceSchema>;
