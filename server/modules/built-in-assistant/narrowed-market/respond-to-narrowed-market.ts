/** A market narrowed by bedrooms: medians of the homes sold with so many, each with its sales; what counts homes for sale is not narrowed by them, and said so. */
import { marketLimits, type MarketPeriod } from '#contract/market.ts';
import { ANALYSIS_TOOL, analysisAnswerSchema, type AnalysisAnswer } from '#server/modules/analysis/index.ts';
import { placeInWords } from '../analysis/areas.ts';
import { amountInWords, valueOf } from '../analysis/tell-analysis.ts';
import { describeSearch } from '../answers/describe-search.ts';
import { plain } from '../answers/format.ts';
import { A_YEAR_DAYS, capital, figure as marketFigure } from '../answers/market-words.ts';
import { remarksOn } from '../answers/notes.ts';
import { proposalsAfterNarrowed } from '../answers/proposals.ts';
import { addDays } from '../question-parser/calendar.ts';
import type { MarketQuestion } from '../question-parser/market-question.ts';
import type { ParsedQuestion } from '../question-parser/parsed-question.ts';
import { callTools, say, type Reply, type Step, type ToolCall } from '../reply.ts';
import { analysisOf, lastYear, salesOf } from '../sales/sales-rows.ts';
import { NARROWED, nameOf, narrowedMedians, type NarrowedFigure } from './narrowed-recipe.ts';

type Asked = Extract<ParsedQuestion, { kind: 'market' }>;

export const isNarrowedMarket = ({ bedrooms, isLease, places }: MarketQuestion): boolean =>
  bedrooms !== undefined && !isLease && places.length > 0;

function periodOf({ period, windowDays }: MarketQuestion, today: string): MarketPeriod {
  if (period) return period;
  if (windowDays === null) return { startAt: addDays(today, -marketLimits.windowDays), endAt: today };
  const days = Math.min(windowDays, marketLimits.longestWindowDays);
  return days === A_YEAR_DAYS ? lastYear(today) : { startAt: addDays(today, -days), endAt: today };
}

/** Of those that were asked for; the whole picture has them all. */
function figuresOf({ figures }: MarketQuestion): NarrowedFigure[] {
  const named = NARROWED.filter((figure) => figures.includes(figure));
  return named.length > 0 ? named : [...NARROWED];
}

const ofActive = ['supply', 'active', 'balance'] as const;
const wantsActive = ({ figures }: MarketQuestion): boolean =>
  figures.length === 0 || ofActive.some((figure) => figures.includes(figure));

/** One time beside another: of each place or of the first. */
const timesOf = (question: MarketQuestion, today: string): MarketPeriod[] => question.periods ?? [periodOf(question, today)];

interface Column {
  place: string;
  span: string;
  found: AnalysisAnswer;
}

