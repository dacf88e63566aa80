/** "What markets do you cover?", "which cities do you have sales for?", "what MLS am I connected to?": where there are listings at all. */
import { fold } from '../question-parser/sentence.ts';
import { inLines } from '#server/platform/text/in-lines.ts';

const PLACES =
  '(?:markets?|cities|city|towns?|areas?|places?|locations?|counties|regions?|neighbou?rhoods|states?|mls(?:es|\\s?s)?|feeds?|data\\s*(?:bases?|sources?|feeds?)?|sources?)';
const WHO = '(?:you|u|i|we|sidekick|this|it|my\\s+account)';
const HAS =
  '(?:cover\\w*|support\\w*|serve|connected|linked|hooked\\s+up|access|available|include[sd]?|have\\s+(?:\\w+\\s+)?(?:listings?|sales|data|homes|homes\\s+sold|access|info\\w*|records|coverage|numbers|comps|solds?)|(?:got|get|pull(?:ing)?)\\s+(?:\\w+\\s+)?(?:listings?|sales|data)|know\\s+(?:about|of)|work\\s+(?:in|for|with))';
const asks = [
  new RegExp(
    `\\b(?:what|which|how\\s+many)\\s+(?:other\\s+|all\\s+)?${PLACES}\\b(?:\\s+\\w+){0,2}?\\s+${WHO}\\b.{0,25}?\\b${HAS}\\b`,
  ),
  new RegExp(
    `\\b(?:what|which)\\s+${PLACES}\\s+(?:is|are)\\s+(?:covered|available|included|supported|in\\s+(?:here|the\\s+system|your\\s+data))\\b`,
  ),
  /\bwhere\s+(?:do|does|are)\s+(?:you|we|i|sidekick)\s+(?:have|cover|get)\s*(?:listings?|sales|data|homes|coverage)?\s*[?.!]*$/,
  /\b(?:what|which)(?:'?s|\s+is|\s+are)?\s+(?:my|our|your)\s+(?:mls(?:es)?|coverage(?:\s+area)?|data\s*sources?|markets?)\b/,
  new RegExp(
    `^\\W*(?:and\\s+|so\\s+)?(?:what|which)\\s+(?:other\\s+|all\\s+)?${PLACES}\\s+(?:do|does)\\s+(?:you|u|we|i)\\s+(?:have|got|do|know)\\W*$`,
  ),
  new RegExp(
    `\\b(?:what|which)\\s+(?:other\\s+|all\\s+)?${PLACES}\\s+(?:can|could)\\s+(?:you|u|i|we)\\s+(?:search|look\\s+(?:in|up)|use|see)\\W*$`,
  ),
  /\b(?:what|which)\s+mls\b(?!\s*(?:#|number|id|no\b))/,
  inLines()`
    \b(?:que|cuales|cual|en\s+que|de\s+que)\s+(?:son\s+(?:tus\s+|los\s+|las\s+)?)?
    (?:mercados?|ciudades|zonas?|areas?|lugares|condados|mls)\b.*\b
    (?:
      cubr\w+|tienes?|tienen|tengo|tenemos|manejas?|conectad\w+|acceso|disponibles?|hay\s+(?:anuncios|ventas|datos)
    )\b
  `,
  /^\s*(?:a\s+)?(?:que|cual)\s+(?:es\s+mi\s+)?mls\b/,
];
/** "What MLS number is it?" asks of a home. */
const ofHome = /\bmls\s*(?:#|number|id|no\b)|\b(?:this|that)\s+(?:home|house|condo|one|listing)\b/;

export function asksCoverage(text: string): boolean {
  const folded = fold(text);
  return !ofHome.test(folded) && asks.some((pattern) => pattern.test(folded));
}
