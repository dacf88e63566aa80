/** Copy for a listing, composed from its own facts. */
import { z } from 'zod';
import { checkCopy as checkFairHousing } from '#server/modules/fair-housing/index.ts';
import type { Listing } from '#contract/listings.ts';
import { countCharacters, countWords, limitOf, type TighterLimits } from './limits.ts';
import { homeOf } from './home.ts';
import { writers } from './kinds/kinds.ts';
import { wordsIn } from './languages.ts';
import type { KindParts } from './kinds/frame.ts';
import { addressOf } from './kinds/parts.ts';
import { several } from './kinds/several.ts';
import { isRecorded, priceBeforeCut } from './occasions.ts';
import {
  copyKinds,
  copyLanguages,
  copyLengths,
  copyOccasions,
  copyTones,
  type CopyLength,
  type CopyKind,
  type CopyRequest,
} from './request.ts';
import { chooserFor } from './seed.ts';
import { capital, money, plainWords } from './text.ts';
import { isTold, toldBeside, withoutQuoted, type ToldHome } from './told-home.ts';
import { toldSentences } from './told-sentences.ts';
import { sortWishes, type Wishes } from './wishes.ts';
import type { CopyWords, Home } from './words.ts';

export const copySchema = z.object({
  kind: z.enum(copyKinds),
  tone: z.enum(copyTones),
  length: z.enum(copyLengths),
  language: z.enum(copyLanguages),
  headline: z.string(),
  body: z.string(),
  characters: z.int().describe('Of the body'),
  words: z.int().describe('Of the body'),
  limitCharacters: z.int(),
  notShown: z.array(z.string()).describe('What was asked for and the record does not show: left out'),
  onlyInRemarks: z
    .array(z.string())
    .describe('Sentences of the remarks about what was asked for, in another language than the copy: left out'),
  unfair: z
    .array(z.object({ words: z.string(), reason: z.string() }))
    .describe('What was asked for and fair housing law keeps out of advertising: left out'),
  toFillIn: z.array(z.string()).describe('Placeholders that the agent has to fill in; never make one up'),
  notRecorded: z.enum(copyOccasions).nullable().describe('An occasion that the record does not show: written without it, say so'),
  refused: z.enum(['not-sold']).nullable().describe('Why there is no copy: a just-sold note of a home that is not sold'),
});
export type Copy = z.infer<typeof copySchema>;

export interface Circumstances extends Pick<TighterLimits, 'remarksLimitCharacters'> {
  /** YYYY-MM-DD: "just listed" holds for some days. */
  today: string;
  /** The further listings that the request names, in their order. */
  more?: readonly Listing[];
}

const shortKinds: readonly CopyKind[] = ['social', 'text-message'];
/** How long it is where nobody said. */
export const usualLength = (kind: CopyKind): CopyLength => (shortKinds.includes(kind) ? 'short' : 'long');
const SEVERAL_HEADLINES = 5;

/** The same request for the same listing gives the same copy. */
export function writeCopy(
  listing: Listing,
  request: CopyRequest,
  { remarksLimitCharacters, today, more = [] }: Circumstances,
): Copy {
  const { kind, occasion } = request;
  const tone = request.tone ?? 'professional';
  const length = request.length ?? usualLength(kind);
  const limit = limitOf(kind, {
    ...{ maxCharacters: request.maxCharacters, remarksLimitCharacters },
    isOfSeveral: more.length > 0,
  });
  const parts = partsOf(listing, request, { tone, length, limit, today });
  const { words, wishes } = { words: parts.home.words, wishes: parts.voice.wishes };
  const { notShown, onlyInRemarks, unfair } = wishes;
  const notRecorded = occasion && !isRecorded(occasion, listing, today) ? occasion : null;
  const rest = {
    ...{ kind, tone, length, language: words.language, limitCharacters: limit },
    ...{ notShown, onlyInRemarks, unfair, notRecorded },
  };
  if (kind === 'just-sold' && listing.listingStatus.id !== 'sold' && !request.soldAsTold) {
    return { ...rest, headline: '', body: '', characters: 0, words: 0, toFillIn: [], refused: 'not-sold' };
  }
  const all = [parts, ...more.map((one) => partsOf(one, request, { tone, length, limit, today }))];
  const own = headlineTold(request, listing, { words, wishes });
  const { headline: ours, body } = more.length > 0 ? several(parts, all, kind) : writers[kind](parts);
  const toFillIn = Object.values(words.notes.placeholders).filter((one) => body.includes(one));
  const headline = own ?? ours;
  return { ...rest, headline, body, characters: countCharacters(body), words: countWords(body), toFillIn, refused: null };
}

