/** The order that is asked for. */
import type { ListingSearch } from '#contract/listing-search.ts';
import type { SortTerm } from '#contract/listing-vocabulary.ts';
import type { Sentence } from './sentence.ts';
import { inLines } from '#server/platform/text/in-lines.ts';

type Order = NonNullable<ListingSearch['orderResultsBy']>;
const by = (term: SortTerm, order: 'asc' | 'desc'): Order => ({ term, order });

const sortedBy = inLines()`
  \b(?:(?:sort(?:ed)?|order(?:ed)?|rank(?:ed)?|arranged?)\s*(?:them\s+|these\s+|it\s+|results?\s+)?(?:by\s+)?|by\s+)
  (?:the\s+)?(
    price|size|days\s+(?:on\s+(?:the\s+)?market|listed)|dom|living\s+(?:space|area)|square\s+f(?:ee|oo)t(?:age)?
    |sq\s?ft|lot(?:\s+size)?|date|list(?:ing)?\s+date|sold\s+date|distance|relevance|newest|oldest|cheapest
  )(?:
    \s*[,:]?\s*(
      asc(?:ending)?|desc(?:ending)?
      |high(?:est)?(?:\s+to\s+low(?:est)?|\s+first)?
      |low(?:est)?(?:\s+to\s+high(?:est)?|\s+first)?
      |(?:biggest|largest|smallest|newest|oldest)\s+first
    )
  )?
`;

const LOW = '(?:cheapest|lowest|least\\s+expensive|smallest|oldest|low|small|cheap|old)';
const HIGH = '(?:most\\s+expensive|highest|priciest|biggest|largest|newest|high|big|large|expensive|new)';
/** "From smallest to largest": what is ordered, and from which end. */
const fromTo = inLines()`
  \b(?:from\s+)?(?:the\s+)?(?:(?<low>${LOW})\s+to\s+(?:the\s+)?${HIGH}|(?<high>${HIGH})\s+to\s+(?:the\s+)?${LOW})
  (?:\s+(?<what>price|size|lots?|homes?|first))?\b
`;

function takeFromTo(sentence: Sentence): Order | null {
  const match = sentence.take(fromTo);
  const written = match?.groups?.low ?? match?.groups?.high;
  if (!match || !written) return null;
  const down = match.groups?.high !== undefined;
  if (/^lot/.test(match.groups?.what ?? '') || sentence.take(/\blots?\s+sizes?\b/)) return by('lotsize', down ? 'desc' : 'asc');
  if (/small|big|large/.test(written)) return by('livingspace', down ? 'desc' : 'asc');
  return /old|new/.test(written) ? by('listdate', down ? 'desc' : 'asc') : by('price', down ? 'desc' : 'asc');
}

