/** Where market figures come from. */
import { marketLimits } from '#contract/market.ts';
import { plural } from '../../format.ts';

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
};
export type FigureTexts = typeof figures;
