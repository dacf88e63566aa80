/** Where one message asks for two things: "condos under 600 with parking, and what's the HOA on the first one". */
import { readSeveralOffers } from '../offer/several-offers.ts';
import { tellsHomeToValue } from '../value/value-question.ts';
import { textsIn } from '../answers/texts/index.ts';
import { kindIn } from '../question-parser/writing-kinds.ts';
import { asksToo, asksToWrite, namesIt } from '../question-parser/writing-words.ts';
import { fold } from '../question-parser/sentence.ts';
import { sortedHomesInLetter } from './sorted-homes-in-letter.ts';
import { inLines } from '#server/platform/text/in-lines.ts';

export interface Halves {
  first: string;
  second: string;
}

/** A question or an order begins; a wish that goes on ("and a pool", "and Berkeley") does not. */
const BEGINS =
  "(?:(?:also|then|please|pls|can\\s+(?:you|u)|could\\s+(?:you|u)|tambien|luego|por\\s+favor|puedes)\\s+)*(?:what(?:'?s|\\s+(?:is|are|was|were|does|do|did|would|will|about))|wh?ts|when(?:'?s|\\s+(?:is|was|are|did|does|can))|who(?:'?s|\\s+(?:is|lists|listed))|where(?:'?s|\\s+is)|how(?:'?s|\\s+(?:is|are|much|many|long|far|do|does|did|would|big|old|old))|why\\s+(?:is|are|did|does)|which\\s+(?:one|ones|of|is|has|have|are|was|had|home|house|condo)|(?:is|are|was)\\s+(?:there|it|they|that|this|the|any|its)|(?:does|do|did|has|have)\\s+(?:it|they|any|the|we|i|that|either)|(?:can|could|should|will|would)\\s+(?:i|we|they|it|he|she|the|my)|add|show|find|search|tell|write|draft|send|e-?mail|text|compare|save|open|remove|drop|take\\s+out|give|list|pull|make|set|schedule|start|share|explain|cual(?:es)?|cuant[oa]s?|cuando|que\\s+(?:significa|es|tan)|como\\s+(?:esta|va)|quien|donde|(?:hay|tiene|tienen|puedo|puede|es)\\b|agreg\\w+|quit\\w+|muestra\\w*|ensena\\w*|busca\\w*|escrib\\w+|manda\\w*|compara\\w*|guarda\\w*|dime|abre\\w*)\\b";
