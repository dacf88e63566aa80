/** "Is Emeryville noisy?", "how is the traffic in Albany?": what no listing records of a place, with what is known of it instead. */
import { z } from 'zod';
import type { NamedArea } from '#contract/listing-search.ts';
import { askLink } from '#contract/reply-links.ts';

import { schoolDistrictsAnswerSchema } from '#server/modules/listings/index.ts';
import { areaName } from '../answers/describe-search.ts';
import { districtsInWords } from '../answers/school-districts.ts';
import type { Texts } from '../answers/texts/index.ts';
import type { ParsedQuestion } from '../question-parser/parsed-question.ts';
import { fold } from '../question-parser/sentence.ts';
import { callTools, say, type Reply, type Step } from '../reply.ts';
import { placesStanding } from '../sales/sales-rows.ts';
import { DISTRICTS_TOOL } from '../turn.ts';
import { inLines } from '#server/platform/text/in-lines.ts';

const FEELS =
  '(?:noisy|quiet|loud|walkable|bikeable|hilly|flat|pretty|ugly|boring|fun|lively|crowded|busy|touristy|windy|foggy|sunny|rainy|dog[\\s-]friendly|hip|trendy|cool|charming|dirty|clean|smelly)';
/** What would be steering to say. */
const RATED = '(?<rated>(?:un)?safe(?:r|st)?|dangerous|sketchy|rough|crime[\\s-]ridden|seedy|scary)';
const THERE = '(?:noise|traffic|commute|weather|fog|wind|nightlife|food|parking|crowds|smell|pollution|air\\s+quality|vibe)';
const VERY = '(?:(?:too|very|really|pretty|a\\s+bit|kind\\s+of|more|most|less|least|so|that|super|as)\\s+)*';
/** "Which one is safer?", "walkable?", "is it noisy there?" of the places that stand. */
const MORE =
  '(?:noisier|quieter|louder|hillier|flatter|prettier|livelier|busier|windier|foggier|sunnier|hipper|trendier|cooler|cleaner|(?:more|most|less|least|better|best)\\s+(?:walkable|bikeable|crowded|boring|fun|touristy|charming|parking|weather|nightlife|traffic|noise))';
/** "On weekends, restaurants and stuff" */
const LIFE =
  '(?:restaurants?|bars?|coffee(?:\\s+shops?)?|cafes?|shops?|shopping|nightlife|weekends?|parks|groceries|things\\s+to\\s+do|food)';
const AREA = '(?:areas?|neighborhoods?|places?|cit(?:y|ies)|towns?|part(?:\\s+of\\s+town)?|side)';
const ofStanding = [
  inLines()`
    ^(?:which|what)(?:\s+(?:ones?|${AREA}|of\s+(?:them|these|those|the\s+(?:two|three))))?\s+
    (?:is|are|has|feels?|would\s+be)\s+(?:the\s+)?${VERY}(?:${MORE}|${FEELS}|${RATED})$
  `,
  new RegExp(
    `^(?:(?:is|are)\\s+)?(?:it|that|this|they|there)(?:\\s+${AREA})?\\s+${VERY}(?:${FEELS}|${RATED})(?:\\s+(?:there|around\\s+there))?$`,
  ),
  new RegExp(`^(?:is\\s+)?(?:that|this|the)\\s+${AREA}\\s+${VERY}(?:${FEELS}|${RATED})$`),
  new RegExp(
    `^(?:what(?:'?s|\\s+is)|how(?:'?s|\\s+is))\\s+(?:the\\s+)?(?:street\\s+)?${THERE}(?:\\s+(?:situation|scene))?(?:\\s+like)?(?:\\s+(?:there|around\\s+(?:there|here)|in\\s+(?:that|this|the)\\s+${AREA}))?$`,
  ),
  new RegExp(
    `^what(?:'?s|\\s+is)\\s+(?:it|life|that\\s+${AREA}|the\\s+${AREA})\\s+like\\b(?=.*\\b(?:there|live|living|${LIFE})\\b|$).{0,60}$`,
  ),
  new RegExp(
    `^(?:(?:are\\s+there|any|what\\s+about|how\\s+about|how\\s+are)\\s+)(?:the\\s+)?(?:good\\s+|nice\\s+)?${LIFE}(?:\\s+(?:and|or|nearby|there|stuff|around|${LIFE}))*$`,
  ),
  new RegExp(`^(?:and\\s+)?${VERY}(?:walkable|noisy|safe|dangerous|sketchy)$`),
  new RegExp(
    `^(?:how(?:'?s|\\s+is|\\s+about)|what\\s+about|and)\\s+(?:the\\s+)?(?:${THERE}|(?<rated>crime(?:\\s+rates?)?|safety))(?:\\s+(?:there|around\\s+(?:there|here)|like))*$`,
  ),
];
const schools = inLines()`
  ^(?:(?:how(?:'?s|\s+(?:is|are|about))|what\s+about|and|any(?:\s+good)?|which)\s+)?(?:the\s+|good\s+)*schools?
  (?:\s+(?:districts?|are\s+(?:there|those|these)|there|around(?:\s+(?:there|here))?|like|nearby|good))*$
`;
/** "Are prices in Oakland flat?" asks for figures, and of homes one may tell. */
const pointed = new RegExp(`^(?:that|this|the|there|here)(?:\\s+${AREA})?$`);
const ofMore = /\b(?:prices?|markets?|rents?|sales?|inventory|homes?|houses?|condos?|listings?)\b/;
const questions = [
  new RegExp(
    `^(?:(?:so|and|ok(?:ay)?|then|but|well)[\\s,]+)*(?:is|are)\\s+(?!it\\b|this\\b|that\\b|there\\b|the\\b)(?<place>.+?)\\s+${VERY}(?:${FEELS}|${RATED})$`,
  ),
  new RegExp(`^how\\s+(?:${FEELS}|${RATED})\\s+(?:is|are)\\s+(?!it\\b|this\\b|that\\b|there\\b)(?<place>.+)$`),
  inLines()`
    ^(?:how(?:'?s|\s+is|\s+bad\s+is)|what(?:'?s|\s+is)|is\s+there\s+(?:much|a\s+lot\s+of|any|bad))\s+(?:the\s+)?
    ${THERE}(?:\s+like)?\s+(?:in|around|near)\s+(?<place>.+)$
  `,
];

