/** Where market figures come from. */
import { marketLimits } from '#contract/market.ts';
import type { End, SuperlativeMeasure } from '../../../figures/superlative-question.ts';
import { list, plural } from '../../format.ts';

const most = (end: End): string => (end === 'highest' ? 'most' : 'fewest');
/** Behind "has" or "have". */
const ends: Record<Exclude<SuperlativeMeasure, 'growth'>, (end: End, isLease: boolean) => string> = {
  price: (end, isLease) => `the ${end} median ${isLease ? 'rent' : 'price'}`,
  'per-sqft': (end, isLease) => `the ${end} median ${isLease ? 'rent' : 'price'} per sq ft`,
  days: (end) => `the ${most(end)} days on market, by the median`,
  'sale-to-list': (end) => `the ${end} sale-to-list, by the median`,
  supply: (end) => `the ${most(end)} months of supply`,
  active: (end) => `the ${most(end)} homes for sale now`,
  sold: (end, isLease) => `the ${most(end)} ${isLease ? 'leases' : 'sales'}`,
};

/** What is told of two places by one figure; `isSo`: the answer to what was asked, null where only the difference was. */
export interface Difference {
  isSo: boolean | null;
  less: string;
  more: string;
  by: string;
  percent: string;
  lessTold: string;
  moreTold: string;
  counted: string;
}
const yesOrNo = (isSo: boolean | null): string => (isSo === null ? '' : isSo ? 'Yes: ' : 'No: ');

export const figures = {
  counted: (sales: string, types: string, area: string, span: string, isLease: boolean) =>
    `These figures rest on the MLS records that your access shows: **${sales}** of ${types} in ${area} that closed ${span}. ${isLease ? 'Homes still for rent' : 'Active, contingent and pending homes'} and homes of another type are not counted.`,
  line: (name: string, value: string, sales: string, how: string) => `${name}, ${value} of ${sales}: ${how}`,
  medianPrice: (isLease: boolean) =>
    `the middle of their ${isLease ? 'rents' : 'sold prices'} in order, so half are above it and half below; an average would lean to a few dear homes.`,
  medianPricePerSqFt: (isLease: boolean) =>
    `each ${isLease ? 'rent' : 'sold price'} divided by the living area of that home, and the middle of these.`,
  medianDaysOnMarket: (_isLease: boolean) => 'the middle of the days on market that the MLS gives for each.',
  daysFromListDate: (isLease: boolean) => `the middle of the days from list date to ${isLease ? 'lease' : 'sale'}.`,
  saleToList: (isLease: boolean) =>
    `the middle of each one’s ${isLease ? 'rent divided by its asking rent' : 'sold price divided by its list price at contract'}.`,
  supply: (months: string, { active, pace, sales, span }: { active: number; pace: number; sales: string; span: string }) =>
    `Months of supply, ${months}: ${plural(active, 'active listing')} now, divided by ${pace} sales a month, which is ${sales} ${span} over twelve months. Pending and contingent homes count on neither side.`,
  needs: `A figure needs ${marketLimits.sales} sales, or I give none.`,
  sources: 'Open “What did it use” under the figures for their sources, or look at the sales one by one.',
  ends,
  /** Of a change over time, behind the place. */
  went: (end: End, percent: number): string =>
    end === 'highest'
      ? percent > 0
        ? 'gained the most'
        : percent < 0
          ? 'lost the least'
          : 'stayed level'
      : percent < 0
        ? 'lost the most'
        : 'gained the least',
  byMedian: (isPerSqFt: boolean, isLease: boolean, counted: string) =>
    `by the median ${isLease ? 'rent' : 'price'}${isPerSqFt ? ' per sq ft' : ''} of ${counted}`,
  has: (areas: readonly string[], what: string, counted: string | null) =>
    `${list(areas, 'and')} ${areas.length > 1 ? 'have' : 'has'} ${what}${counted === null ? '' : `, ${counted}`}:`,
  moved: (areas: readonly string[], how: string, counted: string | null) =>
    `${list(areas, 'and')} ${how}${counted === null ? '' : `, ${counted}`}:`,
  allLevel: (counted: string | null) => `They are level${counted === null ? '' : `, ${counted}`}:`,
  noneTold: 'None of them has sales enough for that figure. Try “the past year”.',
  noCause:
    'The records tell what sold, when and for how much, and not why. A median can move because other homes sold than the year before: the price per sq ft beside it, the number of sales and the homes themselves show how far that is so.',
  rentOrBuy: {
    reading: 'Reading rents and prices there.',
    lead: (place: string) => `What homes rent for and sell for in **${place}**:`,
    notTold:
      'What owning costs a month comes from the price, the down payment and the rate, with taxes, insurance and any HOA fee. How long they stay counts as well, and no record tells it; which is better is for you and your client to decide.',
    paymentOn: (price: string) => `What is the payment on ${price} with 20% down?`,
  },
  budget: {
    lead: (homes: string) => `${homes.charAt(0).toUpperCase()}${homes.slice(1)}, for sale now:`,
    homes: 'For sale',
    beds: 'Median bedrooms in total',
    sqFt: 'Median living area',
    price: 'Median price',
  },
  homesOfEach: (homes: string) => `How many ${homes} are for sale now:`,
  /** From the first point of a picture through its last. */
  drawn: (from: string, through: string) => `${from} to ${through}`,
  wentTo: (first: string, last: string) => `from ${first} to ${last}`,
  isLess: {
    'median-price': ({ isSo, less, more, by, percent, lessTold, moreTold, counted }: Difference) =>
      `${yesOrNo(isSo)}${less} is ${by} (${percent}) cheaper than ${more} by the median. ${less} has ${lessTold}, ${more} ${moreTold}, ${counted}.`,
    'price-per-sqft': ({ isSo, less, more, by, percent, lessTold, moreTold, counted }: Difference) =>
      `${yesOrNo(isSo)}${less} is ${by} (${percent}) a sq ft cheaper than ${more} by the median. ${less} has ${lessTold}, ${more} ${moreTold}, ${counted}.`,
    'days-on-market': ({ isSo, less, more, by, lessTold, moreTold, counted }: Difference) =>
      `${yesOrNo(isSo)}homes in ${less} sell ${by} faster than in ${more} by the median. ${less} has ${lessTold}, ${more} ${moreTold}, ${counted}.`,
  },
  sameIn: (isAsked: boolean, one: string, other: string, counted: string) =>
    `${isAsked ? 'No, they' : 'They'} are level by the median: ${one} and ${other}, ${counted}.`,
  tooFewIn: (areas: readonly string[]) =>
    `That cannot be told: there are too few sales in ${list(areas, 'and')} for a figure, also over a year.`,
  notKnownIn: (areas: readonly string[]) => `Which it is cannot be told, as there are too few sales in ${list(areas, 'and')}:`,
  notNarrowed: (homes: string) => `That cannot be told of ${homes} alone; of all homes it can: say “all sizes and prices” first.`,
};
export type FigureTexts = typeof figures;
