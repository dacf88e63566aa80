/** "Homes in Atlantis", "closest to Atlantis": words behind "in" that no topic read and no area is called. */
import type { NamedArea } from '#contract/listing-search.ts';
import { isFiller, isOrdinary } from './ordinary-words.ts';
import { namedArea } from './place-choice.ts';
import { sharedPairs } from './place-mentions.ts';
import type { PlaceCandidate } from './parsed-question.ts';
import { fold } from './sentence.ts';
import { PLACE, TAKEN, type Sentence } from './sentence.ts';
import { cityOfWords } from './well-known-cities.ts';
import { inLines } from '#server/platform/text/in-lines.ts';

const notPlaces = inLines()`
  ^(?:
    spring|summer|fall|autumn|winter|unit|law|ground|good|great|excellent|move|laundry|building|escrow|foreclosure
    |cash|total|mind|general|particular|an?|need|my|your|their|our|his|her|which|what|order|case|fact|time|person
    |line|contract|suite|like|reserve|half|fee|nice|ready|new|mint|perfect|walking|place|between|any|and|or|view
    |with|this|that|there|short|long|terms?|budget|price|size|age|front|back|town|here|top|bart|transit|public
    |highly|decent|terms|touch|writing|showers?|closets?|pantry|person|english|spanish|detail|details|full|school
    |schools|work|downtown\s*$
  )$
`;
/** Nor are these where nothing stands before them: "close to shops", but "Sandy Beach". */
const notPlacesAlone =
  /^(?:shops?|shopping|stores?|freeways?|parks?|trains?|stations?|restaurants?|campus|beach|water|everything|home|family)$/;
/** A name may end so: "Bay Area", "Union City". */
const closesNames = /^(?:area|city|county|park|place|town|heights|village|beach)$/;

const placeBehind = inLines()`
  \b(?:
    in|near|around|close(?:r)?\s+to|next\s+to
    |(?:miles?|mi|feet|blocks?|km|walk|walking\s+distance|minutes?|drive)\s+(?:of|from|to)
  )\s+(?:the\s+)?([a-z][a-z'.-]+(?:\s+[a-z][a-z'-]{2,}){0,2})
`;
const nearestTo = /\bto\s+(?:the\s+)?([a-z][a-z'.-]+(?:\s+[a-z][a-z'-]{2,}){0,2})/;
/** A place that the words point at and nobody has named. */
const pointedAt = inLines()`
  \b(?:near|around)\s+(?:me|us|here)\b
  |\b(?:in|around|near)\s+(?:my|our|this|that|the\s+same|same)\s+
    (?:area|neighbou?rhood|city|town|zip(?:\s+code)?|part\s+of\s+town)\b
  |^\s*near\s?by\s*[?.!]*\s*$
  |(?<!\b(?:is|are|was|were|isn't|aren't|hi|hey|hello|out|be|if|up|know|so)\s)\bthere\b(?!'|\s+(?:is|are|was|were|isn't|aren't|any|an?|has|have|should|might|must|will|who|that)\b)
  |\b(?:homes?|houses?|condos?|listings?|properties|places?)\s+(?:here|near\s?by)\b
`;

/** "What about Wakanda Hills?": capitals tell a name from a thing. */
const followedByName = inLines()`
  \b(?:what|how)\s+about\s+(?:the\s+)?((?:[A-Z][\w'-]+)(?:\s+[A-Z][\w'-]+)*)\s*[?.!]*\s*$
  |^\s*(?:try|and|now)\s+(?:the\s+)?((?:[A-Z][\w'-]{3,})(?:\s+[A-Z][\w'-]+)+)\s*[?.!]*\s*$
`;

