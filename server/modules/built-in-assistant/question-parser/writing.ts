/** Requests for copy: what to write, how, and for which home or homes; and changes of the copy that stands. */
import type { ListingReference } from '#contract/listing-reference.ts';
import { findAddress } from './addresses.ts';
import { findNamedResult, theOneShown } from './result-references/result-reference.ts';
import type { EarlierTurn } from './earlier-turn.ts';
import type { ParsedQuestion } from './parsed-question.ts';
import type { WritingKind, WritingRequest } from './writing-request.ts';
import { readOfferTerms } from './offer-terms.ts';
import { bestAsListed, kindToSend, readRecipients } from './writing-recipients.ts';
import { kindIn, occasionIn } from './writing-kinds.ts';
import { particulars, revised, withShorterHeadline, withTone } from './writing-revision.ts';
import { hasWishes, wishesIn } from './writing-wishes.ts';
import {
  asksToWrite,
  asksOtherwise,
  sendsTo,
  namesIt,
  versionsOf,
  notWriting,
  revises,
  pointsAtHome,
  asksForBuyer,
  asksForStrengths,
  namesSender,
  asksToo,
} from './writing-words.ts';

type WriteQuestion = Extract<ParsedQuestion, { kind: 'write' }>;

function readStrengths(folded: string, previous: EarlierTurn | null): WriteQuestion | null {
  const isOfBuyer = asksForBuyer.test(folded);
  if (!isOfBuyer && !asksForStrengths.test(folded)) return null;
  const listing = findNamedResult(folded, previous) ?? previous?.onScreen ?? previous?.opened ?? theOneShown(previous);
  const remarks = [{ kind: isOfBuyer ? ('describes-home' as const) : ('strengths' as const) }];
  const { isHalf: _half, isAgain: _again, withEmojis: _emojis, ...none } = wishesIn('');
  const request: WritingRequest = { ...none, kind: 'highlights', listing, address: null, isRevision: false, remarks };
  return { kind: 'write', request, isPlain: listing !== null };
}

/** "A version for Facebook", "a tagline", after copy: of the same home or homes, with its wishes. */
const isOfStanding = (folded: string, { listing }: WritingRequest) =>
  listing !== null &&
  !findAddress(folded) &&
  (namesIt.test(folded) || /\b(?:it|this|that|version|versions|options)\b/.test(folded));

const isSame = (one: ListingReference, other: ListingReference | null) =>
  one.mlsId === other?.mlsId && one.mlsSource === other.mlsSource;

/** The same wishes for another home: nothing of its copy stands yet. */
function anew(
  {
    lastBody: _body,
    lastHeadline: _line,
    lastCharacters: _characters,
    aimCharacters: _aim,
    more: _more,
    besides: _besides,
    ...request
  }: WritingRequest,
  listing: ListingReference,
): WritingRequest {
  return { ...request, listing, home: null, variant: 0, isRevision: false };
}

const asListed = (count: number): Partial<WritingRequest> => (count === 0 ? {} : { remarks: [{ kind: 'as-listed', count }] });

/** An announcement stays what it is: a message, an e-mail. */
const announcing: readonly WritingKind[] = ['social', 'email', 'text-message'];

/** Longer messages are stories or requests of their own. */
const MAX_REVISION_WORDS = 14;

/** @returns a request for copy; null when the words ask for something else. */
export function readWriting(folded: string, previous: EarlierTurn | null): WriteQuestion | null {
  const standing = previous?.writing ?? null;
  const strengths = readStrengths(folded, previous);
  if (strengths) return strengths;
  const recipients = readRecipients(folded, previous);
  const best = recipients?.homes ? null : bestAsListed(folded, previous);
  const namedHome = best ?? findNamedResult(folded, previous);
  const isOfOneHome = namedHome !== null || standing !== null || (previous?.onScreen ?? previous?.opened ?? null) !== null;
  const toSend = recipients === null && isOfOneHome ? kindToSend(folded) : null;
  const asksNew =
    toSend !== null ||
    asksToWrite.test(folded) ||
    asksOtherwise.test(folded) ||
    namesIt.test(folded) ||
    recipients !== null ||
    (versionsOf.test(folded) && kindIn(folded) !== null);
  const shorter = standing && withShorterHeadline(standing, folded);
  if (shorter) return { kind: 'write', request: shorter, isPlain: true };
  const isNew = asksNew && !notWriting.test(folded);
  const wishes = wishesIn(folded);
  const kind = recipients?.kind ?? toSend ?? kindIn(folded) ?? (occasionIn(folded) ? 'social' : null);
  const onScreen = previous?.onScreen ?? null;
  const isOfAnother = standing !== null && onScreen !== null && pointsAtHome.test(folded) && !isSame(onScreen, standing.listing);
  const isOther = namedHome !== null && standing !== null && (best !== null || !isSame(namedHome, standing.listing));
  const changes = hasWishes(wishes) || kind !== null;
  if (standing && !recipients && !isOther && changes && (revises.test(folded) || (isNew && isOfStanding(folded, standing)))) {
    const request = revised(standing, { folded, wishes, kind });
    const isPlain = folded.trim().split(/\s+/).length <= MAX_REVISION_WORDS;
    const sent = toSend !== null || sendsTo.test(folded) ? { isToSend: true } : {};
    return { kind: 'write', request: isOfAnother ? anew(request, onScreen) : request, isPlain, ...sent };
  }
  // "IG caption too", "coming soon version"
  if (standing && !isNew && kind !== null && !isOther && asksToo.test(folded)) {
    const stays = kindIn(folded) === null && announcing.includes(standing.kind);
    return { kind: 'write', request: revised(standing, { folded, wishes, kind: stays ? null : kind }), isPlain: true };
  }
  const isTerms = standing?.kind === 'offer-note' && readOfferTerms(folded) !== null;
  if (standing && !isNew && folded.trim().split(/\s+/).length <= MAX_REVISION_WORDS && (isTerms || namesSender.test(folded)))
    return { kind: 'write', request: { ...standing, isRevision: true }, isPlain: true };
  if (!isNew) return null;
  const address = namedHome || recipients?.homes ? null : (findAddress(folded)?.area ?? null);
  const [first, ...more] = recipients?.homes ?? [];
  const home = address || namedHome || onScreen ? null : (standing?.home ?? null);
  const listing =
    first ??
    namedHome ??
    (address ? null : (onScreen ?? standing?.listing ?? (home ? null : (previous?.opened ?? theOneShown(previous)))));
  const { isHalf: _half, isAgain: _again, withEmojis, ...asked } = wishes;
  const request: WritingRequest = {
    ...asked,
    kind: kind ?? 'description',
    ...{ listing, address, isRevision: false },
    ...(home ? { home } : {}),
    ...withTone(particulars(folded, kind ?? 'description'), asked.tone ?? (withEmojis ? 'warm' : null)),
    ...(more.length > 0 ? { more } : {}),
    ...(recipients?.asking ? { asking: recipients.asking } : {}),
    ...asListed(best === null ? (recipients?.isBestAsListed ? more.length + 1 : 0) : 1),
  };
  const isPlain = listing !== null || home !== null || address !== null || asksToWrite.test(folded) || recipients !== null;
  return {
    kind: 'write',
    request,
    isPlain,
    ...(recipients?.isToSend || toSend !== null || sendsTo.test(folded) ? { isToSend: true } : {}),
  };
}