const joints = [
  new RegExp(`(?<=[?.!;])\\s+(?:(?:and|also|y|oh|ok|plus)[\\s,]+)*(?=${BEGINS})`, 'g'),
  // "If they also give a credit" goes on: "also" begins nothing without a comma or an "and".
  new RegExp(
    `(?:\\s*,\\s*(?:(?:and|also|plus|then|y)\\s+)+|\\s+(?:and|plus|&|y|e)\\s+(?:(?:also|then|tambien)\\s+)?)(?=${BEGINS})`,
    'g',
  ),
];
/** What a letter or a long story asks is one request. */
const MAX_WORDS = 45;
const MIN_WORDS = 3;
const isQuoted = /["“”]|\n\s*\n|\bfwd?:/i;

const wordsIn = (text: string): number => text.trim().split(/\s+/).length;

/** "What does DOM mean and what's the average in Durham": the average of that. */
const ofWhat = /\b(avg|average|typical|median|promedio|mediana)\b(?=\s+(?:in|for|there|here|now|around|en)\b)/i;

function withFigureOf(first: string, second: string): string {
  const asked = /\bwhat\s+(?:does|is|do)\s+(?:an?\s+)?(.+?)\s*(?:mean|stand\s+for)?\s*[?.]*$/.exec(fold(first))?.[1]?.trim();
  const term = asked && textsIn('english').terms.list.find(({ names, isFigure }) => isFigure && names.includes(asked));
  return term ? second.replace(ofWhat, `$1 ${asked}`) : second;
}

/** "Seller wants 15% over the comps. give me a script": what is told first is what the script answers. */
const answersFirst =
  /^\W*(?:please\s+|can\s+you\s+)?(?:give|write|draft|make|get)\s+(?:me\s+)?(?:an?\s+|the\s+|some\s+)?(?:\w+\s+)?(?:scripts?|comebacks?|rebuttals?|talking\s+points|repl(?:y|ies)|response)\b/;

/** "Fb post too and a just listed postcard", "an email and a text message": each part names another kind of copy, and nothing else. */
export function twoKindsOf(text: string): Halves | null {
  const [first = '', second = '', ...more] = text.split(/\s+(?:and|&|plus|y)\s+(?:also\s+)?/i);
  if (second === '' || more.length > 0 || wordsIn(first) > MAX_KIND_WORDS || wordsIn(second) > MAX_KIND_WORDS) return null;
  const [one, other] = [first, second].map((part) => (namesKind(fold(part)) ? kindIn(fold(part)) : null));
  return one && other && one !== other ? { first, second } : null;
}
const MAX_KIND_WORDS = 7;
const namesKind = (folded: string): boolean => namesIt.test(folded) || asksToo.test(folded) || asksToWrite.test(folded);

const COUNT = '(?:two|three|four|five|six|[2-6])';
/** "Plan a tour of the 4 cheapest 3 beds in Rockridge Saturday starting 10am" */
const tourOfSearch = inLines('i')`
  ^\W*(?:(?:please|can\s+(?:you|u)|could\s+you)\s+)*(?<order>(?:plan|make|build|create|set\s+up|put\s+together|map\s+out)\s+
    (?:me\s+)?(?:a\s+|the\s+)?(?:home\s+|buyer\s+)?(?:tour|showing\s+schedule|route))\s+(?:of|with|for|through)\s+(?:the\s+)?
  (?:(?<count>${COUNT})\s+(?<sort>cheapest|newest|biggest|largest|most\s+expensive)|(?<sortAhead>cheapest|newest|biggest|largest)\s+(?<countBehind>${COUNT}))\s+
  (?<what>.*?\bin\s+.+?)
  (?<when>[\s,]+(?:(?:on|this|next|for)\s+)?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|today|tomorrow|start\w*\b|(?:at|from)\s+\d|\d{1,2}(?::\d\d)?\s?[ap]m).*)?$
`;

/** A search and the tour of what it finds. */
function searchAndTour(text: string): Halves | null {
  const { order, count, countBehind, sort, sortAhead, what, when = '' } = tourOfSearch.exec(text.trim())?.groups ?? {};
  if (!order || !what) return null;
  return {
    first: `find ${what}, ${sort ?? sortAhead} first`,
    second: `${order} of the first ${count ?? countBehind}${when}`,
  };
}

/** The two parts of a message at the last joint that its words allow; null where it is one request by its words. */
export function halvesOf(text: string): Halves | null {
  // A home's facts and “what's it worth” are one request.
  if (wordsIn(text) > MAX_WORDS || isQuoted.test(text) || tellsHomeToValue(text) || readSeveralOffers(text)) return null;
  const chosen = searchAndTour(text) ?? sortedHomesInLetter(text);
  if (chosen) return chosen;
  const folded = fold(text);
  for (const joint of joints) {
    const found = [...folded.matchAll(joint)].at(-1);
    if (!found) continue;
    const first = text.slice(0, found.index).trim();
    const second = text.slice(found.index + found[0].length).trim();
    if (answersFirst.test(fold(second))) return null;
    if (wordsIn(first) >= MIN_WORDS && wordsIn(second) >= MIN_WORDS) return { first, second: withFigureOf(first, second) };
  }
  return null;
}

const missed = inLines()`
  \b(?:you|u|didn'?t|did\s+not|dont|don'?t)\b.*\b
    (?:answer(?:ed)?|do|did|address(?:ed)?|forgot|forget|skip(?:ped)?|miss(?:ed)?|ignored?)\b.*\b
    (second|other|last|first|2nd|1st|rest|half)(?:\s+(?:part|half|question|thing|one|bit|request))?\s*[.!?]*$
  |^\W*(?:and\s+)?(?:what\s+about\s+)?(?:the|my)\s+(second|other|2nd|first|1st)\s+
    (?:part|half|question|thing|request)\s*[.!?]*$
  |\b(?:no\s+(?:contestaste|respondiste)|te\s+falto|olvidaste)\b.*\b(segunda|otra|ultima|primera|resto)\b
    (?:\s+(?:parte|pregunta|cosa))?\s*[.!?]*$
`;

/** "You didn't answer the second part": which part of the message before. */
export function missedPart(text: string): keyof Halves | null {
  const which = missed.exec(fold(text))?.slice(1).find(Boolean);
  if (!which) return null;
  return /^(?:first|1st|primera)$/.test(which) ? 'first' : 'second';
}
