/** What is said beside a price that an income carries: the parts of its month, the rule, the rate that holds. */
import type { AffordabilityEstimate, PriceCarried } from '#server/modules/listings/index.ts';
import { dollars } from '../answers/format.ts';
import type { Texts } from '../answers/texts/index.ts';
import type { EarlierTurn } from '../question-parser/earlier-turn.ts';

/** At several rates a share of the price is other dollars at each. */
export const putDownInWords = (
  { downDollars }: PriceCarried,
  named: { downDollars: number | null; downPercent: number | null },
) => (named.downDollars === null && named.downPercent !== null ? `${named.downPercent}%` : dollars(downDollars));

export interface RateHeld {
  /** Of what was told right before. */
  ratePercent: number;
}

/** The rate of the payment that stands, or of the last price that an income was told to carry; examples do not hold. */
export function rateThatHolds(previous: EarlierTurn | null): RateHeld | null {
  const rate = (previous?.isPaymentRateOpen ? null : previous?.payment?.ratePercent) ?? previous?.heldRatePercent;
  return rate == null ? null : { ratePercent: rate };
}

export function affordableParts(
  answer: PriceCarried,
  { isHoaOfRecord }: { isHoaOfRecord: boolean },
  { affordability: words }: Texts,
): string[] {
  const hoa = dollars(answer.monthlyHoaDollars);
  return [
    words.loan(dollars(answer.principalAndInterestDollars), dollars(answer.loanDollars), answer.years, answer.ratePercent),
    words.tax(dollars(answer.monthlyTaxDollars), answer.taxPercent),
    words.insurance(dollars(answer.monthlyInsuranceDollars), answer.insurancePercent),
    ...(answer.monthlyHoaDollars > 0 ? [isHoaOfRecord ? words.hoaOfRecord(hoa) : words.hoa(hoa)] : []),
  ];
}

/** The share of the income that other debts may take before they leave less for the home. */
const freeOfDebts = ({ housingSharePercent, debtSharePercent }: AffordabilityEstimate): number =>
  (debtSharePercent - housingSharePercent) / 100;

export function remarksOnRule(
  answer: AffordabilityEstimate,
  { isSaved, held, isAtRates }: { isSaved: boolean; held: RateHeld | null; isAtRates: boolean },
  { affordability: words }: Texts,
): string[] {
  const { monthlyDebtsDollars: debts, housingSharePercent, debtSharePercent } = answer;
  return [
    held ? words.rateHeld(held.ratePercent) : '',
    isAtRates ? words.monthHolds(answer.taxPercent, answer.insurancePercent) : '',
    isSaved ? words.savedAsDown(dollars(answer.downDollars)) : '',
    words.rule(housingSharePercent, debtSharePercent, dollars(answer.monthlyIncomeDollars)),
    debts > 0 ? words.debts(dollars(debts), debts <= answer.monthlyIncomeDollars * freeOfDebts(answer)) : words.noDebts,
    words.lender,
  ];
}
