/** The figures that a letter tells: of the market that stands, of the sales that it is narrowed to, or of the picture that was drawn of it. */
import type { MarketPeriod } from '#contract/market.ts';
import { ANALYSIS_TOOL, analysisAnswerSchema } from '#server/modules/analysis/index.ts';
import type { MarketAnswer } from '#server/modules/market/index.ts';
import { courseCall, courseTold, type Course } from '../analysis/course-recipe.ts';
import { amountInWords } from '../analysis/tell-analysis.ts';
import { plain } from '../answers/format.ts';
import { isThin } from '../answers/market-answer.ts';
import { lacking, lineOf, type FigureKey } from '../answers/market-lines.ts';
import { A_YEAR_DAYS, capital, span } from '../answers/market-words.ts';
import type { Texts } from '../answers/texts/index.ts';
import { MARKET_TOOL, marketAnswers, marketCalls } from '../market-turn.ts';
import { NARROWED, nameOf } from '../narrowed-market/narrowed-recipe.ts';
import { figureIn, isNarrowedMarket, readNarrowed, type Column } from '../narrowed-market/read-narrowed.ts';
import type { MarketQuestion } from '../question-parser/market-question.ts';
import type { StandingChart } from '../question-parser/earlier-turn.ts';
import type { ToolCall } from '../reply.ts';
import { homesInWords } from '../sales/sales-rows.ts';
import type { Turn } from '../turn.ts';

export type LetterSource =
  | { kind: 'market'; found: MarketAnswer[] }
  | { kind: 'narrowed'; columns: Column[] }
  | { kind: 'course'; course: Course; chart: StandingChart };

type Read = { calls: ToolCall[]; reasoning: string } | { say: string } | { source: LetterSource };

interface Needs {
  today: string;
  texts: Texts;
}

/** @param chart the picture that it is about, if any */
export function readLetterFigures(
  turn: Turn,
  question: MarketQuestion,
  chart: StandingChart | null,
  { today, texts }: Needs,
): Read {
  const reasoning = texts.writing.letter.writing;
  const call = chart && courseCall(chart, 'by-point', { today, texts });
  if (chart && call) {
    const [answered] = turn.answers.filter(({ toolName }) => toolName === ANALYSIS_TOOL);
    if (!answered) return { calls: [call], reasoning };
    const { data } = analysisAnswerSchema.safeParse(answered.value);
    const course = data && courseTold(chart, 'by-point', data, texts);
    return course ? { source: { kind: 'course', course, chart } } : { say: texts.writing.letter.tooFew };
  }
  if (isNarrowedMarket(question)) {
    const read = readNarrowed(question, turn, { today, texts });
    if (!read) return { say: texts.sales.failed };
    return 'calls' in read
      ? { calls: read.calls, reasoning: read.isWidening ? texts.market.widening : reasoning }
      : { source: { kind: 'narrowed', columns: read.columns } };
  }
  const told = turn.answers.filter(({ toolName }) => toolName === MARKET_TOOL);
  const calls = marketCalls(question).map((input) => ({ toolName: MARKET_TOOL, input }) as const);
  if (told.length === 0) return { calls, reasoning };
  const all = marketAnswers(told.map(({ value }) => value));
  if (!all) return { say: texts.market.failed };
  // As in the chat, a year is read where the usual time has too few sales.
  const isWidened = isThin(question, all.slice(0, calls.length));
  if (isWidened && all.length === calls.length)
    return {
      calls: calls.map(({ toolName, input }) => ({ toolName, input: { ...input, windowDays: A_YEAR_DAYS } })),
      reasoning: texts.market.widening,
    };
  return { source: { kind: 'market', found: isWidened ? all.slice(-calls.length) : all } };
}

/** The time that they are of; null of a picture, whose points name theirs. */
export function periodOf(source: LetterSource): MarketPeriod | null {
  if (source.kind === 'course') return null;
  return (source.kind === 'market' ? source.found[0]?.period : source.columns[0]?.period) ?? null;
}

