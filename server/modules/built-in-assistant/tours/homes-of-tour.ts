/** Which listings the words of a tour mean: of the list, of a comparison, or found by their addresses. */
import type { ListingSearch, NamedArea } from '#contract/listing-search.ts';
import { listingStatuses } from '#contract/listing-vocabulary.ts';
import { searchListingsAnswerSchema, type SearchResultFacts } from '#server/modules/listings/index.ts';
import { inEnglish } from '../language.ts';
import { isSame } from '../question-parser/result-references/among-results.ts';
import { readCompare } from '../question-parser/result-references/comparing.ts';
import { fold } from '../question-parser/sentence.ts';
import { searchAt } from '../respond-to-home.ts';
import { SEARCH_TOOL, type Turn } from '../turn.ts';

const UNIT = /\s+#.*$/;
const rank = (status: SearchResultFacts['status']): number =>
  /^active$/i.test(status ?? '') ? 0 : /coming|contingent|pending/i.test(status ?? '') ? 1 : 2;

/** The homes that are known in this turn: shown before, open, or just found. */
export function homesKnown({ previous, answers }: Turn): SearchResultFacts[] {
  const found = answers
    .filter(({ toolName }) => toolName === SEARCH_TOOL)
    .flatMap(({ value }) => searchListingsAnswerSchema.safeParse(value).data?.items ?? []);
  return [...(previous?.results ?? []), ...(previous?.openedFacts ? [previous.openedFacts] : []), ...found];
}

/** For sale before sold, where several listings have an address. */
export function homeOfAddress({ name }: NamedArea, known: readonly SearchResultFacts[]): SearchResultFacts | null {
  const isAt = (home: SearchResultFacts, line: (words: string) => string) =>
    home.addressLine1 != null && line(fold(home.addressLine1)) === line(fold(name));
  const exact = known.filter((home) => isAt(home, (words) => words));
  const alike = UNIT.test(name) ? exact : known.filter((home) => isAt(home, (words) => words.replace(UNIT, '')));
  return [...(exact.length > 0 ? exact : alike)].toSorted((a, b) => rank(a.status) - rank(b.status))[0] ?? null;
}

const MAX_FOUND = 40;

/** One search for all of them, so that they stand as a list from then on. */
export function searchForAll(areas: readonly NamedArea[]): ListingSearch {
  const [first] = areas;
  if (first && areas.length === 1) return searchAt(first);
  return {
    areaFilter: { type: 'any-of', areas: areas.map((area) => ({ ...area, name: area.name.replace(UNIT, '') })) },
    propertyStatus: [...listingStatuses],
    paginationLimit: MAX_FOUND,
  };
}

/** The homes that stood side by side right before; null where none did. */
export function homesCompared({ previous, last, open }: Turn): SearchResultFacts[] | null {
  const told = open.toReversed().map((text) => readCompare(fold(inEnglish(text)), last?.previous ?? null));
  const pair = told.find((one) => one?.kind === 'compare');
  if (pair?.kind === 'compare') {
    const homes = (previous?.results ?? []).filter((home) => pair.listings.some((one) => isSame(home, one)));
    if (homes.length > 1) return homes;
  }
  const lookedUp = previous?.lookedUp ?? [];
  return lookedUp.length > 1 ? lookedUp : null;
}
