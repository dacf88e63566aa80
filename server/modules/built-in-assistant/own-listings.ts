/** "Show my listings": searched by the license number of the profile; without one it is said what is missing. */
import type { ListingSearch } from '#contract/listing-search.ts';
import type { ParsedQuestion } from './question-parser/parsed-question.ts';
import type { BuiltInModelNeeds } from './understand.ts';

/** What every listing has, so that a search by it alone would show everybody's. */
const ofAll: readonly string[] = [
  'listingTransactionType',
  'propertyStatus',
  'orderResultsBy',
  'paginationPage',
  'paginationLimit',
] satisfies (keyof ListingSearch)[];

const isOfAll = (search: ListingSearch) =>
  Object.entries(search).every(
    ([field, value]) => value == null || ofAll.includes(field) || (Array.isArray(value) && value.length === 0),
  );

export async function withOwnListings(
  parsed: ParsedQuestion,
  { licenseOfAgent }: Pick<BuiltInModelNeeds, 'licenseOfAgent'>,
): Promise<ParsedQuestion> {
  if (parsed.kind !== 'search') return parsed;
  const { search, notes } = parsed;
  const byAgent = notes.find((note) => note.kind === 'agents-by-licence');
  const byOffice = notes.some((note) => note.kind === 'office-not-searched');
  if (byAgent?.name === null) {
    const license = (await licenseOfAgent?.()) ?? null;
    if (license !== null)
      return { ...parsed, search: { ...search, agentDreNumbers: [license] }, notes: notes.filter((note) => note !== byAgent) };
  }
  if ((!byAgent && !byOffice) || !isOfAll(search)) return parsed;
  return { kind: 'cannot', reason: byAgent?.name === null ? 'own-listings' : 'by-agent-name' };
}
