/** What a home returns when it is rented out. */
import type { ReturnEstimate } from '#server/modules/listings/index.ts';

type Item = ReturnEstimate['costs'][number]['item'];
const items: Record<Item, string> = {
  tax: 'Property tax',
  insurance: 'Insurance',
  hoa: 'HOA dues',
  upkeep: 'Upkeep',
  management: 'Management',
  all: 'All costs',
};
const ofPrice: readonly Item[] = ['tax', 'insurance'];

export const rental = {
  reasoning: 'Working out what it returns.',
  home: 'the home',
  capRate: (home: string, percent: number, price: string, rent: string) =>
    `**A cap rate of ${percent}%** for ${home} at ${price}, rented at ${rent} a month:`,
  rents: (year: string, percent: number, vacancy: string, isAssumed: boolean) =>
    `Rents: ${year} a year, less ${vacancy} for ${percent}% vacancy${isAssumed ? ', assumed' : ''}`,
  cost: (item: Item, year: string, percent: number | null, isAssumed: boolean) => {
    if (percent === null) return `${items[item]}: ${year} a year, on record`;
    const share = `${percent}% of the ${ofPrice.includes(item) ? 'price' : 'rents that come in'}`;
    return `${items[item]}: ${year} a year, ${isAssumed ? 'assumed at' : ''} ${share}${isAssumed ? '' : ', as you said'}`.replace(
      '  ',
      ' ',
    );
  },
  net: (year: string) => `**Net income: ${year} a year**`,
  gross: (percent: number, multiplier: number) =>
    `Before all costs that is a yield of ${percent}%, a gross rent multiplier of ${multiplier}.`,
  notCounted:
    'A loan, income tax and larger repairs are not counted. Name your own vacancy, share of costs, rent or price, and I work it out again.',
  whichRent: 'For which rent a month? I never guess one: name it, or ask “what would it rent for?” of a home that is open.',
  whichPrice: 'For which home or price? Open a home, say which one of the list, or name a price.',
  failed: 'I could not work out the return of this home just now. Ask again in a moment.',
  problems: {
    'for-rent': 'That home is itself for rent, so it has no price to work from. Name one, and I take that.',
    'no-price': 'The record of that home has no price. Name one, and I take that.',
  },
};
export type RentalTexts = typeof rental;
