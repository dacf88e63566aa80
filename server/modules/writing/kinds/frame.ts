/** What every kind of copy is written from, and how much of it fits. */
import type { CopyRequest } from '../request.ts';
import { copyTargets, countCharacters } from '../limits.ts';
import type { CopyKind, CopyLength } from '../request.ts';
import {
  asOneParagraph,
  asParagraphs,
  fit,
  plainSentencesOf,
  sentencesOf,
  compactSentencesOf,
  type Sentence,
  type Voice,
} from '../sentences.ts';
import { plainWords } from '../text.ts';
import type { Home, OccasionWords } from '../words.ts';

export interface KindParts {
  home: Home;
  voice: Voice;
  length: CopyLength;
  limit: number;
  /** Shorter than its length would make it; null: as its length has it. */
  aim: number | null;
  /** How many words it may have; null: as many as fit. */
  maxWords: number | null;
  withoutEmojis: boolean;
  /** Day and time of the open house, in the agent's words. */
  openHouse: string | null;
  forBrokers: boolean;
  soldAsTold: NonNullable<CopyRequest['soldAsTold']> | null;
  /** Day and time of a showing, and what the listing agent is asked, in the agent's words. */
  showing: string | null;
  asking: string | null;
  offerTerms: CopyRequest['offerTerms'];
  /** Names, where the agent told them. */
  recipient: string | null;
  /** To a list: greeted without a name. */
  isToMany: boolean;
  sender: string | null;
  /** A line beside each home, in their order. */
  besides: readonly string[];
  /** What it announces, as the record shows it. */
  occasion: OccasionWords | null;
  /** How many headlines, and which of all that there are. */
  count: number;
  variant: number;
  /** What was told or is the agent's own word, each a bullet of a flyer. */
  toldApart: readonly string[];
  inFirstPerson: boolean;
}

export interface Written {
  headline: string;
  body: string;
}

export function sentencesFor(parts: KindParts, kind: CopyKind = 'description'): Sentence[] {
  const { home, voice } = parts;
  if (home.isLand || home.isBuilding) return plainSentencesOf(home, voice);
  return isInShort(parts) ? compactSentencesOf(home, voice, kind === 'description') : sentencesOf(home, voice);
}

/** Of a home that was told, little is known, and all of it was told to stand there. */
const isInShort = ({ home, length }: KindParts): boolean => length === 'short' && home.listing.mlsSource === 'told';

/** Never left out. */
const PRESENTS = 3_000;
const SHORT_SHARE = 0.75;
const MIN_CHARACTERS = 50;

/** What the agent words stands beside a text of the length that was asked for, and takes no sentence's place. */
const ownRoom = (parts: KindParts): number => ownWordsOf(parts).reduce((sum, words) => sum + words.length + 2, 0);

/** What the agent words of a home on record; of one that was told, all is in their words. */
export const ownWordsOf = ({ home, toldApart }: KindParts): readonly string[] =>
  home.listing.mlsSource === 'told' ? [] : toldApart;

/** The sentences in what room the fixed lines leave. */
export function text(parts: KindParts, kind: CopyKind, around: (body: string) => string): string {
  const target = Math.min(parts.limit, parts.aim ?? copyTargets[parts.length][kind]);
  const paragraphs = parts.length === 'long' && (kind === 'description' || kind === 'email') ? asParagraphs : asOneParagraph;
  const { words } = parts.home;
  const presents: Sentence[] =
    parts.inFirstPerson && kind !== 'email' ? [{ text: words.presents, paragraph: 0, weight: PRESENTS }] : [];
  const sentences = [...presents, ...sentencesFor(parts, kind)];
  const write = (kept: readonly Sentence[]) => around(paragraphs(kept));
  // Where the record tells little, short is still shorter than all of it.
  const room =
    parts.length === 'short' && parts.aim === null && parts.maxWords === null && !isInShort(parts)
      ? Math.min(target, Math.round(countCharacters(write(sentences)) * SHORT_SHARE))
      : target;
  const own = ownRoom(parts);
  const least = own > 0 ? countCharacters(write(sentences.slice(0, 1))) : MIN_CHARACTERS;
  const characters = Math.min(parts.limit, Math.max(room, least) + own);
  return fit(sentences, { characters, words: parts.maxWords }, write);
}

/** "Open house: Saturday, 1 to 3", where the agent told when. */
export const openHouseLine = ({ home, openHouse }: KindParts): string =>
  openHouse === null ? '' : home.words.notes.openHouseOn(home.words.notes.when(plainWords(openHouse)));

export const lines = (...parts: string[]) => parts.filter((part) => part !== '').join('\n\n');

export const emoji = ({ withoutEmojis, voice }: KindParts, sign: string) =>
  withoutEmojis || voice.tone === 'professional' ? '' : `${sign} `;

export const greetingOf = ({ home, recipient, isToMany }: KindParts) =>
  isToMany && recipient === null
    ? home.words.notes.greetingOfMany
    : home.words.notes.greeting(recipient ?? home.words.notes.placeholders.client);

export const signatureOf = ({ home, voice, sender }: KindParts) =>
  `${home.words.notes.signature[voice.tone]}\n${sender ?? home.words.notes.placeholders.agent}`;

/** The sentence that announces, where there is something to announce. */
export const newsOf = ({ occasion, voice }: KindParts): string | null =>
  occasion && (voice.choose(occasion.news[voice.tone], 'occasion') ?? null);
