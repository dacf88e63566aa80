import type { Listing } from '#contract/listings.ts';
import { loanPayment, monthlyTaxOf, totalOfKnown } from '#contract/monthly-payment.ts';
import { numberOf } from '../filters/range-inputs.ts';

/** What an agent types of a loan; empty for not typed. */
export interface LoanText {
  ratePercent: string;
  downPercent: string;
  years: '15' | '20' | '30';
}

export interface MonthlyCost {
  /** Dollars per month; null where the record, or the agent, does not say. */
  hoa: number | null;
  taxes: number | null;
  loan: number | null;
  /** Of what is known. */
  total: number;
}

/** The payment for what the agent typed; null until both numbers stand there and make sense. */
export function loanFor(price: number | null, { ratePercent, downPercent, years }: LoanText): number | null {
  const [rate, down] = [numberOf(ratePercent), numberOf(downPercent)];
  if (price === null || rate === null || down === null) return null;
  if (!(rate >= 0 && rate <= 30 && down >= 0 && down <= 100)) return null;
  return loanPayment(price * (1 - down / 100), rate, Number(years));
}

/** Dues and a twelfth of the taxes as the record has them, and the loan that the agent asked about. No rate is assumed. */
export function monthlyCost(
  listing: Pick<Listing, 'hoaMonthlyFee' | 'taxAnnualAmount' | 'currentPrice'>,
  loan: LoanText,
): MonthlyCost {
  const hoa = listing.hoaMonthlyFee;
  const taxes = monthlyTaxOf(listing.taxAnnualAmount);
  const payment = loanFor(listing.currentPrice, loan);
  return { hoa, taxes, loan: payment, total: totalOfKnown([hoa, taxes, payment]) };
}
