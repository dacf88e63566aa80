/** What a home with a loan costs in a month: one arithmetic for the details of a home and for the assistant. */

/** The even monthly payment of a loan (principal and interest), dollars. */
export function loanPayment(principalDollars: number, yearlyRatePercent: number, years: number): number {
  const rate = yearlyRatePercent / 100 / 12;
  const months = years * 12;
  return rate === 0 ? principalDollars / months : (principalDollars * rate) / (1 - (1 + rate) ** -months);
}

/** A month's share of the taxes of a year. */
export const monthlyTaxOf = (taxAnnualAmount: number | null): number | null =>
  taxAnnualAmount === null ? null : taxAnnualAmount / 12;

/** Of what is known. */
export const totalOfKnown = (parts: readonly (number | null)[]): number =>
  parts.reduce<number>((total, part) => total + (part ?? 0), 0);
