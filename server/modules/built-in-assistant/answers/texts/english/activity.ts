/** What is said of what happened on a market, month by month. */
import { month } from './common.ts';

export const activity = {
  reading: 'Reading the market by month.',
  failed: 'The months of the market could not be read just now. Ask again in a moment.',
  nothing: (place: string) => `Nothing is recorded for ${place} in those months.`,
  month,
  span: (from: string, through: string) =>
    from === through
      ? month(from)
      : `${from.slice(0, 4) === through.slice(0, 4) ? month(from).replace(/ \d+$/, '') : month(from)} to ${month(through)}`,
  names: {
    priceCuts: (n: number): string => (n === 1 ? 'price cut' : 'price cuts'),
    listed: (n: number): string => (n === 1 ? 'new listing' : 'new listings'),
    pended: (n: number): string => (n === 1 ? 'home under contract' : 'homes under contract'),
    cancelled: (n: number): string =>
      n === 1 ? 'listing cancelled, withdrawn or expired' : 'listings cancelled, withdrawn or expired',
    sold: (n: number): string => (n === 1 ? 'sale' : 'sales'),
  },
  heads: {
    priceCuts: 'Price cuts',
    listed: 'New listings',
    pended: 'Under contract',
    cancelled: 'Cancelled or expired',
    sold: 'Sold',
  },
  monthHead: 'Month',
  opening: (place: string, span: string, types: string | null, told: string) =>
    `${place}, ${span}${types ? `, ${types}` : ''}: ${told}.`,
  counted: (told: string, earlier: string | null) => (earlier === null ? told : `${told} (${earlier} a year earlier)`),
  notKnown: (name: string) => `the number of ${name} is not known for all of those months`,
  unknownBefore: 'Price cuts and listings that left the market are counted from the first import on.',
  notOver: (name: string) => `${name} is not over.`,
  share: (name: string, percent: string, sales: string) =>
    `Of the homes that sold in ${name}, ${percent} had cut their list price before (${sales}).`,
  noShare: 'Too few homes sold in any of those months to tell what share had cut their price.',
  proposals: {
    cutNow: (place: string) => `Homes with a price cut in ${place}`,
    byMonth: 'By month over the past year',
    market: 'How is the market there?',
  },
};
export type ActivityTexts = typeof activity;
