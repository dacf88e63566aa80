import type { Random } from '#demo/random.ts';
import type { Home } from '../home.ts';
import { isWithoutRooms } from '../sizes.ts';
import { comforts, condition, kitchen, living } from './inside.ts';
import { opening } from './opening.ts';
import { building, nearby, outside, parking, terms, view } from './outside.ts';
import { tellWithoutRooms } from './without-rooms.ts';
import type { Telling } from './words.ts';

type Part = (telling: Telling) => string[];

/** Agents tell a home in different orders: by its rooms, by what lies around it, by its building. */
const orders: readonly (readonly Part[])[] = [
  [living, kitchen, condition, outside, view, comforts, parking, building, nearby],
  [kitchen, living, condition, view, outside, comforts, building, parking, nearby],
  [view, outside, living, kitchen, condition, comforts, parking, nearby, building],
  [condition, living, kitchen, comforts, outside, view, nearby, building, parking],
  [nearby, condition, kitchen, living, outside, parking, view, comforts, building],
  [building, view, living, kitchen, comforts, condition, parking, outside, nearby],
];

/**
 * Public remarks written from a home's facts, two to ten sentences. They say nothing that the record does not hold or the map
 * does not show, and nothing about who might live there (fair housing).
 */
export function writeRemarks(home: Home, isLease: boolean, random: Random): string {
  const telling: Telling = { home, isLease, random };
  if (isWithoutRooms(home.type)) return tellWithoutRooms(telling);
  const first = opening(telling);
  const parts = random.pick(orders).flatMap((part) => part(telling));
  // What the first sentence has said is not said again.
  const rest = parts.filter((sentence) => !repeats(first, sentence));
  return [first, ...rest, ...terms(telling)].join(' ');
}

const topics = [
  /\bviews\b|look out|windows/i,
  /\bmiles\b/i,
  /corner/i,
  /front porch/i,
  /\brenovat/i,
  /recent construction/i,
  /of land\b/i,
  /^[^,]*\bgarden\b/i,
];

function repeats(first: string, sentence: string): boolean {
  return topics.some((topic) => topic.test(first) && topic.test(sentence));
}
