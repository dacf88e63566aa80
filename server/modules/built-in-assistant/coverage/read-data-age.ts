/** "How far back does your data go?", "how old is the data", "when was it last updated?": since when there are sales, and how fresh what is for sale is. */
import { fold } from '../question-parser/sentence.ts';
import { inLines } from '#server/platform/text/in-lines.ts';

const DATA =
  '(?:data(?:base)?|records?|sales|listings|figures|numbers|stats|statistics|history|information|info|feed|mls|datos|registros|ventas|cifras|anuncios)';
const YOURS = '(?:(?:the|your|our|this|that|these|those|my|its|el|la|los|las|tus|sus|estos|estas)\\s+)?';
const OF = `${YOURS}(?:\\w+\\s+){0,2}?${DATA}`;
const asks = [
  new RegExp(`\\bhow\\s+far\\s+back\\b(?:.*\\b(?:${DATA}|you|go|goes|have|see)\\b)?`),
  new RegExp(`\\bhow\\s+(?:old|fresh|current|recent|up[\\s-]to[\\s-]date|stale|new)\\s+(?:is|are)\\s+${OF}\\b`),
  new RegExp(
    `\\b(?:is|are)\\s+${OF}\\s+(?:\\w+\\s+){0,2}?(?:current|fresh|up[\\s-]to[\\s-]date|recent|live|old|outdated|stale)\\b`,
  ),
  inLines()`
    \b(?:when|how\s+recently)\s+(?:was|were|did|has|have)\s+(?:it|this|that|they|these|those|${OF})\s+(?:been\s+)?
    (?:last\s+)?(?:updated?|refreshed?|synced?|changed|pulled)\b
  `,
  new RegExp(
    `\\b(?:last|latest|most\\s+recent)\\s+(?:\\w+\\s+)?(?:updated?|refresh|sync)\\b.*\\b${DATA}\\b|\\b${OF}\\s+last\\s+(?:updated|refreshed|synced)\\b`,
  ),
  new RegExp(
    `\\b(?:since\\s+when|from\\s+(?:what|which)\\s+(?:date|year|month)|how\\s+(?:much|many\\s+years\\s+of))\\b.*\\b(?:data|history|records)\\b`,
  ),
  /\b(?:oldest|earliest|first)\s+(?:sales?|closings?|records?)\s+(?:you\s+have|on\s+record|in\s+(?:the|your)\s+data)\b/,
  new RegExp(`\\bdesde\\s+cuando\\b.*\\b${DATA}\\b|\\bhasta\\s+(?:cuando|donde)\\s+llegan\\b.*\\b${DATA}\\b`),
  new RegExp(
    `\\bque\\s+tan\\s+(?:actuales|recientes|viejos|nuevos|actualizados)\\s+(?:son|estan)\\b|\\bcuando\\s+se\\s+actualiz\\w+|\\b(?:ultima|mas\\s+reciente)\\s+actualizacion\\b`,
  ),
  new RegExp(
    `\\b(?:estan|son)\\s+(?:actuales|actualizad[oa]s|recientes)\\b.*\\b${DATA}\\b|\\b${DATA}\\b.*\\b(?:estan|son)\\s+(?:actuales|actualizad[oa]s|recientes)\\b`,
  ),
];
/** The dates of one home stand in its record; a chart and a search have a time of their own. */
const ofSomethingElse =
  /\b(?:this|that|the)\s+(?:home|house|condo|listing|property|kitchen|roof|one)\b|\b(?:show|find|chart|graph|draw|go\s+back\s+to)\b/;
const MAX_WORDS = 16;

/** @param text as it was written */
export function asksDataAge(text: string): boolean {
  const folded = fold(text);
  if (folded.split(/\s+/).length > MAX_WORDS || ofSomethingElse.test(folded)) return false;
  return asks.some((pattern) => pattern.test(folded));
}

/** "When was it last updated?" is said of whatever was talked about. */
export const namesNothing = (text: string): boolean =>
  /\b(?:it|this|that)\s+(?:been\s+)?(?:last\s+)?(?:updated?|changed|refreshed?)\b/.test(fold(text)) ||
  /^\W*cuando\s+se\s+actualiz\w+(?:\s+por\s+ultima\s+vez)?\W*$/.test(fold(text));
