/** The answer to "which one do you mean?": read together with the question that it belongs to. */
import type { NamedArea } from '#contract/listing-search.ts';
import { parseQuestion } from './parse-question.ts';
import type { Question, ParsedQuestion } from './parsed-question.ts';
import { fold } from './sentence.ts';
import { stateAbbreviations } from './states.ts';

const ordinals: [RegExp, number][] = [
  [/\b(?:first|1st|former)\b|^\W*(?:number\s+|no\.?\s*)?1\W*$/, 0],
  [/\b(?:second|2nd)\b|^\W*(?:number\s+|no\.?\s*)?2\W*$/, 1],
  [/\b(?:third|3rd)\b|^\W*(?:number\s+|no\.?\s*)?3\W*$/, 2],
  [/\b(?:fourth|4th)\b|^\W*(?:number\s+|no\.?\s*)?4\W*$/, 3],
  [/\b(?:last|latter)\b/, -1],
];
/** Longer replies, and those that name what to search, are questions of their own. */
const ANSWER_WORDS = 8;
const ownQuestion =
  /\b(?:show|find|search|look|list|homes?|houses?|condos?|lofts?|apartments?|town(?:house|home)s?|bed\w*|bath\w*|under|over|rent\w*|sold|tell|what|how)\b/;
/** "What about Raleigh": the place alone is the answer. */
const leadsIn = /^\W*(?:(?:ok(?:ay)?|and|so|then|well)[\s,]+)*(?:what|how)\s+(?:about|abt|bout)\s+(?:in\s+)?/i;
const stateNames = new Map(Object.entries(stateAbbreviations).map(([name, abbreviation]) => [abbreviation, name]));

const YES =
  /^\s*(?:yes|yeah|yep|yup|correct|right|exactly|si|that(?:'s|\s+is)?\s+(?:it|the\s+one|right|one)|i\s+(?:did|do))\b[\s,.!a-z]{0,20}$/;

interface PlaceAnswer extends Omit<Question, 'text'> {
  asked: Extract<ParsedQuestion, { kind: 'ask' }>;
  /** What was asked at first. */
  question: string;
  /** What was said to the question back. */
  answer: string;
}

/** How well a choice fits the words: its own part of the name ("inner" of Inner Richmond), its city, its state, its kind. */
function score(choice: NamedArea, phrase: string, folded: string, asWritten: string): number {
  const says = (words: string | null | undefined) =>
    words && new RegExp(`(?<![a-z])${fold(words).replace(/[^a-z0-9 ]/g, '.')}(?![a-z])`).test(folded) ? 1 : 0;
  const state = choice.context?.stateAbbreviated;
  const stateSaid =
    state &&
    (new RegExp(`\\b${state}\\b`).test(asWritten) ||
      new RegExp(`(?:^|,|\\s)${state.toLowerCase()}\\s*[.!]?$`).test(folded) ||
      says(stateNames.get(state)))
      ? 1
      : 0;
  const ownWords = fold(choice.name)
    .replace(phrase, ' ')
    .split(/[\s/-]+/)
    .filter(Boolean);
  const own = ownWords.length > 0 && ownWords.every((word) => says(word)) ? 3 : 0;
  const city = says(choice.context?.city) * 2;
  const kind =
    (/\bcity\b/.test(folded) && choice.nameType === 'city') ||
    (/\bneighbou?rhood\b/.test(folded) && choice.nameType === 'neighborhood')
      ? 2
      : 0;
  // "Richmond, CA" names the city: a neighborhood would have been named with its city.
  return own + city + stateSaid + kind + (choice.nameType === 'city' && stateSaid ? 1 : 0);
}

/** @returns the first question with its place settled; null when the reply is no answer and stands for itself. */
export function answerToWhichPlace({ asked, question, answer: said, ...rest }: PlaceAnswer): ParsedQuestion | null {
  const answer = said.replace(leadsIn, '');
  const folded = fold(answer);
  if (folded.trim().split(/\s+/).length > ANSWER_WORDS || ownQuestion.test(folded)) return null;
  // "Raleigh then, same thing but 700k"
  const withRestOfAnswer = (parsed: Extract<ParsedQuestion, { kind: 'search' }>): ParsedQuestion => {
    if (parsed.unusedWords.every((word) => !/\d/.test(word))) return parsed;
    const changed = parseQuestion({ ...rest, text: answer, previous: { results: [], ...rest.previous, search: parsed.search } });
    return changed.kind === 'search' && changed.search.areaFilter ? { ...changed, change: parsed.change } : parsed;
  };
  const withPlaceReplaced = (names: string[]): ParsedQuestion | null => {
    const place = new RegExp(asked.phrase.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), 'i');
    for (const name of names) {
      const text = question.replace(place, () =>
        name.replace(/^\s*(?:(?:in|i mean(?:t)?|sorry|try|the|ok(?:ay)?|so|then|maybe)[\s,]+)+/i, ''),
      );
      const parsed = parseQuestion({ ...rest, text });
      if (parsed.kind === 'market' && parsed.question.places.length > 0) return parsed;
      if (parsed.kind === 'search' && parsed.search.areaFilter) return withRestOfAnswer(parsed);
    }
    return null;
  };
  if (asked.question === 'unknown-place') {
    const [only] = asked.near ?? [];
    const around = [only?.name, only?.context?.city, only?.context?.stateAbbreviated].filter(Boolean).join(', ');
    return withPlaceReplaced(only && YES.test(folded) ? [around] : [answer]);
  }
  const byOrder = ordinals.find(([pattern]) => pattern.test(folded))?.[1];
  const scored = asked.choices
    .map((choice) => ({ choice, fit: score(choice, fold(asked.phrase).replace(/^the\s+/, ''), folded, answer) }))
    .sort((one, other) => other.fit - one.fit);
  const chosen =
    scored[0] && scored[0].fit > (scored[1]?.fit ?? 0)
      ? scored[0].choice
      : byOrder === undefined
        ? undefined
        : asked.choices.at(byOrder);
  // "San Francisco" tells nothing about Inner or Outer Richmond.
  const city = asked.choices[0]?.context?.city;
  if (!chosen && city && folded.includes(fold(city)) && asked.choices.every(({ context }) => context?.city === city))
    return { ...asked, again: city };
  if (!chosen) return withPlaceReplaced([answer, `${answer} ${asked.phrase}`]);
  const places = rest.places.filter(
    ({ phrase, name, nameType, context }) =>
      phrase === asked.phrase &&
      name === chosen.name &&
      nameType === chosen.nameType &&
      (context.city ?? null) === (chosen.context?.city ?? null) &&
      (context.stateAbbreviated ?? null) === (chosen.context?.stateAbbreviated ?? null),
  );
  const parsed = parseQuestion({ ...rest, text: question, places });
  // The name was chosen, not guessed.
  return parsed.kind === 'search'
    ? { ...parsed, notes: parsed.notes.filter((note) => note.kind !== 'spelling-forgiven') }
    : parsed;
}
