/** Whether a message asks what price a monthly payment carries, and at which terms. */
import { inLines } from '#server/platform/text/in-lines.ts';
import type { ParsedQuestion } from '../question-parser/parsed-question.ts';
import { fold } from '../question-parser/sentence.ts';
import type { Turn } from '../turn.ts';
import { asksPrice } from './asked-income.ts';
import { readMonth } from './month-named.ts';
import { loanAndIncome, ofDebt, type Named } from './read-income.ts';

const asks = inLines()`
  \b(?:
    (?:max(?:imum|imo)?|top|highest|target|what|which|whats|that|purchase|home|house|the)\s+(?:(?:max|purchase|home|house|list|sale|sales)\s+)?price
    |price\s+(?:range|point|is\s+that|would|does|do|can)
    |what(?:'?s|\s+is)?\s+(?:the\s+)?(?:max|most)\s+(?:\w+\s+){0,3}(?:buy|afford|pay|spend|purchase|price)
    |(?:what|how\s+much)\s+(?:can|could|would|will|do|does)\s+(?:[\w$,.'/]+\s+){1,6}?(?:buy|get|gets|carry|afford|purchase|support)
    |what\s+(?:they|we|i|he|she|you)\s+(?:can|could)\s+(?:buy|get|afford|purchase)
    |how\s+much\s+(?:house|home|property|condo|of\s+an?\s+(?:house|home))
    |(?:work|working|go|solve|figure)\s+(?:it\s+)?back(?:wards?)?
    |(?:que|cual|cuanto)\s+(?:\w+\s+){0,3}?(?:precio|comprar|gastar|alcanza\w*)
    |(?:para|hasta)\s+(?:que|cuanto)\s+(?:precio|casa|\w*\s*alcanza)
    |precio\s+(?:maximo|mas\s+alto|tope)|cuanta\s+casa
  )\b
`;
/** What the sum is a year's pay of, what it is a rent of, or what is asked of homes that are for rent. */
const ofElse = inLines()`
  \b(?:
    make|makes|making|earn|earns|earning|income|salary|salaries|wages|gross(?:es)?|rents?|renting|rental|rented|lease|leases
    |ingresos?|gana\w*|gano|sueldo|renta\w*|alquil\w*|cash\s*flow|net
  )\b
`;

export interface MonthAsked extends Omit<Named, 'yearlyIncomeDollars' | 'monthlyDebtsDollars'> {
  monthlyPaymentDollars: number;
}

function termsIn(text: string): Partial<MonthAsked> {
  const folded = fold(text).replace(ofDebt, ' , ');
  const month = readMonth(folded);
  const { ratePercent, downDollars, downPercent, monthlyHoaDollars, years } = loanAndIncome(month?.rest ?? folded);
  const all = { monthlyPaymentDollars: month?.dollars ?? null, ratePercent, downDollars, downPercent, monthlyHoaDollars, years };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== null));
}

const startsWith = (text: string): MonthAsked | null => {
  const folded = fold(text);
  const isAsked = (asks.test(folded) || asksPrice.test(folded)) && !ofElse.test(folded);
  const { monthlyPaymentDollars, ...terms } = termsIn(text);
  return isAsked && monthlyPaymentDollars !== undefined ? { ...noTerms, ...terms, monthlyPaymentDollars } : null;
};
const noTerms = { ratePercent: null, downDollars: null, downPercent: null, monthlyHoaDollars: null, years: null };

const MAX_FOLLOW_UP_WORDS = 10;
/** "And 5k?", "what about 6000": another sum, right behind the question. */
const sumAlone = inLines()`
  ^\W*(?:(?:and|or|at|for|with|what|how|if|about|it'?s|they|go|to|up|make|it|try|y|o|con|a|si|fueran?)\W+)*
  \$?\s?(\d[\d,]*(?:\.\d+)?)\s?(k|mil)?\W*$
`;
function otherSum(folded: string, stands: number): number | null {
  const [, digits, unit] = sumAlone.exec(folded) ?? [];
  const value = Number((digits ?? '').replaceAll(',', '')) * (unit === undefined ? 1 : 1_000);
  return value >= stands / MAX_STEP && value <= stands * MAX_STEP ? value : null;
}
const MAX_STEP = 4;

/** Null where nobody asks what a payment carries; right behind it a short message changes what it names: "and at 6%?", "with 10 down". */
export function askedMonth({ question, earlier, previous }: Turn, parsed: ParsedQuestion): MonthAsked | null {
  const own = startsWith(question);
  if (own) return own;
  const start = earlier.findLastIndex((text) => asks.test(fold(text)) || asksPrice.test(fold(text)));
  const first = startsWith(earlier[start] ?? '');
  const isShort = question.trim().split(/\s+/).length <= MAX_FOLLOW_UP_WORDS;
  const isElse = parsed.kind === 'search' && (parsed.search.areaFilter != null || parsed.search.propertyTypes != null);
  if (!first || !previous?.affordableDollars || !isShort || isElse || ofElse.test(fold(question))) return null;
  return [...earlier.slice(start + 1), question].reduce<MonthAsked | null>((all, text) => {
    if (all === null) return null;
    const sum = otherSum(fold(text), all.monthlyPaymentDollars);
    const step = sum === null ? termsIn(text) : { monthlyPaymentDollars: sum };
    if (Object.keys(step).length === 0) return null;
    // What is put down is told anew, in dollars or in percent.
    const isDownNamed = step.downDollars !== undefined || step.downPercent !== undefined;
    return { ...all, ...(isDownNamed ? { downDollars: null, downPercent: null } : {}), ...step };
  }, first);
}
