/** Turns that ask for a picture: which rows it is drawn from, by what code, and what is said beside it. */
import { withoutFileLinks } from '#contract/files.ts';
import type { ListingSearch } from '#contract/listing-search.ts';
import { homeTypes } from '#contract/listing-vocabulary.ts';
import { ANALYSIS_TOOL, analysisAnswerSchema } from '#server/modules/analysis/index.ts';
import { areaInWords, describeSearch } from '../answers/describe-search.ts';
import { textsIn, type Texts } from '../answers/texts/index.ts';
import { inEnglish } from '../language.ts';
import { breaksFairHousing } from '../question-parser/fair-housing.ts';
import type { EarlierTurn } from '../question-parser/earlier-turn.ts';
import type { ParsedQuestion } from '../question-parser/parsed-question.ts';
import type { FileInQuestion } from '../files/which-file.ts';
import type { Turn } from '../turn.ts';
import { asksForPicture, homesIn, type ChartRequest, type Picture } from './chart-request.ts';
import { asksForFewer, homesOf, isOfMonths } from './homes-of-picture.ts';
import { inputOfMonths } from './months-of-picture.ts';
import { pictureAsked, readPicture } from './picture-asked.ts';
import { asksForEnds, endsOf, respondToChartQuestion } from './respond-to-chart-question.ts';
import * as recipes from './recipes.ts';
import { tellAnalysis } from './tell-analysis.ts';

export type AnalysisTool = typeof ANALYSIS_TOOL;

export type AnalysisStep = { say: string } | { call: AnalysisTool; input: Record<string, unknown>; reasoning: string };

interface Needs {
  parse: (text: string, upon: EarlierTurn | null) => Promise<ParsedQuestion>;
  /** Calendar date, YYYY-MM-DD. */
  today: string;
  /** The attached file that the question is of, if it is of one. */
  inFile: FileInQuestion | null;
}

interface NeedsAndTexts extends Needs {
  texts: Texts;
}

/** An answer to "of which homes?" is short. */
const MAX_ANSWER_WORDS = 8;

/** Null where the turn asks for no picture. */
export async function respondToAnalysis(turn: Turn, needs: Needs): Promise<AnalysisStep | null> {
  const texts = textsIn(turn.language);
  const { charts: words } = texts;
  const drawn = turn.answers.filter(({ toolName }) => toolName === ANALYSIS_TOOL);
  const answered = drawn.at(-1);
  const isSecond = drawn.length > 1;
  if (!answered && (turn.answers.length > 0 || breaksFairHousing(turn.question))) return null;
  const question = inEnglish(withoutFileLinks(turn.question));
  const { inFile } = needs;
  const aboutChart = answered ? null : respondToChartQuestion(question, turn.previous?.chart, texts);
  if (aboutChart) return aboutChart;
  const tell = (notes: readonly string[]): AnalysisStep => {
    const read = analysisAnswerSchema.safeParse(answered?.value);
    if (!read.success) return { say: words.failed };
    const told = tellAnalysis(read.data, notes, texts);
    const picture = pictureAsked(turn.question, turn.previous);
    const lines = read.data.chart?.series ?? [];
    const ends =
      picture?.kind === 'by-month' && asksForEnds.test(question)
        ? endsOf({ picture, search: {}, drawnSpan: isSecond ? 'rolling-year' : (picture.span ?? 'month'), lines }, texts)
        : '';
    return { say: [told, ends].filter(Boolean).join('\n\n') };
  };
  // "Average price by city" of a file is answered from its rows: a picture of it is drawn where one is asked for.
  if (inFile && !asksForPicture(question)) return answered ? tell([]) : null;
  const request = readPicture(turn.question, turn.previous) ?? answerToWhichHomes(turn, question);
  // Figures that other turns compute from sales come without a picture, and are told there.
  if (!request) return analysisAnswerSchema.safeParse(answered?.value).data?.chart ? tell([]) : null;
  // A place that is named beside a picture of the market is none of the file's.
  const isOfRows =
    !/\b(?:in|near|around|at|within)\s/i.test(request.homes) ||
    ['distribution', 'size-against-price'].includes(request.picture.kind);
  if (inFile && (inFile.isNamed || isOfRows)) {
    const input = { data: { source: 'file', fileId: inFile.file.fileId }, code: recipes.ofTable(question, words) };
    return answered ? tell([]) : { call: ANALYSIS_TOOL, input, reasoning: words.drawingFrom(inFile.file.name) };
  }
  const found = await homesOf(request, turn.previous, { ...needs, texts, question });
  if (found === null || 'say' in found) return answered ? tell([]) : found;
  const draws = (picture: Picture) => ({ ...stepFor(picture, found.search, { ...needs, texts }), reasoning: words.drawing });
  if (!answered) return draws(request.picture);
  const notes = [
    ...(isOfMonths(request.picture) && asksForFewer(found.search) ? [words.isWider] : []),
    ...(isOfEvents(request.picture) && asksInventory.test(question) ? [words.inventoryOnlyNow] : []),
  ];
  if (isSecond) return tell([words.tooFewByMonth(recipes.windowMonths['rolling-year']), ...notes]);
  const overYears = drawsNothing(answered.value) ? overRollingYears(request.picture) : null;
  return overYears ? draws(overYears) : tell(notes);
}

/** What was for sale at an earlier day no record tells: what came and went is drawn. */
const asksInventory = /\b(?:inventory|supply|active(?:s|\s+listings)?|for\s+sale)\b/i;
const isOfEvents = (picture: Picture): boolean =>
  picture.kind === 'inventory' || (picture.kind === 'by-month' && picture.measure === 'listed');

/** Too few of the points are known. */
const drawsNothing = (answer: unknown): boolean => {
  const { data } = analysisAnswerSchema.safeParse(answer);
  return data?.problem === null && data.chart === null;
};

/** Where single months have too few sales for most of them to tell a median. */
function overRollingYears(picture: Picture): Picture | null {
  const isOfMedians = picture.kind === 'by-month' && !['sold', 'listed'].includes(picture.measure);
  return isOfMedians && picture.span === undefined ? { ...picture, span: 'rolling-year' } : null;
}

/** "Oakland" where it was asked of which homes. */
function answerToWhichHomes({ last }: Turn, question: string): ChartRequest | null {
  const before = last && !last.usedTools ? readPicture(last.question, last.previous) : null;
  return before && question.split(/\s+/).length <= MAX_ANSWER_WORDS ? { ...before, homes: homesIn(question) } : null;
}

function stepFor(
  picture: Picture,
  asked: ListingSearch,
  { today, texts }: Pick<NeedsAndTexts, 'today' | 'texts'>,
): { call: AnalysisTool; input: Record<string, unknown> } {
  const { charts: words } = texts;
  const { paginationLimit: _limit, paginationPage: _page, orderResultsBy: _order, ...search } = asked;
  const { areaFilter } = search;
  if ((picture.kind === 'by-month' || picture.kind === 'inventory') && areaFilter)
    return { call: ANALYSIS_TOOL, input: inputOfMonths(picture, { ...search, areaFilter }, { today, texts }) };
  const where = areaFilter ? areaInWords(areaFilter, texts) : words.everywhere;
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
