/** A rule of thumb between incomes and prices, and what it takes for usual where nobody named it. */
export const lendingRule = {
  /** What lenders have long gone by: the home's share of the income before taxes, and that of all debts with it. Many allow more. */
  housingSharePercent: 28,
  debtSharePercent: 36,
  /** Of the price a year: about what US owners pay on average. */
  taxPercent: 1.1,
  insurancePercent: 0.5,
  usualYears: 30,
} as const;
