/** "Which gained the most?", "the cheapest of the three?", "which one sells fastest?" of markets that stand side by side: by which figure, and which end of it. */
import type { AreaFilter } from '#contract/listing-search.ts';
import type { MarketFigure, MarketQuestion } from '../question-parser/market-question.ts';
import type { EarlierTurn } from '../question-parser/earlier-turn.ts';
import type { ParsedQuestion } from '../question-parser/parsed-question.ts';
import { fold } from '../question-parser/sentence.ts';
import { placesNamed } from '../sales/sales-rows.ts';
import type { Turn } from '../turn.ts';
import { inLines } from '#server/platform/text/in-lines.ts';

export const superlativeMeasures = ['growth', 'price', 'per-sqft', 'days', 'sale-to-list', 'supply', 'active', 'sold'] as const;
export type SuperlativeMeasure = (typeof superlativeMeasures)[number];
export type End = 'highest' | 'lowest';

export interface Superlative {
  measure: SuperlativeMeasure;
  end: End;
  /** Those that stand, at least two. */
  places: AreaFilter[];
}

const MOST = '(?:the\\s+)?(?:most|biggest|largest|greatest|highest|best|mas|mayor)';
const LEAST = '(?:the\\s+)?(?:least|smallest|fewest|lowest|worst|menos|menor)';
const ROSE =
  '(?:gain(?:s|ed|ing)?|gr[eo]w\\w*|rose|risen?|rising|appreciat\\w+|climb\\w*|increas\\w+|jump\\w*|(?:gone|went|going|go|moved|shot)\\s+up|subio|subieron|subido|crecio|crecieron|aument\\w+)';
const FELL =
  '(?:los[te]|losing|fell|fallen|falling|drop\\w*|declin\\w+|decreas\\w+|soften\\w*|slid|(?:gone|went|going|go|came|come)\\s+down|bajo|bajaron|bajado|cayo|cayeron)';

