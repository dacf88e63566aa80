/** The reply to a question about a market: each figure with its count and window, and what is missing. */
import type { MarketAnswer } from '#server/modules/market/index.ts';
import type { MarketFigure, MarketQuestion } from '../question-parser/market-question.ts';
import type { Note } from '../question-parser/parsed-question.ts';
import { typesInWords } from './describe-search.ts';
import { plain } from './format.ts';
import { lacking, lineOf, supplyLine, type FigureKey } from './market-lines.ts';
import { byKind, byTime, sideBySide } from './market-side-by-side.ts';
import {
  A_YEAR_DAYS,
  capital,
  figure,
  longerWindow,
  movedApart,
  percent,
  ruleOf,
  span,
  supplyBasis,
  whatCounts,
} from './market-words.ts';
import { remarksOn } from './notes.ts';
import type { Texts } from './texts/index.ts';

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

/** Of the change of the median from that by the square foot: more of it than that is which homes sold. */
const FAR_APART_PERCENT = 8;

const keysAsked = ({ figures }: MarketQuestion): FigureKey[] =>
  figures.length === 0 ? everyFigure : everyFigure.filter((key) => figures.some((name) => keysOf[name].includes(key)));

export function composeMarketAnswer({ question, found, unusedWords, notes }: MarketReply, texts: Texts): string {
  const [first] = found;
  if (!first) return texts.market.failed;
  const keys = keysAsked(question);
  // How many sold is told of however few.
  const isCount = keys.every((key) => key === 'counts');
  const body =
    question.periods && found.length > 1
      ? byTime(question, found, keys, texts)
      : question.kinds && found.length > 1
        ? byKind(question.kinds, found, keys, texts)
        : found.length > 1
          ? sideBySide(question, found, keys, texts)
          : !isCount && (first.soldCount?.value === 0 || hasNothing(first))
            ? [tooFew(question, first, texts)]
            : question.figures.length === 1 && question.figures[0]
              ? focused(question.figures[0], question, first, keys, texts)
              : overview(question, first, keys, texts);
  return [...body, remarksOn(notes, unusedWords, texts)].filter(Boolean).join('\n\n');
}

const medians: readonly FigureKey[] = ['medianPrice', 'medianPricePerSqFt', 'medianDaysOnMarket', 'saleToList'];

/** Whether the usual window has too few sales for all that is asked for: then a year is read instead. */
export function isThin(question: MarketQuestion, found: readonly MarketAnswer[]): boolean {
  if (question.windowDays !== null || question.period || question.periods) return false;
  const keys = keysAsked(question).filter((key) => medians.includes(key));
  const isLacking = (one: MarketAnswer): boolean =>
    one.windowDays < A_YEAR_DAYS && keys.every((key) => lacking(one, key) !== null);
  // Of two kinds neither is told without the other.
  return keys.length > 0 && (question.kinds ? found.some(isLacking) : found.every(isLacking));
}

function hasNothing({ medianPrice, medianPricePerSqFt, medianDaysOnMarket, saleToList, monthsOfSupply }: MarketAnswer): boolean {
  return [medianPrice, medianPricePerSqFt, medianDaysOnMarket, saleToList, monthsOfSupply].every(
    (known) => (known?.value ?? null) === null,
  );
}

function tooFew(question: MarketQuestion, found: MarketAnswer, texts: Texts): string {
  const { market } = texts;
  const { soldCount, activeCount, medianPrice, medianPricePerSqFt, medianDaysOnMarket, saleToList, isLease, area } = found;
  const known = [soldCount?.value, medianPrice?.n, medianPricePerSqFt?.n, medianDaysOnMarket?.n, saleToList?.n].filter(
    (n) => n !== undefined,
  );
  const sales = market.sales(Math.max(0, ...known), isLease);
  const tooFew = market.tooFew(plain(area), sales, typesInWords(question.propertyTypes, texts), span(found.period, texts));
  return `${tooFew}${activeCount ? market.areActive(activeCount.value) : ''}${longerWindow(found, texts) || market.widerArea}`;
}

const apartIn = ({ isLease, medianPrice, medianPricePerSqFt }: MarketAnswer, { market }: Texts): string =>
  market.apart(isLease, {
    isMore: (medianPrice?.changePercent ?? 0) > 0,
    price: percent(medianPrice?.changePercent ?? 0),
    perSqFt: percent(medianPricePerSqFt?.changePercent ?? 0),
  });

/** How the market does in a sentence, or two where its prices tell no plain one; null where its figures tell none. */
function verdictOn(found: MarketAnswer, texts: Texts): string | null {
  const area = `**${capital(plain(found.area))}**`;
  if (!movedApart(found)) return texts.market.verdict(found, area);
  const { medianPrice: _price, ...rest } = found;
  return [texts.market.verdict(rest, area) ?? `${area}:`, apartIn(found, texts)].join(' ');
}

