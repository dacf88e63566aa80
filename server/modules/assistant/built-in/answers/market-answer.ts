/** The reply to a question about a market: each figure with its count and window, and what is missing. */
import type { MarketAnswer } from '#server/modules/assistant/tools/market-snapshot.ts';
import type { MarketFigure, MarketQuestion, Note } from '../reading/reading.ts';
import { typesInWords } from './describe-search.ts';
import { count, plain, plural } from './format.ts';
import { figureNames, lineOf, supplyLine, type FigureKey } from './market-lines.ts';
import { marketTable } from './market-table.ts';
import { balanceWords, figure, sales, span, supplyBasis, trendWords } from './market-words.ts';
import { noteInWords, unusedInWords } from './notes.ts';

interface MarketReply {
  question: MarketQuestion;
  found: MarketAnswer[];
  unusedWords: string[];
  notes: Note[];
}

const everyFigure: FigureKey[] = ['medianPrice', 'medianPricePerSqFt', 'daysOnMarket', 'saleToList', 'counts', 'supply'];
const keysOf: Record<MarketFigure, FigureKey[]> = {
  'median-price': ['medianPrice'],
  'price-per-sqft': ['medianPricePerSqFt'],
  'days-on-market': ['daysOnMarket'],
  'sale-to-list': ['saleToList'],
  supply: ['supply'],
  active: ['counts'],
  sold: ['counts'],
  trend: ['medianPrice', 'medianPricePerSqFt', 'counts'],
  balance: ['supply', 'saleToList', 'daysOnMarket'],
};

export const whichMarket = 'Which market do you mean? Name a city, neighborhood, county or ZIP code.';
export const marketFailed = 'The market figures could not be computed just now. Ask again in a moment.';

export function composeMarketAnswer({ question, found, unusedWords, notes }: MarketReply): string {
  const [first] = found;
  if (!first) return marketFailed;
  const keys =
    question.figures.length === 0
      ? everyFigure
      : everyFigure.filter((key) => question.figures.some((name) => keysOf[name].includes(key)));
  const body =
    found.length > 1
      ? sideBySide(question, found, keys)
      : first.soldCount?.value === 0 || hasNothing(first)
        ? [tooFew(question, first)]
        : question.figures.length === 1 && question.figures[0]
          ? focused(question.figures[0], question, first, keys)
          : overview(question, first, keys);
  const remarks = [...notes.map(noteInWords), unusedInWords(unusedWords)].filter((line) => line !== null).join(' ');
  return [...body, remarks].filter(Boolean).join('\n\n');
}

/** "condos sold August 23 to November 21, 2026" */
function whatCounts({ propertyTypes }: MarketQuestion, { period, isLease }: MarketAnswer): string {
  return `${typesInWords(propertyTypes)} ${isLease ? 'rented' : 'sold'} ${span(period)}`;
}

function hasNothing({ medianPrice, medianPricePerSqFt, daysOnMarket, saleToList, monthsOfSupply }: MarketAnswer): boolean {
  return [medianPrice, medianPricePerSqFt, daysOnMarket, saleToList, monthsOfSupply].every(
    (known) => (known?.value ?? null) === null,
  );
}

function tooFew(question: MarketQuestion, found: MarketAnswer): string {
  const { soldCount, activeCount, medianPrice, medianPricePerSqFt, daysOnMarket, saleToList, isLease, area } = found;
  const known = [soldCount?.value, medianPrice?.n, medianPricePerSqFt?.n, daysOnMarket?.n, saleToList?.n].filter(
    (n) => n !== undefined,
  );
  const n = Math.max(0, ...known);
  const active = activeCount ? ` ${plural(activeCount.value, 'is', 'are')} active now.` : '';
  return `There is not enough data for ${plain(area)}: ${sales(n, isLease)} of ${typesInWords(question.propertyTypes)} ${span(found.period)}, and a figure needs 10.${active} A longer window or a wider area may have them: try “the last 12 months”.`;
}

