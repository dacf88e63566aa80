/** "Which neighborhood in Oakland has the highest median?", "cheapest neighborhoods in Raleigh", "where do homes sell fastest?": areas in an order. */
import type { AreaFilter } from '#contract/listing-search.ts';
import type { RankingRequest } from '#server/modules/market/index.ts';
import type { ParsedQuestion } from '../question-parser/parsed-question.ts';
import { fold } from '../question-parser/sentence.ts';
import type { Turn } from '../turn.ts';
import { figureRanked, limitRanked, MOST, namesRents, orderRanked } from './rank-words.ts';
import { inLines } from '#server/platform/text/in-lines.ts';

const PARTS =
  '(?:neighbou?rhoods?|areas?|districts?|cit(?:y|ies)|towns?|zip\\s*codes?|zips?|parts\\s+of\\s+(?:town|the\\s+city))';
const FIGURE =
  '(?:rents?|prices?|medians?|growth|gains?|appreciation|changes?|supply|inventory|days(?:\\s+on\\s+(?:the\\s+)?market)?|dom|ratios?|sale[\\s-]to[\\s-]list|ppsf|sq\\w*(?:\\s+f(?:oo|ee)t|\\s+ft)?|foot|sales)';
const ranks = [
  new RegExp(`\\b(?:which|what)\\s+(?:\\w+\\s+)?${PARTS}\\b.*\\b${MOST}\\b`),
  new RegExp(`\\b${MOST}\\s+(?:\\w+\\s+){0,3}?${PARTS}\\b`),
  // "Which neighborhoods are cooling off", "where do buyers have leverage in Oakland"
  new RegExp(
    `\\b(?:which|what)\\s+${PARTS}\\b.*\\b(?:cooling|cool|slow\\w*|heating|hot|leverage|affordable|expensive|competitive)\\b`,
  ),
  /\bwhere\s+do(?:es)?\s+(?:my\s+|the\s+)?(?:buyers?|sellers?)\s+have\s+(?:the\s+)?(?:most|more|best)?\s*(?:leverage|power|room\s+to\s+negotiate)\b/,
  new RegExp(`\\b(?:top|bottom)\\s+(?:\\d{1,2}|three|five|ten)\\s+${PARTS}\\b`),
  // "Sale to list by neighborhood in Oakland", "price change for every city"
  new RegExp(
    `\\b${FIGURE}\\s+(?:(?:by|per|across)\\s+(?:the\\s+)?|(?:for|in|of)\\s+(?:each|every|all)\\s+(?:of\\s+)?(?:the\\s+)?)${PARTS}\\b`,
  ),
  new RegExp(`\\b(?:rank|order|sort|compare)\\s+(?:all\\s+)?(?:the\\s+)?${PARTS}\\b`),
  new RegExp(`\\b${PARTS}\\s+(?:ranked|sorted|ordered|by)\\b`),
  inLines()`
    \bwhere\s+(?:do|are|is)\s+(?:homes?|houses?|condos?|things|prices|they|it)\s+
    (?:(?:sell|selling|sold|move|moving|go|going|the)\s+)*(?:fastest|slowest|quickest|cheapest|highest|lowest|most)
    \b
  `,
];
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
  const figure = figureRanked(asked);
  const limit = limitRanked(asked);
  const types =
    parsed.kind === 'search' ? parsed.search.propertyTypes : parsed.kind === 'market' ? parsed.question.propertyTypes : null;
  const isOfCities = /\b(?:cit(?:y|ies)|towns?)\b(?!\s+of)/.test(asked) && !/\bneighbou?rhoods?\b/.test(asked);
  const part = isOfCities && !(area.type === 'named-area' && area.nameType === 'city') ? 'city' : 'neighborhood';
  const isLease =
    parsed.kind === 'search'
      ? parsed.search.listingTransactionType === 'lease'
      : parsed.kind === 'market' && parsed.question.isLease;
  return {
    areaFilter: area,
    figure,
    order: orderRanked(asked, figure),
    part: /\bzip/.test(asked) ? 'zip-code' : part,
    ...(limit ? { limit } : {}),
    ...(isLease || namesRents.test(asked) ? { listingTransactionType: 'lease' as const } : {}),
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
