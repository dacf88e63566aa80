/** A request for copy as a call of the tool, and such a call as what the thread has established. */
import type { ListingReference } from '#contract/listings.ts';
import { copyAnswerSchema, copyRequestSchema, partsOfWish, type Copy, type CopyRequest } from '#server/modules/writing/index.ts';
import type { Language } from './answers/texts/index.ts';
import { readOpenHouseTime } from './question-parser/open-house-time.ts';
import type { EarlierTurn, ParsedQuestion, WritingRequest } from './question-parser/parsed-question.ts';

export const WRITE_TOOL = 'write_copy';

/** Longer messages say more than when the open house is. */
const TIME_WORDS = 12;
const MAX_WISHES = 10;
const MIN_CHARACTERS = 50;

/**
 * Nothing is written that the request leaves open, so that the tool's usual tone, length and limit hold.
 * @param spoken the thread's language, for copy whose own is not named
 */
export function copyRequestOf(request: WritingRequest, listing: ListingReference, spoken: Language): CopyRequest {
  const { kind, tone, length, mention, leaveOut, withoutEmojis, maxCharacters, aimCharacters, openHouse } = request;
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
    ...(aimCharacters ? { aimCharacters } : {}),
    ...(openHouse ? { openHouse } : {}),
  };
}

const SHORTER = 0.75;

interface AskedNow {
  question: string;
  previous: EarlierTurn | null;
}

/** "Even shorter", where it is short already. */
export function shortenedAgain(request: WritingRequest, { question, previous }: AskedNow): WritingRequest {
  const standing = previous?.writing;
  const asksAgain =
    request.isRevision && standing?.length === 'short' && /\b(?:short|brief|concise|trim|tight|cort[oa]|breve)/i.test(question);
  return asksAgain && standing.lastCharacters
    ? { ...request, aimCharacters: Math.max(MIN_CHARACTERS, Math.round(standing.lastCharacters * SHORTER)) }
    : request;
}

/** With the day and time that the words tell, where it is about an open house. */
export function withOpenHouseTime(request: WritingRequest, text: string): WritingRequest {
  const when = request.kind === 'open-house' ? readOpenHouseTime(text) : null;
  return when ? { ...request, openHouse: when } : request;
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
  const { listing, kind, tone, length, language, mention, leaveOut, withoutEmojis, maxCharacters, openHouse } = asked.data;
  const writing: WritingRequest = {
    kind,
    tone: tone ?? null,
    length: length ?? null,
    language: language ?? 'english',
    listing,
    address: null,
    mention: withoutRefused(mention ?? [], written),
    leaveOut: leaveOut ?? [],
    withoutEmojis: withoutEmojis ?? false,
    maxCharacters: maxCharacters ?? null,
    isRevision: false,
    openHouse: openHouse ?? null,
    ...(written ? { lastCharacters: written.characters, lastBody: written.body } : {}),
  };
  return { search: {}, results: [], ...state, opened: listing, market: null, writing };
}

/** What was refused has been said once, and is not asked for again. */
function withoutRefused(mention: readonly string[], written: Copy | undefined): string[] {
  const refused = [...(written?.notShown ?? []), ...(written?.unfair ?? []).map(({ words }) => words)];
  return mention.flatMap(partsOfWish).filter((part) => !refused.some((words) => part.includes(words)));
}
