/** The highest price whose loan, property tax, insurance and dues stay within a sum a month. */
import { z } from 'zod';
import { searchLimits } from '#contract/listing-vocabulary.ts';
import { loanPayment } from '#contract/monthly-payment.ts';
import { lendingRule } from './lending-rule.ts';

/** A price that is told as a rule of thumb. */
const ROUNDED_TO_DOLLARS = 1_000;

export const priceCarriedSchema = z.object({
  priceDollars: z.number().nullable().describe('The highest price within the month; null where nothing is left for a home'),
  loanDollars: z.number(),
  downDollars: z.number(),
  monthlyHousingDollars: z.number().describe('What the home costs in a month at that price: the sum of the four parts below'),
  principalAndInterestDollars: z.number(),
  monthlyTaxDollars: z.number(),
  monthlyInsuranceDollars: z.number(),
  monthlyHoaDollars: z.number(),
  taxPercent: z.number().describe('Of the price a year, assumed'),
  insurancePercent: z.number().describe('Of the price a year, assumed'),
  ratePercent: z.number(),
  years: z.number(),
});
export type PriceCarried = z.infer<typeof priceCarriedSchema>;

interface Loan {
  ratePercent: number;
  years: number;
  downDollars?: number | null | undefined;
  /** Of the price, where no dollars were named. */
  downPercent?: number | null | undefined;
  monthlyHoaDollars: number;
}

/** @param monthlyDollars all that the home may cost in a month, its dues included */
export function priceCarried(monthlyDollars: number, { ratePercent, years, monthlyHoaDollars, ...down }: Loan): PriceCarried {
  const { taxPercent, insurancePercent } = lendingRule;
  const namedDown = down.downDollars ?? 0;
  const downShare = down.downDollars == null ? (down.downPercent ?? 0) / 100 : 0;
  const forLoanAndPrice = monthlyDollars - monthlyHoaDollars;
  const ofADollar = loanPayment(1, ratePercent, years);
  const ofPrice = (taxPercent + insurancePercent) / 100 / 12;
  const exact = (forLoanAndPrice + ofADollar * namedDown) / (ofADollar * (1 - downShare) + ofPrice);
  // Without any loan, what is left for taxes and insurance bounds the price, and so does what is put down.
  const most = exact < namedDown ? Math.min(namedDown, forLoanAndPrice / ofPrice) : exact;
  const price = Math.floor(Math.min(most, searchLimits.priceDollars) / ROUNDED_TO_DOLLARS) * ROUNDED_TO_DOLLARS;
  const isNone = forLoanAndPrice <= 0 || price <= 0;
  const downDollars = isNone ? namedDown : namedDown + Math.round(price * downShare);
  const loan = isNone ? 0 : Math.max(0, price - downDollars);
  const principalAndInterestDollars = Math.round(loanPayment(loan, ratePercent, years));
  const monthlyTaxDollars = isNone ? 0 : Math.round((price * taxPercent) / 100 / 12);
  const monthlyInsuranceDollars = isNone ? 0 : Math.round((price * insurancePercent) / 100 / 12);
  return {
    priceDollars: isNone ? null : price,
    loanDollars: loan,
    downDollars,
    monthlyHousingDollars: principalAndInterestDollars + monthlyTaxDollars + monthlyInsuranceDollars + monthlyHoaDollars,
    ...{ principalAndInterestDollars, monthlyTaxDollars, monthlyInsuranceDollars, monthlyHoaDollars },
    ...{ taxPercent, insurancePercent, ratePercent, years },
  };
}
