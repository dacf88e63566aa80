/** Turns about the market of places: their figures, where these come from, and areas in an order. */
import { rankingSchema, type RankingRequest } from '#server/modules/market/index.ts';
import { areaInWords } from './answers/describe-search.ts';
import { composeMarketAnswer, isThin } from './answers/market-answer.ts';
import { A_YEAR_DAYS } from './answers/market-words.ts';
import { proposalsAfterMarket } from './answers/proposals.ts';
import { composeBasis } from './figures/figure-basis.ts';
import { composeRanking } from './figures/rank-answer.ts';
import { asFirstAndLastYear, isWindowCut, MARKET_TOOL, RANK_TOOL, marketAnswers, marketCalls } from './market-turn.ts';
import { isNarrowedMarket, narrowedMarket } from './narrowed-market/respond-to-narrowed-market.ts';
import type { ParsedQuestion } from './question-parser/parsed-question.ts';
import { answerTo, callTools, say, type Reply, type Step } from './reply.ts';

export function aboutMarket(step: Step, asked: Extract<ParsedQuestion, { kind: 'market' }>, today: string): Reply {
  const { turn, texts } = step;
  if (isNarrowedMarket(asked.question)) return narrowedMarket(step, asked, today);
  const parsed = { ...asked, question: asFirstAndLastYear(asked.question, today) };
  const calls = marketCalls(parsed.question);
  if (calls.length === 0) return { ...say(texts.market.which), unclear: 'needs-context' };
  const answers = turn.answers.filter(({ toolName }) => toolName === MARKET_TOOL);
  if (answers.length === 0)
    return callTools(
      step,
      calls.map((input) => ({ toolName: MARKET_TOOL, input })),
      texts.market.reading(parsed.question.places.map((place) => areaInWords(place, texts))),
    );
  const all = marketAnswers(answers.map(({ value }) => value));
  if (!all) return say(texts.market.failed);
  const usual = all.slice(0, calls.length);
  const isWidened = isThin(parsed.question, usual);
  if (isWidened && all.length === calls.length)
    return callTools(
      step,
      calls.map((input) => ({ toolName: MARKET_TOOL, input: { ...input, windowDays: A_YEAR_DAYS } })),
      texts.market.widening,
    );
  const found = isWidened ? all.slice(-calls.length) : usual;
  const question = isWidened ? { ...parsed.question, windowDays: A_YEAR_DAYS } : parsed.question;
  const { trendOnly, toGoBy, windowCut } = texts.talk;
  const before = [
    parsed.isForecast ? trendOnly : null,
    parsed.isToGoBy ? toGoBy : null,
    isWindowCut(asked.question) ? windowCut : null,
    isWidened ? texts.market.widened(usual) : null,
  ];
  const text = [...before, composeMarketAnswer({ ...parsed, question, found }, texts)]
    .filter((part) => part !== null)
    .join('\n\n');
  return say(text, proposalsAfterMarket(question, texts));
}

export function rank(step: Step, input: RankingRequest): Reply {
  const { turn, texts } = step;
  const answered = answerTo(turn, RANK_TOOL);
  if (!answered) return callTools(step, [{ toolName: RANK_TOOL, input }], texts.ranking.reading);
  const { data } = rankingSchema.safeParse(answered.value);
  return say(data ? composeRanking(data, texts) : texts.ranking.failed);
}

/** The figures that stand, read again, with how they come about. */
export function tellBasis(step: Step): Reply {
  const { turn, texts } = step;
  const question = turn.previous?.market;
  if (!question) return say(texts.market.which);
  const answers = turn.answers.filter(({ toolName }) => toolName === MARKET_TOOL);
  if (answers.length === 0)
    return callTools(
      step,
      marketCalls(question).map((input) => ({ toolName: MARKET_TOOL, input })),
      texts.market.reading(question.places.map((place) => areaInWords(place, texts))),
    );
  const found = marketAnswers(answers.map(({ value }) => value));
  return say(found ? composeBasis(question, found, texts) : texts.market.failed);
}
