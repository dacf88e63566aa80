/** Turns that ask for a picture: which rows it is drawn from, by what code, and what is said beside it. */
import { withoutFileLinks } from '#contract/files.ts';
import type { ListingSearch } from '#contract/listing-search.ts';
import { homeTypes } from '#contract/listing-vocabulary.ts';
import { ANALYSIS_TOOL, analysisAnswerSchema, type AnalysisAnswer } from '#server/modules/analysis/index.ts';
import { areaInWords, describeSearch } from '../answers/describe-search.ts';
import { textsIn, type Texts } from '../answers/texts/index.ts';
import { inEnglish } from '../language.ts';
import { composeOtherAnswer } from '../answers/other-answers.ts';
import { dollars, plain } from '../answers/format.ts';
import { breaksFairHousing } from '../question-parser/fair-housing.ts';
import type { MarketFigure } from '../question-parser/market-question.ts';
import type { EarlierTurn, ParsedQuestion } from '../question-parser/parsed-question.ts';
import type { FileInQuestion } from '../files/which-file.ts';
import type { Turn } from '../turn.ts';
import {
  asksForPicture,
  homesIn,
  readChartRequest,
  type ChartRequest,
  type MonthMeasure,
  type Picture,
} from './chart-request.ts';
import * as recipes from './recipes.ts';

export type AnalysisTool = typeof ANALYSIS_TOOL;

export type AnalysisStep = { say: string } | { call: AnalysisTool; input: Record<string, unknown>; reasoning: string };

interface Needs {
  parse: (text: string) => Promise<ParsedQuestion>;
  /** Calendar date, YYYY-MM-DD. */
  today: string;
  /** The attached file that the question is of, if it is of one. */
  inFile: FileInQuestion | null;
}

interface NeedsAndTexts extends Needs {
  texts: Texts;
}

/** Right after a chart this goes on with another place or type. */
const goesOn = /^(?:and\b|what about|how about|same|now|for|only|just|in)\b/i;
const MAX_GOING_ON_WORDS = 8;

/** Null where the turn asks for no picture. */
export async function respondToAnalysis(turn: Turn, needs: Needs): Promise<AnalysisStep | null> {
  const texts = textsIn(turn.language);
  const { charts: words } = texts;
  const answered = turn.answers.findLast(({ toolName }) => toolName === ANALYSIS_TOOL);
  if (answered) {
    const read = analysisAnswerSchema.safeParse(answered.value);
    return { say: read.success ? compose(read.data, texts) : words.failed };
  }
  if (turn.answers.length > 0 || breaksFairHousing(turn.question)) return null;
  const question = inEnglish(withoutFileLinks(turn.question));
  const { inFile } = needs;
  // "Average price by city" of a file is answered from its rows: a picture of it is drawn where one is asked for.
  if (inFile && !asksForPicture(question)) return null;
  const asked = readChartRequest(question) ?? goingOn(turn, question);
  const request = asked && ofWhatWasTold(asked, question, turn.previous);
  if (!request) return null;
  // A place that is named beside a picture of the market is none of the file's.
  const isOfRows =
    !/\b(?:in|near|around|at|within)\s/i.test(request.homes) ||
    ['distribution', 'size-against-price'].includes(request.picture.kind);
  if (inFile && (inFile.isNamed || isOfRows)) {
    const input = { data: { source: 'file', fileId: inFile.file.fileId }, code: recipes.ofTable(question, words) };
    return { call: ANALYSIS_TOOL, input, reasoning: words.drawingFrom(inFile.file.name) };
  }
  const found = await homesOf(request, turn.previous, { ...needs, texts });
  return 'say' in found ? found : { ...stepFor(request.picture, found.search, { ...needs, texts }), reasoning: words.drawing };
}

