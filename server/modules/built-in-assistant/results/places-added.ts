/** "Or Glen Park", upon a list: the places that were added and have none of the homes that are found now. */
import { isDeepStrictEqual } from 'node:util';
import type { AreaFilter, ListingSearch, NamedArea } from '#contract/listing-search.ts';
import type { SearchListingsAnswer } from '#server/modules/listings/index.ts';
import type { EarlierTurn } from '../question-parser/earlier-turn.ts';
import { isSame } from '../question-parser/result-references/among-results.ts';

const areasOf = (area: AreaFilter | null | undefined) => (area?.type === 'any-of' ? area.areas : area ? [area] : []);

/** None where they add homes, where more was changed than the places, or where not all homes are known. */
export function placesThatAddNone(previous: EarlierTurn | null, search: ListingSearch, found: SearchListingsAnswer): NamedArea[] {
  if (!previous || previous.market || previous.near || previous.totalPages !== 1 || previous.results.length === 0) return [];
  const [before, now] = [areasOf(previous.search.areaFilter), areasOf(search.areaFilter)];
  const isOld = (area: (typeof now)[number]) => before.some((one) => isDeepStrictEqual(one, area));
  const added = now.filter((area) => !isOld(area));
  const keepsAll = before.length > 0 && before.length + added.length === now.length;
  const { areaFilter: _before, ...conditionsBefore } = previous.search;
  const { areaFilter: _now, ...conditions } = search;
  const isTheSame =
    found.totalItems === previous.results.length && found.items.every((one) => previous.results.some((old) => isSame(old, one)));
  if (added.length === 0 || !keepsAll || !isTheSame || !isDeepStrictEqual(conditionsBefore, conditions)) return [];
  return added.flatMap((area) => (area.type === 'named-area' ? [area] : []));
}
