/** Where a letter's home is to be: places behind "in" and the like, and parts of it that are nothing but places, "berkeley or albany". */
import type { PlaceCandidate } from '../../question-parser/parsed-question.ts';
import { placePhrases } from '../../question-parser/place-phrases.ts';
import { isFiller, isOrdinary } from '../../question-parser/ordinary-words.ts';
import { fold } from '../../question-parser/sentence.ts';
import { inLines } from '#server/platform/text/in-lines.ts';

interface Needs {
  findPlacesNamed: (phrases: string[]) => Promise<PlaceCandidate[]>;
}

const PART = '(?:(?:north|south|east|west)(?:ern)?|upper|lower|central|downtown)';
const BEFORE_PLACE =
  '(?:\\b(?:in|near|around|within|to|at|also|still|love|or|and|either|of|en|cerca\\s+de|o|y)\\s+(?:the\\s+)?|[,/]\\s*)';
/** Between two places that stand side by side: "oakland adams point", "rockridge/temescal". */
const BETWEEN_PLACES = '\\s*(?:,|/|&|\\+)?\\s*(?:(?:or|and|y|o)\\s+)?(?:(?:the|la|el)\\s+)?';
/** What may stand beside places that are named alone: how much they are liked. */
const liked = inLines('g')`
  \b(?:
    (?:is|are|was|be|would|wd|could|will|work|works|too|also|as\s+well|ok(?:ay)?|fine|good|great|ideal|ideally|perfect|best|preferred|preferably|prefer
    |maybe|possibly|either|both|our|my|their|his|her|first|second|1st|2nd|top|main|other|choice|choices|option|options|pick|picks|favou?rites?|priority|backup|plan|a|b
    |or|and|but|in|near|around|by|the|area|areas|neighbou?rhoods?|location|locations|city|town|side|only|open\s+to|even|even\s+better|still|for\s+(?:me|us|them|him|her)
    |somewhere|anywhere|seria|serian|ideal|o|y|en|la|el|tambien|zona|barrio)
  )\b
`;

const UNKNOWN = "[a-z']+(?:\\s[a-z']+){0,2}";

const escaped = (phrase: string) => phrase.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The longest of those that overlap, without states and what only sounds like a place. */
async function known(text: string, { findPlacesNamed }: Needs): Promise<string[]> {
  const found = (await findPlacesNamed(placePhrases(text))).filter(({ exact, isBeside }) => exact !== false && !isBeside);
  const phrases = found.filter(({ nameType }) => !nameType.startsWith('state')).map(({ phrase }) => phrase);
  return [...new Set(phrases)].filter((phrase) => !phrases.some((other) => other !== phrase && other.includes(phrase)));
}

export interface PlacesInWords {
  places: string[];
  /** What stands where a place would, and is none that is known: "lake merritt". */
  unknown: string[];
}

/** Places behind "in" and the like, and those that stand right behind one of them; a client's name may be that of a town. */
export async function placesIn(words: readonly string[], needs: Needs): Promise<PlacesInWords> {
  const text = words.join(' , ');
  const folded = fold(text);
  const phrases = await known(text, needs);
  const isLed = (phrase: string, before: string): boolean =>
    new RegExp(`${before}(?:${PART}\\s+)?${escaped(phrase)}\\b`).test(folded);
  const led = phrases.filter((phrase) => isLed(phrase, BEFORE_PLACE));
  const unknown: string[] = [];
  for (const phrase of phrases.filter((one) => !led.includes(one))) {
    if (led.some((one) => isLed(phrase, `\\b${escaped(one)}${BETWEEN_PLACES}`))) led.push(phrase);
    // "Oakland lake merritt adams point"
    const [before, between = ''] =
      led
        .map((one) => new RegExp(`\\b${escaped(one)}\\s+(${UNKNOWN})\\s+${escaped(phrase)}\\b`).exec(folded))
        .find(
          (found) => found && !(found[1] ?? '').split(' ').every(isOrdinary) && !(found[1] ?? '').split(' ').some(isFiller),
        ) ?? [];
    if (before) {
      led.push(phrase);
      unknown.push(between);
    }
  }
  return { places: led, unknown };
}

/** "In james island works too", where that is no place that is known. */
export async function unknownAmong(placeWords: readonly string[], body: string, needs: Needs): Promise<string[]> {
  const found = await Promise.all(
    placeWords.map(async (words) => {
      const left = fold(words).replaceAll(liked, (word) => (word === 'in' ? word : ','));
      const name = /^in\s+([a-z][a-z' ]*?)[\s,.!]*$/.exec(left)?.[1];
      const isName = name !== undefined && capitals(name).test(body);
      return isName && (await known(`in ${name}`, needs)).length === 0 ? [name] : [];
    }),
  );
  return found.flat();
}

const capitals = (name: string): RegExp =>
  new RegExp(
    `\\b${escaped(name)
      .replaceAll(/(?<![a-z'])[a-z]/g, (letter) => letter.toUpperCase())
      .replaceAll(' ', '\\s+')}\\b`,
  );

/** Places of the clauses that are nothing but places, with a word of how much they are liked. */
export async function placesAlone(clauses: readonly string[], needs: Needs): Promise<{ places: string[]; clauses: string[] }> {
  const alone: { places: string[]; clauses: string[] } = { places: [], clauses: [] };
  for (const clause of new Set(clauses)) {
    const folded = fold(clause);
    if (folded.split(/\s+/).length > MAX_WORDS) continue;
    const phrases = await known(`in ${folded.replaceAll(/\s+(?:or|and|y|o)\s+|\s*[/&+]\s*/g, ' , in ')}`, needs);
    const rest = phrases.reduce((left, phrase) => left.replaceAll(new RegExp(`\\b${escaped(phrase)}\\b`, 'g'), ' '), folded);
    if (phrases.length === 0 || /[a-z\d]/.test(rest.replaceAll(liked, ' '))) continue;
    alone.places.push(...phrases);
    alone.clauses.push(clause);
  }
  return alone;
}

const MAX_WORDS = 14;

/** "North oakland", where all of Oakland is searched. */
export const partsIn = (said: string, places: readonly string[]): string[] =>
  places.flatMap((place) => new RegExp(`${BEFORE_PLACE}(${PART}\\s+${escaped(place)})\\b`).exec(said)?.[1] ?? []);
