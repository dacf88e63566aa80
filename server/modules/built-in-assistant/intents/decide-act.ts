/**
 * What is done about a message, of what it asks for by its sound and what the parser made of its words. Only what sounds like a search is
 * searched: a search "just in case" answers something that nobody asked. Of single facts and figures the parser knows which; whether they were
 * asked for, the sound knows better.
 */
import { findAddress, findAddresses } from '../question-parser/addresses.ts';
import { isFiller } from '../question-parser/ordinary-words.ts';
import type {
  CannotReason,
  EarlierTurn,
  MarketFigure,
  MarketQuestion,
  ParsedQuestion,
  WritingRequest,
} from '../question-parser/parsed-question.ts';
import { featureAsked, theOneShown } from '../question-parser/result-references/result-reference.ts';
import { topicAlone, topicAsked } from '../question-parser/result-references/listing-topics.ts';
import { fold } from '../question-parser/sentence.ts';
import type { IntentReading, LikelyIntent } from './intents.ts';
import type { Intent } from './vocabulary.ts';

/** Intents that no tool answers, with what is said of each. */
const talk: Partial<Record<Intent, CannotReason>> = {
  act: 'act',
  legal: 'legal',
  tax: 'tax',
  lending: 'lending',
  forecast: 'forecast',
  opinion: 'opinion',
  person: 'person',
  nonsense: 'nonsense',
  smalltalk: 'small-talk',
  assistant: 'about-me',
  other: 'off-topic',
  'fair-housing': 'fair-housing',
};

/** What a kind of parsed question is an answer to. */
const answered: Partial<Record<ParsedQuestion['kind'], readonly Intent[]>> = {
  search: ['search', 'refine'],
  pick: ['pick', 'home'],
  compare: ['compare'],
  market: ['market', 'forecast'],
  write: ['copy'],
  greeting: ['smalltalk'],
  thanks: ['smalltalk'],
  help: ['assistant'],
};

/** Below this it may be something else, where words speak against it. */
const LIKELY = 0.5;
/** Refusing somebody who keeps the law is worse than answering what fair housing has let pass. */
const SURE_UNFAIR = 0.6;
/** Two that are so close are asked about, where what is done about them differs; a search for what was none is worse than a question. */
const EVEN = 0.05;
const EVEN_WITH_SEARCH = 0.13;
const MAX_MOVE_WORDS = 5;

export interface Asked {
  text: string;
  previous: EarlierTurn | null;
  /** What the parser makes of a request of its own without what came before. */
  alone?: ParsedQuestion | null;
}

export interface Decided {
  intent: Intent;
  parsed: ParsedQuestion;
}

type Picked = Extract<ParsedQuestion, { kind: 'pick' }>;

const isSearchLike = (intent: Intent) => intent === 'search' || intent === 'refine';
const isTalk = (intent: Intent) => talk[intent] !== undefined;
const mentionsPlace = (parsed: ParsedQuestion) => parsed.kind === 'search' && parsed.search.areaFilter != null;

/** The parser found neither a place nor a condition. */
const foundNothing = (parsed: ParsedQuestion) => parsed.kind === 'cannot' && parsed.reason === 'not-listings';

/** What can be done about one home beside showing it. */
const ofNamedHome: readonly Intent[] = [
  'copy',
  'value',
  'cma',
  'compare',
  'market',
  'act',
  'lending',
  'legal',
  'tax',
  'fair-housing',
];

export function decideAct(parsed: ParsedQuestion, reading: IntentReading, asked: Asked): Decided {
  if (parsed.kind === 'search' && (parsed.change === 'page' || parsed.like)) return { intent: 'refine', parsed };
  // A number names a home, whatever the few words around it sound like.
  if (parsed.kind === 'search' && parsed.search.mlsIds && !ofNamedHome.includes(reading.intent))
    return { intent: 'search', parsed };
  if (parsed.kind === 'cannot' && parsed.unsupportedRequest && isTalk(reading.intent)) {
    const fitting = actOn(reading.intent, parsed, asked);
    const isPlain = fitting.kind === 'cannot' && fitting.reason === reading.intent;
    return { intent: reading.intent, parsed: isPlain ? parsed : fitting };
  }
  if (parsed.kind === 'unclear') return { intent: 'search', parsed };
  const { intent, second } = weighed(parsed, reading, asked);
  if (second && differ(intent, second.intent))
    return { intent, parsed: { kind: 'either', text: asked.text, ways: [intent, second.intent] } };
  const done = actOn(intent, parsed, asked);
  return { intent, parsed: reading.likely.length > 0 ? unlessHalfRead(done, asked.text) : done };
}

const MIN_UNUSED_WORDS = 3;
/** A longer message is a story: most of it carries no condition. */
const MAX_REQUEST_WORDS = 30;

