/** "Is Emeryville noisy?", "how is the traffic in Albany?": what no listing records of a place, with what is known of it instead. */
import { askLink } from '#contract/reply-links.ts';
import { areaName } from '../answers/describe-search.ts';
import { textsIn } from '../answers/texts/index.ts';
import type { ParsedQuestion } from '../question-parser/parsed-question.ts';
import { fold } from '../question-parser/sentence.ts';
import type { Turn } from '../turn.ts';

const FEELS =
  '(?:noisy|quiet|loud|walkable|bikeable|hilly|flat|pretty|ugly|boring|fun|lively|crowded|busy|touristy|windy|foggy|sunny|rainy|dog[\\s-]friendly|hip|trendy|cool|charming|dirty|clean|smelly)';
/** What would be steering to say. */
const RATED = '(?<rated>(?:un)?safe(?:r|st)?|dangerous|sketchy|rough|crime[\\s-]ridden|seedy|scary)';
const THERE = '(?:noise|traffic|commute|weather|fog|wind|nightlife|food|parking|crowds|smell|pollution|air\\s+quality|vibe)';
const VERY = '(?:(?:too|very|really|pretty|a\\s+bit|kind\\s+of|more|so|that|super|as)\\s+)*';
/** "Are prices in Oakland flat?" asks for figures, and of homes one may tell. */
const ofMore = /\b(?:prices?|markets?|rents?|sales?|inventory|homes?|houses?|condos?|listings?)\b/;
const questions = [
  new RegExp(
    `^(?:(?:so|and|ok(?:ay)?|then|but|well)[\\s,]+)*(?:is|are)\\s+(?!it\\b|this\\b|that\\b|there\\b|the\\b)(?<place>.+?)\\s+${VERY}(?:${FEELS}|${RATED})$`,
  ),
  new RegExp(`^how\\s+(?:${FEELS}|${RATED})\\s+(?:is|are)\\s+(?!it\\b|this\\b|that\\b|there\\b)(?<place>.+)$`),
  new RegExp(
    `^(?:how(?:'?s|\\s+is|\\s+bad\\s+is)|what(?:'?s|\\s+is)|is\\s+there\\s+(?:much|a\\s+lot\\s+of|any|bad))\\s+(?:the\\s+)?${THERE}(?:\\s+like)?\\s+(?:in|around|near)\\s+(?<place>.+)$`,
  ),
];

/**
 * Null where it is about something else, or no place is named.
 * @param parse reads words as if nothing had been said before: "these" are no place
 */
export async function respondToPlace(
  { english, language }: Turn,
  parse: (text: string) => Promise<ParsedQuestion>,
): Promise<{ say: string } | null> {
  const asked = fold(english)
    .replace(/[\s?.!]+$/, '')
    .trim();
  const { place, rated } = questions.map((pattern) => pattern.exec(asked)?.groups).find((groups) => groups !== undefined) ?? {};
  if (!place || ofMore.test(place)) return null;
  const parsed = await parse(`homes in ${place}`);
  if (parsed.kind !== 'search' || parsed.unusedWords.length > 0) return null;
  const { areaFilter: area, ...conditions } = parsed.search;
  if (Object.values(conditions).some((value) => value != null)) return null;
  if (area?.type !== 'named-area' || area.nameType.startsWith('street')) return null;
  const texts = textsIn(language);
  const name = areaName(area, texts);
  const ways = [texts.proposals.homesIn(name), texts.proposals.market(name)].map(askLink).join(' ');
  return { say: `${rated ? texts.asking.cannot['fair-housing'] : texts.results.notOfPlace(name)}\n\n${ways}` };
}
