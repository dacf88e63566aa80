/** Where a market is told of: no single house or street has one. */
import type { AreaFilter } from '#contract/listing-search.ts';
import type { StandingValue } from './earlier-turn.ts';

/** The city around an address or a street; any other area as it is. */
export function marketPlace(area: AreaFilter | null | undefined): AreaFilter | null {
  if (area?.type !== 'named-area' || !area.nameType.startsWith('street')) return area ?? null;
  const { city, stateAbbreviated } = area.context ?? {};
  if (!city) return null;
  return { type: 'named-area', nameType: 'city', name: city, ...(stateAbbreviated ? { context: { stateAbbreviated } } : {}) };
}

/** Where the home of a value stands: its neighborhood, else its city. */
export function placeOfValue(value: StandingValue | null | undefined): AreaFilter | null {
  const { neighborhood = null, city = null, state = null } = value?.found.subject ?? {};
  const context = { ...(city ? { city } : {}), ...(state ? { stateAbbreviated: state } : {}) };
  if (neighborhood) return { type: 'named-area', nameType: 'neighborhood', name: neighborhood, context };
  if (!city) return null;
  return { type: 'named-area', nameType: 'city', name: city, ...(state ? { context: { stateAbbreviated: state } } : {}) };
}
