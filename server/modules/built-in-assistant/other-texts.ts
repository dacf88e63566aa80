/** Texts that rest on no record and no market: it is said what is written instead. */
import { askLink } from '#contract/reply-links.ts';
import { textsIn } from './answers/texts/index.ts';
import { findNamedResult, theOneShown } from './question-parser/result-references/result-reference.ts';
import { fold } from './question-parser/sentence.ts';
import type { Turn } from './turn.ts';
import { inLines } from '#server/platform/text/in-lines.ts';

const WRITES =
  '\\b(?:write|draft|compose|make|create|give\\s+me|prepare|help\\s+me\\s+(?:write|with)|i\\s+need|i\\s+want|generate)\\b';
const others = inLines()`
  ${WRITES}.*\b(?:
    bios?|biograph(?:y|ies)|about[\s-]me|poems?|songs?|rap
    |thank[\s-]you\s+(?:notes?|cards?|letters?|e-?mails?|messages?)
    |(?:birthday|holiday|christmas|condolence|sympathy)\s+\w+
    |resumes?|blog\s+posts?|contracts?(?!\s+post)
    |(?:listing|purchase|buyer)\s+agreements?
    |addend(?:um|a)|disclosures?|business\s+plan
    |(?:expired|fsbo|prospecting|farming|cold)\s+(?:\w+\s+)?(?:letters?|e-?mails?|scripts?|messages?|texts?)
    |(?:testimonial|review)s?
  )\b
`;
/** To a seller about who buys: fair housing keeps it out of an offer. */
const ofBuyers = inLines()`
  ${WRITES}.*\b(?:
    love\s+letters?|buyers?(?:'s|s'|s)?\s+letters?
    |letters?\s+(?:to|for)\s+(?:the\s+|a\s+)?(?:seller|owner|homeowner)s?
      (?!\s+(?:about|explaining|on|regarding|why))(?!.*\b(?:sell(?:ing)?|list(?:ing)?\s+(?:it|their|with)|expired|fsbo|mov(?:e|ing)|market)\b)
    |(?:personal|heartfelt)\s+(?:letter|note)\s+to\s+(?:the\s+)?(?:seller|owner)s?
  )\b
`;

/** "Mándale un correo con las opciones": homes that were to be shown before. */
const mailsHomes = inLines()`
  ^\W*(?:(?:please|pls|now|ok(?:ay)?|can\s+you|could\s+you|and|y|por\s+favor)[,\s]+)*
  (?:send|e-?mail|te?xt|write|draft|compose|share|forward|(?:manda|envia|escribe|pasa|redacta)\w*)\b(?!\s+me\b).*\b
  (?:
    (?:the|these|those|my|his|her|their|our|las|los|esas|estas)\s+(?:(?:best|top|first|new|\d+|two|three|mejores|primeras)\s+)*
      (?:options|opciones|homes|houses|condos|listings|matches|results|picks|casas|propiedades|resultados)
    |(?:the\s+)?(?:top|best|first)\s+(?:two|three|four|five|[2-9])
  )\b
`;
/** Homes that are looked for with it, or figures. */
const ofSearch =
  /\b(?:in|near|under|over|around|between|market|search|alert|en|cerca|menos|hasta|mercado|sold|comps)\b(?!\s+(?:spanish|english|ingles|espanol|an?|un)\b)/;
const hasHomes = (previous: Turn['previous']): boolean =>
  (previous?.results.length ?? 0) > 0 ||
  (previous?.opened ?? previous?.writing ?? previous?.listBefore ?? previous?.value ?? previous?.cma ?? null) !== null;

/** Null where something else is wanted. */
export function respondToOtherText({ english, language, previous }: Turn): { say: string } | null {
  const folded = fold(english);
  const { writing } = textsIn(language);
  if (ofBuyers.test(folded)) {
    const isOther = findNamedResult(folded, previous) !== null;
    const hasHome = !isOther && (previous?.onScreen ?? previous?.opened ?? theOneShown(previous)) !== null;
    return {
      say: hasHome && writing.offerNote ? `${writing.buyersLetter}\n\n${askLink(writing.offerNote)}` : writing.buyersLetter,
    };
  }
  if (mailsHomes.test(folded) && !ofSearch.test(folded) && !hasHomes(previous)) return { say: writing.noHomesYet };
  return others.test(folded) ? { say: writing.otherText } : null;
}