type Shape = Pick<KindParts, 'length' | 'limit'> & Pick<KindParts['voice'], 'tone'> & { today: string };

function partsOf(listing: Listing, request: CopyRequest, { tone, length, limit, today }: Shape): KindParts {
  const whole = homeOf(listing, wordsIn(request.language ?? 'english'));
  const wishes = sortWishes(whole, request.mention ?? [], request.leaveOut ?? []);
  const told = isTold(request.listing) ? toldIn(whole.words, request.listing) : null;
  const home = told ? { ...whole, features: withoutQuoted(whole.features, told.english) } : whole;
  const choose = chooserFor(home.seed, request.variant ?? 0);
  if (told) {
    wishes.quoted.push(...toldSentences(told.quoted, whole.words, { tone, choose }));
    wishes.onlyInRemarks.push(...told.notInWords);
    wishes.unfair.push(...told.unfair);
  }
  const inWords = fairOf(request.ownWords ?? [], listing, wishes).map((phrase) => ({ phrase, said: whole.words.toldIn(phrase) }));
  const own = inWords.flatMap(({ said }) => said ?? []);
  wishes.onlyInRemarks.push(...inWords.flatMap(({ phrase, said }) => (said === null ? [phrase] : [])));
  wishes.quoted.push(...own.map((words) => `${capital(words)}.`));
  const { occasion, kind } = request;
  const isShown = occasion && kind !== 'description' && isRecorded(occasion, listing, today);
  return {
    home,
    voice: { tone, choose, wishes, pricedApart: kind !== 'description' },
    ...{ length, limit, aim: request.aimCharacters ?? null, maxWords: request.maxWords ?? null },
    withoutEmojis: request.withoutEmojis ?? false,
    openHouse: request.openHouse ?? null,
    ...{ forBrokers: request.forBrokers ?? false, soldAsTold: request.soldAsTold ?? null },
    showing: request.showing ?? null,
    asking: request.asking ?? null,
    offerTerms: request.offerTerms,
    recipient: nameIn(request.recipient),
    isToMany: request.isToMany ?? false,
    sender: nameIn(request.sender),
    besides: request.besides ?? [],
    occasion: isShown ? occasionWords(home, wishes, request.priceBefore ?? null)[occasion] : null,
    count: request.count ?? SEVERAL_HEADLINES,
    variant: request.variant ?? 0,
    toldApart: [...(told?.quoted ?? []), ...own],
    inFirstPerson: request.inFirstPerson ?? false,
  };
}

/** What may stand as the agent's own word; the rest is told with what fair housing law keeps out. */
function fairOf(told: readonly string[], { state }: Listing, wishes: Wishes): string[] {
  return told.flatMap((one) => {
    const words = plainWords(one).replace(/[.!]+$/, '');
    const [unfair] = checkFairHousing(words, state);
    if (unfair) wishes.unfair.push({ words, reason: unfair.reason });
    return unfair ? [] : [words];
  });
}

/** In the agent's words, where they may stand. */
function headlineTold(
  { headline, kind }: CopyRequest,
  listing: Listing,
  { words, wishes }: { words: CopyWords; wishes: Wishes },
) {
  const [own] = headline ? fairOf([headline], listing, wishes) : [];
  if (own === undefined) return null;
  return kind === 'email' ? words.notes.subject(own) : own;
}

/** What was told beside the facts, as far as a language has words for it. */
function toldIn(words: CopyWords, home: ToldHome) {
  const { fair, unfair } = toldBeside(home);
  const said = fair.map((phrase) => ({ phrase, words: words.toldIn(phrase) }));
  return {
    unfair,
    /** Those that are quoted, in English. */
    english: said.flatMap(({ phrase, words: own }) => (own === null ? [] : [phrase])),
    quoted: said.flatMap(({ words: own }) => own ?? []),
    notInWords: said.flatMap(({ phrase, words: own }) => (own === null ? [phrase] : [])),
  };
}

const nameIn = (name: string | null | undefined) => (name ? plainWords(name) || null : null);

function occasionWords(home: Home, wishes: Wishes, told: number | null) {
  const { listing, words, place } = home;
  const recorded = priceBeforeCut(listing);
  const before = told !== null && told > (listing.currentPrice ?? 0) ? told : recorded;
  const price = wishes.mustNot.has('price') || listing.currentPrice === null ? null : money(listing.currentPrice);
  return words.notes.occasions({
    address: addressOf(home, wishes) ?? words.homeIn(place),
    price: price && listing.isLease ? words.notes.aMonth(price) : price,
    before: before === null || price === null ? null : money(before),
  });
}
