/** Sale or lease, and the status of the listings. */
import { listingStatuses } from '#contract/listing-vocabulary.ts';
import type { ListingStatus } from '#contract/listing-vocabulary.ts';
import type { Transaction } from './money.ts';
import type { Sentence } from './sentence.ts';
import { inLines } from '#server/platform/text/in-lines.ts';

export function takeTransaction(sentence: Sentence): Transaction | null {
  if (
    sentence.take(
      /\b(?:for|to|on|up\s+for)\s+(?:rent|lease)\b|\brentals?\b(?!\s+income)|\bleas(?:es|ing|ed|e)\b|(?<!\b(?:good|strong|solid|great|decent|high|higher|low|current|market|gross|existing)\s+)\brent(?:s|ing|ed)?\b(?!\s*[-\s]?(?:control|stabiliz))/,
    )
  ) {
    sentence.take(/\b(?:for|to)\s+(?:rent|lease)\b/);
    return 'lease';
  }
  if (
    sentence.take(
      /\b(?:buy|sales?)\s+instead\b|^\s*(?:to\s+)?buy\s*$|\bfor\s+sale\b|\bto\s+buy\b|\bto\s+purchase\b|\bbuying\b|\bpurchase\b/,
    )
  )
    return 'sale';
  // The price topic takes the words "a month" itself, together with its amount.
  const monthly =
    sentence.has(/\d\s*k?\s*(?:dollars)?\s*(?:\/|per|a)\s*mo(?:nth)?\b|\d\s*k?\s*monthly\b/) &&
    !sentence.has(/\bhoas?\b|\b(?:fees?|dues|maintenance)\b/);
  return monthly ? 'lease' : null;
}

const NOT_OF_RENT = '(?![\\d,]|\\s*(?:sq|sf|square|feet|foot|ft|k\\b|m\\b|thousand|mil|lot|and\\s+(?:newer|later|older)))';
const RENT_SUM = new RegExp(`(?<![\\d.,])\\$?[1-9],?\\d00${NOT_OF_RENT}`);
/** "Budget 2,150", "2250 max": no year is said so. */
const RENT_BOUND = new RegExp(
  `\\b(?:budget(?:\\s+(?:is|of))?|max(?:imum)?|up\\s+to|under|at\\s+most|pay(?:ing)?|spend|afford)\\s*:?\\s+(?:about\\s+|around\\s+)?\\$?[1-9],?\\d{3}${NOT_OF_RENT}|(?<![\\d.,])\\$?[1-9],?\\d{3}\\s*(?:max(?:imum)?|tops|or\\s+less|budget)\\b`,
);
const rented = inLines()`
  \b(?:
    apartments?|apts?|furnished|pet[\s-]friendly|utilities|month[\s-]to[\s-]month|short[\s-]term|sublet|roommates?|security\s+deposit
    |mov(?:e|es|ing)[\s-]+in(?:\s+(?:date|by|on))?|move[\s-]?in
    |mov(?:e|es|ing)\s+(?:by\s+|on\s+|around\s+|early\s+|late\s+|mid\s+)?(?:\d{1,2}\/\d|jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec|next|this|soon|asap|end\s+of)[a-z]*
    |(?:prospective\s+)?tenants?|renters?
  )\b
`;
/** Of a home for sale that is let: "duplex, tenant occupied, under 1500". */
const occupied = /\b(?:tenants?[\s-]+(?:occupied|in\s+place)|(?:with|has|have)\s+(?:existing\s+|current\s+|\d\s+)?tenants?)\b/;
/** "Apartments under 2500", "moving jan 5, 1 bed, 2200 max": nobody sells one for that. */
export const impliesRent = (words: string): boolean =>
  rented.test(words) && !occupied.test(words) && (RENT_SUM.test(words) || RENT_BOUND.test(words));
export const rentImplied = (sentence: Sentence): Transaction | null => (impliesRent(sentence.text) ? 'lease' : null);

const statusWords: [RegExp, ListingStatus][] = [
  [
    /\bcoming[\s-]soon\b|\bsoon\b|\bupcoming\b|\babout\s+to\s+(?:come\s+on|hit|be\s+on)\s+(?:the\s+)?market\b|\bpre-?market\b/,
    'soon',
  ],
  [/\bcontingent\b|\b(?:(?:went|gone|going|goes?)\s+)?under\s+contract\b|\bin\s+contract\b|\baccepted\s+offers?\b/, 'contingent'],
  [/\b(?:(?:went|gone|going|goes?)\s+)?pendings?(?:\s+sales?)?\b|\bin\s+escrow\b/, 'pending'],
  [
    inLines()`
      \b(?:did|have)\s+(?:they|these|those|similar\s+\w+|homes|condos|houses|lofts|places|any|others?)\s+
        (?:sell|sold|close)\b(?:\s+for)?
      |\b(?:solds?|closeds?|closed|comps?|comparables?|comparable\s+sales|(?:recent\s+)?sales|closings)\b
        (?!\s+(?:price|agent|prices))
    `,
    'sold',
  ],
  [
    /\bactive(?:ly|s)?\b(?:\s+listings?)?|\bon\s+the\s+market\b|\bavailable\b|\bcurrently\s+(?:listed|for\s+sale)\b|\bstill\s+for\s+sale\b/,
    'active',
  ],
];

const notThese = inLines()`
  \b(?:not|no|exclude|excluding|without|except(?:\s+for)?|hide|skip|leave\s+out|ignore|drop|remove)\s+
  (?:any\s+|the\s+|anything\s+)?(?:sold|closed|pending|contingent|under\s+contract|coming\s+soon)
  (?:\s+(?:or|and|,)\s+(?:sold|closed|pending|contingent|under\s+contract))*(?:\s+(?:ones|listings|homes|sales))?\b
`;

/** Takes the statuses that are named, in the contract's order; null when none is (which means active). */
export function takeStatuses(sentence: Sentence): ListingStatus[] | null {
  if (
    sentence.take(
      /\b(?:any|all|every|whatever)\s+status(?:es)?\b|\bstatus\s+(?:does\s*n'?t|does\s+not)\s+matter\b|\bregardless\s+of\s+status\b/,
    )
  )
    return [...listingStatuses];
  // "What did condos there sell for last month?"
  const asksForSales = sentence.take(/\b(?:what|how\s+much)\s+(?:did|have)\b(?=[^.?!]*\b(?:sell|sold|gone?)\b)/) !== null;
  if (asksForSales) sentence.take(/\b(?:sell|sold|gone?)\b(?:\s+for\b)?/);
  // "Not sold": named only to be left out.
  const leftOut = sentence.takeAll(notThese).length > 0;
  const named = statusWords.filter(([pattern]) => sentence.takeAll(pattern).length > 0).map(([, status]) => status);
  const found: ListingStatus[] = asksForSales ? [...named, 'sold'] : named;
  if (found.length === 0) return leftOut ? ['active'] : null;
  return listingStatuses.filter((status) => found.includes(status));
}
