/** "What's the best month to sell in Oakland?", "list now or wait til spring?": how homes did by the month that they were listed in. */
import { fold } from '../question-parser/sentence.ts';
import { inLines } from '#server/platform/text/in-lines.ts';

const SEASON =
  '(?:(?:the\\s+)?(?:spring|summer|fall|autumn|winter|new\\s+year|holidays|january|february|march|april|may|june|july|august|september|october|november|december)|next\\s+(?:month|year|season))';
const MESES = 'enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre';
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
  new RegExp(
    `\\b${SELL}\\b.*\\b(?:right\\s+)?now\\s+(?:or|vs\\.?|versus)\\s+(?:in\\s+|around\\s+|after\\s+|come\\s+|early\\s+|next\\s+|til\\s+|until\\s+)*${SEASON}\\b`,
  ),
  new RegExp(`\\b${SELL}\\b.*\\b(?:in\\s+)?${SEASON}\\s+(?:or|vs\\.?|versus)\\s+(?:right\\s+)?now\\b`),
  new RegExp(`\\b${SELL}\\b.*\\b(?:in\\s+)?${SEASON}\\s+or\\s+(?:in\\s+)?${SEASON}\\b`),
  inLines()`
    \b(?:mejor|peor)\s+(?:mes|epoca|temporada|momento\s+del\s+ano)\b.*\b(?:vend\w+|list\w+|anunci\w+|public\w+)\b
    |\b(?:que|cual)\s+(?:es\s+(?:el\s+)?)?(?:mejor\s+)?mes\b.*\b(?:mejor|peor|vend\w+|anunci\w+)\b
    |\b(?:vend\w+|list\w+|anunci\w+)\b.*\besper\w+\s+(?:a|hasta)\s+(?:la\s+|el\s+)?
      (?:primavera|verano|otono|invierno|ano|${MESES})\b
    |\b(?:vend\w+|list\w+|anunci\w+|public\w+|poner\w*)\b.*\b(?:ahora|ya|now)\s+(?:o|or)\s+(?:esperar\s+(?:a|hasta)\s+)?(?:en\s+|in\s+)?(?:la\s+|el\s+)?
      (?:primavera|verano|otono|invierno|ano|${MESES})\b
  `,
];
const months = [
  ...(['january|enero', 'february|feb|febrero', 'march|marzo', 'april|abril', 'may|mayo', 'june|junio'] as const),
  ...(['july|julio', 'august|agosto', 'september|sept?|septiembre', 'october|octubre', 'november|noviembre'] as const),
  'december|diciembre',
].map((names) => new RegExp(`\\b(?:${names})\\b`));

/** "So should I tell them April?": the months that words name, from 0; of "may" only as a month. */
export const monthsNamed = (text: string): number[] => {
  const folded = fold(text).replaceAll(/\bmay\s+(?=[a-z]+(?:\s+\w+)*)(?!ok\b|or\b|then\b|and\b|instead\b|better\b|if\b)/g, ' ');
  return months.flatMap((pattern, at) => (pattern.test(folded) ? at : []));
};

const NEXT_WORDS =
  /\b(?:sold|sales|closed|prices?|market|homes|houses|condos|listings|how\s+many|median|vendidas|ventas|casas|precios?)\b/;
/** Whether a short message upon the months goes on about one of them, and asks for no figure of its own. */
export const goesOnAboutMonth = (text: string): boolean =>
  monthsNamed(text).length > 0 && !NEXT_WORDS.test(fold(text)) && text.trim().split(/\s+/).length <= MAX_MONTH_WORDS;
const MAX_MONTH_WORDS = 10;

/** "Best month?" right after a place or a question about selling. */
const monthAlone = inLines()`
  ^[\s¿¡]*(?:(?:and|so|ok(?:ay)?|y)[\s,]+)*(?:(?:what|which|cual)(?:'?s|\s+is|\s+es)?\s+)?(?:the\s+|el\s+)?
  (?:best|worst|mejor|peor)\s+(?:months?|season|time\s+of\s+(?:the\s+)?year|mes|temporada)(?:\s+(?:then|there|ahi))?[\s?.!]*$
`;
const weekday = inLines()`
  \b(?:best|worst|right|good|better|which|what|que|cual|mejor)\s+(?:es\s+(?:el\s+)?(?:mejor\s+)?)?
    (?:days?(?:\s+of\s+(?:the\s+)?week)?|weekdays?|dias?(?:\s+de\s+la\s+semana)?)\b.{0,30}\b
    (?:list(?:ing)?|sell(?:ing)?|market|mls|launch|publicar|vender|anunciar|listar)\b
  |\b(?:list|launch|go\s+live)\b.{0,30}\bon\s+(?:a\s+)?(?:mon|tues|wednes|thurs|fri|satur|sun)day\b.{0,20}\bor\b
`;

/** Which day of the week to list on, of which the records tell nothing: the months are told in its place. */
export const asksWeekday = (...texts: readonly string[]): boolean => texts.some((text) => weekday.test(fold(text)));

/** "Best month?" */
export const asksMonthAlone = (...texts: readonly string[]): boolean => texts.some((text) => monthAlone.test(fold(text)));

/** @param texts the message, as it was written and in English words */
export const asksSeason = (...texts: readonly string[]): boolean =>
  texts.some((text) => asks.some((pattern) => pattern.test(fold(text))));
