/** "4 offers: 1.5 cash 10 day close, 1.62 FHA": offers that were told, each by its terms, as the words have them. */
import { dollarsSaid } from '../question-parser/money.ts';
import { fold } from '../question-parser/sentence.ts';
import { inLines } from '#server/platform/text/in-lines.ts';

/** `loan`: of which kind was not said. */
export type Financing = 'cash' | 'conventional' | 'FHA' | 'VA' | 'jumbo' | 'loan';
export type Contingency = 'inspection' | 'appraisal' | 'financing' | 'sale';

export interface ToldOffer {
  priceDollars: number;
  financing: Financing | null;
  downPercent: number | null;
  closeDays: number | null;
  /** Which were named: `true` where only that there are some, `false` where there are none, null where nothing was said. */
  contingencies: readonly Contingency[] | boolean | null;
}

/** What may stand behind a price, and is no street. */
const TERM =
  'cash|conv\\w*|jumbo|with|and|clos\\w+|waiv\\w+|financ\\w+|offers?|loans?|buyers?|plus|from|non|inspec\\w+|apprais\\w+|contingen\\w+|down|asking|list\\w*|days?|dias?|both|over|under|above|below|thousand|million|millones|then|also|this|that|they|want\\w*|seller\\w*|quick|fast|flexible|clean|strong|contado|efectivo|cierre|pero|mortgage|prestamo|escrow|vs|versus|net|nets|which|what|bids?';
/** A price, and no days, share, deposit, credit or money of the seller's; a house number has its street behind it. */
const price = inLines('g')`
  (?<![\d.,#/])(?<!\b(?:owes?|owed|payoff|list(?:ed|ing)?(?:\s+(?:at|for|price|was|is))*|asking(?:\s+(?:price|was|is))*|up\s+to|max|escalat\w+(?:\s+to)?|net|plus)\s+\$?)
  (?!(?<=\b(?:on|at|for|of|re|my|our|the|en|por|de)\s)\d{2,5}\s+(?!(?:${TERM})\b)[a-z]{4,}\b)
  (?<sign>\$\s?)?(?<digits>\d[\d,]*(?:\.\d+)?)\s?(?<unit>k|mil|million|m)?(?![a-z\d]|[.,]\d)
  (?!\s*[-–]?\s*(?:%|percent|pct|days?|dias?|weeks?|months?|yrs?|years?|down|dp|de\s+enganche|offers?|bids?|ofertas?|points?|deposit|earnest|emd|credit|over|above|[):]))
  (?!\s+(?:[a-z]+\s+){1,2}(?:street|st|avenue|ave|road|rd|lane|ln|drive|dr|court|ct|way|terrace|place|pl|blvd)\b)
`;
const MIN_BARE_THOUSANDS = 100;
const MIN_PRICE_DOLLARS = 50_000;
const names: readonly [RegExp, Financing][] = [
  [/\b(?:all[- ])?cash\b|\befectivo\b|\bcontado\b/, 'cash'],
  [/\bfha\b/, 'FHA'],
  [/\bva\b/, 'VA'],
  [/\bjumbo\b/, 'jumbo'],
  [/\bconv(?:entional|encional)?\b/, 'conventional'],
  [/\bfinanc\w+\b|\bloan\b|\bmortgage\b|\bprestamo\b/, 'loan'],
];
const WITHOUT =
  /\b(?:no|zero|w\/o|without|waiv\w*|waived|sin|non)\s*(?:all\s+)?(?:contingenc\w*|contingent)\b|\bnon-?contingent\b|\bsin\s+contingencias\b/;
