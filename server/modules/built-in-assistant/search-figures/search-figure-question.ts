/** "What's the median price of those", "avg $/sf", "dom?", "s/l ratio" of the homes that a search found: by which figure. */
import { inLines } from '#server/platform/text/in-lines.ts';
import { fold } from '../question-parser/sentence.ts';
import type { AveragedFact } from '../sales/sales-recipes.ts';

export interface SearchFigureQuestion {
  fact: AveragedFact;
  /** The words name an average or a median, and not the fact alone. */
  isMeasured: boolean;
  /** "Of those": the homes that are shown. */
  pointsAtThem: boolean;
}

const measured = /\b(?:average|averages|avg|mean|median|med|typical|promedio|mediana|mediano|tipico)\b/g;
const pointing =
  /\b(?:(?:of|for|on|en|de)\s+)?(?:(?:all|each|todas|todos)\s+)?(?:(?:of|de)\s+)?(?:these|those|them|they|estas|estos|esas|esos|ellas)\b(?:\s+(?:homes?|houses?|condos?|sales|solds|listings?|casas|ventas))?/g;
const PER_FOOT = '(?:sq\\.?\\s*(?:ft|foot|feet)|sqft|square\\s+f(?:oo|ee)t|sf|ft|foot|pies?(?:\\s+cuadrados?)?)';
/** The special before the general. */
const facts: readonly [RegExp, AveragedFact][] = [
  [
    new RegExp(
      `(?:(?:\\b(?:sales?|sold|list|asking)\\s+)?\\b(?:price|cost|dollars?|precio)\\s*|\\$\\s*)(?:per|a|\\/|por)\\s*${PER_FOOT}\\b|\\bppsf\\b|\\bpsf\\b|\\bper\\s+${PER_FOOT}\\b`,
    ),
    'pricePerSqFt',
  ],
  [
    /\b(?:sales?|sold|close|s|sp)[\s-]*(?:price\s*)?(?:to|\/|vs\.?)[\s-]*(?:list|l|lp|ask(?:ing)?)(?:\s+price)?(?:\s+(?:ratio|percent(?:age)?|%))?(?![a-z])|\blist[\s-]*to[\s-]*(?:sales?|sold)(?:\s+(?:price\s+)?ratio)?\b/,
    'saleToList',
  ],
  [/\b(?:days\s+on\s+(?:the\s+)?market|d\.?o\.?m\b|time\s+on\s+(?:the\s+)?market|dias\s+en\s+el\s+mercado)/, 'daysOnMarket'],
  [/\b(?:(?:sales?|sold|sale|closing|list|asking)\s+)?(?:prices?|precios?)\b|\$\s*$/, 'price'],
];
const around = inLines('g')`
  \b(?:what(?:'?s|\s+is|\s+was|\s+are|\s+were)?|whats|and|so|ok|y|the|is|was|were|did|sell|for|at|a|el|la|los|las|cual|fue|es|era|de|then|here|ones?|on|of
  |tell|me|show|give|now|also|please|pls|figures?|number|ratio)\b
  |[?.!,:¿']
`;

/** Null where the words ask for something else, or for figures of other homes than those. */
export function readSearchFigure(english: string): SearchFigureQuestion | null {
  const folded = fold(english).trim();
  const isMeasured = folded.search(measured) >= 0;
  const pointsAtThem = folded.search(pointing) >= 0;
  const bare = folded.replaceAll(measured, ' ').replaceAll(pointing, ' ').trim();
  const found = facts.find(([words]) => words.test(bare));
  const rest = (found ? bare.replace(found[0], ' ') : bare).replaceAll(around, ' ').trim();
  if (rest !== '' || (!found && !isMeasured)) return null;
  return { fact: found?.[1] ?? 'price', isMeasured, pointsAtThem };
}
