/** A request for copy as a call of the tool, and such a call as what the thread has established. */
import {
  copyAnswerSchema,
  copyRequestSchema,
  isTold,
  partsOfWish,
  usualLength,
  type Copy,
  type CopyRequest,
} from '#server/modules/writing/index.ts';
import type { Language } from './answers/texts/index.ts';
import { toYou } from './client-letters/plain-sentences.ts';
import { findAddress } from './question-parser/addresses.ts';
import { addressedIn } from './question-parser/people-addressed.ts';
import { readOfferTerms } from './question-parser/offer-terms.ts';
import { fold } from './question-parser/sentence.ts';
import { readSoldTold } from './question-parser/sold-told.ts';
import { readOpenHouseTime } from './question-parser/open-house-time.ts';
import type { EarlierTurn } from './question-parser/earlier-turn.ts';
import type { ParsedQuestion } from './question-parser/parsed-question.ts';
import type { WritingRequest } from './question-parser/writing-request.ts';
import { readNames, type NamesAndTimes, namedBehindKind, wordsToSay } from './question-parser/writing-names.ts';
import { inLines } from '#server/platform/text/in-lines.ts';

export const WRITE_TOOL = 'write_copy';

/** Longer messages say more than when the open house is. */
const TIME_WORDS = 12;
const MAX_WISHES = 10;
const MIN_CHARACTERS = 50;
const MIN_WORDS = 10;

/**
 * Nothing is written that the request leaves open, so that the tool's usual tone, length and limit hold.
 * @param spoken the thread's language, for copy whose own is not named
 */
export function copyRequestOf(request: WritingRequest, listing: CopyRequest['listing'], spoken: Language): CopyRequest {
  const { kind, tone, length, mention, leaveOut, withoutEmojis, maxCharacters, maxWords, aimCharacters, more } = request;
  const { openHouse, showing, asking, offerTerms, recipient, sender, occasion, count, variant } = request;
  const language = request.language ?? spoken;
  return {
    listing,
    kind,
    ...(tone ? { tone } : {}),
    ...(length ? { length } : {}),
    ...(language === 'english' ? {} : { language }),
    ...(mention.length > 0 ? { mention: mention.slice(-MAX_WISHES) } : {}),
    ...(leaveOut.length > 0 ? { leaveOut: leaveOut.slice(-MAX_WISHES) } : {}),
    ...(withoutEmojis ? { withoutEmojis } : {}),
    ...(maxCharacters === null ? {} : { maxCharacters: Math.max(MIN_CHARACTERS, maxCharacters) }),
    ...(maxWords ? { maxWords: Math.max(MIN_WORDS, maxWords) } : {}),
    ...(aimCharacters ? { aimCharacters } : {}),
    ...(more && more.length > 0 ? { more: [...more] } : {}),
    ...(request.besides?.length ? { besides: [...request.besides] } : {}),
    ...(openHouse ? { openHouse } : {}),
    ...(request.forBrokers && kind === 'open-house' ? { forBrokers: true } : {}),
    ...(request.soldAsTold && kind === 'just-sold' ? { soldAsTold: request.soldAsTold } : {}),
    ...(showing ? { showing } : {}),
    ...(asking ? { asking } : {}),
    ...(offerTerms ? { offerTerms } : {}),
    ...(recipient ? { recipient: addressedIn(recipient, language) } : {}),
    ...(request.isToMany ? { isToMany: true } : {}),
    ...(sender ? { sender } : {}),
    ...(request.headline ? { headline: request.headline } : {}),
    ...(request.priceBefore ? { priceBefore: request.priceBefore } : {}),
    ...(request.priceNow && !isTold(listing) ? { priceNow: request.priceNow } : {}),
    ...(request.ownWords?.length ? { ownWords: [...request.ownWords] } : {}),
    ...(request.inFirstPerson ? { inFirstPerson: true } : {}),
    ...(occasion ? { occasion } : {}),
    ...(kind === 'headlines' ? { count: count ?? USUAL_HEADLINES } : {}),
    ...(variant ? { variant: variant % (MAX_VARIANT + 1) } : {}),
  };
}

const MAX_VARIANT = 50;
const USUAL_HEADLINES = 5;
const SHORTER = 0.75;
const HALF = 0.5;

interface AskedNow {
  question: string;
  previous: EarlierTurn | null;
}

