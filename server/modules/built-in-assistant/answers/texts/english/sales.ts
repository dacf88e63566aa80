/** What is said of single sales: price cuts, seasons, averages. */
import { plural } from '../../format.ts';

export const sales = {
  reading: 'Reading the sales.',
  failed: 'The sales could not be read just now. Ask again in a moment.',
  tooFewForCuts: (place: string, sales: string, span: string) =>
    `What price cuts did in ${place} cannot be told: ${sales} with a first and a last list price, ${span}.`,
  cutsIn: (place: string, span: string) => `Price cuts in ${place}, homes sold ${span}:`,
  cutShare: (share: string, cut: string, all: string) => `**${share}** of them sold after a price cut: ${cut} of ${all} in all.`,
  withCut: 'With a price cut',
  withoutCut: 'Without',
  ofFirstList: 'Sold for, of the first list price (median)',
  daysOnMarket: 'Days on market (median)',
  cutItself: 'The cut, of the first list price (median)',
  cutsUnknown: 'How many prices were cut in those months is not known for all of them. What sold tells this:',
  whatIsACut: 'A cut is a last list price below the first, as the records have them.',
  cutNow: (share: string, listings: number) => `Active now with a price cut: ${share} of ${plural(listings, 'listing')}`,
};
export type SalesTexts = typeof sales;