/** The whole picture: a sentence that says it, then a line for each figure, and one for what there is too little of. */
function overview(question: MarketQuestion, found: MarketAnswer, keys: FigureKey[], texts: Texts): string[] {
  const names = texts.market.names(found.isLease);
  const lines = keys.flatMap((key) => {
    const line = lacking(found, key) === null ? lineOf[key](found, texts) : null;
    return line ? [`- ${names[key]}: ${line}`] : [];
  });
  const verdict = verdictOn(found, texts);
  const counted = whatCounts(question, found, texts);
  return [
    verdict ?? '',
    verdict === null ? `**${capital(plain(found.area))}**, ${counted}:` : `${capital(counted)}:`,
    [...lines, ...tooFewFor(found, keys, texts)].join('\n'),
    mixNote(found, texts),
  ];
}

/** "Not enough data (under 10 sales): median price, sale-to-list: 4 sales. Try “the past year”." */
function tooFewFor(found: MarketAnswer, keys: FigureKey[], texts: Texts): string[] {
  const { market } = texts;
  const names = market.names(found.isLease);
  const lacks = keys.flatMap((key) => {
    const n = lacking(found, key);
    return n === null ? [] : [`${names[key].toLowerCase()} (${market.sales(n, found.isLease)})`];
  });
  return lacks.length === 0 ? [] : [`- ${market.lacking(lacks)}${longerWindow(found, texts)}`];
}

/** The median of all homes moves with which homes sell; the one per square foot less so. */
function mixNote(found: MarketAnswer, { market }: Texts): string {
  if (movedApart(found)) return '';
  const { medianPrice, medianPricePerSqFt, isLease } = found;
  const [all, perSqFt] = [medianPrice?.changePercent ?? 0, medianPricePerSqFt?.changePercent ?? 0];
  return Math.abs(all - perSqFt) >= FAR_APART_PERCENT && medianPrice?.trend != null && medianPricePerSqFt?.changePercent != null
    ? market.movedMore(isLease, all * perSqFt <= 0 ? 'otherwise' : Math.abs(perSqFt) < Math.abs(all) ? 'less' : 'more')
    : '';
}

function focused(name: MarketFigure, question: MarketQuestion, found: MarketAnswer, keys: FigureKey[], texts: Texts): string[] {
  if (name === 'balance') return balance(question, found, texts);
  if (name === 'trend') return trend(question, found, keys, texts);
  const { market } = texts;
  const [key] = keys;
  const line = key === undefined ? null : lineOf[key](found, texts);
  if (!key || !line) return [market.failed];
  const place = `**${plain(found.area)}**`;
  const types = typesInWords(question.propertyTypes, texts);
  const told = line.replace(/\.$/, '');
  if (lacking(found, key) !== null) return [`${market.names(found.isLease)[key]}, ${place}: ${told}.`];
  const asking =
    key === 'saleToList' && found.saleToList?.value != null
      ? market.besideAsking(found.isLease, place, found.saleToList.value)
      : '';
  const sentence = market.figureIs[key]({ types, place, isLease: found.isLease, span: span(found.period, texts), told });
  return [[asking, capital(sentence)].filter(Boolean).join(' ')];
}

function balance(question: MarketQuestion, found: MarketAnswer, texts: Texts): string[] {
  const { market } = texts;
  const { monthsOfSupply: supply, activeCount, saleToList, medianDaysOnMarket, isLease } = found;
  const place = plain(found.area);
  if (supply?.value == null || supply.balance === null)
    return [market.supplyIn(place, supplyLine(found, true, texts) ?? market.notEnough)];
  const pace = [
    saleToList?.value == null
      ? null
      : market.atOfList(figure(saleToList.value, 'percent', texts), market.sales(saleToList.n, isLease), isLease),
    medianDaysOnMarket?.value == null
      ? null
      : market.inDays(figure(medianDaysOnMarket.value, 'days', texts), market.sales(medianDaysOnMarket.n, isLease)),
  ].filter((part) => part !== null);
  const types = typesInWords(question.propertyTypes, texts);
  const basis = supplyBasis(supply, activeCount?.value, isLease, texts);
  return [
    `${market.balanceIn(supply.balance, place, types, market.months(supply.value), basis)} ${ruleOf(supply, texts)}`,
    pace.length > 0 ? market.theySell(isLease, pace, span(found.period, texts)) : '',
  ];
}

function trend(question: MarketQuestion, found: MarketAnswer, keys: FigureKey[], texts: Texts): string[] {
  const { market } = texts;
  const direction = found.medianPrice?.trend;
  const counted = whatCounts(question, found, texts);
  if (movedApart(found))
    return [
      `**${capital(plain(found.area))}**, ${counted}: ${apartIn(found, texts)}`,
      ...overview(question, found, keys, texts).slice(2),
    ];
  const opening = direction
    ? market.trendIn(
        found.isLease,
        plain(found.area),
        direction,
        direction === 'roughly-the-same' ? '' : percent(found.medianPrice?.changePercent ?? 0),
        counted,
      )
    : market.noTrend(found.isLease, plain(found.area), counted);
  return [opening, ...overview(question, found, keys, texts).slice(2)];
}
