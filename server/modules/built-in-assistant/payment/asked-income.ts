/** Whether a message asks what a buyer can afford, and at which terms. */
import { inLines } from '#server/platform/text/in-lines.ts';
import type { ParsedQuestion } from '../question-parser/parsed-question.ts';
import { fold } from '../question-parser/sentence.ts';
import type { Turn } from '../turn.ts';
import { readLoanTerms } from './loan-terms.ts';
import { known, loanAndIncome, ofIncome, withDownToldBefore, yearlyIncome, type Named } from './read-income.ts';

export const asksPrice = inLines()`
  \b(?:
    how\s+much\s+(?:house|home|property|of\s+an?\s+(?:house|home))\b
    |(?:how\s+much|what(?:\s+price)?(?:\s+range)?)\s+(?:can|could|would|do|does|should|will)\s+(?:\w+\s+){1,3}
      (?:afford|qualify\s+for)
    |what\s+(?:they|we|i|he|she)\s+can\s+afford
    |afford\s+(?:what|how\s+much)
    |cuanta\s+casa
    |max(?:imum)?\s+(?:price|house|home|purchase|budget)\b.*\b(?:income|salary|salaries|make|makes|earn|earns)\b
    |(?:que|cuanto)\s+(?:precio\s+|casa\s+)?(?:puedo|podemos|puede|pueden)\s+(?:pagar|comprar|gastar)
    |para\s+(?:que|cuanto)\s+(?:(?:casa|precio)\s+)?(?:me|nos|les?)\s+alcanza
    |cuanto\s+(?:me|nos|les?)\s+alcanza
    |(?:income|salary|salaries|makes?|earns?|gross(?:es)?)\b.*\bwhat\s+(?:can|could)\s+(?:\w+\s+){1,2}(?:buy|get)
    |what\s+(?:can|could)\s+(?:\w+\s+){1,2}(?:buy|get)\b.*\b(?:income|salary|salaries|makes?|earns?)
  )\b
`;
const MAX_FOLLOW_UP_WORDS = 14;

/** "And if rates drop to 5.5?" */
const rateMoves = inLines()`
  \b(?:rates?|interest)\b.{0,20}\b(?:drop|fall|fell|go|goes|went|rise|rose|come|came|hit|get|were|was|are|is)\w*\b
  .{0,20}?\b(\d{1,2}(?:\.\d{1,3})?)\s*(?:%|percent)?\s*[?.!]*$
`;

/** "My buyers gross 18k a month, 700 in student loans, 120k down, rate 6.4": all that a price takes, and no price and no other question. */
function tellsOfBuyers(text: string): boolean {
  const folded = fold(text);
  if (asksElse.test(folded) || /\?\s*$/.test(text)) return false;
  const { ratePercent, downDollars, downPercent, monthlyDebtsDollars } = loanAndIncome(text);
  const isPutDown = downDollars !== null || downPercent !== null;
  return yearlyIncome(folded, ofIncome) !== null && isPutDown && (ratePercent !== null || monthlyDebtsDollars !== null);
}
const asksElse = inLines()`
  \b(?:
    payments?(?!\s*[,.;]?\s*\d)|monthly|piti|mortgage|homes?|houses?|condos?|price|listing|bed(?:room)?s?|find|show
    |search|write|draft|e-?mail|text|qualif\w+|enough|casas?|pago|mensualidad|busc\w+|escrib\w+
  )\b
`;

/** "What's the payment with 10 down on 750": of a price of its own, whatever could be afforded. */
const asksPaymentOn = (text: string): boolean =>
  /\bp(?:ay)?mn?ts?\b|\bpayments?\b/.test(fold(text)) && readLoanTerms(text).priceDollars !== null;

const startsAnew = (text: string): boolean => asksPrice.test(fold(text)) || tellsOfBuyers(text);

/**
 * The question, and what a short message right behind it adds or changes: "and at 6%?", "140k a year".
 * @returns null where nobody asks what a buyer can afford
 */
export function askedIncome({ question, earlier, previous }: Turn, parsed: ParsedQuestion): Named | null {
  if (startsAnew(question)) return withDownToldBefore(loanAndIncome(question), earlier);
  if (asksPaymentOn(question)) return null;
  const [first, ...others] = earlier.slice(earlier.findLastIndex(startsAnew));
  const isShort = question.trim().split(/\s+/).length <= MAX_FOLLOW_UP_WORDS;
  const isElse = parsed.kind === 'search' && (parsed.search.areaFilter != null || parsed.search.propertyTypes != null);
  if (first === undefined || !startsAnew(first) || !isShort || isElse) return null;
  // "And if rates drop to 5.5?" after homes at that price: nothing of the loan was said in between.
  const moved = previous?.payment ? undefined : rateMoves.exec(fold(question))?.[1];
  const steps =
    moved === undefined ? [...others, question].map((text) => known(loanAndIncome(text))) : [{ ratePercent: Number(moved) }];
  if (steps.some((step) => Object.keys(step).length === 0)) return null;
  return steps.reduce<Named>((all, step) => {
    // What is put down is told anew, in dollars or in percent.
    const before = step.downDollars == null && step.downPercent == null ? all : { ...all, downDollars: null, downPercent: null };
    return { ...before, ...step };
  }, loanAndIncome(first));
}
