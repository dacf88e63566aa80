/** "Is Glen Park walkable?", and then "2 beds there under 1.4": a place that no tool told of is "there" as well. */
import { inEnglish } from '../language.ts';
import type { EarlierTurn } from '../question-parser/earlier-turn.ts';
import { placePhrases } from '../question-parser/place-phrases.ts';
import { readPlaces } from '../question-parser/places.ts';
import { fold } from '../question-parser/sentence.ts';
import type { Turn } from '../turn.ts';
import type { BuiltInModelNeeds } from '../understand.ts';
import { inLines } from '#server/platform/text/in-lines.ts';

const pointsThere = inLines()`
  (?<!\b(?:is|are|was|were|isn't|aren't|hi|hey|hello|out)\s)\bthere\b(?!'|\s+(?:is|are|was|were|isn't|aren't)\b)
  |\b(?:in|around|near|about|of)\s+(?:that|this|the(?:\s+same)?)\s+(?:area|neighbou?rhood|place|city|town|part\s+of\s+town)\b
  |\b(?:is|are)\s+(?:it|there)\b.*\baround\s+there\b
  |\bwhat'?s\s+it\s+like\b
`;

const MAX_BACK = 4;

/** The turn with the place that was asked about right before as the one that stands; unchanged where none was, or it stands already. */
export async function withPlaceAsked(turn: Turn, needs: Pick<BuiltInModelNeeds, 'findPlacesNamed'>): Promise<Turn> {
  if (!pointsThere.test(fold(turn.english))) return turn;
  const stood = turn.previous?.market?.places[0] ?? turn.previous?.search.areaFilter;
  // School districts are told of a place by a tool, and no search stands after it.
  const asked = stood ? turn.open : turn.earlier.slice(-MAX_BACK);
  for (const question of asked.toReversed()) {
    const text = inEnglish(question);
    const { area } = readPlaces(text, await needs.findPlacesNamed(placePhrases(text)), null);
    if (area?.type !== 'named-area' || area.nameType.startsWith('street')) continue;
    if (stood?.type === 'named-area' && fold(stood.name) === fold(area.name)) return turn;
    const none = { opened: null, onScreen: null, market: null, offered: null, near: null };
    const previous: EarlierTurn = { ...turn.previous, ...none, search: { areaFilter: area }, results: [] };
    return { ...turn, previous };
  }
  return turn;
}
