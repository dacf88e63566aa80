/** "Top 5 only", "and the worst?", "lowest first", "by days on market" right after areas in an order: the same order, changed. */
import type { RankingRequest } from '#server/modules/market/index.ts';
import { inEnglish } from '../language.ts';
import { fold } from '../question-parser/sentence.ts';
import { inLines } from '#server/platform/text/in-lines.ts';
import { figureNamed, limitRanked, orderRanked } from './rank-words.ts';

const MAX_WORDS = 9;
const END =
  '(?:highest|lowest|cheapest|cheaper|most\\s+expensive|priciest|worst|best|slowest|fastest|biggest|smallest|largest|bottom|top)';
const changes = inLines()`
  ^(?:(?:and|ok(?:ay)?|now|just|only|show|give|me|sort(?:ed)?|rank(?:ed)?|what\s+about|how\s+about|y|solo)[\s,]+)*(?:the\s+|it\s+|them\s+)*
  (?:
    (?:top|bottom)\s+(?:\d{1,2}|three|five|ten)(?:\s+(?:only|please|ones?))?
    |${END}(?:\s+(?:first|ones?|instead|end))*(?:[\s,]+(?:instead[\s,]+)?by\s+.{3,30})?
    |by\s+.{3,30}
    |(?:the\s+)?(?:other\s+way\s+(?:a)?round|reverse(?:d)?|opposite)
    |sorted
  )\s*[?.!]*$
`;
const reversed = /\b(?:other\s+way|revers\w+|opposite|worst|bottom)\b/;

/** Whether the words change an order, and order nothing by themselves. */
export const changesRanking = (english: string): boolean =>
  fold(english).trim().split(/\s+/).length <= MAX_WORDS && changes.test(fold(english).trim());

/** The message that the order was asked for with; null where others stand between. */
export function rankingBefore(earlier: readonly string[]): string | null {
  return earlier.map((text) => inEnglish(text)).findLast((text) => !changesRanking(text)) ?? null;
}

export function withChange(request: RankingRequest, english: string): RankingRequest {
  const asked = fold(english);
  const figure = figureNamed(asked) ?? request.figure;
  const limit = limitRanked(asked);
  const isOtherEnd = reversed.test(asked) && !limit;
  const named = new RegExp(`\\b${END}\\b`).test(asked) && !/\btop\b/.test(asked);
  const order = isOtherEnd
    ? request.order === 'highest'
      ? ('lowest' as const)
      : ('highest' as const)
    : named || figure !== request.figure
      ? orderRanked(asked, figure)
      : request.order;
  return { ...request, figure, order, ...(limit ? { limit } : {}) };
}
