/** "4 offers: 1.5 cash 10 day close, 1.62 FHA": offers that were told, each by its terms, as the words have them. */
import { dollarsSaid } from '../question-parser/money.ts';
import { fold } from '../question-parser/sentence.ts';
import { inLines } from '#server/platform/text/in-lines.ts';

export type Financing = 'cash' | 'conventional' | 'FHA' | 'VA' | 'jumbo';

export interface ToldOffer {
  priceDollars: number;
  financing: Financing | null;
  downPercent: number | null;
  closeDays: number | null;
  /** Null: nothing was said of them. */
  hasContingencies: boolean | null;
}

const PRICE =
  /^\W*(?:(?:offer|buyer|no\.?|number)?\s*#?\s*[a-d1-9]?\s*[:)\]]\s*|(?:one|another|and|the other|first|second|third|fourth)\s+(?:is\s+|at\s+|for\s+)?)?\$?\s?(\d[\d,]*(?:\.\d+)?)\s?(k|m|mil|million)?\b/;
const NOT_A_PRICE = /^\s*[- ]?(?:days?|%|percent|down|offers?|weeks?|month)/;
const names: readonly [RegExp, Financing][] = [
  [/\b(?:all[- ])?cash\b|\befectivo\b|\bcontado\b/, 'cash'],
  [/\bfha\b/, 'FHA'],
  [/\bva\b/, 'VA'],
  [/\bjumbo\b/, 'jumbo'],
  [/\bconv(?:entional|encional)?\b|\bfinanced\b|\bloan\b/, 'conventional'],
];
const WITHOUT =
  /\b(?:no|zero|w\/o|without|waiv\w*|waived|sin|non)\s*(?:all\s+)?(?:contingenc\w*|contingent)\b|\bnon-?contingent\b/;
const WITH = /\b(?:contingenc\w+|contingent)\b/;

function offerIn(words: string): ToldOffer | null {
  const found = PRICE.exec(words);
  if (!found?.[1] || NOT_A_PRICE.test(words.slice(found[0].length))) return null;
  const priceDollars = dollarsSaid(found[1], found[2]);
  if (priceDollars < 50_000) return null;
  const terms = words.slice(found[0].length);
  const down = /(\d{1,3}(?:\.\d+)?)\s*(?:%|percent)\s*(?:down|dp|enganche|de enganche)?/.exec(terms)?.[1];
  const days = /\b(\d{1,3})[\s-]*(?:days?|dias?|d)\b/.exec(terms)?.[1];
  return {
    priceDollars,
    financing: names.find(([word]) => word.test(terms))?.[1] ?? null,
    downPercent: down === undefined ? null : Number(down),
    closeDays: days === undefined ? null : Number(days),
    hasContingencies: WITHOUT.test(terms) ? false : WITH.test(terms) ? true : null,
  };
}

const asksOffers = inLines()`
  \b(?:\d{1,2}|two|three|four|five|six|several|multiple|both|these|dos|tres|cuatro|cinco|varias)\s+(?:\w+\s+)?(?:offers|bids|ofertas)\b
  |\b(?:which|what)\s+(?:offer|bid|one)\b|\b(?:compare|rank|summari[sz]e)\s+(?:the\s+|these\s+|my\s+)?(?:offers|bids)\b
  |\boffers\s*:|\b(?:offer|oferta)\s*\#?\s*[1-9a-d]\b.+\b(?:offer|oferta)\s*\#?\s*[1-9a-d]\b
`;

/** Two or more of them; null where the words tell fewer, or are about no offers. */
export function readSeveralOffers(question: string): ToldOffer[] | null {
  const text = fold(question);
  if (!asksOffers.test(text) || !/\b(?:offers?|bids?|ofertas?)\b/.test(text)) return null;
  const start = /:|\b(?:offers|bids|ofertas)\b[^\d$:]*(?=\$?\d)/.exec(text);
  const behind = start ? text.slice(start.index + start[0].length) : text;
  const offers = behind
    .split(/(?:[,;]|\.(?!\d)|\n|\bvs\.?\b|\band\b|\by\b)\s*(?=\W*(?:(?:offer|buyer|another|one|the other)\b[^,;]{0,12})?\$?\d)/)
    .flatMap((part) => offerIn(part) ?? []);
  return offers.length > 1 ? offers : null;
}
