/** What an intent is, beside what the parser made of the words. */
import type { ListingReference } from '#contract/listing-reference.ts';
import type { EarlierTurn } from '../question-parser/earlier-turn.ts';
import type { CannotReason, ParsedQuestion } from '../question-parser/parsed-question.ts';
import type { Intent } from './vocabulary.ts';

/** Intents that no tool answers, with what is said of each. */
export const talk: Partial<Record<Intent, CannotReason>> = {
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
export const answered: Partial<Record<ParsedQuestion['kind'], readonly Intent[]>> = {
  search: ['search', 'refine'],
  pick: ['pick', 'home'],
  compare: ['compare'],
  market: ['market', 'forecast'],
  write: ['copy'],
  greeting: ['smalltalk'],
  thanks: ['smalltalk'],
  help: ['assistant'],
};

export interface Asked {
  text: string;
  previous: EarlierTurn | null;
  /** What the parser makes of a request of its own without what came before. */
  alone?: ParsedQuestion | null;
  /** The homes that were compared right before. */
  compared?: readonly ListingReference[];
}

export const isSearchLike = (intent: Intent) => intent === 'search' || intent === 'refine';
export const isTalk = (intent: Intent) => talk[intent] !== undefined;
export const mentionsPlace = (parsed: ParsedQuestion) => parsed.kind === 'search' && parsed.search.areaFilter != null;

/** The parser found neither a place nor a condition. */
export const foundNothing = (parsed: ParsedQuestion) => parsed.kind === 'cannot' && parsed.reason === 'not-listings';