/** The whole picture: a line for each figure. */
function overview(question: MarketQuestion, found: MarketAnswer, keys: FigureKey[]): string[] {
  const names = figureNames(found.isLease);
  const lines = keys.flatMap((key) => {
    const line = lineOf[key](found);
    return line ? [`- ${names[key]}: ${line}`] : [];
  });
  return [`**${plain(found.area)}**, ${whatCounts(question, found)}:`, lines.join('\n')];
}

function focused(name: MarketFigure, question: MarketQuestion, found: MarketAnswer, keys: FigureKey[]): string[] {
  if (name === 'balance') return balance(question, found);
  if (name === 'trend') return trend(question, found, keys);
  const [key] = keys;
  const line = key === undefined ? null : lineOf[key](found);
  if (!key || !line) return [marketFailed];
  const what = key === 'supply' ? typesInWords(question.propertyTypes) : whatCounts(question, found);
  return [`${figureNames(found.isLease)[key]} in ${plain(found.area)}, ${what}: ${line}.`.replace(/\.\.$/, '.')];
}

function balance(question: MarketQuestion, found: MarketAnswer): string[] {
  const { monthsOfSupply: supply, activeCount, saleToList, daysOnMarket, isLease } = found;
  if (supply?.value == null || supply.balance === null)
    return [`Months of supply in ${plain(found.area)}: ${supplyLine(found, true) ?? 'not enough data'}.`];
  const pace = [
    saleToList?.value == null
      ? null
      : `at ${figure(saleToList.value, 'percent')} of the list price (median of ${sales(saleToList.n, isLease)})`,
    daysOnMarket?.value == null ? null : `in ${figure(daysOnMarket.value, 'days')} (median of ${sales(daysOnMarket.n, isLease)})`,
  ].filter((part) => part !== null);
  const verb = isLease ? 'rent' : 'sell';
  return [
    `**${capital(balanceWords[supply.balance])}** in ${plain(found.area)}: ${typesInWords(question.propertyTypes)} have **${supply.value} months** of supply (${supplyBasis(supply, activeCount?.value, isLease)}). ${supply.rule}`,
    pace.length > 0 ? `They ${verb} ${pace.join(' and ')}, ${span(found.period)}.` : '',
  ];
}

function trend(question: MarketQuestion, found: MarketAnswer, keys: FigureKey[]): string[] {
  const direction = found.medianPrice?.trend;
  const opening = direction
    ? `${found.isLease ? 'Rents' : 'Prices'} in ${plain(found.area)} **${trendWords[direction]}** over the year, by the median of ${whatCounts(question, found)}:`
    : `Whether ${found.isLease ? 'rents' : 'prices'} in ${plain(found.area)} rose or fell cannot be told: ${whatCounts(question, found)}, against the same days a year earlier:`;
  return [opening, overview(question, found, keys)[1] ?? ''];
}

function sideBySide(question: MarketQuestion, found: MarketAnswer[], keys: FigureKey[]): string[] {
  const [first] = found;
  if (!first) return [];
  const rule = keys.includes('supply') ? ` ${first.monthsOfSupply?.rule ?? ''}` : '';
  const window = keys.every((key) => key === 'supply')
    ? ''
    : `${capital(whatCounts(question, first))} (${count(first.windowDays)} days). `;
  return [marketTable(found, keys), `${window}${most(found, keys)}${rule}`.trim()];
}

/** Which area is dearest, where all of them have the figure that was asked for. */
function most(found: MarketAnswer[], [key]: FigureKey[]): string {
  if (key !== 'medianPrice' && key !== 'medianPricePerSqFt') return '';
  const known = found.flatMap((one) => (one[key]?.value == null ? [] : [{ area: one.area, value: one[key].value }]));
  const [dearest, next] = known.toSorted((one, other) => other.value - one.value);
  if (!dearest || !next || known.length < found.length) return '';
  const what = key === 'medianPrice' ? 'median' : 'price per sq ft';
  return dearest.value === next.value ? `The ${what} is the same.` : `${plain(dearest.area)} has the higher ${what}.`;
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
