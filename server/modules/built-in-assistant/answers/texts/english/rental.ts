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
  cashFlow: (month: string, home: string, price: string, rent: string) =>
    `**A cash flow of ${month} a month** for ${home} at ${price}, rented at ${rent} a month:`,
  payments: (year: string, month: string) => `${year} a year, ${month} a month`,
  loan: (payments: string, loan: string, { years, ratePercent }: { years: number; ratePercent: number }, down: string) =>
    `Loan payments: ${payments}, on ${loan} over ${years} years at ${ratePercent}%, with ${down} down`,
  left: (year: string) => `**Cash flow: ${year} a year**`,
  cashOnCash: (percent: string, down: string) =>
    `Cash on cash that is ${percent} of the ${down} put down, without closing costs and repairs.`,
  capRateToo: (percent: number) => `Before the loan it is a cap rate of ${percent}%.`,
  beforeLoan: (month: string) =>
    `The cash flow before any loan is ${month} a month; name the share down and the rate, and I take off its payments.`,
  assumed: ({ down, years }: { down: boolean; years: boolean }) => {
    const named = [down ? 'the share down' : '', years ? 'the years of the loan' : ''].filter(Boolean);
    return named.length === 0 ? '' : `I assumed ${named.join(' and ')}, as you named none.`;
  },
  notCountedBesideLoan:
    'Mortgage insurance, income tax and larger repairs are not counted. Name another rate, share down, rent or share of costs, and I work it out again.',
  rentRule: {
    meaning: (percent: number) => `The ${percent}% rule sets a month’s rent beside the price: ${percent}% or more passes.`,
    namesBoth: 'Name the rent a month and the price, or open a home and name its rent, and I tell its share.',
    share: (rent: string, share: number, price: string) => `A rent of ${rent} a month is **${share}%** of ${price}.`,
    least: (percent: number, rent: string) =>
      `The ${percent}% rule asks for ${percent}% of the price, which is ${rent} a month here.`,
    screen:
      'Investors use it as a first screen: it counts no taxes, costs, repairs or loan. The cap rate and the cash flow count those.',
  },
  whichRent: 'For which rent a month? I never guess one: name it, or ask “what would it rent for?” of a home that is open.',
  whichPrice: 'For which home or price? Open a home, say which one of the list, or name a price.',
  failed: 'I could not work out the return of this home just now. Ask again in a moment.',
  problems: {
    'down-above-price': 'That down payment is more than the price, so there is no loan to pay.',
    'for-rent': 'That home is itself for rent, so it has no price to work from. Name one, and I take that.',
    'no-price': 'The record of that home has no price. Name one, and I take that.',
  },
};
export type RentalTexts = typeof rental;
