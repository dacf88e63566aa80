/** "Which of these is closest to downtown?": the homes that were shown, by the straight line to a place that has a point; else that none is known. */
import { distanceMiles, type SearchResultFacts } from '#server/modules/listings/index.ts';
import { plain } from '../answers/format.ts';
import { linkTo, price } from '../answers/homes.ts';
import { textsIn } from '../answers/texts/index.ts';
import type { FindPlaces } from '../payment/sale-place.ts';
import { placePhrases } from '../question-parser/place-phrases.ts';
import type { PlaceCandidate } from '../question-parser/parsed-question.ts';
import { fold } from '../question-parser/sentence.ts';
import type { Turn } from '../turn.ts';
import { inLines } from '#server/platform/text/in-lines.ts';

const NEAREST = '(?:closest|nearest|(?:shortest|quickest)\\s+(?:walk|drive|ride|distance|way|commute)|least\\s+far)';
const questions = [
  inLines()`
    ^(?:(?:so|and|ok(?:ay)?|then|now)[\s,]+)*(?:which|what)
    (?:\s+(?:one|home|house|condo|listing|place|(?:one\s+)?of\s+(?:these|those|them)))?
    (?:'?s|\s+(?:is|are|has|would\s+be))\s+(?:the\s+)?${NEAREST}\s+(?:to|from)\s+(?<what>[^?.!]+)
  `,
  new RegExp(`^(?:the\\s+)?(?:one\\s+)?${NEAREST}(?:\\s+one)?\\s+(?:to|from)\\s+(?<what>[^?.!]+)`),
];
const article = /^(?:an?|the|my|our|their|any)\s+/;
/** A stop is called by its place, whose middle stands for it. */
const stop = /\s+(?:bart|metro|subway|train|light\s+rail|muni|caltrain|bus|ferry|station|stop|terminal)\b/g;

interface Placed extends SearchResultFacts {
  latitude: number;
  longitude: number;
}
const isPlaced = (one: SearchResultFacts): one is Placed => one.latitude != null && one.longitude != null;

/** The place that all the words name, and that has a point. */
function pointOf(what: string, places: readonly PlaceCandidate[]): Required<Pick<PlaceCandidate, 'name' | 'center'>> | null {
  const found = places
    .filter(({ phrase, center, exact }) => phrase === what && center != null && exact !== false)
    .sort(
      (one, other) =>
        Number(other.isInOwnMarket ?? false) - Number(one.isInOwnMarket ?? false) || other.listingCount - one.listingCount,
    );
  const [first] = found;
  return first?.center ? { name: first.name, center: first.center } : null;
}

/** Null where it is about something else, or no homes are shown. */
export async function respondToNearest(
  { english, language, previous }: Turn,
  findPlaces: FindPlaces,
): Promise<{ say: string } | null> {
  const shown = previous?.results ?? [];
  if (shown.length < 2 || previous?.market) return null;
  const asked = fold(english).trim();
  const written = questions.map((pattern) => pattern.exec(asked)?.groups?.what).find((words) => words !== undefined);
  // An address is found by the search for homes around it.
  if (!written || /\d/.test(written)) return null;
  const what = written.trim().replace(article, '');
  const name = what.replace(stop, '').trim();
  const near = shown.find(isPlaced);
  const places = await findPlaces(placePhrases(`in ${name}`));
  const around = places.filter(({ center }) => !near || (center && distanceMiles(near, center) < FAR_MILES));
  const texts = textsIn(language);
  const { results: words } = texts;
  const point = name === '' ? null : pointOf(name, around);
  if (!point?.center || !near) return { say: words.noPointFor(plain(what)) };
  const { center } = point;
  const lines = shown
    .map((home, at) => ({ home, at }))
    .flatMap(({ home, at }) => (isPlaced(home) ? [{ home, at, miles: distanceMiles(home, center) }] : []))
    .sort((one, other) => one.miles - other.miles)
    .map(({ home, at }) => `${at + 1}\\. ${linkTo(home)}, ${price(home, texts)}`);
  return { say: `${words.byDistanceFrom(plain(point.name))}\n\n${lines.join('\n\n')}` };
}

/** A place of that name elsewhere is not meant. */
const FAR_MILES = 60;
