/** "Go back to the condos in miami": the search of the thread that the words name, as it stood. */
import type { ListingSearch } from '#contract/listing-search.ts';
import { fold } from './sentence.ts';
import type { EarlierTurn } from './earlier-turn.ts';

const backTo =
  /^\s*(?:(?:ok(?:ay)?|no|and|please|actually)[,\s]+)*(?:(?:let'?s\s+|can\s+we\s+)?(?:go|get|switch|take\s+me)\s+)?(?:back|return)\s+to\s+(?:the\s+|those\s+|my\s+|our\s+)?(?:search\s+for\s+)?(.+?)(?:\s+(?:search|list|again|please|now))*\s*[.!?]*\s*$/;

/** What is gone back to, in words; null where nobody goes back. */
export const goesBackTo = (text: string): string | null => backTo.exec(fold(text))?.[1] ?? null;

/** The earliest search with all that the words name: what came after changed it. */
export function searchNamed(named: ListingSearch, previous: EarlierTurn | null): ListingSearch | null {
  const told = Object.entries(named).filter(([, value]) => value != null);
  if (told.length === 0) return null;
  const has = (search: ListingSearch) =>
    told.every(
      ([key, value]) => JSON.stringify(Object.entries(search).find(([name]) => name === key)?.[1]) === JSON.stringify(value),
    );
  return previous?.earlierSearches?.find(has) ?? null;
}
