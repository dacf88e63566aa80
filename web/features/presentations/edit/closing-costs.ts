import type { SectionConfigOf } from '#contract/presentation-sections.ts';

type Costs = SectionConfigOf<'net-sheet'>['costs'];

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

/** What sellers usually pay, each line named as a starting point that the agent changes. */
export function closingCostsOf(state: string | null): Costs {
  const tax = state === null ? undefined : transferTaxPercents[state.toUpperCase()];
  return [
    {
      label: 'Brokerage, both sides',
      basis: 'percent-of-price',
      amount: 5,
      note: 'A starting point; every commission is negotiable',
    },
    {
      label: 'Title and escrow',
      basis: 'percent-of-price',
      amount: 1,
      note: 'A starting point; ask a title company',
    },
    ...(tax === undefined
      ? []
      : [
          {
            label: 'Transfer tax of the state',
            basis: 'percent-of-price' as const,
            amount: tax,
            note: `The default for ${state?.toUpperCase()}; counties and cities may add theirs`,
          },
        ]),
  ];
}
