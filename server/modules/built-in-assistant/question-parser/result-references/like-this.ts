/** "More like this", "similar to the second one", "comps for it": which listing a new search starts from. */
import type { ListingReference } from '#contract/listing-reference.ts';
import type { SearchResultFacts } from '#server/modules/listings/index.ts';
import type { EarlierTurn } from '../earlier-turn.ts';
import { isSame } from './among-results.ts';
import { findNamedResult, theOneShown } from './result-reference.ts';
import { inLines } from '#server/platform/text/in-lines.ts';

const likeThis = inLines()`
  \b(?:else|anything|any|something|stuff)\b.{0,24}\blike\s+
    (?:this|that|it|the\s+(?:first|second|third|fourth|last)|#|number)\b
  |\b(?:more|others?|something|homes?|houses?|condos?|listings?|anything|ones?|properties|places?|stuff)\s+
    (?:just\s+|that\s+(?:are|is)\s+)?like\s+(?:this|that|it|the|sf?\d|\d|mls|#|numbers?\s|no\.?\s?\d)
  |\bsimilar\b
  |\bcomparable\s+(?:homes?|listings?|ones?|to)\b
  |\blike\s+(?:this|that)\s+one\b|^\s*more\s+like\b
  |\bsame\s+kind\s+of\s+(?:home|house|place|thing)\b
`;
const compsFor = inLines()`
  \bwhat(?:'?s|\s+has|\s+have|\s+else)?\s+(?:has\s+)?sold\s+(?:\w+\s+)?(?:near|around|by|close\s+to|like)\s+
    (?:it\b|this\b|that\b|the\s+(?=first|second|third|fourth|last|cheapest)|#)
  |\b(?:comps?|comparables?|comparable\s+sales|recent\s+sales|similar\s+sales|sold\s+comps)\s+
    (?:for|of|to|on|near|around)\s+(?:it\b|this\b|that\b|the\s+(?!last\s+\d|past|mission|castro)|#|\d|sf?\d|mls)
`;

/** "Any comps?" of the listing that is open. */
const compsAlone = inLines()`
  ^\s*(?:and\s+|ok(?:ay)?,?\s+)?(?:any|show(?:\s+me)?|see|pull(?:\s+up)?|run|find|get(?:\s+me)?|what\s+are\s+the)?
  \s*(?:the\s+|some\s+)?(?:sold\s+|recent\s+)?(?:comps|comparables|comparable\s+sales)\s*(?:please)?\s*[?.!]*\s*$
`;

export interface Likeness {
  wanted: 'similar' | 'comps';
  /** Null: which one is meant is not known. */
  listing: ListingReference | null;
  /** Null: its facts are not known yet and have to be looked up. */
  facts: SearchResultFacts | null;
}

/** @returns null when the words ask for something else. */
export function readLikeness(folded: string, previous: EarlierTurn | null): Likeness | null {
  const comps = compsFor.test(folded) || (compsAlone.test(folded) && previous?.opened != null);
  if (!comps && !likeThis.test(folded)) return null;
  const results = previous?.results ?? [];
  const named =
    findNamedResult(
      folded.replace(compsFor, (words) => words.replace(/\S+$/, 'of $&')),
      previous,
    ) ?? findNamedResult(folded, previous);
  // Comps "for a 3/2 in Noe Valley", or for an address that was not shown, are a search of their own.
  if (comps && !named && !/\b(?:it|this|that)\b/.test(folded) && !compsAlone.test(folded)) return null;
  // "Anything sold recently that's similar?" of no listing in particular is a search.
  if (!named && !previous?.opened && previous?.search.areaFilter && /\bsold\b/.test(folded)) return null;
  const listing = named ?? previous?.opened ?? theOneShown(previous);
  if (comps && !listing && previous?.search.areaFilter) return null;
  const facts = listing
    ? (results.find((one) => isSame(one, listing)) ??
      (previous?.openedFacts && isSame(previous.openedFacts, listing) ? previous.openedFacts : null))
    : null;
  return { wanted: comps ? 'comps' : 'similar', listing, facts };
}
