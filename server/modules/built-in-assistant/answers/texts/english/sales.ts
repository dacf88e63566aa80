/** What is said of single sales: price cuts, seasons, averages. */
import { count, list, plural } from '../../format.ts';
import type { Compared } from './market.ts';

export interface OverTold {
  /** Null: too few sales for a share. */
  share: string | null;
  over: number;
  all: number;
}

export const sales = {
  noWeekdays:
    'Days of the week are not kept for listings here, so I cannot tell which one is best to list on. The months I can tell.',
  reading: 'Reading the sales.',
  failed: 'The sales could not be read just now. Ask again in a moment.',
  tooFewForCuts: (place: string, sales: string, span: string) =>
    `What price cuts did in ${place} cannot be told: ${sales} with a first and a last list price, ${span}.`,
  cutsIn: (place: string, counted: string) => `Price cuts in ${place}, ${counted}:`,
  cutsBeside: (counted: string) => `Price cuts, ${counted}:`,
  overBeside: (counted: string) => `Sold over the last list price, ${counted}:`,
  cutMost: (first: Compared, others: readonly Compared[]) =>
    `Prices were cut most often in ${first.area}: before ${first.figure} of its sales; ${list(
      others.map(({ area, figure }) => `${area} ${figure}`),
      'and',
    )}.`,
  overMost: (first: Compared, others: readonly Compared[]) =>
    `Homes went over list most often in ${first.area}: ${first.figure} of its sales; ${list(
      others.map(({ area, figure }) => `${area} ${figure}`),
      'and',
    )}.`,
  shareCut: 'Sold after a price cut',
  shareOver: 'Sold over the last list price',
  activeCut: 'Active now with a price cut',
  ofAll: (share: string | null, some: number, all: number) =>
    `${share === null ? '' : `${share}: `}${plural(some, 'sale')} of ${plural(all, 'sale')}`,
  overIn: (place: string, counted: string) => `${place}, ${counted}:`,
  over: ({ share, over, all }: OverTold) =>
    `**${count(over)}** of ${plural(all, 'sale')} ${share === null ? '' : `(**${share}**) `}closed over the last list price.`,
  besideOver: (at: number, under: number) =>
    `${at === 0 ? '' : `${plural(at, 'sale')} closed at it. `}${plural(under, 'sale')} closed under it.`,
  overBy: (by: string) => `Half of those over it went over by ${by} or more.`,
  noneSold: (place: string, counted: string) => `There is no sale to count in ${place}: ${counted}.`,
  cutShare: (share: string, cut: string, all: string) => `**${share}** of them sold after a price cut: ${cut} of ${all} in all.`,
  withCut: 'With a price cut',
  withoutCut: 'Without',
  ofFirstList: 'Sold for, of the first list price (median)',
  daysOnMarket: 'Days on market (median)',
  cutItself: 'The cut, of the first list price (median)',
  cutsUnknown: 'How many prices were cut in those months is not known for all of them. What sold tells this:',
  cutActive: 'Active now with a price cut',
  cutSold: (span: string) => `Sold ${span} after a price cut`,
  listings: (n: number) => plural(n, 'listing'),
  mostCuts: (place: string) => `Price cuts are most common in ${place}.`,
  whatIsACut: 'A cut is a last list price below the first, as the records have them.',
  averages: {
    price: { average: 'Average price', median: 'Median price' },
    pricePerSqFt: { average: 'Average price per sq ft', median: 'Median price per sq ft' },
    daysOnMarket: { average: 'Average days on market', median: 'Median days on market' },
    saleToList: { average: 'Average sale-to-list', median: 'Median sale-to-list' },
  },
  /** Of a figure over homes for sale. */
  ofHomes: (homes: number) => plural(homes, 'home'),
  noSales: 'No sales match.',
  byListMonth: (place: string, span: string) => `Homes sold in ${place} ${span}, by the month that they were listed in:`,
  listedIn: 'Listed in',
  ofListPrice: 'Sold for, of the list price (median)',
  bestMonth: (best: string, bestShare: string, worst: string, worstShare: string) =>
    `Against their list price those listed in **${best}** closed highest, at ${bestShare}, and those listed in **${worst}** lowest, at ${worstShare}.`,
  fastestMonth: (month: string, days: string) => `Those listed in **${month}** sold fastest, in ${days}.`,
  ofMonth: (month: string, share: string, days: string | null, rank: 'best' | 'worst' | 'between') =>
    `Those listed in **${month}** closed at ${share} of the list price${days === null ? '' : `, in ${days}`}: ${{ best: 'no month did better', worst: 'no month did worse', between: 'other months did better, and others worse' }[rank]}.`,
  monthUnknown: (month: string) => `Too few of those that sold were listed in **${month}** for a figure.`,
  onlyPast:
    'That is what was, with other homes in each month, and no forecast; when to list is for you and the seller to decide.',
  tooFewByMonth: (place: string) => `In no month have enough sales of ${place} been listed to tell one from another.`,
  cutNow: (share: string, listings: number) => `Active now with a price cut: ${share} of ${plural(listings, 'listing')}`,
};
export type SalesTexts = typeof sales;