export function narrowedMarket(step: Step, { question, notes, unusedWords }: Asked, today: string): Reply {
  const { turn, texts } = step;
  const { market: words } = texts;
  const figures = figuresOf(question);
  const callsFor = (times: readonly MarketPeriod[]): ToolCall[] =>
    (question.periods ? question.places.slice(0, 1) : question.places).flatMap((place) =>
      times.map((period) =>
        analysisOf(
          { ...salesOf(place, { period, propertyTypes: question.propertyTypes }), bedroomsCount: question.bedrooms ?? null },
          narrowedMedians(figures, texts),
        ),
      ),
    );
  const times = timesOf(question, today);
  const calls = callsFor(times);
  const answers = turn.answers.filter(({ toolName }) => toolName === ANALYSIS_TOOL);
  if (answers.length === 0) return callTools(step, calls, texts.sales.reading);
  const all = answers.flatMap(({ value }) => analysisAnswerSchema.safeParse(value).data ?? []);
  if (all.length < answers.length || all.some(({ problem }) => problem !== null)) return say(texts.sales.failed);
  const usual = all.slice(0, calls.length);
  const isThin =
    question.windowDays === null && !question.period && !question.periods && usual.every((one) => tellsNone(one, step));
  if (isThin && all.length === calls.length) return callTools(step, callsFor([lastYear(today)]), words.widening);
  const shownTimes = isThin ? [lastYear(today)] : times;
  const places = question.periods ? question.places.slice(0, 1) : question.places;
  const columns = places
    .flatMap((place) =>
      shownTimes.map((period) => ({
        place: placeInWords(place, texts),
        span: texts.common.shortSpan(period.startAt, period.endAt),
      })),
    )
    .flatMap((column, at) => {
      const found = (isThin ? all.slice(-calls.length) : usual)[at];
      return found ? [{ ...column, found }] : [];
    });
  const homes = describeSearch({ propertyTypes: question.propertyTypes, bedroomsCount: question.bedrooms ?? null }, texts);
  const text = [
    isThin ? words.widened(columns.map(() => ({ windowDays: marketLimits.windowDays, isLease: false }))) : '',
    columns.length > 1 ? sideBySide(columns, homes, figures, step) : alone(columns, homes, figures, step),
    wantsActive(question) ? words.activeNotByBedrooms : '',
    remarksOn(notes, unusedWords, texts),
  ];
  return say(text.filter(Boolean).join('\n\n'), proposalsAfterNarrowed(question, texts));
}

const tellsNone = ({ figures }: AnalysisAnswer, { texts }: Step): boolean =>
  figures.every(({ name, amount }) => name === nameOf('sold', texts) || valueOf(amount) === null);

/** "**$826,000** (34 sales)", or why there is none. */
function cellOf({ found }: Column, figure: NarrowedFigure, { texts }: Step): string {
  const told = found.figures.find(({ name }) => name === nameOf(figure, texts));
  const sales = texts.market.sales(Number(told?.amount['n'] ?? 0), false);
  if (told?.unit === 'dollarsPerSqFt' && valueOf(told.amount) !== null)
    return `**${marketFigure(valueOf(told.amount) ?? 0, 'dollars-per-sqft', texts)}** (${sales})`;
  return !told || valueOf(told.amount) === null
    ? texts.market.table.notEnough(sales)
    : `**${amountInWords(told, texts)}** (${sales})`;
}

const soldIn = ({ found }: Column, { texts }: Step): string => {
  const told = found.figures.find(({ name }) => name === nameOf('sold', texts));
  return told ? amountInWords(told, texts) : texts.market.table.none;
};

function alone([column]: readonly Column[], homes: string, figures: readonly NarrowedFigure[], step: Step): string {
  if (!column) return step.texts.sales.failed;
  const { market } = step.texts;
  const lines = figures.map((figure) => `- ${nameOf(figure, step.texts)}: ${cellOf(column, figure, step)}`);
  const head = `**${plain(column.place)}**, ${market.counted(homes, false, column.span)}:`;
  return [head, [...lines, `- ${nameOf('sold', step.texts)}: **${soldIn(column, step)}**`].join('\n')].join('\n\n');
}

function sideBySide(columns: readonly Column[], homes: string, figures: readonly NarrowedFigure[], step: Step): string {
  const { market } = step.texts;
  const isOfTimes = new Set(columns.map(({ span }) => span)).size > 1;
  const [first] = columns;
  const rows = [
    ['', ...columns.map(({ place, span }) => plain(isOfTimes ? span : place))],
    ['---', ...columns.map(() => '---')],
    ...figures.map((figure) => [
      nameOf(figure, step.texts),
      ...columns.map((column) => cellOf(column, figure, step).replaceAll('**', '')),
    ]),
    [nameOf('sold', step.texts), ...columns.map((column) => soldIn(column, step))],
  ];
  const head = isOfTimes
    ? market.atTwoTimes(capital(homes), plain(first?.place ?? ''), false)
    : `${capital(market.counted(homes, false, first?.span ?? ''))}:`;
  return [head, rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n')].join('\n\n');
}
