/** Copy for a listing, composed from its own facts. */
import { z } from 'zod';
import type { Listing } from '#contract/listings.ts';
import { countCharacters, limitOf, type TighterLimits } from './limits.ts';
import { homeOf } from './home.ts';
import { writers } from './kinds/kinds.ts';
import { wordsIn } from './languages.ts';
import { copyKinds, copyLanguages, copyLengths, copyTones, type CopyRequest } from './request.ts';
import { chooserFor } from './seed.ts';
import { weigh } from './wishes.ts';

export const copySchema = z.object({
  kind: z.enum(copyKinds),
  tone: z.enum(copyTones),
  length: z.enum(copyLengths),
  language: z.enum(copyLanguages),
  headline: z.string(),
  body: z.string(),
  characters: z.int().describe('Of the body'),
  limitCharacters: z.int(),
  notShown: z.array(z.string()).describe('What was asked for and the record does not show: left out'),
  onlyInRemarks: z
    .array(z.string())
    .describe('Sentences of the remarks about what was asked for, in another language than the copy: left out'),
  unfair: z
    .array(z.object({ words: z.string(), reason: z.string() }))
    .describe('What was asked for and fair housing law keeps out of advertising: left out'),
  toFillIn: z.array(z.string()).describe('Placeholders that the agent has to fill in; never make one up'),
  refused: z.enum(['not-sold']).nullable().describe('Why there is no copy: a just-sold note of a home that is not sold'),
});
export type Copy = z.infer<typeof copySchema>;

/** The same request for the same listing gives the same copy. */
export function writeCopy(
  listing: Listing,
  request: CopyRequest,
  { remarksLimitCharacters }: Pick<TighterLimits, 'remarksLimitCharacters'> = {},
): Copy {
  const { kind } = request;
  const tone = request.tone ?? 'professional';
  const length = request.length ?? (kind === 'social' ? 'short' : 'long');
  const limit = limitOf(kind, { maxCharacters: request.maxCharacters, remarksLimitCharacters });
  const words = wordsIn(request.language ?? 'english');
  const home = homeOf(listing, words);
  const wishes = weigh(home, request.mention ?? [], request.leaveOut ?? []);
  const { notShown, onlyInRemarks, unfair } = wishes;
  const rest = { kind, tone, length, language: words.language, limitCharacters: limit, notShown, onlyInRemarks, unfair };
  if (kind === 'just-sold' && listing.listingStatus.id !== 'sold') {
    return { ...rest, headline: '', body: '', characters: 0, toFillIn: [], refused: 'not-sold' };
  }
  const { headline, body } = writers[kind]({
    home,
    voice: { tone, choose: chooserFor(home.seed), wishes, pricedApart: kind !== 'description' },
    length,
    limit,
    aim: request.aimCharacters ?? null,
    withoutEmojis: request.withoutEmojis ?? false,
    openHouse: request.openHouse ?? null,
  });
  const toFillIn = Object.values(words.notes.placeholders).filter((one) => body.includes(one));
  return { ...rest, headline, body, characters: countCharacters(body), toFillIn, refused: null };
}
