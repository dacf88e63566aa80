/**
 * What is done about a message, of what it asks for by its sound and what the parser made of its words. Only what sounds like a search is
 * searched: a search "just in case" answers something that nobody asked.
 */
import { findAddress } from '../question-parser/addresses.ts';
import type {
  CannotReason,
  EarlierTurn,
  MarketFigure,
  MarketQuestion,
  ParsedQuestion,
} from '../question-parser/parsed-question.ts';
import { theOneShown } from '../question-parser/result-references/result-reference.ts';
import { fold } from '../question-parser/sentence.ts';
import type { IntentReading } from './intents.ts';
import type { Intent } from './vocabulary.ts';

/** From this lead on the sound of a message outweighs what the parser found in it. */
const SURE_LEAD = 0.25;
/** Readers of single facts and figures are seldom wrong: only a very clear sound outweighs them. */
const SURE_OVER_PARSER_LEAD = 1;
/** Refusing somebody who keeps the law is worse than searching for what fair housing has let pass. */
const SURE_UNFAIR_LEAD = 1;

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
  value: 'valuation',
  cma: 'valuation',
};

const isSearchLike = (intent: Intent) => intent === 'search' || intent === 'refine';

/** What the parser answers when it does not know better: it is no sign of what was asked. */
const isGuess = (parsed: ParsedQuestion) =>
  parsed.kind === 'search' || parsed.kind === 'ask' || (parsed.kind === 'cannot' && parsed.reason === 'not-listings');

const mentionsPlace = (parsed: ParsedQuestion) => parsed.kind === 'search' && parsed.search.areaFilter != null;

const MAX_MOVE_WORDS = 5;

export interface Asked {
  text: string;
  previous: EarlierTurn | null;
}

export function decideAct(parsed: ParsedQuestion, reading: IntentReading, asked: Asked): ParsedQuestion {
  const { intent, second, lead } = reading;
  if (
    parsed.kind === 'search' &&
    (parsed.change === 'page' || parsed.like || (lead < SURE_OVER_PARSER_LEAD && movesOn(parsed, asked)))
  )
    return parsed;
  if (isSearchLike(intent)) return asRefined(parsed, intent, asked);
  if (intent === 'fair-housing')
    return isGuess(parsed) && lead >= SURE_UNFAIR_LEAD ? { kind: 'cannot', reason: 'fair-housing' } : parsed;
  const reason = talk[intent];
  if (intent === 'forecast' && parsed.kind === 'market') return { ...parsed, isForecast: true };
  if (intent === 'forecast' && (isGuess(parsed) || parsed.kind === 'cannot')) return trendOf(parsed, asked);
  if (reason) {
    if (parsed.kind === 'cannot' && parsed.unsupportedRequest) return parsed;
    if (!isGuess(parsed) && !(lead >= SURE_OVER_PARSER_LEAD && isOverheard(parsed))) return parsed;
    return isSearchLike(second) && lead < SURE_LEAD ? eitherOf(parsed, intent, asked) : { kind: 'cannot', reason };
  }
  if (!isGuess(parsed)) return parsed;
  if (isSearchLike(second) && lead < SURE_LEAD) return eitherOf(parsed, intent, asked);
  return withoutSearch(parsed, intent, asked);
}

/** A search that goes on with the one that stands, where it sounds so and names no place with something else of its own. */
function asRefined(parsed: ParsedQuestion, intent: Intent, { previous }: Asked): ParsedQuestion {
  const standing = previous?.search;
  if (intent !== 'refine' || !standing || Object.keys(standing).length === 0) return parsed;
  if (parsed.kind === 'cannot' && parsed.reason === 'not-listings') return { kind: 'cannot', reason: 'no-such-condition' };
  if (parsed.kind !== 'search' || parsed.change !== 'new') return parsed;
  if (parsed.search.areaFilter && Object.keys(parsed.search).length > 1) return parsed;
  return { ...parsed, search: { ...standing, ...parsed.search, paginationPage: undefined }, change: 'refined' };
}

/** A fact or a figure that the parser may have picked out of talk about something else ("what's the tax on the profit?"). */
const isOverheard = (parsed: ParsedQuestion) =>
  (parsed.kind === 'pick' && parsed.question !== null) ||
  parsed.kind === 'market' ||
  (parsed.kind === 'cannot' && parsed.reason === 'valuation');

/** "What about Oakland?" goes on with the search that stands, unless a market was the last thing told. */
const movesOn = (parsed: ParsedQuestion, { text, previous }: Asked) =>
  mentionsPlace(parsed) &&
  !previous?.market &&
  previous?.search.areaFilter != null &&
  text.trim().split(/\s+/).length <= MAX_MOVE_WORDS;

/** Two ways to take it, where neither the words nor what came before tell: the user says which. */
function eitherOf(parsed: ParsedQuestion, other: Intent, { text }: Asked): ParsedQuestion {
  if (parsed.kind !== 'search') return parsed;
  // A request with a place and a condition is a search, however it sounds.
  const conditions = Object.keys(parsed.search).length;
  if (mentionsPlace(parsed) && conditions > 2 && parsed.change === 'new') return parsed;
  return { kind: 'either', text, other };
}

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

/** What was asked of homes, a market or copy, where the parser found no more than conditions. */
function withoutSearch(parsed: ParsedQuestion, intent: Intent, { text, previous }: Asked): ParsedQuestion {
  const opened = previous?.opened ?? theOneShown(previous);
  const which: ParsedQuestion = {
    kind: 'cannot',
    reason: opened || previous?.results.length ? 'which-listing' : 'nothing-shown-yet',
  };
  if (intent === 'market') return { kind: 'market', question: marketOf(parsed, previous, []), unusedWords: [], notes: [] };
  // "What can you tell me about 77 Vine Ave?" has to be looked up, whatever was asked of it.
  if (parsed.kind === 'search' && findAddress(fold(text))) return parsed;
  if (intent === 'home' && opened) return { kind: 'pick', listing: opened, question: 'description' };
  if (intent === 'copy') {
    const listing = opened ?? null;
    if (!listing) return which;
    const { writing } = previous ?? {};
    if (writing) return { kind: 'write', request: { ...writing, mention: [...writing.mention], isRevision: true } };
    return {
      kind: 'write',
      request: {
        kind: 'description',
        tone: null,
        length: null,
        listing,
        address: null,
        mention: [],
        leaveOut: [],
        withoutEmojis: false,
        maxCharacters: null,
        isRevision: false,
      },
    };
  }
  return which;
}
