/** "The cheapest one", where the search found more homes than are shown: the best of all of them, and not of the first page. */
import type { ListingSearch } from '#contract/listing-search.ts';
import type { ParsedQuestion } from '../question-parser/parsed-question.ts';
import { SUPERLATIVE } from '../question-parser/result-references/among-results.ts';
import { picksBest } from '../question-parser/result-references/result-reference.ts';
import { fold } from '../question-parser/sentence.ts';
import type { Turn } from '../turn.ts';
import { inLines } from '#server/platform/text/in-lines.ts';

type Order = NonNullable<ListingSearch['orderResultsBy']>;

/** What a search can be sorted by. The special before the general. */
const orders: readonly [RegExp, Order | null][] = [
  [/hoa|per |value|deal|bed|bath|parking|cut|drop|reduction|buil|construction/, null],
  [/smallest lot/, { term: 'lotsize', order: 'asc' }],
  [/lot|yard|land/, { term: 'lotsize', order: 'desc' }],
  [/cheapest|least|lowest|affordable/, { term: 'price', order: 'asc' }],
  [/expensive|priciest|highest/, { term: 'price', order: 'desc' }],
  [/biggest|largest|roomiest|space/, { term: 'livingspace', order: 'desc' }],
  [/smallest/, { term: 'livingspace', order: 'asc' }],
  [/newest|recent|latest/, { term: 'listdate', order: 'desc' }],
  [/oldest|longest/, { term: 'listdate', order: 'asc' }],
];

/** "The cheapest one's payment", "the biggest of those": in a sentence about something else. */
const picked = inLines()`
  \bthe\s+(${SUPERLATIVE})
  (?:\s+(?:one|home|house|condo|listing|place|property)(?:'?s)?|\s+(?:of|among)\s+(?:these|those|them|all))?
  (?=\s*(?:[?.!,;]|$)|\s+(?:one|what|whats|and|is|has|for|at|please|there|here)\b|\s+(?:one|home|house|condo)\b)
`;
/** "The cheapest 4 side by side", "compare the three newest" */
const several = inLines()`
  \b(?:(${SUPERLATIVE})\s+(?:two|three|four|[2-4])|(?:two|three|four|[2-4])\s+(${SUPERLATIVE}))\b
`;
/** "Which has been on the market longest?", "the one on longest": of all that were found. */
const waitedLongest = inLines()`
  ^\s*(?:(?:and|so|ok(?:ay)?)[\s,]+)*(?:
    (?:which|what)(?:'?s|\s+(?:ones?|home|house|condo|listing))?\s+(?:(?:has|have|is|are)\s+)?
    |(?:show\s+(?:me\s+)?)?the\s+(?:one|home|house|condo|listing)\s+(?:that(?:'?s|\s+(?:has|is))?\s+)?
  )
  (?:been\s+)?(?:sitting|listed|up|on|for\s+sale)(?:\s+(?:the\s+)?(?:market|mkt))?(?:\s+(?:there|around))?\s+(?:the\s+)?longest
  \s*[?.!]*\s*$
`;
const comparesThem = /\bcompare\b|\bside\s+by\s+side\b|\bvs\b|\bnext\s+to\s+each\s+other\b|\bin\s+a\s+table\b/;
const ofThisPage = /\b(?:shown|here|on\s+(?:this|the)\s+page|of\s+(?:these|those|the)\s+\d+|first\s+\d+|top\s+\d+)\b/;
/** No search is sorted by it. */
const perUnit = /\bper\s+(?:sq|square|foot|ft)/;
const superlative = new RegExp(`(?:${SUPERLATIVE})(?:\\s+(?:lots?|yards?|land|price))?`);

/** The search whose first home is meant; null where the homes that are shown are all, or none is picked so. */
export function readBestOfAll({ english, previous }: Turn): Extract<ParsedQuestion, { kind: 'search' }> | null {
  if (!previous || previous.market || previous.near || previous.results.length === 0 || (previous.totalPages ?? 1) < 2)
    return null;
  const folded = fold(english);
  const compared = comparesThem.test(folded) ? several.exec(folded) : null;
  const isLongest = waitedLongest.test(folded);
  if (ofThisPage.test(folded) || perUnit.test(folded) || !(isLongest || picksBest(folded) || picked.test(folded) || compared))
    return null;
  const [words = ''] = isLongest
    ? ['longest']
    : (superlative.exec(picked.exec(folded)?.[1] ?? compared?.[1] ?? compared?.[2] ?? folded) ?? []);
  const orderResultsBy = orders.find(([pattern]) => pattern.test(words))?.[1];
  const standing = previous.search.orderResultsBy;
  if (!orderResultsBy || (standing?.term === orderResultsBy.term && standing.order === orderResultsBy.order)) return null;
  const isSold = previous.search.propertyStatus?.every((status) => status === 'sold') === true;
  const order: Order = isSold && orderResultsBy.term === 'listdate' ? { ...orderResultsBy, term: 'solddate' } : orderResultsBy;
  const search = { ...previous.search, orderResultsBy: order };
  delete search.paginationPage;
  return { kind: 'search', search, unusedWords: [], notes: [], change: 'refined' };
}
