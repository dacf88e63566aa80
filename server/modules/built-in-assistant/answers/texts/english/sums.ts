/** What is said of sums over homes that are shown, and over figures that were named. */
import { plural } from '../../format.ts';

const ofFacts = {
  price: 'price',
  pricePerSqFt: 'price per sq ft',
  hoaMonthlyFee: 'HOA fee a month',
  taxAnnualAmount: 'property tax a year',
  livingAreaSqFt: 'living area',
  lotSizeSqFt: 'lot size',
};

/** "5 years", "18 months" */
const span = (months: number) => (months % 12 === 0 ? plural(months / 12, 'year') : plural(months, 'month'));

export const sums = {
  reasoning: 'Working it out.',
  failed: 'I could not work that out. Ask again in a moment.',
  facts: ofFacts,
  sum: (result: string) => `**${result}** together:`,
  average: (what: string | null, result: string) => `The average ${what ?? ''}`.trim() + ` is **${result}**.`,
  median: (what: string | null, result: string) => `The median ${what ?? ''}`.trim() + ` is **${result}**.`,
  lowest: (what: string, result: string) => `The lowest ${what} is **${result}**:`,
  highest: (what: string, result: string) => `The highest ${what} is **${result}**:`,
  difference: (result: string) => `The difference is **${result}**.`,
  differenceOf: (result: string, percent: number, base: string) =>
    `The difference is **${result}**, which is ${percent}% of ${base}.`,
  share: (percent: number, result: string) => `${percent}% is **${result}**.`,
  off: (percent: number, result: string, gap: string) => `${percent}% off is **${result}**, ${gap} less.`,
  onTop: (percent: number, result: string, gap: string) => `With ${percent}% on top it is **${result}**, ${gap} more.`,
  plus: (added: string, total: string) => `Plus ${added} that is **${total}**.`,
  less: (taken: string, total: string) => `Less ${taken} that is **${total}**.`,
  product: (result: string) => `That comes to **${result}**.`,
  over: (months: number, result: string) => `Over ${span(months)} that is **${result}**, if it stays as it is.`,
  enough: (own: string, needed: string, gap: string) => `Yes: ${own} covers the ${needed}, with **${gap}** to spare.`,
  short: (own: string, needed: string, gap: string) => `No: ${own} is **${gap}** short of the ${needed}.`,
  justEnough: (own: string) => `Yes: ${own} is exactly that.`,
  ofShown: (count: string) => `Counted over the ${count} homes shown; the search found more, and “show more” brings the next.`,
  ofAll: (count: string) => `Counted over the ${count} homes shown.`,
  onlyShown: (count: number, only: string | null) =>
    only === null
      ? `The list shows ${count} homes, fewer than that asks for. Name places up to ${count}, or search again.`
      : `The list shows 1 home, ${only}. A total or a difference takes two or more.`,
  noneShown: 'The last search found nothing, so it has no median and no other figure. Loosen it, and ask again.',
  missing: (homes: string) => `Left out, as the record does not say it: ${homes}.`,
  noneRecords: (what: string) => `The record does not say the ${what} there, so there is nothing to work out.`,
  squareFeet: (result: string) => `${result} sq ft`,
  perSqFt: (result: string) => `${result} per sq ft`,
};
export type SumsTexts = typeof sums;
