/** Where no rate was named: told side by side, so that none of them is taken for a quote. */
export const EXAMPLE_RATES_PERCENT = [6, 6.5, 7];