const measureOf: Partial<Record<MarketFigure, MonthMeasure>> = {
  'price-per-sqft': 'medianPricePerSqFt',
  'days-on-market': 'medianDaysOnMarket',
  'sale-to-list': 'saleToListPercent',
  sold: 'sold',
};
const YEARS_DRAWN_MONTHS = 24;
/** Words for the homes that are shown, or for how they are spread. */
const ofHomes = /\b(?:these|those|them|they|homes?|houses?|condos?|results?|list|distribution|histogram)\b/i;

/** "Chart it", upon a market that was told, draws that market and not the homes for sale there. */
function ofWhatWasTold(request: ChartRequest, question: string, previous: EarlierTurn | null): ChartRequest {
  const { market, monthsAsked } = previous ?? {};
  if (!market || request.homes !== '' || request.picture.kind !== 'distribution' || ofHomes.test(question)) return request;
  const [figure] = market.figures;
  const measure = (figure && measureOf[figure]) ?? 'medianPrice';
  return {
    ...request,
    picture: monthsAsked
      ? { kind: 'inventory', months: YEARS_DRAWN_MONTHS }
      : { kind: 'by-month', measure, months: YEARS_DRAWN_MONTHS },
  };
}

/** "What about Oakland?" after a chart, and "Oakland" where it was asked of which homes. */
function goingOn({ last, previous }: Turn, question: string): ChartRequest | null {
  const asked = last && inEnglish(withoutFileLinks(last.question));
  const read = asked && readChartRequest(asked);
  const before = read && ofWhatWasTold(read, asked, last.previous);
  if (!before || question.split(/\s+/).length > MAX_GOING_ON_WORDS) return null;
  const isAnswer = last.usedTools ? goesOn.test(question) && previous !== null : true;
  return isAnswer ? { picture: before.picture, homes: homesIn(question.replace(goesOn, ' ')) } : null;
}

/** "Ames" as words that a search is read from. */
function sentenceOf(homes: string): string {
  if (/\b(?:homes?|houses?|condos?|listings?|townhouses?|lofts?)\b/i.test(homes)) return homes;
  return /^(?:in|for|at|around|near|from)\b/i.test(homes) ? `homes ${homes}` : `homes in ${homes}`;
}

const hasCondition = (search: ListingSearch): boolean => Object.values(search).some((value) => value != null);

async function homesOf(
  { homes }: ChartRequest,
  previous: EarlierTurn | null,
  { parse, texts }: NeedsAndTexts,
): Promise<{ search: ListingSearch } | { say: string }> {
  const standing: ListingSearch = { areaFilter: previous?.market?.places[0], ...previous?.search };
  if (/[a-z\d]{2}/i.test(homes.replaceAll(/\b(?:in|for|at|around|near|from|there|here|homes?|by|on|and|to)\b/gi, ''))) {
    const parsed = await parse(sentenceOf(homes));
    if (parsed.kind === 'search') return { search: parsed.search };
    const [place] = parsed.kind === 'market' ? parsed.question.places : [];
    if (parsed.kind === 'market' && place) {
      const { propertyTypes, isLease } = parsed.question;
      return { search: { areaFilter: place, propertyTypes, ...(isLease ? { listingTransactionType: 'lease' as const } : {}) } };
    }
    if (parsed.kind === 'ask') return { say: composeOtherAnswer(parsed, { hasHome: false, question: '' }, texts) };
  }
  return hasCondition(standing) ? { search: standing } : { say: texts.charts.whichHomes };
}

