/** Of which place a thread's last reply tells, from what its replies have opened. */
import { z } from 'zod';
import { areaFilterSchema } from '#contract/listing-search.ts';
import { listingReferenceSchema, type ListingReference } from '#contract/listing-reference.ts';
import type { WidgetArtifact } from '#contract/threads.ts';

const areaInSchema = z.object({
  areaFilter: areaFilterSchema.nullish(),
  request: z.object({ areaFilter: areaFilterSchema.nullish() }).optional(),
  listingTransactionType: z.enum(['sale', 'lease']).nullish(),
});
const homeInSchema = z.union([
  z.object({ subject: listingReferenceSchema }).transform(({ subject }) => subject),
  z.looseObject(listingReferenceSchema.shape),
]);

export interface PlaceTold {
  /** "Noe Valley, San Francisco" */
  name: string;
  isLease: boolean;
}

/** The area that an artifact is about; null for streets, drawn areas and where there is none. */
function areaOf({ content }: WidgetArtifact): PlaceTold | null {
  const { areaFilter, request, listingTransactionType } = areaInSchema.safeParse(content.arguments).data ?? {};
  const area = areaFilter ?? request?.areaFilter;
  if (area?.type !== 'named-area' || area.nameType.startsWith('street')) return null;
  const name = [area.name, area.nameType === 'neighborhood' ? area.context?.city : null].filter(Boolean).join(', ');
  return { name, isLease: listingTransactionType === 'lease' };
}

/**
 * The place of what the last reply opened. Where that has none of its own, such as a presentation, it is the latest place of the thread
 * that the reply names: suggestions about any other would leave the subject.
 * @param artifacts what replies opened, the latest last
 * @param reply its words
 * @param findCity of a listing; null where it cannot be told
 */
export async function placeTold(
  artifacts: readonly WidgetArtifact[],
  reply: string,
  findCity: (home: ListingReference) => Promise<string | null>,
): Promise<PlaceTold | null> {
  const latest = artifacts.at(-1);
  for (const artifact of artifacts.toReversed()) {
    const home = homeInSchema.safeParse(artifact.content.arguments).data;
    const city = home ? await findCity(home) : null;
    const place = areaOf(artifact) ?? (city === null ? null : { name: city, isLease: false });
    if (place && (artifact === latest || reply.includes(place.name.split(',')[0] ?? ''))) return place;
  }
  return null;
}