/** "On James Island" */
const ON_NAME =
  /\bon\s+((?:[A-Z][\w'-]+\s+)+(?:Island|Isle|Key|Beach|Hill|Hills|Point|Peninsula|Park|Square)|(?!(?:the|an?|my|our|their|that|this)\s)[a-z][\w'-]+\s+(?:island|isle))\b/;

/** "They want East Bay, turnkey": no sign of a place but the capitals. */
const WANTED_NAME =
  /\b(?:wants?|prefers?|likes?|loves?|considering)\s+(?:the\s+)?((?:[A-Z][a-z'-]+\s+)+[A-Z][a-z'-]+)(?=\s*(?:[,.;?!]|$|\b(?:with|under|for|and|or|up|max|around|near)\b))/;

const NAME =
  "[a-z][a-z'-]{2,}(?:\\s+[a-z'-]{3,})?\\s+(?:lake|park|heights|hts|hills?|beach|valley|village|island|isle|springs|terrace|grove|city|creek|bay|point|canyon|mesa|highlands|ranch|landing|harbor)";
/** "Silver lake or echo park", and nothing else: names by their last words. */
const NAMES_ALONE = new RegExp(
  `^\\s*(?:(?:and|or|ok(?:ay)?|maybe|try|in|what\\s+about|how\\s+about)\\s+)*(?:the\\s+)?(${NAME}(?:\\s*(?:,|\\/|or|and)\\s*(?:in\\s+)?(?:the\\s+)?${NAME})*)\\s*(?:then|too|instead)?[?.!\\s]*$`,
);

interface Around {
  isNearest: boolean;
  isFollowUp: boolean;
}

export function unknownPlace(sentence: Sentence, text: string, { isNearest, isFollowUp }: Around): string | null {
  const name = isFollowUp ? followedByName.exec(text)?.slice(1).find(Boolean) : undefined;
  if (name && name.split(/\s+/).some((word) => sentence.text.includes(word.toLowerCase()) && !isOrdinary(word.toLowerCase())))
    return name;
  const alone = isFollowUp ? NAMES_ALONE.exec(fold(text))?.[1] : undefined;
  if (alone && sentence.text.includes(alone) && !isFiller(alone.split(/\s+/)[0] ?? '')) return alone;
  const wanted = isFollowUp ? undefined : WANTED_NAME.exec(text)?.[1];
  if (wanted && wanted.split(/\s+/).every((word) => sentence.text.includes(word.toLowerCase()))) return wanted;
  const island = ON_NAME.exec(text)?.[1];
  if (island && island.split(/\s+/).every((word) => sentence.text.includes(word.toLowerCase()))) return island;
  return unknownBehind(sentence, text, isNearest) ?? cityIn(sentence, text);
}

/** "2br condo austin under 600k", as it was written. */
function cityIn(sentence: Sentence, text: string): string | null {
  const city = cityOfWords(sentence.text);
  const at = city === null ? -1 : fold(text).indexOf(city);
  return city === null || at < 0 ? city : text.slice(at, at + city.length);
}

function unknownBehind(sentence: Sentence, text: string, isNearest: boolean): string | null {
  const found = placeBehind.exec(sentence.text) ?? (isNearest ? nearestTo.exec(sentence.text) : null);
  const words = found?.[1]?.split(/\s+/) ?? [];
  const end = words.findIndex(
    (word, index) =>
      (isFiller(word) && !(index > 0 && closesNames.test(word))) ||
      notPlaces.test(word) ||
      (index === 0 && notPlacesAlone.test(word)),
  );
  const name = words
    .slice(0, end === -1 ? words.length : end)
    .join(' ')
    .replace(/[.]+$/, '');
  if (!name) return null;
  const at = fold(text).indexOf(name);
  return at >= 0 ? text.slice(at, at + name.length) : name;
}

const NAME_BESIDE = "[a-z][a-z'-]{2,}(?:\\s+[a-z'-]{3,}){0,2}";
const besideKnown = new RegExp(
  `${PLACE}\\s*(?:,\\s*)?(?:\\bor\\b|\\band\\b|\\/|&)\\s*(?:in\\s+)?(?:the\\s+)?(${NAME_BESIDE})(?=\\s*(?:$|[,.;?!${TAKEN}]))`,
);
const isNamed = new RegExp(`^${NAME}$`);

/** "In Coral Gables or Coconut Grove": the other name of the two, where no listing lies in a place of it. */
export function unknownBeside(sentence: Sentence, text: string): string | null {
  const name = besideKnown.exec(sentence.text)?.[1]?.trim();
  if (!name || isFiller(name.split(/\s+/)[0] ?? '')) return null;
  const at = fold(text).indexOf(name);
  const asWritten = at < 0 ? name : text.slice(at, at + name.length);
  const isCapital = asWritten.split(/\s+/).every((word) => /^\p{Lu}/u.test(word)) && !name.split(/\s+/).every(isOrdinary);
  return isNamed.test(name) || isCapital || cityOfWords(name) === name ? asWritten : null;
}

/** "Near me", "in this area" before any place was named. */
export const pointsAtNoPlace = (folded: string) => pointedAt.exec(folded)?.[0].trim() ?? null;

const NEAR_LIMIT = 3;
const A_LITTLE_LIKE = 0.6;

/** Where the thread and the user are: what is proposed lies there. */
interface Whereabouts {
  /** The state that the words name, else that of the search that stands. */
  state: string | null;
}

/** Places whose names the database found a little like an unknown one: too little to take them for it, enough to ask. */
export function placesLike(phrase: string, places: PlaceCandidate[], { state }: Whereabouts): NamedArea[] {
  const folded = fold(phrase);
  const isNear = ({ context, isInOwnMarket }: PlaceCandidate): boolean =>
    state === null ? isInOwnMarket !== false || !places.some((one) => one.isInOwnMarket) : context.stateAbbreviated === state;
  const like = places.filter(
    (one) =>
      isNear(one) &&
      // A slip is rarely in the first letter.
      fold(one.name).replace(/^the /, '').startsWith(folded.replace(/^the /, '').charAt(0)) &&
      one.nameType !== 'street' &&
      one.nameType !== 'street-and-number' &&
      folded.includes(one.phrase) &&
      sharedPairs(folded, fold(one.name)) >= A_LITTLE_LIKE &&
      one.phrase.length > folded.length / 2,
  );
  return like
    .filter((one, index) => like.findIndex((other) => other.name === one.name) === index)
    .slice(0, NEAR_LIMIT)
    .map(namedArea);
}