export interface Section {
  place: string;
  lines: string[];
}

export interface LetterBody {
  /** "Homes sold Aug 29 to Nov 27, 2026" */
  counted: string;
  sections: Section[];
}

/** @param keys which figures of a market */
export function bodyOf(source: LetterSource, question: MarketQuestion, keys: readonly FigureKey[], texts: Texts): LetterBody {
  const homes = homesInWords(question, texts);
  switch (source.kind) {
    case 'market': {
      const [first] = source.found;
      const counted = first ? texts.market.counted(homes, first.isLease, span(first.period, texts)) : homes;
      return {
        counted: capital(counted),
        sections: source.found.map((one) => ({ place: plain(one.area), lines: linesOf(one, keys, texts) })),
      };
    }
    case 'narrowed': {
      const { startAt, endAt } = periodOf(source) ?? { startAt: '', endAt: '' };
      return {
        counted: capital(texts.market.counted(homes, question.isLease, texts.common.shortSpan(startAt, endAt))),
        sections: source.columns.map((column) => ({ place: plain(column.place), lines: narrowedLines(column, texts) })),
      };
    }
    case 'course':
      return courseBody(source.course, homes, texts);
  }
}

function narrowedLines(column: Column, texts: Texts): string[] {
  return NARROWED.flatMap((figure) => {
    const { value, sales } = figureIn(column, figure, texts);
    return value === null ? [] : [`${nameOf(figure, texts, column.isLease)}: ${value} (${sales})`];
  });
}

function courseBody({ measure, from, through, lines, ends }: Course, homes: string, texts: Texts): LetterBody {
  const { charts: words, writing, market, figures } = texts;
  const isAlone = lines.length === 1;
  const amount = (told: Course['lines'][number]['first']): string => {
    const n = Number(told.amount['n'] ?? 0);
    return `**${amountInWords(told, texts)}**${measure === 'sold' || measure === 'listed' ? '' : ` (${market.sales(n, false)})`}`;
  };
  return {
    counted: writing.letter.course(words.months[measure], homes, figures.drawn(from, through)),
    sections: lines.map(({ area, first, last, changePercent }) => ({
      place: plain(area),
      lines: [
        `${isAlone ? from : writing.letter.atFirst}: ${amount(first)}`,
        `${isAlone ? through : writing.letter.atTheEnd}: ${amount(last)}`,
        ...(measure === 'saleToListPercent' ? [] : [writing.letter.changed(changePercent)]),
        ...(ends
          ? [
              writing.letter.highest(ends.highest.name, amount(ends.highest)),
              writing.letter.lowest(ends.lowest.name, amount(ends.lowest)),
            ]
          : []),
      ],
    })),
  };
}

function linesOf(found: MarketAnswer, keys: readonly FigureKey[], texts: Texts): string[] {
  const names = texts.market.names(found.isLease);
  return keys.flatMap((key) => {
    if (lacking(found, key) !== null) return [];
    const line = key === 'supply' ? supplyForClients(found, texts) : lineOf[key](found, texts);
    return line ? [`${names[key]}: ${withoutAside(line, found, texts)}`] : [];
  });
}

/** How it is worked out is for the agent to know. */
function supplyForClients({ monthsOfSupply }: MarketAnswer, { market }: Texts): string | null {
  if (monthsOfSupply?.value == null) return null;
  const whose = monthsOfSupply.balance ? `: ${market.balances[monthsOfSupply.balance]}` : '';
  return `**${market.months(monthsOfSupply.value)}**${whose}`;
}

/** What figures lack beside them is for the agent to know. */
function withoutAside(line: string, { medianPrice, medianPricePerSqFt, isLease }: MarketAnswer, { market }: Texts): string {
  const asides = [medianPrice, medianPricePerSqFt].flatMap((median) =>
    median ? [`; ${market.tooFewToCompare(median.yearEarlier.n, isLease)}`] : [],
  );
  return asides.reduce((left, aside) => left.replace(aside, ''), line);
}
