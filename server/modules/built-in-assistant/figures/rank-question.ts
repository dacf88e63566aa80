/** "Which neighborhood in Oakland has the highest median?", "cheapest neighborhoods in Raleigh", "where do homes sell fastest?": areas in an order. */
import type { AreaFilter } from '#contract/listing-search.ts';
import type { RankedFigure, RankingRequest } from '#server/modules/market/index.ts';
import type { ParsedQuestion } from '../question-parser/parsed-question.ts';
import { fold } from '../question-parser/sentence.ts';
import type { Turn } from '../turn.ts';
import { inLines } from '#server/platform/text/in-lines.ts';

const PARTS = '(?:neighbou?rhoods?|areas?|districts?|cit(?:y|ies)|towns?|parts\\s+of\\s+(?:town|the\\s+city))';
export const MOST =
  '(?:highest|lowest|most|least|cheapest|priciest|dearest|fastest|slowest|hottest|busiest|biggest|smallest|best\\s+value|quickest)';
const ranks = [
  new RegExp(`\\b(?:which|what)\\s+(?:\\w+\\s+)?${PARTS}\\b.*\\b${MOST}\\b`),
  new RegExp(`\\b${MOST}\\s+(?:\\w+\\s+){0,3}?${PARTS}\\b`),
  // "Which neighborhoods are cooling off", "where do buyers have leverage in Oakland"
  new RegExp(
    `\\b(?:which|what)\\s+${PARTS}\\b.*\\b(?:cooling|cool|slow\\w*|heating|hot|leverage|affordable|expensive|competitive)\\b`,
  ),
  /\bwhere\s+do(?:es)?\s+(?:my\s+|the\s+)?(?:buyers?|sellers?)\s+have\s+(?:the\s+)?(?:most|more|best)?\s*(?:leverage|power|room\s+to\s+negotiate)\b/,
  new RegExp(`\\b(?:top|bottom)\\s+(?:\\d{1,2}|three|five|ten)\\s+${PARTS}\\b`),
  new RegExp(`\\b(?:rank|order|sort|compare)\\s+(?:all\\s+)?(?:the\\s+)?${PARTS}\\b`),
  new RegExp(`\\b${PARTS}\\s+(?:ranked|sorted|ordered|by)\\b`),
  inLines()`
    \bwhere\s+(?:do|are|is)\s+(?:homes?|houses?|condos?|things|prices|they|it)\s+
    (?:(?:sell|selling|sold|move|moving|go|going|the)\s+)*(?:fastest|slowest|quickest|cheapest|highest|lowest|most)
    \b
  `,
];
export const byFigure: readonly [RegExp, RankedFigure][] = [
  [/\b(?:per\s+(?:sq|square|foot|ft)|\/\s?sq|ppsf|best\s+value)/, 'price-per-sqft'],
  [/\b(?:fast|slow|quick)\w*\b|\bdays\b|\bdom\b|\blongest\b|\bhot(?:test)?\b|\bcool(?:ing)?\b|\bheating\b/, 'days-on-market'],
  [
    /\b(?:over|above|under|below)\s+(?:the\s+)?(?:asking|list)\b|\bsale[\s-]to[\s-]list\b|\boverbid\w*|\bcompetitive\b|\bleverage\b|\bpower\b|\bnegotiat\w+/,
    'sale-to-list',
  ],
  [
    /\b(?:most|fewest|number\s+of|how\s+many)\s+(?:\w+\s+)?(?:sales|sold|closings|transactions)\b|\bbusiest\b|\bby\s+sales\b/,
    'sold',
  ],
];
export const isLow = /\b(?:lowest|least|cheapest|smallest|bottom|fewest|affordable|inexpensive|best\s+value)\b/;
/** Days are few where homes sell fast. */
export const isFast = /\b(?:fast|quick|hot)\w*\b|\bheating\b/;
/** Where buyers have room, homes sell for less of their list price. */
const isForBuyers = /\bbuyers?\b.*\b(?:leverage|power|negotiate)\b/;
export const counts: Record<string, number> = { three: 3, five: 5, ten: 10 };

/** Null where no areas are put in an order, or nobody says within which. */
export async function readRankQuestion(
  { english, previous }: Turn,
  parse: (text: string) => Promise<ParsedQuestion>,
): Promise<RankingRequest | null> {
  const asked = fold(english);
  if (!ranks.some((pattern) => pattern.test(asked))) return null;
  const parsed = await parse(english);
  const named = parsed.kind === 'search' ? parsed.search.areaFilter : parsed.kind === 'market' ? parsed.question.places[0] : null;
  const area = around(named ?? previous?.market?.places[0] ?? previous?.search.areaFilter);
  if (!area) return null;
  const figure = byFigure.find(([pattern]) => pattern.test(asked))?.[1] ?? 'median-price';
  const fewDays = figure === 'days-on-market' && isFast.test(asked);
  const limit = /\b(?:top|bottom)\s+(\d{1,2}|three|five|ten)\b/.exec(asked)?.[1];
  const types =
    parsed.kind === 'search' ? parsed.search.propertyTypes : parsed.kind === 'market' ? parsed.question.propertyTypes : null;
  const part =
    /\b(?:cit(?:y|ies)|towns?)\b(?!\s+of)/.test(asked) && !/\bneighbou?rhoods?\b/.test(asked) ? 'city' : 'neighborhood';
  return {
    areaFilter: area,
    figure,
    order: isLow.test(asked) || fewDays || isForBuyers.test(asked) ? 'lowest' : 'highest',
    part: area.type === 'named-area' && area.nameType === 'city' ? 'neighborhood' : part,
    ...(limit ? { limit: Math.min(20, counts[limit] ?? Number(limit)) } : {}),
    ...(types?.length ? { propertyTypes: types } : {}),
  };
}

/** Neighborhoods are compared within their city. */
function around(area: AreaFilter | null | undefined): AreaFilter | null {
  if (area?.type !== 'named-area') return area ?? null;
  const { city, stateAbbreviated } = area.context ?? {};
  if ((area.nameType !== 'neighborhood' && area.nameType !== 'zip-code') || !city) return area;
  return { type: 'named-area', nameType: 'city', name: city, ...(stateAbbreviated ? { context: { stateAbbreviated } } : {}) };
}