const WITH = /\b(?:contingenc\w+|contingent)\b/;
const kinds: readonly [Contingency, RegExp][] = [
  ['inspection', /\binspec\w+\b/],
  ['appraisal', /\bapprais\w+\b|\bavaluo\b|\btasacion\b/],
  ['financing', /\b(?:financ\w+|loan|mortgage|prestamo)\s+(?:contingenc\w+|contingent)\b/],
  [
    'sale',
    /\b(?:sale\s+of\s+(?:\w+\s+)?(?:home|house)|home\s+sale|contingent\s+on\s+(?:the\s+)?sale|(?:sell|selling)\s+(?:their|his|her)\s+(?:home|house))\b/,
  ],
];
const waived = /\b(?:no|waiv\w*|without|w\/o|sin)\s+(?:the\s+|la\s+)?(?:inspec\w+|apprais\w+|avaluo|loan|financ\w+)/g;

function contingenciesIn(terms: string): ToldOffer['contingencies'] {
  if (WITHOUT.test(terms)) return false;
  const asked = terms.replace(waived, ' ');
  const named = kinds.filter(([, pattern]) => pattern.test(asked)).map(([kind]) => kind);
  return named.length > 0 ? named : WITH.test(asked) ? true : null;
}

function offerOf(priceDollars: number, terms: string): ToldOffer {
  const down = /(\d{1,3}(?:\.\d+)?)\s*(?:%|percent|pct)\s*(?:down|dp|enganche|de enganche)?/.exec(terms)?.[1];
  const days = /\b(\d{1,3})[\s-]*(?:days?|dias?|d)\b/.exec(terms)?.[1];
  const financing = names.find(([word]) => word.test(terms))?.[1] ?? null;
  return {
    priceDollars,
    financing: financing ?? (down === undefined ? null : 'loan'),
    downPercent: down === undefined ? null : Number(down),
    closeDays: days === undefined ? null : Number(days),
    contingencies: contingenciesIn(terms),
  };
}

const asksOffers = inLines()`
  \b(?:\d{1,2}|two|three|four|five|six|several|multiple|both|these|dos|tres|cuatro|cinco|varias)\s+(?:\w+\s+)?(?:offers|bids|ofertas)\b
  |\b(?:which|what)\s+(?:offer|bid|one)\b|\b(?:compare|rank|summari[sz]e)\s+(?:the\s+|these\s+|my\s+)?(?:offers|bids)\b
  |\b(?:offers|ofertas)\s*:|\b(?:offer|oferta)\s*\#?\s*[1-9a-d]\b.+\b(?:offer|oferta)\s*\#?\s*[1-9a-d]\b
  |\bcompar\w+\s+(?:(?:las|estas|mis)\s+)?ofertas\b
`;

/** Two or more of them; null where the words tell fewer, or are about no offers. */
export function readSeveralOffers(question: string): ToldOffer[] | null {
  const text = fold(question);
  if (!asksOffers.test(text) || !/\b(?:offers?|bids?|ofertas?)\b/.test(text)) return null;
  const prices = [...text.matchAll(price)].flatMap(({ index, 0: written, groups }) => {
    const { sign, digits = '', unit } = groups ?? {};
    const priceDollars = dollarsSaid(digits, unit);
    const isBare = sign === undefined && unit === undefined && !/[.,]/.test(digits);
    const isPrice = priceDollars >= MIN_PRICE_DOLLARS && !(isBare && Number(digits) < MIN_BARE_THOUSANDS);
    return isPrice ? [{ priceDollars, start: index, end: index + written.length }] : [];
  });
  const offers = prices.map(({ priceDollars, end }, at) => offerOf(priceDollars, text.slice(end, prices[at + 1]?.start)));
  return offers.length > 1 ? offers : null;
}

/** "Help me compare offers": they are still to be told. */
const asksToCompare =
  /^\W*(?:(?:can|could)\s+you\s+|please\s+|help\s+(?:me\s+)?|i\s+(?:need|want)\s+(?:help\s+)?to\s+|ayudame\s+a\s+)*compar\w+\s+(?:(?:my|the|some|multiple|several|two|three|las|unas|mis)\s+)*(?:offers|bids|ofertas)(?:\s+(?:for|on|from|side\s+by\s+side|on\s+my\s+listing|that\s+came\s+in).{0,40})?\W*$/;

export const asksToCompareOffers = (question: string): boolean => asksToCompare.test(fold(question));
