/** Names that sound like a place that is known and mean another: a part of it, one of another state, one of another city. */
import type { NamedArea } from '#contract/listing-search.ts';
import { isOrdinary } from './ordinary-words.ts';
import { sameName } from './place-choice.ts';
import { PART_OF_NAME_FIT, type PlaceMention } from './place-mentions.ts';
import { fold } from './sentence.ts';
import { stateNamed } from './states.ts';
import { cityOfWords } from './well-known-cities.ts';

/** "Barton Hlls", "Sunset Valey, TX": of a name that is no slip for the whole, the rest tells another place, and so does another state. */
export function isOtherName({ phrase, end, fit, candidates }: PlaceMention, text: string, all: readonly PlaceMention[]): boolean {
  const state = stateNamed(text);
  if (state && candidates.every(({ context }) => context.stateAbbreviated !== null && context.stateAbbreviated !== state))
    return true;
  const isPart = fit <= PART_OF_NAME_FIT && candidates.every(({ name }) => fold(name) !== phrase);
  const [, gap = '', next] = /^(\s+)([A-Z][a-z]{2,})/.exec(text.slice(end)) ?? [];
  return isPart && next !== undefined && !isOrdinary(next.toLowerCase()) && all.every(({ start }) => start !== end + gap.length);
}

const PART = /^(?:north|south|east|west|northern|southern|eastern|western|upper|lower|inner|outer)$/;
const partBefore = /\b([a-z]+)\s+$/;

/** Right behind a place's name it makes another name: Golden Gate Park is not in the Golden Gate of Oakland. */
const LANDMARK = /^\s+(?:park|bridge|station|airport|hospital|university|college|stadium|museum|zoo)\b/;

/** "Downtown Austin", where no Austin is known: how far its name reaches; null where no such city follows. */
function cityRightBehind(rest: string): number | null {
  const city = cityOfWords(rest);
  const at = city === null ? -1 : rest.indexOf(city);
  return city !== null && at >= 0 && /^[\s,]*(?:(?:in|of)\s+)?$/.test(rest.slice(0, at)) ? at + city.length : null;
}

/** "East Oakland", where only Oakland or West Oakland is known, "Golden Gate Park": a name that was read by half is another place. */
export function partOfPlace(text: string, folded: string, { phrase, start, end, fit, candidates }: PlaceMention): string | null {
  const city = PART_OF_ANY_CITY.test(phrase) ? cityRightBehind(folded.slice(end)) : null;
  if (city !== null) return text.slice(start, end + city);
  const isOfName = (word: string) => candidates.some(({ name }) => fold(name).split(/\s+/).includes(word));
  const landmark = LANDMARK.exec(folded.slice(end));
  if (landmark) return text.slice(start, end + landmark[0].length);
  const [first = ''] = phrase.split(/\s+/);
  if (fit < 1) return PART.test(first) && !isOfName(first) ? text.slice(start, end) : null;
  const before = partBefore.exec(folded.slice(0, start));
  return before?.[1] && PART.test(before[1]) && !isOfName(before[1]) ? text.slice(before.index, end) : null;
}

/** The city right behind a neighborhood's name that lies in other cities only. */
export function cityInstead(main: PlaceMention, mentions: PlaceMention[], folded: string): PlaceMention | null {
  if (!main.candidates.every(({ nameType }) => nameType === 'neighborhood')) return null;
  const behind = mentions.find((one) => one.start > main.end && /^[\s,]*(?:in\s+)?$/.test(folded.slice(main.end, one.start)));
  return behind?.fit === 1 && behind.candidates.some(({ nameType }) => nameType === 'city') ? behind : null;
}

const PART_OF_ANY_CITY =
  /^(?:the\s+)?(?:downtown|uptown|midtown|old\s+town|city\s+cent(?:er|re)|chinatown|waterfront|west\s+end|east\s+side)$/;

/** "Near downtown", where the thread is about a city that has none of the name. @returns that city */
export function partOfAnotherCity(main: PlaceMention, previous: NamedArea | null): string | null {
  const here = previous?.nameType === 'city' ? previous.name : previous?.context?.city;
  if (!here || !PART_OF_ANY_CITY.test(main.phrase)) return null;
  // A name that only one city has is meant wherever it is.
  const isElsewhere = main.candidates.every((one) => one.nameType === 'neighborhood' && !sameName(one.context.city, here));
  return isElsewhere && main.candidates.length > 1 ? here : null;
}