/** "Even shorter", where it is short already; "half as long". */
export function shortenedAgain(request: WritingRequest, { question, previous }: AskedNow): WritingRequest {
  const standing = previous?.writing;
  if (!standing?.lastCharacters || !request.isRevision || request.kind !== standing.kind) return request;
  const isHalf = /\b(?:half|mitad)\b/i.test(question);
  const isShort = (standing.length ?? usualLength(standing.kind)) === 'short';
  const asksAgain = isShort && /\b(?:short|brief|concise|trim|tight|too long|cort[oa]|breve)/i.test(question);
  if (request.length !== 'short' || (!isHalf && !asksAgain)) return request;
  const aim = Math.round(standing.lastCharacters * (isHalf ? HALF : SHORTER));
  return { ...request, aimCharacters: Math.max(MIN_CHARACTERS, aim) };
}

/** "To my buyers", "an e-mail blast". */
const toMany = inLines('i')`
  \b(?:(?:to|for|a|para)\s+)(?:all\s+(?:of\s+)?)?(?:my|our|mis|nuestros)\s+(?:\w+\s+)?
    (?:buyers|clients|list|sphere|database|leads|contacts|investors|neighbors|compradores|clientes|contactos)\b
  |\bblasts?\b
`;

/** With the names and times that the words tell. */
export function withNames(request: WritingRequest, text: string): WritingRequest {
  const isForAgent = request.kind === 'agent-note';
  // Whom one text was written to, others are not.
  if (toMany.test(text) && namedBehindKind(text) === null) return { ...request, recipient: null, isToMany: true };
  return { ...request, ...ofOne(readNames(text, { isForAgent, isPlace: (name) => name === request.address?.name })) };
}

/** "Ask if he can see it thurs at 5": what they are asked, as a sentence to them. */
const asksThem = /\bask(?:ing)?\s+(?:him\s+|her\s+|them\s+)?((?:if|whether)\s+\S.{3,140}?)\s*[.?!]*$/i;
const askedIn = (text: string): string | null => {
  const asked = asksThem.exec(text)?.[1];
  return asked === undefined ? null : `let me know ${toYou(asked)}`;
};

/** With what the user words: "say we can see it Saturday at 11". */
export function withWordsToSay(request: WritingRequest, text: string): WritingRequest {
  const isToPeople = request.kind === 'email' || request.kind === 'text-message';
  const words = isToPeople ? (wordsToSay(text) ?? askedIn(text)) : null;
  if (words === null || request.ownWords?.includes(words)) return request;
  return { ...request, ownWords: [...(request.ownWords ?? []), words] };
}

const ofOne = (names: NamesAndTimes) => (names.recipient ? { ...names, isToMany: false } : names);

/** With the terms of an offer that the words tell, beside those that stand. */
export function withOfferTerms(request: WritingRequest, text: string): WritingRequest {
  if (request.kind !== 'offer-note') return request;
  const folded = fold(text);
  const address = findAddress(folded);
  const rest = address ? folded.slice(0, address.start) + folded.slice(address.start + address.length) : folded;
  const terms = readOfferTerms(rest);
  if (!terms) return request;
  // A price and a share off the list price take each other's place.
  const { price, offListPercent, ...others } = request.offerTerms ?? {};
  const isPriced = terms.price != null || terms.offListPercent != null;
  const stood = isPriced ? {} : { ...(price ? { price } : {}), ...(offListPercent == null ? {} : { offListPercent }) };
  return { ...request, offerTerms: { ...others, ...stood, ...terms } };
}

/** With what is told of its sale, and that it is so told. */
export function withSaleTold(request: WritingRequest, text: string): WritingRequest {
  const told = request.kind === 'just-sold' && !request.home ? readSoldTold(fold(text)) : null;
  if (!told) return request;
  return {
    ...{
      ...request,
      soldAsTold: { ...request.soldAsTold, ...told },
      mention: request.mention.filter((one) => readSoldTold(`sold ${one}`) === null),
    },
    remarks: [...(request.remarks ?? []), { kind: 'told-sold' as const }],
  };
}