/**
 * Null where it is about something else, or no place is named or stands.
 * @param parse reads words as if nothing had been said before: "these" are no place
 */
export async function respondToPlace(step: Step, parse: (text: string) => Promise<ParsedQuestion>): Promise<Reply | null> {
  const { turn, texts } = step;
  const asked = plainly(fold(turn.english));
  const { place, rated } = groupsOf(questions, asked) ?? {};
  if (!place || ofMore.test(place) || pointed.test(place)) return ofPlacesThatStand(step, asked);
  const parsed = await parse(`homes in ${place}`);
  if (parsed.kind !== 'search' || parsed.unusedWords.length > 0) return null;
  const { areaFilter: area, ...conditions } = parsed.search;
  if (Object.values(conditions).some((value) => value != null)) return null;
  if (area?.type !== 'named-area' || area.nameType.startsWith('street')) return null;
  return judgesNone([area], rated !== undefined, texts);
}

const WAYS_LIMIT = 3;

/** "My client asks if Glen Park is walkable and whats parking like" as "is glen park walkable". */
const askedFor = inLines()`
  ^(?:(?:my|the|a|our|her|his|their)\s+)?(?:clients?|buyers?|sellers?|couple|family|she|he|they|someone|wife|husband)\s+
  (?:(?:is|are|was|were|just|also|keeps?)\s+)*(?:asks?|asked|asking|wants?\s+to\s+know|wanted\s+to\s+know|wonders?|wondering|curious)\s+
  (?:(?:me|about)\s+)?(?:if|whether|how)\s+
`;
const statement = /^(?!(?:is|are|how|what)\b)(?<place>.+?)\s+(?<verb>is|are)\s+(?<rest>.+)$/;
const alsoAsked = new RegExp(
  `\\s+(?:and|or|also)\\s+(?:what'?s|how'?s|what|how|is)?\\s*(?:is\\s+)?(?:the\\s+)?(?:street\\s+)?${THERE}(?:\\s+(?:is|like|there|bad|good))*$`,
);

function plainly(folded: string): string {
  const asked = folded.replace(/^(?:(?:so|and|ok(?:ay)?|then|but|well|hey|hi)[\s,]+)+|[\s?.!]+$/g, '').trim();
  if (!askedFor.test(asked)) return asked.replace(alsoAsked, '');
  const bare = asked.replace(askedFor, '').replace(alsoAsked, '');
  const { place, verb, rest } = statement.exec(bare)?.groups ?? {};
  return place === undefined ? bare : `${verb} ${place} ${rest}`;
}

const groupsOf = (patterns: readonly RegExp[], asked: string) =>
  patterns.map((pattern) => pattern.exec(asked)).find((found) => found !== null)?.groups ?? null;

const judgesNone = (areas: readonly NamedArea[], isRating: boolean, texts: Texts): Reply => {
  const names = areas.map((area) => areaName(area, texts));
  const ways = names.flatMap((name) => [texts.proposals.homesIn(name), texts.proposals.market(name)]);
  const why = isRating ? texts.asking.cannot['fair-housing'] : texts.results.notOfPlace(texts.common.and(names));
  return say(`${why}\n\n${ways.slice(0, WAYS_LIMIT).map(askLink).join(' ')}`);
};

/** The home that is open has a record to ask. */
function ofPlacesThatStand(step: Step, asked: string): Reply | null {
  const { turn, texts } = step;
  if (turn.previous?.opened) return null;
  const places = placesStanding(turn.previous).flatMap((area) => (area.type === 'named-area' ? [area] : []));
  if (places.length === 0) return null;
  if (schools.test(asked)) return tellDistricts(step, places);
  const [found] = ofStanding.flatMap((pattern) => pattern.exec(asked) ?? []);
  if (found === undefined) return null;
  return judgesNone(places, groupsOf(ofStanding, asked)?.['rated'] !== undefined, texts);
}

/** The districts that listings name, of each place that stands: none is rated. */
function tellDistricts(step: Step, places: readonly NamedArea[]): Reply {
  const { turn, texts } = step;
  const answers = turn.answers.filter(({ toolName }) => toolName === DISTRICTS_TOOL);
  if (answers.length === 0) {
    const calls = places.map((areaFilter) => ({ toolName: DISTRICTS_TOOL, input: { areaFilter } }) as const);
    return callTools(step, calls, texts.search.districts.reading);
  }
  const { data: told } = z.array(z.object({ value: schoolDistrictsAnswerSchema })).safeParse(answers);
  if (!told) return say(texts.search.failed);
  const lines = told.flatMap(({ value: { districts } }, at) => {
    const place = places[at];
    const words = districtsInWords(districts, texts);
    return place && words ? [told.length > 1 ? `${areaName(place, texts)}\n\n${words}` : words] : [];
  });
  const names = places.map((place) => areaName(place, texts));
  return say([texts.search.districts.notRated(texts.common.and(names), lines.length > 0), ...lines].join('\n\n'));
}
