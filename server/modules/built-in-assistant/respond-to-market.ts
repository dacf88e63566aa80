/** Turns about the market of places: their figures, where these come from, and areas in an order. */
import { rankingSchema, type RankingRequest } from '#server/modules/market/index.ts';
import { composeMarketAnswer, isThin } from './answers/market-answer.ts';
import { A_YEAR_DAYS } from './answers/market-words.ts';
import { proposalsAfterMarket } from './answers/proposals.ts';
import { composeBasis } from './figures/figure-basis.ts';
import { composeRanking } from './figures/rank-answer.ts';
import { asYears, isWindowCut, MARKET_TOOL, RANK_TOOL, marketCalls } from './market-turn.ts';
import { askWithCoverage } from './coverage/respond-to-coverage.ts';
import { isOrdinary } from './question-parser/ordinary-words.ts';
import { isNarrowedMarket } from './narrowed-market/read-narrowed.ts';
import { basisOfNarrowed, narrowedMarket } from './narrowed-market/respond-to-narrowed-market.ts';
import type { ParsedQuestion } from './question-parser/parsed-question.ts';
import { readMarkets } from './read-markets.ts';
import { answerTo, callTools, say, type Reply, type Step } from './reply.ts';
import { inLines } from '#server/platform/text/in-lines.ts';

/** "James Island market", "how is West Ashley doing": words that can only name a place, which no listings are in. */
const namesPlace = inLines('i')`
  ^\W*(?:(?:and|so|ok(?:ay)?|hey|hi)[\s,]+)*
  (?:(?:how(?:'?s|\s+is|\s+are)|what(?:'?s|\s+is))\s+(?:the\s+)?(?:(?:market|it)\s+(?:doing\s+)?in\s+)?)?(?:the\s+)?
  (?<place>[a-z][a-z'.-]+(?:\s+[a-z][a-z'.-]+){0,2}?)
  (?:\s+(?:real\s+estate\s+)?market|\s+(?:doing|looking|holding\s+up))\b[^a-z]*(?:now|rn|lately|today)?\W*$
`;

/** Said of a market, and no name of one. */
const ofMarkets =
  /^(?:housing|local|luxury|overall|current|spring|summer|fall|winter|seller'?s?'?|multi-?family|mkt|a|average|avg|home|inventory|hot)$/;

function placeIn(english: string): string | null {
  const place = namesPlace.exec(english)?.groups?.['place'] ?? null;
  const words = place?.toLowerCase().split(/\s+/) ?? [];
  return words.some((word) => ofMarkets.test(word)) || words.every(isOrdinary) ? null : place;
}

export function aboutMarket(step: Step, asked: Extract<ParsedQuestion, { kind: 'market' }>, today: string): Reply {
  const { turn, texts } = step;
  const narrowed = isNarrowedMarket(asked.question) ? narrowedMarket(step, asked, today) : null;
  if (narrowed && !('ofAllHomes' in narrowed)) return narrowed;
  const { narrowing: _narrowing, ...ofAllHomes } = asked.question;
  const parsed = { ...asked, question: asYears(ofAllHomes, today) };
  const calls = marketCalls(parsed.question);
  if (calls.length === 0) {
    const phrase = placeIn(turn.english);
    if (phrase) return askWithCoverage(step, { kind: 'ask', question: 'unknown-place', phrase });
    return { ...say(texts.market.which), unclear: 'needs-context' };
  }
  const read = readMarkets(step, parsed.question);
  if ('reply' in read) return read.reply;
  const all = read.found;
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
    narrowed?.ofAllHomes ?? null,
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
export function tellBasis(step: Step, today: string): Reply {
  const { turn, texts } = step;
  const question = turn.previous?.market;
  if (!question) return say(texts.market.which);
  if (isNarrowedMarket(question)) return basisOfNarrowed(step, question, today);
  const read = readMarkets(step, question);
  return 'reply' in read ? read.reply : say(composeBasis(question, read.found, texts));
}