function stepFor(
  picture: Picture,
  asked: ListingSearch,
  { today, texts }: Pick<NeedsAndTexts, 'today' | 'texts'>,
): { call: AnalysisTool; input: Record<string, unknown> } {
  const { charts: words } = texts;
  const { paginationLimit: _limit, paginationPage: _page, orderResultsBy: _order, ...search } = asked;
  const { areaFilter, propertyTypes, listingTransactionType } = search;
  const where = areaFilter ? areaInWords(areaFilter, texts) : words.everywhere;
  const isOfMonths = picture.kind === 'by-month' || picture.kind === 'inventory';
  if (isOfMonths && areaFilter) {
    const market = {
      areaFilter,
      months: picture.months + 1,
      ...(propertyTypes?.length ? { propertyTypes } : {}),
      ...(listingTransactionType ? { listingTransactionType } : {}),
    };
    const code = picture.kind === 'inventory' ? recipes.inventory(where, words) : recipes.byMonth(picture.measure, where, words);
    return { call: ANALYSIS_TOOL, input: { data: { source: 'market', market }, code } };
  }
  const code = codeOf(picture, { where, homes: describeSearch(search, texts), words });
  const isOfSales = picture.kind === 'by-neighborhood' || picture.kind === 'list-against-sold';
  const rows = isOfSales ? soldLastYear(search, today) : search;
  return { call: ANALYSIS_TOOL, input: { data: { source: 'search', search: rows }, code } };
}

function codeOf(picture: Picture, { where, homes, words }: { where: string; homes: string; words: Texts['charts'] }): string {
  switch (picture.kind) {
    case 'by-neighborhood':
      return recipes.byNeighborhood(picture.measure, where, words);
    case 'list-against-sold':
      return recipes.listAgainstSold(where, words);
    case 'size-against-price':
      return recipes.sizeAgainstPrice(where, words);
    case 'distribution':
      return recipes.distribution(picture.measure, homes, words);
    case 'by-month':
    case 'inventory':
      return recipes.distribution('price', homes, words);
  }
}

/** The homes of a search that were sold in the year before today, whatever status and dates it asked for. */
function soldLastYear(search: ListingSearch, today: string): ListingSearch {
  const startAt = `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`.replace('-02-29', '-02-28');
  const types = search.propertyTypes?.length ? search.propertyTypes : [...homeTypes('sale')];
  const { listDate: _, ...rest } = search;
  return { ...rest, propertyTypes: types, propertyStatus: ['sold'], soldDate: { startAt, endAt: today } };
}

type Told = AnalysisAnswer['figures'][number];

function compose({ figures, chart, basis, isCut, problem }: AnalysisAnswer, texts: Texts): string {
  const { charts: words } = texts;
  if (problem !== null || !chart) return problem === null || basis !== '' ? words.nothingToDraw : `${words.failed} ${problem}`;
  const of = casesOf(basis, chart.title);
  const lines = figures.map(
    (one) =>
      `- ${plain(one.name)}: **${inWords(one, texts)}**${typeof one.amount['n'] === 'number' ? `, ${words.cases(one.amount['n'], of)}` : ''}`,
  );
  const cut = isCut ? ` ${words.isCut}` : '';
  return `**${plain(chart.title)}**${words.from(plain(basis))}.${cut}\n\n${lines.join('\n')}`;
}

/** What the figures count: a market's months and what is said of sold homes rest on sales. */
function casesOf(basis: string, title: string): 'sales' | 'listings' | 'rows' {
  if (/\brows of\b/.test(basis)) return 'rows';
  return /\bmonths of\b/.test(basis) || /\bsold\b|vendid|\bventa\b/i.test(title) ? 'sales' : 'listings';
}

function inWords({ unit, amount }: Told, { common, charts: words }: Texts): string {
  const [, value] = Object.entries(amount).find(([name]) => name !== 'n') ?? [];
  if (typeof value !== 'number') return words.unknown;
  switch (unit) {
    case 'dollars':
      return dollars(value);
    case 'dollarsPerSqFt':
      return common.perSqFt(`$${value.toLocaleString('en-US', { maximumFractionDigits: 2 })}`);
    case 'percent':
      return `${value.toLocaleString('en-US')}%`;
    case 'days':
      return common.days(value);
    case 'sqFt':
      return common.sqFt(value);
    case 'number':
      return String(value);
    default:
      return value.toLocaleString('en-US');
  }
}
