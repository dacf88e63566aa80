/** The markets of a question, read by the tool in one step and told in the next. */
import type { MarketAnswer } from '#server/modules/market/index.ts';
import { areaInWords } from './answers/describe-search.ts';
import { MARKET_TOOL, marketAnswers, marketCalls } from './market-turn.ts';
import type { MarketQuestion } from './question-parser/market-question.ts';
import { callTools, say, type Reply, type Step } from './reply.ts';

/** @returns the markets in the order of the calls, or the reply that calls for them, or says that they could not be read */
export function readMarkets(
  step: Step,
  question: MarketQuestion,
): { found: [MarketAnswer, ...MarketAnswer[]] } | { reply: Reply } {
  const { turn, texts } = step;
  const answers = turn.answers.filter(({ toolName }) => toolName === MARKET_TOOL);
  if (answers.length === 0) {
    const calls = marketCalls(question).map((input) => ({ toolName: MARKET_TOOL, input }) as const);
    return { reply: callTools(step, calls, texts.market.reading(question.places.map((place) => areaInWords(place, texts)))) };
  }
  const [first, ...others] = marketAnswers(answers.map(({ value }) => value)) ?? [];
  return first ? { found: [first, ...others] } : { reply: say(texts.market.failed) };
}
