import type { CopyKind, CopyLength } from './request.ts';

/** How long copy may be, in characters; most MLSs take 1,000 as public remarks. */
const copyLimits: Record<CopyKind, number> = {
  description: 1_000,
  email: 2_000,
  social: 2_200,
  'open-house': 1_000,
  'just-sold': 1_000,
  'text-message': 480,
  highlights: 1_000,
  headlines: 1_000,
  'agent-note': 1_000,
  'offer-note': 2_000,
  'video-script': 1_500,
};

/** Limits besides the usual one of a kind. */
export interface TighterLimits {
  /** What was asked for. */
  maxCharacters?: number | null | undefined;
  /** What the listing's source takes as public remarks; null where it does not say. */
  remarksLimitCharacters?: number | null | undefined;
  /** Over several homes. */
  isOfSeveral?: boolean;
}

/** A message over several homes needs more than one of a single home. */
const SEVERAL_IN_MESSAGE = 1_600;

/** How many characters copy of a kind may have. */
export function limitOf(kind: CopyKind, { maxCharacters, remarksLimitCharacters, isOfSeveral }: TighterLimits): number {
  const own = kind === 'text-message' && isOfSeveral ? SEVERAL_IN_MESSAGE : copyLimits[kind];
  const usual = kind === 'description' ? (remarksLimitCharacters ?? copyLimits.description) : own;
  return Math.min(maxCharacters ?? Infinity, usual);
}

/** What a length aims at; never more than the limit. */
export const copyTargets: Record<CopyLength, Record<CopyKind, number>> = {
  short: {
    ...{ description: 360, email: 600, social: 440, 'open-house': 440, 'just-sold': 320 },
    ...{ 'text-message': 240, highlights: 420, headlines: 1_000, 'agent-note': 1_000, 'offer-note': 2_000, 'video-script': 500 },
  },
  long: {
    ...{ description: 950, email: 1_200, social: 700, 'open-house': 650, 'just-sold': 550 },
    ...{
      'text-message': 480,
      highlights: 1_000,
      headlines: 1_000,
      'agent-note': 1_000,
      'offer-note': 2_000,
      'video-script': 1_200,
    },
  },
};

/** Characters as an MLS counts them: an emoji is one. */
export const countCharacters = (text: string) => [...text].length;

/** What a text has to fit into. */
export interface Room {
  characters: number;
  /** Null: as many as fit. */
  words: number | null;
}

export const countWords = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

export const fits = (text: string, { characters, words }: Room) =>
  countCharacters(text) <= characters && (words === null || countWords(text) <= words);