const words: [RegExp, Order][] = [
  [/\bprices?\s*(?::\s*)?(?:desc(?:ending)?|high(?:est)?\s+to\s+low(?:est)?|high(?:est)?\s+first)\b/, by('price', 'desc')],
  [/\bprices?\s*(?::\s*)?(?:asc(?:ending)?|low(?:est)?\s+to\s+high(?:est)?|low(?:est)?\s+first)\b/, by('price', 'asc')],
  [/\b(?:biggest|largest)\s+(?:lots?|yards?|land|parcels?)(?:\s+sizes?)?(?:\s+first)?\b/, by('lotsize', 'desc')],
  [/\b(?:smallest)\s+(?:lots?|yards?|parcels?)(?:\s+sizes?)?(?:\s+first)?\b/, by('lotsize', 'asc')],
  [
    /\b(?:most\s+expensive|priciest|highest(?:\s+|-)price[ds]?|high(?:est)?\s+to\s+low(?:est)?|dearest|most\s+costly)(?:\s+(?:ones?\s+)?first)?\b/,
    by('price', 'desc'),
  ],
  [
    /\b(?:cheapest|least\s+expensive|lowest(?:\s+|-)price[ds]?|low(?:est)?\s+to\s+high(?:est)?|most\s+affordable|best\s+price[ds]?)(?:\s+(?:ones?\s+)?first)?\b/,
    by('price', 'asc'),
  ],
  [
    /\b(?:newest|latest|most\s+recent(?:ly\s+(?:listed|(?=sold|closed)))?|freshest)(?:\s+(?:ones?\s+|listings?\s+)?first)?\b/,
    by('listdate', 'desc'),
  ],
  [/\b(?:oldest|longest\s+on\s+(?:the\s+)?market|stalest)(?:\s+(?:ones?\s+|listings?\s+)?first)?\b/, by('listdate', 'asc')],
  [/\b(?:biggest|largest|roomiest|most\s+(?:space|spacious))(?:\s+(?:ones?\s+)?first)?\b/, by('livingspace', 'desc')],
  [/\bsmallest(?:\s+(?:ones?\s+)?first)?\b/, by('livingspace', 'asc')],
  [
    /\bthe\s+least\s+(?:i|we|they|you|one)(?:'d|\s+would|\s+can|\s+could|'ll|\s+have\s+to)?\s+(?:pay|spend)\b/,
    by('price', 'asc'),
  ],
  [/\b(?:closest|nearest)(?:\s+(?:ones?\s+)?first)?\b/, by('distance', 'asc')],
];

function fromSortedBy(what: string, direction: string | undefined): Order {
  const down = direction === undefined ? null : /^(?:desc|high|biggest|largest|newest)/.test(direction);
  const order = (first: 'asc' | 'desc') => (down === null ? first : down ? 'desc' : 'asc');
  if (what === 'price' || what === 'cheapest') return by('price', order('asc'));
  if (what.startsWith('lot')) return by('lotsize', order('desc'));
  if (what === 'distance') return by('distance', order('asc'));
  if (what === 'relevance') return by('relevance', 'asc');
  if (/^d(?:ays|om)/.test(what)) return by('listdate', down ? 'asc' : 'desc');
  if (what === 'oldest') return by('listdate', 'asc');
  if (what === 'sold date') return by('solddate', order('desc'));
  if (/date|newest/.test(what)) return by('listdate', order('desc'));
  return by('livingspace', order('desc'));
}

const unsortable = inLines()`
  \b(?:
    (?:(?:sort(?:ed)?|order(?:ed)?|rank(?:ed)?)\s+(?:them\s+|these\s+)?)?by\s+
    |(?:lowest|best|cheapest|highest|least)\s+
  )(?:the\s+)?(
    (?:price\s+|cost\s+|value\s+)?(?:per|a)\s+(?:square\s+f(?:oo|ee)t|sq\.?\s?ft|sqft|foot)
    |\$/(?:sq\s?ft|sf)|ppsf|hoas?(?:\s+(?:fees?|dues))?|year(?:\s+built)?|age|bed(?:room)?s?|bath(?:room)?s?
    |tax(?:es)?
  )\b(?:\s+first)?
`;

/** Takes an order that no search can make; @returns what it would sort by. */
export const takeUnsortable = (sentence: Sentence): string | null => sentence.take(unsortable)?.[1] ?? null;

/** Takes the order. A list date becomes the sold date in `read-question.ts` once the status is known. */
export function takeSort(sentence: Sentence): Order | null {
  const ranged = takeFromTo(sentence);
  if (ranged) {
    sentence.take(
      /\b(?:sort(?:ed)?|order(?:ed)?|rank(?:ed)?|arranged?)(?:\s+(?:them|these|it))?(?:\s+by(?:\s+(?:price|size))?)?(?:\s+from)?\b/,
    );
    return ranged;
  }
  const sorted = sentence.take(sortedBy);
  if (sorted?.[1]) return fromSortedBy(sorted[1], sorted[2]);
  for (const [pattern, order] of words) if (sentence.take(pattern)) return order;
  return null;
}
