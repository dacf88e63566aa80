/** "FHA?", "he's a vet actually": the terms of loans that ask for little or nothing down. */
import { fold } from '../question-parser/sentence.ts';
import type { Turn } from '../turn.ts';
import { readLoanTerms } from './loan-terms.ts';
import type { PaymentAsked } from './payment-asked.ts';
import { MAX_FOLLOW_UP_WORDS, standingTerms } from './standing-terms.ts';

/** "What is an FHA loan", "do they qualify for FHA" */
const wantsMeaning = /\b(?:what(?:'?s|\s+is|\s+are)\s+(?:an?\s+)?fha|mean|qualif\w+|limits?|requirements?|que\s+es|califican?)\b/;

const ofFha = /\bfha\b/;
/** What FHA asks of most buyers. */
export const FHA_DOWN_PERCENT = 3.5;

/** "FHA?" upon a payment: the same with as little down as such a loan takes, where no share is named. */
export function withFha(asked: PaymentAsked | null, { question, previous }: Turn): PaymentAsked | null {
  const standing = previous?.payment ?? null;
  const isShort = question.trim().split(/\s+/).length <= MAX_FOLLOW_UP_WORDS;
  if (!ofFha.test(fold(question)) || !(asked ?? (isShort ? standing : null)) || wantsMeaning.test(fold(question))) return asked;
  const told = asked ?? { terms: standingTerms(standing, previous), standing };
  const named = readLoanTerms(question);
  const isNamed = named.downPercent !== null || named.downDollars !== null;
  const terms = isNamed ? told.terms : { ...told.terms, downPercent: FHA_DOWN_PERCENT, downDollars: null };
  return { ...told, terms, isFha: !isNamed };
}

const withoutInsurance = { mortgageInsuranceMonthlyDollars: null, mortgageInsurancePercent: null };
const ofVa =
  /\bva\s+(?:loan|financing)\b|^\W*(?:(?:and|or|what\s+about|with|if|it'?s|y)\s+)*va\W*$|\b(?:vets?|veterans?|veteran[oa]s?)\b/;

/** "He's a vet actually" upon a payment: the same with nothing down, where nothing else is named. */
export function withVa(asked: PaymentAsked | null, { question, previous }: Turn): PaymentAsked | null {
  const standing = previous?.payment ?? null;
  const isShort = question.trim().split(/\s+/).length <= MAX_FOLLOW_UP_WORDS;
  const folded = fold(question);
  if (!ofVa.test(folded) || !isShort || wantsMeaning.test(folded)) return asked;
  const told = asked ?? (standing && { terms: standingTerms(standing, previous), standing });
  if (!told) return null;
  const named = readLoanTerms(question);
  const isNamed = named.downPercent !== null || named.downDollars !== null;
  return isNamed
    ? told
    : { ...told, terms: { ...told.terms, ...withoutInsurance, downPercent: 0, downDollars: null }, isVa: true };
}
