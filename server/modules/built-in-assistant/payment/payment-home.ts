/** Which home a question about money is about. */
import type { ListingReference } from '#contract/listings.ts';
import { findAddress } from '../question-parser/addresses.ts';
import type { EarlierTurn, ParsedQuestion } from '../question-parser/parsed-question.ts';
import { byOrdinal, ORDINAL } from '../question-parser/result-references/among-results.ts';
import { findNamedResult } from '../question-parser/result-references/result-reference.ts';
import { comparedHome } from '../results/sums/shown-homes.ts';
import { fold } from '../question-parser/sentence.ts';
import type { Turn } from '../turn.ts';

/** "The payment on the first with 20% down", "and the second, what is it a month?" */
const inTheList = new RegExp(
  `(?:\\b(?:on|for|of)\\s+(?:the\\s+)?|^\\W*(?:and\\s+)?the\\s+)${ORDINAL}\\b(?![\\s-]+(?:time|year|month|mortgage|loan|lien|home\\s?buyer))`,
);

/** "The payment on an 850k house": any home of that price, and none that is open. */
const ofAnyHome =
  /\b(?:an?|any|some)\s+\$?\d[\d.,]*\s?(?:k|m|mil|million|thousand)?\s+(?:\w+\s+)?(?:house|home|condo|place|property|duplex|building|townhouse|apartment)\b/;

/** The home that the question names or picks, else the one that is open; never another than the address that it names. */
export function homeOf({ english: question, previous }: Turn, parsed: ParsedQuestion): ListingReference | null {
  if (ofAnyHome.test(fold(question))) return null;
  const address = findAddress(fold(question));
  const named = address?.area.type === 'named-area' && address.area.nameType === 'street-and-number' ? address.written : null;
  if (named) {
    const known = [...(previous?.results ?? []), ...(previous?.openedFacts ? [previous.openedFacts] : [])];
    return referenceOf(known.find(({ addressLine1 }) => addressLine1 && fold(addressLine1).startsWith(named)));
  }
  if (parsed.kind === 'pick' || parsed.kind === 'needs-listing') return referenceOf(parsed.listing);
  const { results = [], opened } = previous ?? {};
  const ordinal = inTheList.exec(fold(question))?.[1];
  return referenceOf(
    (ordinal ? byOrdinal(ordinal, results) : null) ??
      findNamedResult(fold(question), previous) ??
      comparedHome(fold(question), previous) ??
      opened ??
      onlyOne(results),
  );
}

const onlyOne = ([first, second]: readonly ListingReference[]): ListingReference | null => (first && !second ? first : null);

const referenceOf = (one: ListingReference | null | undefined): ListingReference | null =>
  one ? { mlsId: one.mlsId, mlsSource: one.mlsSource } : null;

/** The home that was reckoned with is what "it" means next. */
export const openedBy = (listing: ListingReference | null | undefined): Pick<EarlierTurn, 'opened'> =>
  listing ? { opened: referenceOf(listing) } : {};
