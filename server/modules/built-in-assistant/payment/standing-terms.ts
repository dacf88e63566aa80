/** The terms of the payment that stands, and what a message changes of them. */
import type { EstimatePaymentInput } from '#server/modules/listings/index.ts';
import type { EarlierTurn } from '../question-parser/earlier-turn.ts';
import { readLoanTerms, type LoanTerms } from './loan-terms.ts';
import { withBareRate } from './told-shares.ts';

/** From here on a message is more than a follow-up of the payment that stands. */
export const MAX_FOLLOW_UP_WORDS = 8;

export const termsOf = (input: EstimatePaymentInput): LoanTerms => ({
  ratePercent: input.ratePercent,
  downPercent: input.downPercent ?? null,
  downDollars: input.downDollars ?? null,
  years: input.years ?? null,
  priceDollars: input.priceDollars ?? null,
  insuranceMonthlyDollars: input.insuranceMonthlyDollars ?? null,
  taxAnnualDollars: input.taxAnnualDollars ?? null,
  taxPercent: input.taxPercent ?? null,
  hoaMonthlyDollars: input.hoaMonthlyDollars ?? null,
  mortgageInsuranceMonthlyDollars: input.mortgageInsuranceMonthlyDollars ?? null,
  mortgageInsurancePercent: input.mortgageInsurancePercent ?? null,
});

/** Without the rate where it was only an example. */
export const standingTerms = (standing: EstimatePaymentInput | null, previous: EarlierTurn | null): LoanTerms => {
  const terms = standing ? termsOf(standing) : readLoanTerms('');
  return previous?.isPaymentRateOpen ? { ...terms, ratePercent: null } : terms;
};

/** The payment that stands, with what a message changes of it; null where none stands. */
export function termsUpon(question: string, previous: EarlierTurn | null): { terms: LoanTerms; isChanged: boolean } | null {
  const standing = previous?.payment;
  if (!standing) return null;
  const changed = withBareRate(readLoanTerms(question), question);
  const isChanged = Object.values(changed).some((value) => value !== null);
  return { terms: merged(standingTerms(standing, previous), changed), isChanged };
}

/** What is named in percent replaces what was named in dollars, and the other way round. */
export function merged(before: LoanTerms, named: LoanTerms): LoanTerms {
  const hasDown = named.downPercent !== null || named.downDollars !== null;
  const hasTax = named.taxPercent !== null || named.taxAnnualDollars !== null;
  const hasInsurance = named.mortgageInsurancePercent !== null || named.mortgageInsuranceMonthlyDollars !== null;
  const { taxPercent, taxAnnualDollars } = hasTax ? named : before;
  const { mortgageInsurancePercent, mortgageInsuranceMonthlyDollars } = hasInsurance ? named : before;
  return {
    ...{ taxPercent, taxAnnualDollars, mortgageInsurancePercent, mortgageInsuranceMonthlyDollars },
    hoaMonthlyDollars: named.hoaMonthlyDollars ?? before.hoaMonthlyDollars,
    ratePercent: named.ratePercent ?? before.ratePercent,
    downPercent: hasDown ? named.downPercent : before.downPercent,
    downDollars: hasDown ? named.downDollars : before.downDollars,
    years: named.years ?? before.years,
    priceDollars: named.priceDollars ?? before.priceDollars,
    insuranceMonthlyDollars: named.insuranceMonthlyDollars ?? before.insuranceMonthlyDollars,
  };
}
