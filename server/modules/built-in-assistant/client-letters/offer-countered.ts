/** Which of the offers that were told a counter answers: "draft a counter to the 945 one at 950", "counter the FHA offer". */
import { readSeveralOffers, type Financing, type ToldOffer } from '../offer/several-offers.ts';
import { dollars } from '../answers/format.ts';
import { inEnglish } from '../language.ts';
import { fold } from '../question-parser/sentence.ts';
import { sumIn } from './deal-terms.ts';

const names: readonly (readonly [RegExp, Financing])[] = [
  [/\b(?:all[\s-]+)?cash\b|\befectivo\b|\bcontado\b/, 'cash'],
  [/\bfha\b/, 'FHA'],
  [/\bva\b/, 'VA'],
  [/\bjumbo\b/, 'jumbo'],
  [/\bconv(?:entional|encional)?\b/, 'conventional'],
];
const places: readonly (readonly [RegExp, number])[] = [
  [/\b(?:first|1st|primera)\b|(?:#|\bno\.?\s|\b(?:offer|oferta)\s)1\b/, 0],
  [/\b(?:second|2nd|segunda)\b|(?:#|\bno\.?\s|\b(?:offer|oferta)\s)2\b/, 1],
  [/\b(?:third|3rd|tercera)\b|(?:#|\bno\.?\s|\b(?:offer|oferta)\s)3\b/, 2],
  [/\b(?:fourth|4th|cuarta)\b|(?:#|\bno\.?\s|\b(?:offer|oferta)\s)4\b/, 3],
];
/** "To the 945 one", "the 945k offer": by its price. */
const priced =
  /\b(?:to|for|on|the|a|la|de)\s+\$?\s?(\d{3}|\d{1,3}(?:,\d{3})+|\d{2,4}(?:\.\d+)?\s?k|\d(?:\.\d+)?\s?m|\d\.\d{1,3})(?:\s+(?:\w+\s+)?(?:one|offer|bid|buyers?|oferta)\b|(?=\s+(?:at|with|a|en)\s+\$?\d))/;
/** What is countered at is none of its own terms. */
const behindAt = /\b(?:at|a|en|of)\s+\$?\s?\d[^]*$/;

/** A figure of an offer in short: "945" is thousands. */
export const priceInShort = (said: string): string | null => sumIn(/^\d{3}$/.test(said) ? `${said}k` : said);

/**
 * Null where none was told, or the words mean no certain one.
 * @param earlier the user's messages before, the newest first
 */
export function offerCountered(text: string, earlier: readonly string[]): ToldOffer | null {
  const told = earlier.map(readSeveralOffers).find((offers) => offers !== null);
  if (!told) return null;
  const folded = fold(inEnglish(text));
  const said = priced.exec(folded)?.[1];
  const price = said === undefined ? null : priceInShort(said);
  const byPrice = told.filter(({ priceDollars }) => dollars(priceDollars) === price);
  if (byPrice.length === 1) return byPrice[0] ?? null;
  const which = folded.replace(behindAt, ' ');
  const kind = names.find(([word]) => word.test(which))?.[1];
  const byKind = told.filter(({ financing }) => financing === kind);
  if (kind !== undefined && byKind.length === 1) return byKind[0] ?? null;
  if (/\b(?:highest|top|mas\s+alta)\b/.test(which))
    return told.toSorted((one, other) => other.priceDollars - one.priceDollars)[0] ?? null;
  const place = places.find(([word]) => word.test(which))?.[1];
  return place === undefined ? null : (told[place] ?? null);
}