/** A search of which more than a third was not understood is asked about first. */
function unlessHalfRead(parsed: ParsedQuestion, text: string): ParsedQuestion {
  if (parsed.kind !== 'search' || parsed.unusedWords.length < MIN_UNUSED_WORDS) return parsed;
  const words = text.split(/\s+/);
  const telling = words.filter((word) => !isFiller(fold(word).replace(/[^a-z0-9]+$/, '')));
  if (words.length > MAX_REQUEST_WORDS || parsed.unusedWords.length * 3 <= telling.length) return parsed;
  return { kind: 'unclear', about: 'half-read', text, search: parsed.search, unusedWords: parsed.unusedWords };
}

interface Weighed {
  intent: Intent;
  /** What it may be as well. */
  second: LikelyIntent | null;
}

/** The intent by its sound, unless the words speak against it. */
function weighed(parsed: ParsedQuestion, { intent, likely }: IntentReading, asked: Asked): Weighed {
  const [first, second = null] = likely;
  const certainty = first?.probability ?? 1;
  if (likely.length === 0) return { intent, second: null };
  if (certainty < LIKELY) {
    if (isSearchLike(intent) && foundNothing(parsed)) {
      const other = likely.find((one) => !isSearchLike(one.intent));
      if (other) return { intent: other.intent, second: null };
    }
    if (movesOn(parsed, asked)) return { intent: 'refine', second: null };
    if (isSearchLike(intent)) {
      const [own] = answered[parsed.kind] ?? [];
      if (own && !isSearchLike(own)) return { intent: own, second: null };
    }
  }
  if (intent === 'fair-housing' && certainty < SURE_UNFAIR && second) return { intent: second.intent, second: null };
  const isEven = second !== null && certainty - second.probability < (isSearchLike(intent) ? EVEN_WITH_SEARCH : EVEN);
  // The words tell which of the two it is.
  const told = isEven ? [intent, second.intent].find((one) => answered[parsed.kind]?.includes(one)) : undefined;
  if (told && parsed.kind !== 'search') return { intent: told, second: null };
  return { intent, second: isEven ? second : null };
}

const differ = (one: Intent, other: Intent) =>
  ![one, other].includes('nonsense') && !(isTalk(one) && isTalk(other)) && !(isSearchLike(one) && isSearchLike(other));

function actOn(intent: Intent, parsed: ParsedQuestion, asked: Asked): ParsedQuestion {
  if (isSearchLike(intent)) return searchOf(intent, parsed, asked);
  if (parsed.kind === 'ask' && intent === 'market') return parsed;
  if (intent === 'forecast') return parsed.kind === 'market' ? { ...parsed, isForecast: true } : trendOf(parsed, asked);
  if (intent === 'value' || intent === 'cma') return { kind: intent };
  if (intent === 'home' && parsed.kind === 'pick')
    return withMore(parsed.question === null ? { ...parsed, ...topicOf(asked.text) } : parsed, asked.text);
  if (intent === 'pick' && parsed.kind === 'pick') return parsed;
  // "Compare Noe Valley and Rockridge": places are compared by their markets.
  if (intent === 'compare' && parsed.kind === 'market') return parsed;
  if (intent === 'compare' && parsed.kind === 'cannot') return withoutSearch(parsed, intent, asked);
  if (answered[parsed.kind]?.includes(intent) || isAnswerOf(parsed, intent)) return parsed;
  if (intent === 'opinion' && parsed.kind === 'market' && parsed.question.figures.includes('balance')) return parsed;
  const toSend = intent === 'act' ? emailOf(asked) : null;
  if (toSend) return toSend;
  if (['lending', 'tax'].includes(intent) && ofClosing.test(fold(asked.text))) return { kind: 'cannot', reason: 'closing-costs' };
  const reason = talk[intent];
  return reason ? { kind: 'cannot', reason } : withoutSearch(parsed, intent, asked);
}

/** "Which listing?", "nothing was shown yet": what is said of homes that nobody has named. */
const isAnswerOf = (parsed: ParsedQuestion, intent: Intent) =>
  parsed.kind === 'cannot' &&
  ['which-listing', 'nothing-shown-yet', 'no-such-result', 'not-recorded'].includes(parsed.reason) &&
  ['pick', 'home', 'compare', 'copy'].includes(intent);

function searchOf(intent: Intent, parsed: ParsedQuestion, { text, previous, alone }: Asked): ParsedQuestion {
  const standing = previous?.search;
  const stands = standing !== undefined && Object.values(standing).some((value) => value != null);
  if (foundNothing(parsed))
    return { kind: 'cannot', reason: intent === 'search' ? 'which-homes' : stands ? 'no-such-condition' : 'no-search-yet' };
  if (parsed.kind !== 'search') return parsed;
  if (intent === 'search') {
    if (alone && mentionsPlace(alone)) return alone;
    return previous?.market ? { ...parsed, change: 'new' } : parsed;
  }
  if (!stands) return mentionsPlace(parsed) ? { ...parsed, change: 'refined' } : { kind: 'cannot', reason: 'no-search-yet' };
  if (parsed.change !== 'new') return parsed;
  if (parsed.search.areaFilter && text.trim().split(/\s+/).length > 2 * MAX_MOVE_WORDS) return parsed;
  return { ...parsed, search: { ...standing, ...parsed.search, paginationPage: undefined }, change: 'refined' };
}

