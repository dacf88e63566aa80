/** "The newest house in Alameda", "the cheapest condo in Brickell": a home that words describe by what it has most of, and what is asked of it. */
import { searchListingsAnswerSchema } from '#server/modules/listings/index.ts';
import type { Intent } from './intents/index.ts';
import { isFiller } from './question-parser/ordinary-words.ts';
import type { ParsedQuestion } from './question-parser/parsed-question.ts';
import { parseQuestion } from './question-parser/parse-question.ts';
import { placePhrases } from './question-parser/place-phrases.ts';
import { referenceOf, SUPERLATIVE } from './question-parser/result-references/among-results.ts';
import { fold } from './question-parser/sentence.ts';
import { SEARCH_TOOL, type Turn } from './turn.ts';
import { understandAct } from './understand-act.ts';
import type { BuiltInModelNeeds } from './understand.ts';

type Search = Extract<ParsedQuestion, { kind: 'search' }>;

interface DescribedHome {
  /** The search whose first home is meant. */
  search: Search;
  /** The turn with "this home" in the place of the description. */
  asked: Turn;
}

const THING =
  'home|house|condo|listing|property|townhouse|townhome|loft|apartment|unit|duplex|bungalow|place|sale|lot|rental|flat';
const isThing = new RegExp(`^(?:${THING})$`);
/** No number before it: "the two cheapest houses" are several. */
const begins = new RegExp(
  `(?<!\\b(?:two|three|four|five|\\d+)\\s)\\b(?:the\\s+)?(?:(?:${SUPERLATIVE})\\b(?=(?:\\s+[\\w/.-]+){0,5}?\\s+(?:${THING})\\b)|(?:last|latest)\\s+sale\\b)`,
  'i',
);
/** What is asked of one home; everything else that names a place and an order is a search. */
const ofOneHome: readonly Intent[] = [
  'pick',
  'home',
  'copy',
  'value',
  'cma',
  'act',
  'lending',
  'person',
  'tax',
  'legal',
  'opinion',
];
const MAX_WORDS = 16;
/** A longer message tells a story. */
const MAX_MESSAGE_WORDS = 40;

/** Words that only ask to see it. */
const shows = new Set(
  "the a an of for to me us my our i we you it is are was be now please pls can could would want like need give show see pull up find search searching list get looking look check out send buyer client clients hi hey hello ok okay thanks and so what whats what's which where wheres where's s".split(
    ' ',
  ),
);
const asksOnlyForIt = (rest: string) =>
  fold(rest)
    .split(/[^a-z0-9']+/)
    .every((word) => word === '' || shows.has(word));

/** The longest run of words from there on that is all read as a search for homes of a place, in an order. */
async function descriptionIn(text: string, needs: BuiltInModelNeeds): Promise<{ words: string; search: Search } | null> {
  const start = begins.exec(text);
  if (!start) return null;
  const from = text.slice(start.index);
  const ends = [...from.matchAll(/\S+/g)]
    .slice(0, MAX_WORDS)
    .map(({ index, 0: word }) => index + word.replace(/[?.!,;:]+$/, '').length);
  const places = await needs.findPlacesNamed(placePhrases(from.slice(0, ends.at(-1))));
  for (const end of ends.toReversed()) {
    const words = from.slice(0, end);
    const asked = words.replace(/\b(?:last|latest)\s+sale\b/i, 'most recently sold home');
    const search = parseQuestion({ text: asked, today: needs.today(), previous: null, places });
    if (search.kind !== 'search' || !search.search.areaFilter || !search.search.orderResultsBy) continue;
    const last = fold(words.split(/\s+/).at(-1) ?? '');
    if (search.unusedWords.length === 0 && (isThing.test(last) || !isFiller(last))) return { words, search };
  }
  return null;
}

/** Null where no home is described so, or where it is only to be shown. */
export async function readDescribedHome(turn: Turn, needs: BuiltInModelNeeds): Promise<DescribedHome | null> {
  const text = turn.english;
  if (text.split(/\s+/).length > MAX_MESSAGE_WORDS) return null;
  const found = await descriptionIn(text, needs);
  if (!found || asksOnlyForIt(text.replace(found.words, ' '))) return null;
  const question = text.replace(found.words, 'this home');
  const asked = { ...turn, question, english: question };
  const { intent } = await understandAct(asked, needs, 'home');
  return ofOneHome.includes(intent) ? { search: found.search, asked } : null;
}

/** The turn once the search has answered: its first home is the one that is talked about. */
export function withFound({ search, asked }: DescribedHome): Turn | null {
  const at = asked.answers.findIndex(({ toolName }) => toolName === SEARCH_TOOL);
  const items = searchListingsAnswerSchema.safeParse(asked.answers[at]?.value).data?.items ?? [];
  const [home] = items;
  if (!home) return null;
  const previous = { ...asked.previous, search: search.search, results: items, opened: referenceOf(home), openedFacts: home };
  return { ...asked, previous, last: null, open: [], answers: asked.answers.toSpliced(at, 1) };
}
