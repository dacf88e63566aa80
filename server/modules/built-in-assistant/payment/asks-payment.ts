/** Whether the words of a message ask for a payment. */
import { inLines } from '#server/platform/text/in-lines.ts';
import type { ParsedQuestion } from '../question-parser/parsed-question.ts';
import { fold } from '../question-parser/sentence.ts';
import type { LoanTerms } from './loan-terms.ts';

/** Words of a loan, beside "down payment" and the payment of dues; "the monthly", where nothing follows that it is of. */
const ofLoan = inLines()`
  (?<!\bdown[\s-])\b(?:
    payments?|p(?:y|ay)?mn?ts?|mortgage|loan|p\s?(?:&|and)\s?i|piti|pagos?|mensualidad(?:es)?|cuotas?|hipoteca|prestamo
  )\b
  |\b(?:the|their|his|her|our|my)\s+monthly(?=\s*(?:$|[?.!,@]|(?:at|with|w|on|for|if|then|be)\b))
`;
export const ofPayment = inLines()`
  (?<!\bdown[\s-])\b(?:payments?|p(?:y|ay)?mn?ts?|p\s?(?:&|and)\s?i|piti|monthly|mensualidad(?:es)?|pagos?|cuotas?)
    \b
  |\b(?:cost|costs|pay|paying|run|be|carry)\b[^.?!]{0,40}\b(?:(?:a|per|each|every)\s+month|monthly)\b
  |\b(?:cuanto|pagar\w*|cuesta|costaria|saldria|sale|queda\w*|quedaria)\b[^.?!]{0,30}\b(?:al|por|cada)\s+mes\b
`;
const fixed = /\b(?:fixed|tasa fija)\b/;
/** What a lender decides, or what no payment answers. */
export const ofLender = /\b(?:pre-?\s?qualif\w*|pre-?\s?approv\w*|qualif\w*|afford\w*|refinanc\w*|heloc|dti|calific\w*)\b/;
const preApproved = /\bpre-?\s?(?:qualif|approv)\w*/g;

/** @param parsed null for a message that was asked back about */
export function asksPayment(text: string, terms: LoanTerms, parsed: ParsedQuestion | null): boolean {
  const folded = fold(text);
  // "They are pre-approved" is told beside a payment that is asked for with its rate.
  const isTold = terms.ratePercent !== null && ofPayment.test(folded);
  if (ofLender.test(isTold ? folded.replace(preApproved, '') : folded)) return false;
  const hasDown = terms.downPercent !== null || terms.downDollars !== null;
  // What a buyer of homes in a place puts down is a part of the story.
  const isSearch = parsed?.kind === 'search' && parsed.search.areaFilter?.type === 'named-area';
  if (isSearch && !ofLoan.test(folded)) return false;
  if (terms.ratePercent !== null) return hasDown || fixed.test(folded) || ofLoan.test(folded);
  const isLending =
    parsed === null ||
    (parsed.kind === 'either' && parsed.ways.includes('lending')) ||
    (parsed.kind === 'cannot' && (parsed.reason === 'lending' || parsed.unsupportedRequest === 'loan'));
  return (ofPayment.test(folded) && (hasDown || isLending)) || (ofLoan.test(folded) && hasDown);
}