/** "What about Oakland?" goes on with the search that stands, unless a market was the last thing told. */
const movesOn = (parsed: ParsedQuestion, { text, previous }: Asked) =>
  mentionsPlace(parsed) &&
  !previous?.market &&
  previous?.search.areaFilter != null &&
  text.trim().split(/\s+/).length <= MAX_MOVE_WORDS;

/** The market of the place that the words name, else of the one that stands. */
function marketOf(parsed: ParsedQuestion, previous: EarlierTurn | null, figures: MarketFigure[]): MarketQuestion {
  const search = parsed.kind === 'search' ? parsed.search : null;
  const area = search?.areaFilter ?? previous?.market?.places[0] ?? previous?.search.areaFilter;
  return {
    places: area?.type === 'named-area' ? [area] : [],
    propertyTypes: search?.propertyTypes ?? null,
    isLease: search?.listingTransactionType === 'lease',
    windowDays: null,
    figures,
  };
}

/** What will be nobody knows; where a place is named, what has been is told instead. */
function trendOf(parsed: ParsedQuestion, { previous }: Asked): ParsedQuestion {
  const question = marketOf(parsed, previous, ['trend']);
  if (question.places.length === 0) return { kind: 'cannot', reason: 'forecast' };
  return { kind: 'market', question, unusedWords: [], notes: [], isForecast: true };
}

/** "When was it built and what are the HOA fees?": all that is asked, in the order of the words. */
function withMore(picked: Picked, text: string): Picked {
  const parts = fold(text).split(/[?,;&]|\band\b/);
  const topics = [...new Set(parts.map((part) => topicAlone(part) ?? topicAsked(part)).filter((topic) => topic !== null))];
  const [question = null, ...more] = topics;
  return more.length > 0 ? { ...picked, question, more } : picked;
}

/** Which fact of a home the words ask for; its own words where they name none. */
function topicOf(text: string): Pick<Picked, 'question' | 'about'> {
  const folded = fold(text);
  const question = topicAlone(folded) ?? topicAsked(folded);
  if (question) return { question };
  const about = featureAsked(folded);
  return about ? { question: 'feature', about } : { question: 'description' };
}

/** A whole address that the words name. */
function addressOf(text: string) {
  const area = findAddress(fold(text))?.area;
  return area?.nameType === 'street-and-number' ? area : null;
}

const ofClosing =
  /\b(?:closing\s+costs?|transfer\s+tax(?:es)?|xfer\s+tax|doc(?:umentary)?\s+stamps?|gastos\s+de\s+cierre|cash\s+to\s+close)\b/;
const byMail = /\b(?:e-?mail|mail|send|forward|text|message|correo|manda\w*|envia\w*)\b/;
const pointsAtHome = /\b(?:it|this|that|these|esto|esta|este|mandalo|mandala|envialo|enviala)\b/;

/** "E-mail this": the text is written, for the home that it is about, and sent by the user. */
function emailOf({ text, previous }: Asked): ParsedQuestion | null {
  const listing = previous?.opened;
  const folded = fold(text);
  if (!listing || previous?.writing || !byMail.test(folded) || !pointsAtHome.test(folded)) return null;
  return { kind: 'write', request: newCopy('email', listing, null), isToSend: true };
}

function newCopy(
  kind: WritingRequest['kind'],
  listing: WritingRequest['listing'],
  address: WritingRequest['address'],
): WritingRequest {
  return {
    kind,
    tone: null,
    length: null,
    listing,
    address,
    mention: [],
    leaveOut: [],
    withoutEmojis: false,
    maxCharacters: null,
    isRevision: false,
  };
}

/** What was asked of homes, a market or copy, where the parser found no more than conditions. */
function withoutSearch(parsed: ParsedQuestion, intent: Intent, { text, previous }: Asked): ParsedQuestion {
  if (intent === 'market') return { kind: 'market', question: marketOf(parsed, previous, []), unusedWords: [], notes: [] };
  const opened = previous?.opened ?? theOneShown(previous);
  const addresses = intent === 'compare' ? findAddresses(fold(text)) : [];
  if (addresses.length > 1) return { kind: 'compare-addresses', addresses };
  const address = addressOf(text);
  const which: ParsedQuestion = {
    kind: 'cannot',
    reason: opened || previous?.results.length ? 'which-listing' : 'nothing-shown-yet',
  };
  if (intent === 'pick') return address ? { kind: 'look-up', address, question: null } : which;
  if (intent === 'home') {
    if (address) return { kind: 'look-up', address, ...topicOf(text.replace(new RegExp(address.name, 'i'), ' ')) };
    return opened ? withMore({ kind: 'pick', listing: opened, ...topicOf(text) }, text) : which;
  }
  if (intent !== 'copy' || (!opened && !address)) return which;
  const { writing } = previous ?? {};
  if (writing && !address) return { kind: 'write', request: { ...writing, mention: [...writing.mention], isRevision: true } };
  return { kind: 'write', request: newCopy('description', address ? null : opened, address) };
}
