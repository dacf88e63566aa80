/** Terms of an offer in a request for its cover note: "at 1.05, 20% down, close in 21 days, no contingencies". Copied, never made up. */
import type { CopyRequest } from '#server/modules/writing/index.ts';
import { dollarsInShort } from './money.ts';
import { inLines } from '#server/platform/text/in-lines.ts';

export type OfferTerms = NonNullable<CopyRequest['offerTerms']>;

const SUM = '\\$?\\s?(\\d[\\d,]*(?:\\.\\d+)?)\\s?(k|thousand|m|mm|mil|million)?';
const END = '(?=\\s*(?:$|[,.;!?](?!\\d)|\\b(?:with|and|for|all|in|on|as|cash|no|close|closing|plus)\\b))';
const priced = new RegExp(
  `\\b(?:at|for|of|price|offer(?:ing)?|submit(?:ting)?)\\s+(?:is\\s+)?${SUM}(?!\\s*(?:%|percent|days?))${END}`,
);
/** "5% under ask", "10% over": of the list price. */
const offList = inLines()`
  \b(\d{1,2}(?:\.\d{1,2})?)\s?(?:%|percent|por\s*ciento)\s+
  (?:(under|below|less|off|menos|abajo|(?:por\s+)?debajo)|(over|above|more|mas|arriba|(?:por\s+)?encima))\b
  (?:\s+(?:than\s+|of\s+|del?\s+|que\s+)?(?:(?:the|its|el|la|lo)\s+)?
    (?:asking|ask|list(?:ing)?|precio\s+de\s+(?:lista|venta)|precio|lista)(?:\s+price)?)?
`;
const deposit = inLines()`
  (?:${SUM}|(\d{1,2}(?:\.\d+)?)\s?(?:%|percent))\s+(?:as\s+)?(?:an?\s+)?(?:deposit|earnest(?:\s+money)?|emd)\b
  |\b(?:deposit|earnest(?:\s+money)?|emd)\s+(?:of|is|:)?\s*(?:${SUM}|(\d{1,2}(?:\.\d+)?)\s?(?:%|percent))
`;
const down = /\b(\d{1,3}(?:\.\d+)?)\s?(?:%|percent)\s+down\b/;
const loan = /\b(conventional|fha|va|jumbo|usda)(?:\s+(?:loan|financing))?\b/;
const abbreviations = /^(?:fha|va|usda)$/;
const cash = /\b(?:all[\s-]+cash|cash\s+(?:offer|buyers?)|in\s+cash)\b|(?:^|,)\s*cash\s*(?=$|[,.;])/;
const noContingencies =
  /\b(?:no|zero|without(?:\s+any)?|waiv(?:e|es|ed|ing)(?:\s+all)?)\s+(?:the\s+)?contingenc(?:y|ies)\b|\bnon[\s-]?contingent\b|\bcontingency[\s-]free\b/;
const contingency =
  /\b((?:\d{1,2}[\s-]days?\s+)?(?:inspection|appraisal|loan|financing|sale)(?:\s*(?:,|and|&)\s*(?:inspection|appraisal|loan|financing|sale))*)\s+contingenc(?:y|ies)\b/;
const closing = inLines()`
  \b(?:clos(?:e|ing)|coe|escrow)\s+(?:of\s+escrow\s+)?(?:(?:in|within|of)\s+)?(\d{1,3})\s*[\s-]?days?\b
  |\b(\d{1,3})[\s-]days?\s+(?:close|closing|escrow)\b
  |,\s*(\d{1,3})\s+days?(?=\s*(?:$|[,.;]))
  |\b(?:clos(?:e|ing)|coe)\s+(?:on|by)\s+
    ((?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?\s+\d{1,2}|\d{1,2}/\d{1,2})
`;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function dollars(digits: string, unit: string | undefined): string {
  const value = Number(digits.replaceAll(',', ''));
  const total = unit ? value * (/^[kt]/.test(unit) ? 1_000 : 1_000_000) : dollarsInShort(value);
  return `$${Math.round(total).toLocaleString('en-US')}`;
}

/** Null where no term is named. @param folded lower case, without the address of the home */
export function readOfferTerms(folded: string): OfferTerms | null {
  const paid = deposit.exec(folded);
  const withoutDeposit = paid ? folded.replace(paid[0], ' , ') : folded;
  const moved = offList.exec(withoutDeposit);
  const rest = moved ? withoutDeposit.replace(moved[0], ' , ') : withoutDeposit;
  const offListPercent = moved ? Number(moved[1]) * (moved[2] === undefined ? 1 : -1) : null;
  const [, price, unit] = priced.exec(rest) ?? [];
  const [, percent] = down.exec(rest) ?? [];
  const kind = loan.exec(rest)?.[1];
  const [, days, dayClose, daysAlone, date] = closing.exec(rest) ?? [];
  const named = contingency.exec(rest)?.[1];
  const [, sum, sumUnit, share, ofSum, ofUnit, ofShare] = paid ?? [];
  const financing = [
    cash.test(rest) ? 'all cash' : '',
    kind ? `${abbreviations.test(kind) ? kind.toUpperCase() : kind} loan` : '',
    percent ? `${percent}% down` : '',
  ].filter(Boolean);
  const inDays = days ?? dayClose ?? daysAlone;
  const [depositSum, depositShare] = [sum ?? ofSum, share ?? ofShare];
  const terms: OfferTerms = {
    ...(price ? { price: dollars(price, unit) } : offListPercent === null ? {} : { offListPercent }),
    ...(depositShare ? { deposit: `${depositShare}%` } : depositSum ? { deposit: dollars(depositSum, sumUnit ?? ofUnit) } : {}),
    ...(financing.length > 0 ? { financing: capital(financing.join(', ')) } : {}),
    ...(noContingencies.test(rest) ? { contingencies: 'None' } : named ? { contingencies: capital(named) } : {}),
    ...(inDays ? { closing: `In ${inDays} days` } : date ? { closing: capital(date) } : {}),
  };
  return Object.keys(terms).length > 0 ? terms : null;
}
