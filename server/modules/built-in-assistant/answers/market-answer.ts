/** The reply to a question about a market: each figure with its count and window, and what is missing. */
import { marketLimits } from '#contract/market.ts';
import { verdictOf } from '#contract/market-words.ts';
import type { MarketAnswer } from '#server/modules/market/index.ts';
import type { MarketFigure, MarketQuestion, Note } from '../question-parser/parsed-question.ts';
import { typesInWords } from './describe-search.ts';
import { count, list, plain, plural } from './format.ts';
import { figureNames, lacking, lineOf, supplyLine, type FigureKey } from './market-lines.ts';
import { marketTable } from './market-table.ts';
import { balanceWords, figure, sales, span, supplyBasis, trendWords } from './market-words.ts';
import { noteInWords, unusedInWords } from './notes.ts';

interface MarketReply {
  question: MarketQuestion;
  found: MarketAnswer[];
  unusedWords: string[];
  notes: Note[];
}

const everyFigure: FigureKey[] = ['medianPrice', 'medianPricePerSqFt', 'medianDaysOnMarket', 'saleToList', 'counts', 'supply'];
const keysOf: Record<MarketFigure, FigureKey[]> = {
  'median-price': ['medianPrice'],
  'price-per-sqft': ['medianPricePerSqFt'],
  'days-on-market': ['medianDaysOnMarket'],
  'sale-to-list': ['saleToList'],
  supply: ['supply'],
  active: ['counts'],
  sold: ['counts'],
  trend: ['medianPrice', 'medianPricePerSqFt', 'counts'],
  balance: ['supply', 'saleToList', 'medianDaysOnMarket'],
};

const A_YEAR_DAYS = 365;
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

function hasNothing({ medianPrice, medianPricePerSqFt, medianDaysOnMarket, saleToList, monthsOfSupply }: MarketAnswer): boolean {
  return [medianPrice, medianPricePerSqFt, medianDaysOnMarket, saleToList, monthsOfSupply].every(
    (known) => (known?.value ?? null) === null,
  );
}

function tooFew(question: MarketQuestion, found: MarketAnswer): string {
  const { soldCount, activeCount, medianPrice, medianPricePerSqFt, medianDaysOnMarket, saleToList, isLease, area } = found;
  const known = [soldCount?.value, medianPrice?.n, medianPricePerSqFt?.n, medianDaysOnMarket?.n, saleToList?.n].filter(
    (n) => n !== undefined,
  );
  const n = Math.max(0, ...known);
  const active = activeCount ? ` ${plural(activeCount.value, 'is', 'are')} active now.` : '';
  return `There is not enough data for ${plain(area)}: ${sales(n, isLease)} of ${typesInWords(question.propertyTypes)} ${span(found.period)}, and a figure needs ${marketLimits.sales}.${active}${longerWindow(found) || ' A wider area may have them.'}`;
}

/** The whole picture: a sentence that says it, then a line for each figure, and one for what there is too little of. */
function overview(question: MarketQuestion, found: MarketAnswer, keys: FigureKey[]): string[] {
  const names = figureNames(found.isLease);
  const lines = keys.flatMap((key) => {
    const line = lacking(found, key) === null ? lineOf[key](found) : null;
    return line ? [`- ${names[key]}: ${line}`] : [];
  });
  const verdict = verdictOf(found, `**${plain(found.area)}**`);
  return [
    verdict ?? '',
    verdict === null ? `**${plain(found.area)}**, ${whatCounts(question, found)}:` : `${capital(whatCounts(question, found))}:`,
    [...lines, ...tooFewFor(found, keys)].join('\n'),
    mixNote(found),
  ];
}

/** "Not enough data (under 10 sales): median price, sale-to-list: 4 sales. Try “the past year”." */
function tooFewFor(found: MarketAnswer, keys: FigureKey[]): string[] {
  const names = figureNames(found.isLease);
  const lacks = keys.flatMap((key) => {
    const n = lacking(found, key);
    return n === null ? [] : [`${names[key].toLowerCase()} (${sales(n, found.isLease)})`];
  });
  return lacks.length === 0 ? [] : [`- Not enough data, ${marketLimits.sales} are needed: ${list(lacks)}.${longerWindow(found)}`];
}

const longerWindow = ({ windowDays }: MarketAnswer) => (windowDays < A_YEAR_DAYS ? ' Try “the past year”.' : '');

/** The median of all homes moves with which homes sell; the one per square foot less so. */
function mixNote({ medianPrice, medianPricePerSqFt }: MarketAnswer): string {
  const [all, perSqFt] = [medianPrice?.changePercent ?? 0, medianPricePerSqFt?.changePercent ?? 0];
  return Math.min(Math.abs(all), Math.abs(perSqFt)) >= marketLimits.changePercent && all * perSqFt < 0
    ? 'The median price and the price per sq ft moved apart: homes of other sizes sold than a year earlier.'
    : '';
}

function focused(name: MarketFigure, question: MarketQuestion, found: MarketAnswer, keys: FigureKey[]): string[] {
  if (name === 'balance') return balance(question, found);
  if (name === 'trend') return trend(question, found, keys);
  const [key] = keys;
  const line = key === undefined ? null : lineOf[key](found);
  if (!key || !line) return [marketFailed];
  const place = plain(found.area);
  const opening =
    key === 'supply'
      ? `Supply of ${typesInWords(question.propertyTypes)} in ${place}`
      : `${figureNames(found.isLease)[key]} in ${place}, ${whatCounts(question, found)}`;
  return [`${opening}: ${line.replace(/\.$/, '')}.${key === 'saleToList' ? besideAsking(found) : ''}`];
}

function besideAsking({ saleToList, isLease }: MarketAnswer): string {
  const value = saleToList?.value ?? null;
  if (value === null) return '';
  const where = value > 100 ? 'above' : value < 100 ? 'below' : 'at';
  return ` The typical ${isLease ? 'lease' : 'sale'} closes ${where} its asking price.`;
}

function balance(question: MarketQuestion, found: MarketAnswer): string[] {
  const { monthsOfSupply: supply, activeCount, saleToList, medianDaysOnMarket, isLease } = found;
  if (supply?.value == null || supply.balance === null)
    return [`Months of supply in ${plain(found.area)}: ${supplyLine(found, true) ?? 'not enough data'}.`];
  const pace = [
    saleToList?.value == null
      ? null
      : `at ${figure(saleToList.value, 'percent')} of the list price (${sales(saleToList.n, isLease)})`,
    medianDaysOnMarket?.value == null
      ? null
      : `in ${figure(medianDaysOnMarket.value, 'days')} (${sales(medianDaysOnMarket.n, isLease)})`,
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
  return [opening, ...overview(question, found, keys).slice(2)];
}

function sideBySide(question: MarketQuestion, found: MarketAnswer[], keys: FigureKey[]): string[] {
  const [first] = found;
  if (!first) return [];
  const shown = keys.filter((key) => found.some((one) => lacking(one, key) === null));
  const lacks = keys.filter((key) => !shown.includes(key)).map((key) => figureNames(first.isLease)[key].toLowerCase());
  const sentences = [
    `${capital(whatCounts(question, first))} (${count(first.windowDays)} days).`,
    most(found, shown),
    lacks.length > 0 ? `Not enough data in any of them (under ${marketLimits.sales}): ${list(lacks)}.${longerWindow(first)}` : '',
    shown.includes('supply') && !first.isLease ? (first.monthsOfSupply?.rule ?? '') : '',
  ];
  return [shown.length > 0 ? marketTable(found, shown) : '', sentences.filter(Boolean).join(' ')];
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
