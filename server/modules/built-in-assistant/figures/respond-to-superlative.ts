/** Which of the markets that stand side by side is at one end of a figure: all of them in that order, over the time that stands, or as their lines were drawn. */
import { analysisAnswerSchema, ANALYSIS_TOOL } from '#server/modules/analysis/index.ts';
import type { MarketAnswer } from '#server/modules/market/index.ts';
import { courseCall, courseTold } from '../analysis/course-recipe.ts';
import { A_YEAR_DAYS } from '../answers/market-words.ts';
import { proposalsAfterMarket } from '../answers/proposals.ts';
import { isNarrowedMarket, readNarrowed, figureIn } from '../narrowed-market/read-narrowed.ts';
import { NARROWED } from '../narrowed-market/narrowed-recipe.ts';
import type { MarketQuestion } from '../question-parser/market-question.ts';
import type { StandingChart } from '../question-parser/earlier-turn.ts';
import type { ParsedQuestion } from '../question-parser/parsed-question.ts';
import { readMarkets } from '../read-markets.ts';
import { answerTo, callTools, say, type Reply, type Step } from '../reply.ts';
import { homesInWords } from '../sales/sales-rows.ts';
import { figureOf, readSuperlative, type Superlative, type SuperlativeMeasure } from './superlative-question.ts';
import { inOrder, rowOfCourse, rowOfMarket, tellSuperlative, type Row } from './tell-superlative.ts';

interface Needs {
  parse: (text: string) => Promise<ParsedQuestion>;
  /** Calendar date, YYYY-MM-DD. */
  today: string;
}

/** Null where the turn asks for none of it. */
export async function respondToSuperlative(step: Step, { parse, today }: Needs): Promise<Reply | null> {
  const { turn, texts } = step;
  const asked = await readSuperlative(turn, parse);
  const market = turn.previous?.market;
  if (!asked || !market) return null;
  const drawn = chartOf(asked, turn.previous?.chart);
  if (drawn) return ofCourse(step, asked, drawn, today);
  const { kinds: _kinds, periods: _periods, ...standing } = market;
  const figure = figureOf(asked, market);
  // A change over the year is told of a whole year, which has sales enough in more places.
  const windowDays = asked.measure === 'growth' && !standing.period ? (standing.windowDays ?? A_YEAR_DAYS) : standing.windowDays;
  const question: MarketQuestion = { ...standing, windowDays, places: asked.places, figures: [figure] };
  if (isNarrowedMarket(question)) return ofNarrowed(step, asked, question, today);
  const read = readMarkets(step, question);
  if ('reply' in read) return read.reply;
  const { found } = read;
  const [first] = found;
  const rows = found.map((one) => rowOfMarket(one, asked, figure, texts));
  const counted = texts.market.counted(homesInWords(question, texts), first.isLease, spanOf(first, step));
  const said = asked.measure === 'growth' ? texts.figures.byMedian(figure === 'price-per-sqft', first.isLease, counted) : counted;
  return say(
    tellSuperlative(asked, { rows, counted: asked.measure === 'active' ? null : said, isLease: first.isLease }, texts),
    proposalsAfterMarket({ ...question, places: firstOf(question, rows, asked) }, texts),
  );
}

const spanOf = ({ period, monthsOfSupply }: MarketAnswer, { texts }: Step): string => {
  const { startAt, endAt } = monthsOfSupply?.period ?? period;
  return texts.common.shortSpan(startAt, endAt);
};

/** What is asked next is asked of the place at the end. */
function firstOf({ places }: MarketQuestion, rows: readonly Row[], { end }: Superlative): MarketQuestion['places'] {
  const known = places.flatMap((place, at) => {
    const value = rows[at]?.value ?? null;
    return value === null ? [] : [{ place, value }];
  });
  const [first] = inOrder(known, end);
  return first ? [first.place] : places;
}

const drawnMeasures: Partial<Record<SuperlativeMeasure, string>> = {
  price: 'medianPrice',
  'per-sqft': 'medianPricePerSqFt',
  days: 'medianDaysOnMarket',
  'sale-to-list': 'saleToListPercent',
  sold: 'sold',
};

/** The picture that stands, where its lines tell it. */
function chartOf({ measure }: Superlative, chart: StandingChart | null | undefined): StandingChart | null {
  if (chart?.picture.kind !== 'by-month') return null;
  const isDrawn =
    measure === 'growth' ? chart.picture.measure !== 'saleToListPercent' : drawnMeasures[measure] === chart.picture.measure;
  return isDrawn ? chart : null;
}

function ofCourse(step: Step, asked: Superlative, chart: StandingChart, today: string): Reply {
  const { turn, texts } = step;
  const call = courseCall(chart, 'by-place', { today, texts });
  if (!call) return say(texts.charts.failed);
  const answered = answerTo(turn, ANALYSIS_TOOL);
  if (!answered) return callTools(step, [call], texts.ranking.reading);
  const { data } = analysisAnswerSchema.safeParse(answered.value);
  const course = data && courseTold(chart, 'by-place', data, texts);
  if (!course) return say(texts.charts.nothingToDraw);
  const rows = course.lines.map((line) => rowOfCourse(line, asked, texts));
  const counted =
    asked.measure === 'growth'
      ? `${texts.charts.months[course.measure].toLowerCase()}, ${texts.figures.drawn(course.from, course.through)}`
      : course.through;
  return say(tellSuperlative(asked, { rows, counted, isLease: false }, texts));
}

function ofNarrowed(step: Step, asked: Superlative, question: MarketQuestion, today: string): Reply {
  const { turn, texts } = step;
  const figure = NARROWED.find((one) => question.figures.includes(one));
  if (!figure || asked.measure === 'growth') return say(texts.figures.notNarrowed(homesInWords(question, texts)));
  const read = readNarrowed(question, turn, { today, texts });
  if (!read) return say(texts.sales.failed);
  if ('calls' in read) return callTools(step, read.calls, texts.sales.reading);
  const rows = read.columns.map((column): Row => {
    const { number, value, sales } = figureIn(column, figure, texts);
    return {
      area: column.place,
      value: number,
      told: value === null ? texts.market.table.notEnough(sales) : `${value} (${sales})`,
    };
  });
  const { startAt = '', endAt = '' } = read.columns[0]?.period ?? {};
  const counted = texts.market.counted(homesInWords(question, texts), false, texts.common.shortSpan(startAt, endAt));
  return say(tellSuperlative(asked, { rows, counted, isLease: false }, texts));
}
