/** What is asked of a tour that stands: "how far apart are they", "when do we get to the third one", "show me the schedule". */
import { STOP, stopNamed, type StopNamed } from './read-tour-change.ts';

export type TourQuestion =
  | { kind: 'distances' }
  | { kind: 'when'; stop: StopNamed }
  | { kind: 'ends' }
  | { kind: 'starts' }
  | { kind: 'schedule' };

const MAX_WORDS = 12;
const distances =
  /\bhow\s+far\s+(?:apart|is\s+it|between|are\s+(?:they|these|those|the\s+(?:stops|homes|houses))|is\s+(?:each|the\s+(?:drive|first|second|third|last)|home_\d+)\b.*\b(?:from|to)\b)|\b(?:drive|driving|travel)\s+(?:times?|distances?)\b|\bhow\s+(?:long|far|many\s+miles)\b.*\b(?:drive|driving|between)\b|\b(?:total|how\s+many)\s+(?:miles|distance)\b|\bdistances?\s+between\b/;
const when = new RegExp(
  `\\b(?:when|what\\s+time)\\b.*?(${STOP})|\\b(?:when|what\\s+time)\\b.*\\b(?<ends>done|finish\\w*|end|ends|over|wrap\\w*)\\b|\\bhow\\s+long\\b.*\\b(?<whole>take|tour|whole|all)\\b|\\b(?:when|what\\s+time)\\b.*\\b(?<starts>start|begin|meet)\\w*\\b`,
);
const schedule =
  /^\W*(?:(?:and|so|ok|now|can\s+you|can\s+i)\s+)*(?:(?:show|see|give|read|repeat|list|print|tell)\s+(?:me\s+)?|what(?:'?s|\s+is|\s+are)\s+)?(?:again\s+)?(?:the|our|my|that)\s+(?:full\s+|whole\s+|final\s+|new\s+|current\s+|tour\s+|showing\s+)?(?:schedule|tour|itinerary|stops|times|timing|order|lineup|plan)(?:\s+(?:again|now|look(?:s)?\s+like|so\s+far))*\W*$/;

export function readTourQuestion(text: string): TourQuestion | null {
  if (text.split(' ').length > MAX_WORDS) return null;
  if (schedule.test(text)) return { kind: 'schedule' };
  if (distances.test(text)) return { kind: 'distances' };
  const found = when.exec(text);
  if (!found) return null;
  if (found[1]) return { kind: 'when', stop: stopNamed(found[1]) };
  return { kind: found.groups?.['starts'] ? 'starts' : 'ends' };
}
