/** A rule of thumb between incomes and prices, and what it takes for usual where nobody named it. */
export const lendingRule = {
  /** What lenders have long gone by: the home's share of the income before taxes, and that of all debts with it. Many allow more. */
  housingSharePercent: 28,
  debtSharePercent: 36,
  /** Of the price a year: about what US owners pay on average. */
  taxPercent: 1.1,
  insurancePercent: 0.5,
  /** Of the loan a year: the middle of the $30 to $70 a month for each $100,000 borrowed that Freddie Mac says most borrowers pay. */
  mortgageInsurancePercent: 0.6,
  /** Put down less than this, and a lender usually asks for mortgage insurance. */
  uninsuredDownPercent: 20,
  usualYears: 30,
} as const;
