/** "Most expensive cities", "rank them all by median price" after the cities that are covered, "which bay area city is fastest": cities in an order, of everywhere. */
import type { AreaFilter } from '#contract/listing-search.ts';
import { rankingSchema, type RankingRequest } from '#server/modules/market/index.ts';
import { asksCoverage } from '../coverage/read-coverage.ts';
import { inEnglish } from '../language.ts';
import { RANK_TOOL } from '../market-turn.ts';
import type { ParsedQuestion } from '../question-parser/parsed-question.ts';
import { fold } from '../question-parser/sentence.ts';
import { answerTo, callTools, say, type Reply, type Step } from '../reply.ts';
import type { Turn } from '../turn.ts';
import { composeRanking } from './rank-answer.ts';
import { figureRanked, limitRanked, MOST, namesRents, orderRanked } from './rank-words.ts';
import { inLines } from '#server/platform/text/in-lines.ts';

const CITIES = '(?:cit(?:y|ies)|towns?)';
const ENDS = `(?:${MOST}|(?:most|least)\\s+(?:expensive|affordable|competitive)|cheaper|fastest)`;
const ranks = [
  new RegExp(`\\b(?:which|what)\\s+(?:[\\w-]+\\s+){0,3}?${CITIES}\\b.*\\b${ENDS}\\b`),
  new RegExp(`\\b${ENDS}\\s+(?:[\\w-]+\\s+){0,3}?${CITIES}\\b`),
  new RegExp(`\\b(?:top|bottom)\\s+(?:\\d{1,2}|three|five|ten)\\s+(?:\\w+\\s+){0,2}?${CITIES}\\b`),
  new RegExp(`\\b(?:rank|order|sort|compare)\\s+(?:all\\s+)?(?:of\\s+)?(?:the\\s+|your\\s+|my\\s+|our\\s+)?${CITIES}\\b`),
  new RegExp(`\\b${CITIES}\\s+(?:ranked|sorted|ordered|by)\\b`),
  new RegExp(
    `\\b(?:prices?|medians?|rents?|change|growth|supply|inventory|days|dom|sales)\\s+(?:by|per|across|(?:for|in|of)\\s+(?:each|every|all))\\s+(?:the\\s+)?${CITIES}\\b`,
  ),
  new RegExp(`\\b(?:rank|order|sort|compare)\\s+(?:the\\s+)?bay\\s*area\\s+${CITIES}\\b`),
];
/** "Rank them all by days on market", right after cities were told. */
const ofThem =
  /\b(?:rank|order|sort|compare)\s+(?:all\s+(?:of\s+)?)?(?:them|those|these|all)\b|\b(?:them|those)\s+(?:all\s+)?(?:ranked|sorted|ordered)\b/;
const FIGURE =
  '(?:rents?|(?:median\\s+)?prices?|price\\s+per\\s+(?:sq\\w*(?:\\s+(?:ft|foot))?|foot)|ppsf|\\$\\s?\\/\\s?s(?:q\\s?)?ft?|days(?:\\s+on\\s+(?:the\\s+)?market)?|dom|sale[\\s-]to[\\s-]list|(?:number\\s+of\\s+)?sales)';
const byAnother = new RegExp(
  `^(?:(?:and|now|ok|what\\s+about|how\\s+about|same(?:\\s+thing)?)\\s+)*by\\s+(?:the\\s+)?(?:lowest\\s+|highest\\s+|median\\s+)?${FIGURE}\\W*$`,
);
const inBayArea = /\bbay\s*area\b/;
const BAY_AREA_COUNTIES = [
  'Alameda',
  'Contra Costa',
  'Marin',
  'Napa',
  'San Francisco',
  'San Mateo',
  'Santa Clara',
  'Solano',
  'Sonoma',
];
const bayArea: AreaFilter = {
  type: 'any-of',
  areas: BAY_AREA_COUNTIES.map((name) => ({ type: 'named-area', nameType: 'county', name, context: { stateAbbreviated: 'CA' } })),
};
const CITIES_LIMIT = 10;
const ALL_LIMIT = 20;

export interface CityRanking {
  request: RankingRequest;
  isOfBayArea: boolean;
}

const asksForCities = (english: string): boolean => ranks.some((pattern) => pattern.test(fold(english)));
const goesOn = (english: string): boolean => ofThem.test(fold(english)) || byAnother.test(fold(english));

/** Whether the messages before told of cities: which are covered, or an order of them. */
function cityQuestionBefore(earlier: readonly string[]): string | null {
  const before = earlier.findLast((text) => !goesOn(inEnglish(text)));
  return before !== undefined && (asksCoverage(before) || asksForCities(inEnglish(before))) ? before : null;
}

/** A state or a county that stands has cities of its own. */
const isOfLargerPlace = (place: AreaFilter | null | undefined): boolean =>
  place?.type === 'named-area' && (place.nameType === 'state-abbreviated' || place.nameType === 'county');

/** Null where no cities are put in an order, or those of a place that is named or stands. */
export async function readCityRanking(
  { english, earlier, previous }: Pick<Turn, 'english' | 'earlier' | 'previous'>,
  parse: (text: string) => Promise<ParsedQuestion>,
): Promise<CityRanking | null> {
  const asked = fold(english);
  const before = goesOn(english) ? cityQuestionBefore(earlier) : null;
  if (!asksForCities(english) && before === null) return null;
  const isOfBayArea = inBayArea.test(asked) || (before !== null && inBayArea.test(fold(before)));
  if (!isOfBayArea) {
    const parsed = await parse(english);
    const named =
      parsed.kind === 'search' ? parsed.search.areaFilter : parsed.kind === 'market' ? parsed.question.places[0] : null;
    if (named || isOfLargerPlace(previous?.market?.places[0] ?? previous?.search.areaFilter)) return null;
  }
  const figure = figureRanked(asked);
  const isFewDays = figure === 'days-on-market' && before !== null;
  const limit = limitRanked(asked);
  return {
    isOfBayArea,
    request: {
      ...(isOfBayArea ? { areaFilter: bayArea } : {}),
      ...{ figure, order: isFewDays ? 'lowest' : orderRanked(asked, figure), part: 'city' },
      limit: limit ?? (/\b(?:all|every|each)\b/.test(asked) ? ALL_LIMIT : CITIES_LIMIT),
      ...(namesRents.test(asked) ? { listingTransactionType: 'lease' } : {}),
    },
  };
}

export function rankCities(step: Step, { request, isOfBayArea }: CityRanking): Reply {
  const { turn, texts } = step;
  const answered = answerTo(turn, RANK_TOOL);
  if (!answered) return callTools(step, [{ toolName: RANK_TOOL, input: request }], texts.ranking.reading);
  const { data } = rankingSchema.safeParse(answered.value);
  return say(data ? composeRanking(data, texts, isOfBayArea ? texts.ranking.bayArea : null) : texts.ranking.failed);
}

/** "Yield by neighborhood": orders that there are none of. */
const cannotRank = inLines()`
  \b(?:yields?|cap\s+rates?|crime|schools?)\s+(?:by|per)\s+(?:neighbou?rhood|zip(?:\s*code)?|area|city)\b
  |\b(?:which|what)\s+zip(?:\s*codes?)?\b.*\b${MOST}\b
  |\b(?:rents?|prices?)\s+by\s+zip(?:\s*codes?)?\b
`;

/** Null where no such order is asked for. */
export const sayWhichRankings = ({ turn, texts }: Step): Reply | null =>
  cannotRank.test(fold(turn.english)) ? say(texts.ranking.notBy) : null;
