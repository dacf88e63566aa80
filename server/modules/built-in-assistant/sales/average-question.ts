/** "Avg price of the 3 beds": an average, where single sales are told of or narrowed to, as a market is told by its median alone. */
import { fold } from '../question-parser/sentence.ts';
import type { AveragedFact } from './sales-recipes.ts';
import { inLines } from '#server/platform/text/in-lines.ts';

const AVERAGE = '(?:average|avg|mean|promedio)';
const facts: readonly [RegExp, AveragedFact][] = [
  [
    /(?:price|cost|\$|dollars?|precio)\s*(?:per|\/|a|por)\s*(?:sq|square|foot|ft|sf|pie)|\bppsf\b|\bper\s+(?:sq|square|foot|sf\b)/,
    'pricePerSqFt',
  ],
  [/\bdays\b|\bdom\b|\btime\s+on\b|\bdias\b/, 'daysOnMarket'],
  [/\b(?:prices?|cost|sold|sale|sales|value|precios?)\b/, 'price'],
];
const average = new RegExp(`\\b${AVERAGE}\\b`);
/** Words of the figure, and so none of which homes. */
const figureWords = inLines('g')`
  \b(?:
    what(?:'?s|\s+is|\s+was)?|and|the|${AVERAGE}|median|sold|sale|sales|list|prices?|cost|value|ppsf
    |days\s+on\s+(?:the\s+)?market|dom
    |(?:per|a)\s+(?:sq\w*\.?\s*(?:ft|foot|feet)?|square\s+foot|foot|ft|sf)
    |(?<=[$/]\s?)(?:sq\w*\.?\s*(?:ft|foot|feet)?|foot|ft|sf)
    |(?:all|each)\s+of\s+(?:them|those|these)|those|these|them|they|all|which|fue|was|it|is|cual|estas|esas|estos|esos|ellas|todas|then|here|ones
    |of|for|precios?|el|los|las|de
  )\b
  |[$/?!]|\.(?!\d)
`;

export interface AverageAsked {
  fact: AveragedFact;
  /** What is left of the words: of which homes. */
  homes: string;
}

/** Null where no average is asked for. */
export function averageAsked(english: string): AverageAsked | null {
  const folded = fold(english);
  const fact = average.test(folded) ? facts.find(([words]) => words.test(folded))?.[1] : undefined;
  if (!fact) return null;
  return { fact, homes: folded.replaceAll(figureWords, ' ').replaceAll(/\s+/g, ' ').trim() };
}
