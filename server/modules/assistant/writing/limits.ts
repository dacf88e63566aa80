/** How long copy may be, in characters. A source of listings may have its own limit for public remarks later; most MLSs take 1,000. */
import type { CopyKind, CopyLength } from './request.ts';

export const copyLimits: Record<CopyKind, number> = {
  description: 1_000,
  email: 2_000,
  social: 2_200,
  'open-house': 1_000,
  'just-sold': 1_000,
};

/** What a length aims at; never more than the limit. */
export const copyTargets: Record<CopyLength, Record<CopyKind, number>> = {
  short: { description: 360, email: 600, social: 440, 'open-house': 440, 'just-sold': 320 },
  long: { description: 950, email: 1_200, social: 700, 'open-house': 650, 'just-sold': 550 },
};

/** Characters as an MLS counts them: an emoji is one. */
export const countCharacters = (text: string) => [...text].length;
