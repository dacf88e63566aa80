/** What a sale usually costs each side: one table of defaults for a presentation's net sheet and for the assistant. */

/**
 * Taxes of a state on the transfer of a home that a seller pays by custom, in percent of the price. Cities and counties may add their own;
 * a state that is not here has none, or it is paid by the buyer or not by a plain percentage.
 */
const transferTaxPercents: Readonly<Record<string, number>> = {
  AR: 0.165,
  CA: 0.11,
  CT: 0.75,
  FL: 0.7,
  GA: 0.1,
  IL: 0.1,
  KY: 0.1,
  MA: 0.456,
  ME: 0.22,
  MI: 0.86,
  MN: 0.33,
  NC: 0.2,
  NH: 0.75,
  NY: 0.4,
  OH: 0.1,
  SC: 0.37,
  VA: 0.1,
  WI: 0.3,
};

export const closingCostItems = [
  'brokerage',
  'title-and-escrow',
  'transfer-tax',
  'loan-fees',
  'title-and-recording',
  'prepaid',
  'fha-premium',
  'va-funding-fee',
] as const;
export type ClosingCostItem = (typeof closingCostItems)[number];

export const governmentLoans = ['fha', 'va'] as const;

/**
 * What a government-backed loan costs up front, in percent of the loan; it may be added to the loan.
 * FHA: the upfront mortgage insurance premium (HUD Handbook 4000.1). VA: the funding fee of a first use (38 U.S.C. § 3729).
 */
export function upfrontPremium(loan: (typeof governmentLoans)[number], downPercent: number): ClosingCostDefault {
  if (loan === 'fha') return { item: 'fha-premium', percent: 1.75, of: 'loan' };
  return { item: 'va-funding-fee', percent: downPercent >= 10 ? 1.25 : downPercent >= 5 ? 1.5 : 2.15, of: 'loan' };
}

/** What one sale costs beside the usual, where somebody names it. */
export const namedCostItems = [
  ...(['staging', 'repairs', 'home-warranty', 'painting', 'cleaning', 'landscaping', 'moving', 'photography'] as const),
  ...(['inspection', 'survey', 'attorney', 'hoa-transfer', 'back-taxes', 'other'] as const),
];
export type NamedCostItem = (typeof namedCostItems)[number];

export interface ClosingCostDefault {
  item: ClosingCostItem;
  percent: number;
  of: 'price' | 'loan';
}

/** What a seller usually pays; each a starting point that the agent changes. @param state its two letters */
export function sellersCosts(state: string | null): ClosingCostDefault[] {
  const tax = state === null ? undefined : transferTaxPercents[state.toUpperCase()];
  return [
    { item: 'brokerage', percent: 5, of: 'price' },
    { item: 'title-and-escrow', percent: 1, of: 'price' },
    ...(tax === undefined ? [] : [{ item: 'transfer-tax', percent: tax, of: 'price' } as const]),
  ];
}

/** What a buyer usually pays beside the price: to the lender, to the title company, and ahead for taxes and insurance. */
export const buyersCosts: readonly ClosingCostDefault[] = [
  { item: 'loan-fees', percent: 1, of: 'loan' },
  { item: 'title-and-recording', percent: 1, of: 'price' },
  { item: 'prepaid', percent: 0.5, of: 'price' },
];
