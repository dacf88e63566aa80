/** "What's the best month to sell in Oakland?", "list now or wait til spring?": how homes did by the month that they were listed in. */
import { fold } from '../question-parser/sentence.ts';
import { inLines } from '#server/platform/text/in-lines.ts';

const SEASON =
  '(?:(?:the\\s+)?(?:spring|summer|fall|autumn|winter|new\\s+year|holidays|january|february|march|april|may|june|july|august|september|october|november|december)|next\\s+(?:month|year|season))';
const SELL = '(?:sell\\w*|list\\w*|market|put)';
const asks = [
  new RegExp(
    `\\b(?:best|worst|right|ideal|good|better|strongest|slowest|busiest)\\s+(?:months?|seasons?|time\\s+of\\s+(?:the\\s+)?year|quarter)\\b.*\\b${SELL}\\b`,
  ),
  new RegExp(
    `\\b(?:which|what)\\s+(?:months?|seasons?|time\\s+of\\s+(?:the\\s+)?year)\\b.*\\b(?:best|worst|better|good|most|highest|fastest)\\b.*\\b${SELL}\\b`,
  ),
  new RegExp(`\\bwhen(?:'?s|\\s+is|\\s+should\\s+\\w+)\\s+.*\\b(?:best|good|right)\\s+time\\b.*\\b${SELL}\\b`),
  new RegExp(
    `\\b${SELL}\\b.*\\bwait(?:ing)?\\s+(?:til|till|until|for)\\s+${SEASON}\\b|\\bwait(?:ing)?\\s+(?:til|till|until|for)\\s+${SEASON}\\s+to\\s+${SELL}\\b`,
  ),
  new RegExp(`\\b${SELL}\\b.*\\b(?:in\\s+)?${SEASON}\\s+or\\s+(?:in\\s+)?${SEASON}\\b`),
  inLines()`
    \b(?:mejor|peor)\s+(?:mes|epoca|temporada|momento\s+del\s+ano)\b.*\b(?:vend\w+|list\w+|anunci\w+|public\w+)\b
    |\b(?:que|cual)\s+(?:es\s+(?:el\s+)?)?(?:mejor\s+)?mes\b.*\b(?:mejor|peor|vend\w+|anunci\w+)\b
    |\b(?:vend\w+|list\w+|anunci\w+)\b.*\besper\w+\s+(?:a|hasta)\s+(?:la\s+|el\s+)?
      (?:primavera|verano|otono|invierno|ano)\b
  `,
];

/** @param texts the message, as it was written and in English words */
export const asksSeason = (...texts: readonly string[]): boolean =>
  texts.some((text) => asks.some((pattern) => pattern.test(fold(text))));
