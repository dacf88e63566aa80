/** Several places in one search: "Noe Valley or Bernal Heights", "Glen Park too", "not in the Sunset". */
import type { AreaFilter, Circle, NamedArea, OneArea } from '#contract/listing-search.ts';
import { plainArea, withinAlso } from '#contract/search-areas.ts';
import { searchLimits } from '#contract/listing-vocabulary.ts';

const areasOf = (area: AreaFilter | null | undefined): OneArea[] =>
  area == null ? [] : area.type === 'any-of' ? area.areas : [area];
const exceptOf = (area: AreaFilter | null | undefined): NamedArea[] => (area?.type === 'any-of' ? (area.except ?? []) : []);

const written = (area: OneArea) => JSON.stringify(area.type === 'named-area' ? [area.nameType, area.name, area.context] : area);
const eachOnce = <Area extends OneArea>(areas: Area[]): Area[] => [
  ...new Map(areas.map((area) => [written(area), area])).values(),
];

/** Words that add a place to those that stand. "And in Alameda" asks for the same there, and so does whatever asks. */
export const addsPlace = (words: string): boolean =>
  /\b(?:too(?!\s+(?:many|much|few|far|expensive|price?y|costly|steep|rich|high|low|close|hot|loud|noisy|busy|big|small|large|tiny|old))|also|as\s+well|add|include|plus)\b|^\s*(?:and|or)\b(?!\s+in\b|.*\?\s*$)/.test(
    words,
  );

/** Words with which a circle more narrows the area that stands, where "add" and "or" widen it. */
const narrows = (words: string): boolean => !/\b(?:add|include|plus)\b|^\s*or\b/.test(words);

interface SeveralPlaces {
  /** What the words name, in their order. */
  named: OneArea[];
  except: NamedArea[];
  /** Circles that homes must lie in besides. */
  near: Circle[];
  /** The area that stands. */
  standing: AreaFilter | null;
  /** The words, where what is named comes to what stands; null where it takes its place. */
  added: string | null;
}

/** @returns null where the words name no place */
export function severalPlaces({ named, except, near, standing, added }: SeveralPlaces): AreaFilter | null {
  const [only] = named;
  if (standing && added !== null && only?.type === 'radius' && named.length + except.length === 1 && narrows(added))
    return [only, ...near].reduce(withinAlso, standing);
  if (named.length + except.length === 0) return null;
  const keepsStanding = added !== null || named.length === 0;
  const isLeftOut = new Set(except.map(written));
  const sought = eachOnce([...(keepsStanding ? areasOf(standing) : []), ...named]);
  // "Drop Albany", of Berkeley or Albany: what is left is sought.
  const left = sought.filter((area) => !isLeftOut.has(written(area)));
  const areas = (left.length > 0 ? left : sought).slice(0, searchLimits.areas);
  const isNamed = new Set(named.map(written));
  const without = eachOnce([...(keepsStanding ? exceptOf(standing) : []), ...except])
    .filter((one) => !isNamed.has(written(one)) && left.length === sought.length)
    .slice(0, searchLimits.areas);
  const circles = keepsStanding && standing?.type === 'any-of' ? (standing.near ?? []) : [];
  // Of a circle and another that must hold besides neither is more than the other.
  const isNear = near.length > 0 && named.length === 1 && only?.type === 'radius' && areas.length === 1;
  return plainArea({
    type: 'any-of',
    areas: isNear ? [] : areas,
    except: without,
    near: eachOnce([...circles, ...(isNear ? [only] : []), ...near]).slice(0, searchLimits.areas),
  });
}