/** Each by its words and the end that they name; the first that fits. */
const byWords: readonly [RegExp, SuperlativeMeasure, End][] = [
  [
    new RegExp(
      `\\b${ROSE}\\b.*\\b(?:${LEAST}|slow(?:er|est|ly)|less)\\b|\\b${LEAST}\\s+(?:gains?|growth|increase|appreciation)\\b`,
    ),
    'growth',
    'lowest',
  ],
  [
    new RegExp(
      `\\b${FELL}\\b.*\\b(?:${MOST}|faster|fastest|more)\\b|\\b${MOST}\\s+(?:loss|drop|decline|decrease)\\b|\\b(?:did|has\\s+done|performed)\\s+(?:the\\s+)?worst\\b`,
    ),
    'growth',
    'lowest',
  ],
  [
    inLines()`
      \b${FELL}\b.*\b${LEAST}\b
      |\b${ROSE}\b.*\b(?:${MOST}|fast(?:er|est)|quick(?:er|est)|more)\b
      |\b(?:fast(?:er|est)|quick(?:er|est)|more|mas)[\s-]+(?:${ROSE}|growth)\b
      |\b${MOST}\s+(?:gains?|growth|increase|rise|jump|appreciation)\b
      |\b(?:did|has\s+done|performed|held\s+up)\s+(?:the\s+)?best\b
    `,
    'growth',
    'highest',
  ],
  [/\b(?:cheapest|lowest|least|best\s+value)\b.*\bper\s+(?:sq|square|foot|pie)/, 'per-sqft', 'lowest'],
  [/\b(?:priciest|dearest|highest|most)\b.*\bper\s+(?:sq|square|foot|pie)/, 'per-sqft', 'highest'],
  [/\bbest\s+value\b/, 'per-sqft', 'lowest'],
  [/\bmost\s+(?:\w+\s+)?(?:supply|months)\b/, 'supply', 'highest'],
  [/\b(?:least|lowest|fewest|shortest)\s+(?:\w+\s+)?(?:supply|months)\b|\btightest\b/, 'supply', 'lowest'],
  [
    inLines()`
      \b(?:most|highest|biggest|furthest|farthest)\s+(?:often\s+)?(?:over|above)\s+(?:the\s+)?(?:asking|list)
      |\b(?:highest|best)\s+(?:sale|list|sold)[\s-]
      |\bmost\s+competitive\b
      |\b(?:over|above)\s+(?:the\s+)?(?:asking|list)\w*\s+(?:the\s+)?most\b
    `,
    'sale-to-list',
    'highest',
  ],
  [
    /\blowest\s+(?:sale|list|sold)[\s-]|\bleast\s+competitive\b|\bmost\s+(?:under|below)\s+(?:asking|list)/,
    'sale-to-list',
    'lowest',
  ],
  [
    /\b(?:fast|quick|hot)est\b|\b(?:fewest|least|shortest)\s+(?:days|time|dom)\b|\b(?:mas|more)\s+rapid\w+|\bfewer\s+days\b/,
    'days',
    'lowest',
  ],
  [
    /\b(?:slow|long)est\b|\bmost\s+(?:days|time|dom)\b|\b(?:mas|more)\s+lent\w+|\b(?:mas|more)\s+(?:dias|days|tiempo|time)\b/,
    'days',
    'highest',
  ],
  [
    /\b(?:most|biggest|highest|largest|more|mas)\s+(?:\w+\s+)?(?:inventory|inventario|listings|choices?|selection|(?:currently\s+)?for\s+sale|active|on\s+the\s+market)\b/,
    'active',
    'highest',
  ],
  [
    /\b(?:least|fewest|fewer|lowest|smallest|less|menos)\s+(?:\w+\s+)?(?:inventory|inventario|listings|choices?|for\s+sale|active|on\s+the\s+market)\b/,
    'active',
    'lowest',
  ],
  [
    /\b(?:most|more|mas)\s+(?:\w+\s+)?(?:sales|sold|closings|transactions|ventas)\b|\b(?:sold|sells)\s+(?:the\s+)?most\b|\bbusiest\b/,
    'sold',
    'highest',
  ],
  [
    /\b(?:fewest|fewer|least|less|menos)\s+(?:\w+\s+)?(?:sales|sold|closings|transactions|ventas)\b|\bquietest\b/,
    'sold',
    'lowest',
  ],
  [
    /\bcheapest\b|\b(?:least\s+expensive|most\s+affordable)\b|\blowest\s+(?:median\s+)?(?:price|prices|median|rents?)\b|\b(?:mas|more)\s+barat[oa]\b/,
    'price',
    'lowest',
  ],
  [
    /\b(?:priciest|dearest)\b|\bmost\s+expensive\b|\bhighest\s+(?:median\s+)?(?:price|prices|median|rents?)\b|\b(?:mas|more)\s+car[oa]\b/,
    'price',
    'highest',
  ],
];

/** "And the lowest?", "the least?": the other end of what was asked right before. */
const endAlone = inLines()`
  ^(?:and\s+|y\s+|so\s+)?(?:(?:which|what)\s+(?:one\s+)?(?:is|has|had|was)\s+)?(?:the\s+|el\s+|la\s+)?
  (?:(?<high>highest|most|biggest|best|mayor|mas)|(?<low>lowest|least|fewest|smallest|worst|menor|menos))(?:\s+one)?
  $
`;

