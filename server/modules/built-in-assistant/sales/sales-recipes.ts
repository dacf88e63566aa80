/** The code that computes figures of single sales, where no market figure tells them; it runs where a model's own would, over the same rows. */
import type { AnalysisUnit } from '#contract/analysis.ts';
import { marketLimits } from '#contract/market.ts';

/** By which figures are found again; each is also what it is called where a reply's sources are opened. */
export const cutFigures = {
  share: 'Share of sales after a price cut',
  cut: 'Median price cut, of the first list price',
  cutOfFirst: 'Median sold price of the first list price, with a price cut',
  keptOfFirst: 'Median sold price of the first list price, without',
  cutDays: 'Median days on market, with a price cut',
  keptDays: 'Median days on market, without',
} as const;
export const overFigures = {
  share: 'Share of sales over the last list price',
  over: 'Sales over the last list price',
  at: 'Sales at the last list price',
  under: 'Sales under the last list price',
  by: 'Median over the last list price, of those over it',
} as const;
export const cutNow = 'Share of active listings with a price cut';
/** What averages and medians are called where they are told. */
export interface AverageNames {
  average: string;
  median: string;
}
export type AveragedFact = 'price' | 'pricePerSqFt' | 'daysOnMarket' | 'saleToList';

const text = (words: string): string => JSON.stringify(words);
/** Of several places each figure goes by the name of its own, so that none is taken for that of another; their order tells them apart. */
const calledBy = (place: string | null): string => (place === null ? '' : `.map((one) => ({ ...one, figure: ${text(place)} }))`);
const known = `const told = (figure, values, unit, digits, of = median) => ({ figure, value: values.length >= ${marketLimits.sales} ? round(of(values), digits) : null, unit, n: values.length });`;

/** Of sold homes: what came after a price cut against what did not, by the first list price of each. */
export const priceCuts = (place: string | null = null): string => `${known}
const sales = rows.filter((row) => row.originalListPrice > 0 && row.listPrice > 0 && row.soldPrice > 0);
const cut = sales.filter((row) => row.listPrice < row.originalListPrice), kept = sales.filter((row) => row.listPrice >= row.originalListPrice);
const ofFirst = (some) => some.map((row) => row.soldPrice / row.originalListPrice * 100);
const days = (some) => some.map((row) => row.daysOnMarket).filter((value) => value !== null);
return { figures: [
  { figure: ${text(cutFigures.share)}, value: sales.length >= ${marketLimits.sales} ? round(cut.length / sales.length * 100, 1) : null, unit: 'percent', n: sales.length },
  told(${text(cutFigures.cut)}, cut.map((row) => (1 - row.listPrice / row.originalListPrice) * 100), 'percent', 1),
  told(${text(cutFigures.cutOfFirst)}, ofFirst(cut), 'percent', 1), told(${text(cutFigures.keptOfFirst)}, ofFirst(kept), 'percent', 1),
  told(${text(cutFigures.cutDays)}, days(cut), 'days', 0), told(${text(cutFigures.keptDays)}, days(kept), 'days', 0)]${calledBy(place)}, chart: null };`;

/** Of sold homes: which closed over the last price that was asked; how many is told of however few. */
export const overList = (place: string | null = null): string => `${known}
const sales = rows.filter((row) => row.listPrice > 0 && row.soldPrice > 0);
const over = sales.filter((row) => row.soldPrice > row.listPrice);
const counted = (figure, some) => ({ figure, value: some.length, unit: 'count', n: some.length });
return { figures: [
  { figure: ${text(overFigures.share)}, value: sales.length >= ${marketLimits.sales} ? round(over.length / sales.length * 100, 1) : null, unit: 'percent', n: sales.length },
  counted(${text(overFigures.over)}, over), counted(${text(overFigures.at)}, sales.filter((row) => row.soldPrice === row.listPrice)),
  counted(${text(overFigures.under)}, sales.filter((row) => row.soldPrice < row.listPrice)),
  told(${text(overFigures.by)}, over.map((row) => (row.soldPrice / row.listPrice - 1) * 100), 'percent', 1)]${calledBy(place)}, chart: null };`;

/** Of homes for sale: how many ask less than at first. */
export const cutsNow = (
  place: string | null = null,
): string => `const listed = rows.filter((row) => row.originalListPrice > 0 && row.listPrice > 0);
const cut = listed.filter((row) => row.listPrice < row.originalListPrice);
return { figures: [{ figure: ${text(cutNow)}, value: listed.length >= ${marketLimits.sales} ? round(cut.length / listed.length * 100, 1) : null, unit: 'percent', n: listed.length }]${calledBy(place)}, chart: null };`;

const averaged: Record<AveragedFact, AnalysisUnit> = {
  price: 'dollars',
  pricePerSqFt: 'dollarsPerSqFt',
  daysOnMarket: 'days',
  saleToList: 'percent',
};

/** An average and the median beside it; of however few, as each is told with its number. */
export const averages = (fact: AveragedFact, { average, median }: AverageNames): string => `
const values = rows.map((row) => ${fact === 'saleToList' ? '(row.soldPrice > 0 && row.listPrice > 0 ? (row.soldPrice / row.listPrice) * 100 : null)' : `row[${text(fact)}]`}).filter((value) => value !== null);
const told = (figure, of) => ({ figure, value: values.length > 0 ? round(of(values), ${fact === 'saleToList' ? 1 : 0}) : null, unit: ${text(averaged[fact])}, n: values.length });
return { figures: [told(${text(average)}, mean), told(${text(median)}, median)], chart: null };`;

/** Of sold homes, by the month that they were listed in, whatever the year: a figure for each month, the first one first. */
export const byListMonth = (fact: 'sale-to-list' | 'days', monthNames: readonly string[]): string => `${known}
const names = ${JSON.stringify(monthNames)};
const valueOf = ${fact === 'days' ? '(row) => row.daysOnMarket' : '(row) => (row.soldPrice > 0 && row.listPrice > 0 ? row.soldPrice / row.listPrice * 100 : null)'};
const valuesIn = (at) => rows.filter((row) => row.listDate && Number(row.listDate.slice(5, 7)) === at + 1).map(valueOf).filter((value) => value !== null);
return { figures: names.map((name, at) => told(name, valuesIn(at), ${fact === 'days' ? "'days', 0" : "'percent', 1"})), chart: null };`;