const namesBrokers = /\b(?:brokers?'?s?|realtors?|agents?)\s+(?:open|tour|preview|caravan)\b/;

const namesOpenHouse = /\bopen[\s-]house\b|\b(?:puertas|casa)\s+abiertas?\b/i;

/** With the day and time that the words tell, where it is about an open house. */
export function withOpenHouseTime(request: WritingRequest, text: string): WritingRequest {
  const when = request.kind === 'open-house' || namesOpenHouse.test(text) ? readOpenHouseTime(text) : null;
  const isForBrokers = request.kind === 'open-house' && namesBrokers.test(fold(text));
  const whom = isForBrokers ? { forBrokers: true } : {};
  return when ? { ...request, ...whom, openHouse: when } : { ...request, ...whom };
}

/** "Sunday 1 to 4", said after an open-house note. */
export function readAnsweredTime(text: string, previous: EarlierTurn | null): ParsedQuestion | null {
  const standing = previous?.writing;
  if (standing?.kind !== 'open-house' || text.split(/\s+/).length > TIME_WORDS || readOpenHouseTime(text) === null) return null;
  return { kind: 'write', request: { ...standing, isRevision: true } };
}

/** What is asked to be mentioned and stands in the copy already. */
export function mentionedAlready({ isRevision, mention }: WritingRequest, previous: EarlierTurn | null): string[] {
  const standing = isRevision ? previous?.writing : null;
  if (!standing?.lastBody) return [];
  const body = standing.lastBody.toLowerCase();
  const added = mention.filter((wish) => !standing.mention.includes(wish)).flatMap(partsOfWish);
  return added.filter((part) => {
    const words =
      part
        .toLowerCase()
        .match(/[a-z]{3,}/g)
        ?.filter((word) => word !== 'the') ?? [];
    return words.length > 0 && words.every((word) => new RegExp(`\\b${word.replace(/s$/, '')}s?\\b`).test(body));
  });
}

export function afterWriting(state: EarlierTurn | null, input: unknown, value: unknown): EarlierTurn | null {
  const asked = copyRequestSchema.safeParse(input);
  if (!asked.success) return state;
  const written = copyAnswerSchema.safeParse(value).data?.copy;
  const {
    listing,
    more,
    kind,
    tone,
    length,
    language,
    mention,
    leaveOut,
    withoutEmojis,
    maxCharacters,
    maxWords,
    aimCharacters,
  } = asked.data;
  const { openHouse, showing, asking, offerTerms, recipient, sender, occasion, count, variant } = asked.data;
  const writing: WritingRequest = {
    kind,
    tone: tone ?? null,
    length: length ?? null,
    language: language ?? 'english',
    ...(isTold(listing) ? { listing: null, home: listing } : { listing }),
    address: null,
    mention: withoutRefused(mention ?? [], written),
    leaveOut: leaveOut ?? [],
    withoutEmojis: withoutEmojis ?? false,
    maxCharacters: maxCharacters ?? null,
    maxWords: maxWords ?? null,
    isRevision: false,
    ...{ forBrokers: asked.data.forBrokers ?? false, soldAsTold: asked.data.soldAsTold ?? null },
    ...{ openHouse: openHouse ?? null, showing: showing ?? null, asking: asking ?? null, offerTerms: offerTerms ?? null },
    ...{
      recipient: recipient ?? null,
      isToMany: asked.data.isToMany ?? false,
      sender: sender ?? null,
      ...{
        headline: asked.data.headline ?? null,
        priceBefore: asked.data.priceBefore ?? null,
        priceNow: asked.data.priceNow ?? null,
      },
      ...{ ownWords: asked.data.ownWords ?? [], inFirstPerson: asked.data.inFirstPerson ?? false },
      occasion: written?.notRecorded ? null : (occasion ?? null),
    },
    ...{
      more: more ?? [],
      besides: asked.data.besides ?? [],
      aimCharacters: aimCharacters ?? null,
      count: count ?? null,
      variant: variant ?? 0,
    },
    ...(written
      ? {
          lastCharacters: written.characters,
          lastBody: written.body,
          lastHeadline: written.headline,
          lastNotShown: written.notShown,
        }
      : {}),
  };
  const opened = isTold(listing) ? (state?.opened ?? null) : listing;
  return { search: {}, results: [], ...state, opened, market: null, writing };
}

/** What was refused has been said once, and is not asked for again. */
function withoutRefused(mention: readonly string[], written: Copy | undefined): string[] {
  const refused = [...(written?.notShown ?? []), ...(written?.unfair ?? []).map(({ words }) => words)];
  return mention.flatMap(partsOfWish).filter((part) => !refused.some((words) => part.includes(words)));
}