const SEVERAL = '(?:two|three|four|2|3|4|dos|tres|cuatro)';
const pointsAtThem = inLines()`
  ^(?:(?:and|so|ok(?:ay)?|now|y|entonces)[\s,]+)*(?:
    (?:which|what|where|who|cual(?:es)?|(?:en\s+)?donde|en\s+cual)\b
    |(?:the|el|la)\s+(?:\w+\s+){1,4}?(?:of|de)\s+(?:the\s+|los\s+|las\s+)?
      (?:${SEVERAL}|them|those|these|all|ellos|ellas)\b
    |(?:(?:the|el|la)\s+)?\w+(?:\s+\w+){0,2}$
  )
`;
const ofSomethingElse = inLines()`
  \b(?:which|what)\s+(?:
    homes?|houses?|condos?|listings?|property|properties|townho\w+|months?|quarters?|years?|season|day|agent
    |brokerage
  )\b
  |^(?:homes?|houses?|condos?|listings?)\b
  |\b(?:
    show|find|search|list(?=\s+(?:me|the|all|them|those))|write|draft|send|chart|graph|draw|should|would|will
    |school\w*|safe\w*|crime
  )\b
`;
const neighborhoods = /\b(?:neighbou?rhoods?|districts?|parts?\s+of|vecindarios?|barrios?)\b/;
const MAX_WORDS = 16;

const numbers: Readonly<Record<string, number>> = { two: 2, dos: 2, three: 3, tres: 3, four: 4, cuatro: 4 };
const namedCount = new RegExp(`\\b(?:of|de)\\s+(?:the\\s+|los\\s+|las\\s+)?(${SEVERAL})\\b`);

/** Those that stand side by side, or were told one after the other. */
function standingPlaces({ market, markets }: EarlierTurn, asked: string): AreaFilter[] {
  const all = market && market.places.length > 1 ? market.places : (markets ?? []);
  const word = namedCount.exec(asked)?.[1];
  const count = word === undefined ? all.length : (numbers[word] ?? Number(word));
  return all.slice(-count);
}

const key = (place: AreaFilter): string => JSON.stringify(place);
const isNeighborhood = (place: AreaFilter): boolean => place.type === 'named-area' && place.nameType === 'neighborhood';

function ends(texts: readonly string[]): Pick<Superlative, 'measure' | 'end'> | null {
  for (const [pattern, measure, end] of byWords) if (texts.some((text) => pattern.test(text))) return { measure, end };
  return null;
}

const cleaned = (text: string): string =>
  fold(text)
    .replace(/[\s?.!¿¡]+$/g, '')
    .replace(/^[\s¿¡]+/, '')
    .trim();

/** Null where no markets stand, or the words ask for something else. */
export async function readSuperlative(
  { question, english, previous, last }: Turn,
  parse: (text: string) => Promise<ParsedQuestion>,
): Promise<Superlative | null> {
  const market = previous?.market;
  if (!previous || !market || market.kinds || market.periods) return null;
  const [asked, ...others] = [cleaned(english), cleaned(question)];
  if (asked.split(/\s+/).length > MAX_WORDS || ofSomethingElse.test(asked)) return null;
  const places = standingPlaces(previous, asked);
  if (places.length < 2 || (neighborhoods.test(asked) && !places.every(isNeighborhood))) return null;
  const alone = endAlone.exec(asked)?.groups;
  const before = alone && last ? ends([cleaned(last.question)]) : null;
  if (alone && before) return { measure: before.measure, end: alone['high'] === undefined ? 'lowest' : 'highest', places };
  const read = pointsAtThem.test(asked) ? ends([asked, ...others]) : null;
  if (!read) return null;
  // "Which is cheapest in Marin County?" asks of other places.
  const named = placesNamed(await parse(english));
  return named.every((place) => places.some((one) => key(one) === key(place))) ? { ...read, places } : null;
}

/** Which figure of a market tells it. Growth is told by the change of the price that stands. */
export function figureOf({ measure }: Superlative, { figures }: MarketQuestion): MarketFigure {
  switch (measure) {
    case 'growth':
      return figures.includes('price-per-sqft') && !figures.includes('median-price') ? 'price-per-sqft' : 'median-price';
    case 'price':
      return 'median-price';
    case 'per-sqft':
      return 'price-per-sqft';
    case 'days':
      return 'days-on-market';
    case 'sale-to-list':
    case 'supply':
    case 'active':
    case 'sold':
      return measure;
  }
}
