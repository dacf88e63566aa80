/** What is wrong with a text about a listing, whoever wrote it: its length, features that the record does not show, and fair housing. */
import { z } from 'zod';
import type { Listing } from '#contract/listings.ts';
import { checkCopy as checkFairHousing } from '#server/modules/fair-housing/index.ts';
import { features, featuresOf } from './features.ts';
import { countCharacters, limitOf, type TighterLimits } from './limits.ts';
import { wordsIn } from './languages.ts';
import type { CopyKind, CopyLanguage } from './request.ts';

export const fairHousingHitSchema = z.object({
  level: z.enum(['block', 'warn']),
  phrase: z.string().describe('The words of the text'),
  reason: z.string(),
  rewrite: z.string().nullable(),
});

export const copyCheckSchema = z.object({
  isFine: z.boolean(),
  characters: z.int(),
  limitCharacters: z.int(),
  tooLong: z.boolean(),
  notShown: z.array(z.string()).describe('Features that the text names and the record does not show: take them out'),
  fairHousing: z.array(fairHousingHitSchema).describe('block: must go; warn: use the rewrite'),
});
export type CopyCheck = z.infer<typeof copyCheckSchema>;

interface CheckParts extends TighterLimits {
  kind: CopyKind;
  /** English when left out. */
  language?: CopyLanguage | null | undefined;
}

/** Who lists it is a name, and says nothing of who shall live there: left out of what goes by sound. */
function withoutNames(text: string, { listingAgent }: Listing): string {
  return [listingAgent?.name, listingAgent?.brokerage].reduce<string>(
    (rest, name) => (name ? rest.replaceAll(name, '') : rest),
    text,
  );
}

export function checkCopyOfListing(listing: Listing, text: string, { kind, language, ...limits }: CheckParts): CopyCheck {
  const words = wordsIn(language ?? 'english');
  const limitCharacters = limitOf(kind, limits);
  const characters = countCharacters(text);
  const tooLong = characters > limitCharacters;
  const shown = new Set(featuresOf(listing).map(({ name }) => name));
  const notShown = features
    .filter((feature) => !shown.has(feature.name) && words.namesFeature(text, feature))
    .map(({ name }) => name)
    .filter((name) => !(name === 'fireplace' && shown.has('two fireplaces')));
  const fairHousing = checkFairHousing(withoutNames(text, listing), listing.state).map(({ level, phrase, reason, rewrite }) => ({
    level,
    phrase,
    reason,
    rewrite,
  }));
  return {
    isFine: !tooLong && notShown.length === 0 && fairHousing.length === 0,
    characters,
    limitCharacters,
    tooLong,
    notShown,
    fairHousing,
  };
}
