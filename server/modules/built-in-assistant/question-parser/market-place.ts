/** Where a market is told of: no single house or street has one. */
import type { AreaFilter } from '#contract/listing-search.ts';

/** The city around an address or a street; any other area as it is. */
export function marketPlace(area: AreaFilter | null | undefined): AreaFilter | null {
  if (area?.type !== 'named-area' || !area.nameType.startsWith('street')) return area ?? null;
  const { city, stateAbbreviated } = area.context ?? {};
  if (!city) return null;
  return { type: 'named-area', nameType: 'city', name: city, ...(stateAbbreviated ? { context: { stateAbbreviated } } : {}) };
}
