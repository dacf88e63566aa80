/** Several places in one search: "Noe Valley or Bernal Heights", "Glen Park too", "not in the Sunset". */
import type { AreaFilter, NamedArea, OneArea } from '#contract/listing-search.ts';
import { searchLimits } from '#contract/listing-vocabulary.ts';

const areasOf = (area: AreaFilter | null | undefined): OneArea[] =>
  area == null ? [] : area.type === 'any-of' ? area.areas : [area];
const exceptOf = (area: AreaFilter | null | undefined): NamedArea[] => (area?.type === 'any-of' ? (area.except ?? []) : []);

const written = (area: OneArea) => JSON.stringify(area.type === 'named-area' ? [area.nameType, area.name, area.context] : area);
const eachOnce = <Area extends OneArea>(areas: Area[]): Area[] => [
  ...new Map(areas.map((area) => [written(area), area])).values(),
];

/** Words that add a place to those that stand. "And in Alameda?" asks for the same there. */
export const addsPlace = (words: string): boolean =>
  /\b(?:too|also|as\s+well|add|include|plus)\b|^\s*(?:and|or)\b(?!.*\?\s*$)/.test(words);

interface SeveralPlaces {
  /** What the words name, in their order. */
  named: OneArea[];
  except: NamedArea[];
  /** The area that stands. */
  standing: AreaFilter | null;
  /** Whether what is named comes to what stands. */
  isAdded: boolean;
}

/** @returns null where the words name no place */
export function severalPlaces({ named, except, standing, isAdded }: SeveralPlaces): AreaFilter | null {
  if (named.length + except.length === 0) return null;
  const keepsStanding = isAdded || named.length === 0;
  const areas = eachOnce([...(keepsStanding ? areasOf(standing) : []), ...named]).slice(0, searchLimits.areas);
  const isNamed = new Set(named.map(written));
  const without = eachOnce([...(keepsStanding ? exceptOf(standing) : []), ...except])
    .filter((one) => !isNamed.has(written(one)))
    .slice(0, searchLimits.areas);
  const [first] = areas;
  if (areas.length === 1 && without.length === 0 && first) return first;
  return { type: 'any-of', areas, ...(without.length > 0 ? { except: without } : {}) };
}
