/** Requests for copy: what to write, how, and for which home or homes; and changes of the copy that stands. */
import type { ListingReference } from '#contract/listings.ts';
import { usualLength } from '#server/modules/writing/index.ts';
import { findAddress } from './addresses.ts';
import { findNamedResult, theOneShown } from './result-references/result-reference.ts';
import type { EarlierTurn } from './earlier-turn.ts';
import type { ParsedQuestion } from './parsed-question.ts';
import type { WritingKind, WritingRemark, WritingRequest } from './writing-request.ts';
import { readOfferTerms } from './offer-terms.ts';
import { readOpenHouseTime } from './open-house-time.ts';
import { kindToSend, readRecipients } from './writing-recipients.ts';
import { kindIn, NOUN, OCCASION, occasionIn } from './writing-kinds.ts';
import { hasWishes, wishesIn, type Wishes } from './writing-wishes.ts';
import { inLines } from '#server/platform/text/in-lines.ts';

const VERB =
  '(?:write|draft|compose|rewrite|create|generate|make|prepare|craft|do|put\\s+together|come\\s+up\\s+with|whip\\s+up|give\\s+me|get\\s+me|i\\s+need|i\\s+want|need|want|can\\s+i\\s+(?:get|have)|turn\\s+(?:it|this|that)\\s+into|escribe|redacta|crea|haz)';
/** A verb of writing with its thing close behind. */
const asksToWrite = new RegExp(
  `\\b${VERB}\\s+(?:me\\s+|us\\s+|up\\s+)?(?:(?!(?:homes?|houses?|condos?|listings?\\s+(?:in|under|with))\\b)[\\w'’-]+[\\s,]+){0,6}?(?:${NOUN})\\b`,
);
/** "Describe it for the MLS", "announce the open house". */
const asksOtherwise = inLines()`
  ^\s*(?:please\s+|(?:can|could)\s+you\s+|and\s+|now\s+)*(?:send|write|give)\s+(?!me\b|us\b)(?:my\s+\w+\s+)?[a-z]
    [\w'’-]*(?:\s+(?:and|&)\s+[a-z][\w'’-]*)?\s+an?\s+(?:\w+\s+)?(?:e-?mail|text|message|note|letter)\b
  |^\s*(?:please\s+|(?:can|could)\s+you\s+)*send\s+(?:out\s+)?an?\s+(?:\w+\s+)?(?:e-?mail|message|note|letter|text)
    \s+to\b
  |^\s*(?:please\s+)?(?:an?\s+|some\s+)?(?:listing|marketing|mls|property|social|ad)\s+
    (?:copy|remarks|blurb|description|text)\s+(?:for|of|about|on)\s
  |\bdescribe\b.*\bfor\s+(?:the\s+|an?\s+|my\s+)?(?:mls|listing|brochure|flyer|website|clients?|buyers?|(?:instagram|insta|ig|facebook|fb|social|linkedin)(?:\s+(?:post|caption))?|post|caption|e-?mail|newsletter|text)\b
  |^\s*(?:please\s+|(?:can|could)\s+you\s+)*(?:write|type|draft)\s+up\s+(?:#|the\s|it\b|this\b|that\b|number\s|\d)
  |^\s*(?:please\s+)?(?:an?\s+)?(?:
    tweet|e-?mail|(?:facebook\s+|instagram\s+|social\s+)?post|text(?:\s+message)?|caption|letter|newsletter|flyer
    |blurb|announcement|description
  )\s+(?:about|for|to\s+(?:my|a|the|our)\s+\w+\s+(?:about|for|on))\s
  |^\s*(?:please\s+|can\s+you\s+|could\s+you\s+)*(?:announce|promote|advertise|market)\s+(?:it|this|that|the|my)\b
  |^\s*(?:please\s+|(?:can|could)\s+you\s+)*(?:e-?mail|text|message)\s+(?:my|the|our|a)\s+\w+\s+(?:about|regarding)
    \s
  |\bfor\s+(?:instagram|facebook|linked\s?in|social\s+media|the\s+newsletter)\b
  |^\s*(?:please\s+|(?:can|could)\s+you\s+)*post\s+(?:this\s+|it\s+)?(?:on|to)\s+
    (?:insta(?:gram)?|ig|facebook|fb|linked\s?in|social(?:\s+media)?)\b
`;
/** "Send Dave and Lisa an e-mail": to be sent, which the user has to do. */
const sendsTo = /^\s*(?:please\s+|(?:can|could)\s+you\s+|and\s+|now\s+)*send\s+(?!me\b|us\b)/;
const COUNT = '(?:an?|the|some|my|one|two|three|four|five|six|\\d{1,2}|un|una|dos|tres|cinco)';
const HOW =
  '(?:short|long|warm|bold|professional|brief|friendly|catchy|formal|quick|fun|nice|good|new|better|different|great|listing|instagram|facebook|social|media|linkedin|whatsapp)';
/** "A tagline", "5 headline options", "just listed post": all of it names what is to be written. */
const namesIt = inLines()`
  ^\s*(?:and\s+|now\s+|ok(?:ay)?,?\s+|please\s+|also\s+)*(?:${COUNT}\s+)?(?:(?:${HOW})[\s,]+(?:and\s+)?){0,3}
  (?:(?:${OCCASION})\s+)?(?:${NOUN})(?:\s+(?:versions?|options?|ideas?|please|sign[\s-]?in|sheets?))*
  (?:\s+(?:for|of|about|on|to|de|para|sobre)\s.{0,60})?\s*[.?!]*\s*$
`;
const versionsOf = new RegExp(
  `^\\s*(?:\\w+\\s+){0,3}?(two|three|four|2|3|4)\\s+(?:different\\s+|other\\s+)?(?:versions|options|variations|drafts)\\b`,
);
/** "Make a search", "I need more text" and homes that are wanted are no copy. */
const notWriting = inLines()`
  \b(?:i\s+need|i\s+want|need|want|give\s+me|get\s+me)\b
    (?=.*\b(?:homes?|houses?|condos?|townhouses?|lofts?)\b\s+(?:in|under|with|near|over|for\s+(?:sale|rent))\b)
  |\bwrit(?:e|ing)\s+(?:up\s+)?(?:an|the|our|their)\s+offer\b(?!\s+(?:letter|note|cover|e-?mail|summary))
  |\b(?:post\s+office|text\s+size)\b
  |\bmarket(?:\s+\w+)?\s+(?:in|as)\s+(?:\w+\s+)?bullets\b
  |^\s*(?:coming\s+soon|just\s+listed|open\s+house)s?\s*$
`;

const LEADS =
  '(?:ok(?:ay)?[,\\s]+|please\\s+|now\\s+|but\\s+|and\\s+|can\\s+you\\s+|could\\s+you\\s+|great[,\\s]+|nice[,\\s]+|give\\s+me\\s+|i\\s+(?:want|need|like)\\s+it\\s+)*';
const revises = inLines()`
  ^\s*${LEADS}(?:
    (?:bold|warm|professional|formal|friendly|short|brief|long)\s*[.!]*\s*$
    |make|put|a\s+(?:bit|little)
    |(?:an?\s+)?(?:\w+\s+)?(?:tone|voice|style|wording)\b
    |an?\s+(?:more\s+)?\w+\s+(?:tone|voice|style)
    |shorter|longer|warmer|bolder|friendlier|punchier|livelier|catchier|softer|cozier|tighter|briefer|snappier
    |funnier|classier|wittier|flesh|talk|more|less|no|not|without|with|add|remove|mention|include|highlight
    |emphasi[sz]e|leave|drop|cut|skip|lose|swap|switch|go|give\s+it|start|lead|open|begin|rewrite|re-?word|rephrase
    |redo|translate|traduce\w*|back\s+(?:in)?to
    |(?:in|en|al|to)\s+(?:spanish|english|espanol|ingles)\b
    |even|half|sign
    |(?:there(?:'?s|\s+is)\s+(?:an?\s+)?)?open\s+house\b.*\b(?:add|include|mention|put)
    |try|shorten|expand|trim|tighten|condense|too|in\s+an?|keep|tone|do\s*n'?t|take\s+out|another|other|different
    |same|say|tell\s+them|under|max|up\s+to|\d+\s+char|as|a\s+version
    |an?\s+(?:\w+\s+)?(?:e-?mail|post|caption|description|tweet|letter|flyer|version)
    |turn|use|work|play|focus|limit|sin|con|mas|menos|pasal[oa]|ponl[oa]
  )\b
`;

/** "For this listing", "of this one": a home, and not the copy that stands. */
const pointsAtHome =
  /\bth(?:is|at)\s+(?:one|home|house|condo|listing|property|place|townhouse|loft|unit|building)\b|\bfor\s+this\b/;

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

/** "Who is the target buyer?": fair housing describes the home; "what should I lead with?" asks for the same. */
const asksForBuyer = inLines()`
  \b(?:target|ideal|perfect|likely|typical|right)\s+(?:buyers?|demographics?|audience|clients?)\b
  |\bwho\s+(?:would|will|might|should|is\s+going\s+to)\s+(?:buy|want)\s+(?:it|this|that)\b
  |\bwho\s+is\s+(?:it|this(?:\s+(?:home|house|condo|place|one))?)\s+for\b
  |\bcomprador(?:es)?\s+ideal(?:es)?\b
`;
const asksForStrengths = inLines()`
  \bwhat\s+(?:should|do|would|can)\s+(?:i|we|you)\s+(?:lead|start|open)\s+with\b
  |\b(?:selling|strong|best)\s+(?:points|features)\b
  |\bwhat(?:'s|\s+is|\s+are)\s+(?:the\s+)?(?:best|strongest|most\s+special|special)\s+
    (?:things?\s+|points?\s+|features?\s+)?(?:about|of)\s+(?:it|this)
  |\b(?:its|the)\s+strengths\b
  |\bwhat\s+makes\s+(?:it|this)\b.*\b(?:special|stand\s+out|different)\b
`;

/** "From Dana Reyes": who signs it. */
const namesSender =
  /^\s*(?:it(?:'s|\s+is)\s+|sign\s+it\s+)?from\s+(?!the\b|my\b|here\b)[a-z][a-z'-]+(?:\s+[a-z][a-z'-]+){0,2}\s*[.!]*\s*$/;

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

/** Another kind of copy of the same home, in a few words. */
const asksToo =
  /^(?:(?:and|now|also|then|plus)\s+)?(?:an?\s+|the\s+)?(?:[\w-]+\s+){1,3}(?:too|as\s+well|also|next|instead|version)\s*[?.!]*$/;
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
  const namedHome = findNamedResult(folded, previous);
  const isOfOneHome = namedHome !== null || standing !== null || (previous?.onScreen ?? previous?.opened ?? null) !== null;
  const toSend = recipients === null && isOfOneHome ? kindToSend(folded) : null;
  const asksNew =
    toSend !== null ||
    asksToWrite.test(folded) ||
    asksOtherwise.test(folded) ||
    namesIt.test(folded) ||
    recipients !== null ||
    (versionsOf.test(folded) && kindIn(folded) !== null);
  const isNew = asksNew && !notWriting.test(folded);
  const wishes = wishesIn(folded);
  const kind = recipients?.kind ?? toSend ?? kindIn(folded) ?? (occasionIn(folded) ? 'social' : null);
  const onScreen = previous?.onScreen ?? null;
  const isOfAnother = standing !== null && onScreen !== null && pointsAtHome.test(folded) && !isSame(onScreen, standing.listing);
  const isOther = namedHome !== null && standing !== null && !isSame(namedHome, standing.listing);
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
  };
  const isPlain = listing !== null || home !== null || address !== null || asksToWrite.test(folded) || recipients !== null;
  return {
    kind: 'write',
    request,
    isPlain,
    ...(recipients?.isToSend || toSend !== null || sendsTo.test(folded) ? { isToSend: true } : {}),
  };
}

const NUMBERS: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  un: 1,
  una: 1,
  dos: 2,
  tres: 3,
  cinco: 5,
};

/** What belongs to a kind: how many headlines or versions, and what it announces. */
function particulars(folded: string, kind: WritingKind): Partial<WritingRequest> {
  const [, number] =
    /\b(\d{1,2}|one|two|three|four|five|six|un|una|dos|tres|cinco)\s+(?:\w+\s+){0,2}?(?:headlines?|tag\s?lines?|titles?|subject|slogans?|titulos?|options?|ideas?|versions?)/.exec(
      folded,
    ) ?? [];
  const many = number === undefined ? null : (NUMBERS[number] ?? Number(number));
  const isOne = /\b(?:an?|the|its|un|una)\s+(?:\w+\s+)?(?:headline|tag\s?line|title|slogan|subject\s+line|titulo)\b/.test(folded);
  const versions = versionsOf.exec(folded)?.[1];
  const occasion = occasionIn(folded);
  return {
    ...(/\b(?:tag\s?lines?|slogans?)\b/.test(folded) ? { tone: 'warm' as const } : {}),
    ...(kind === 'headlines' && (many !== null || isOne) ? { count: Math.min(10, many ?? 1) } : {}),
    ...(versions !== undefined && kind !== 'headlines' ? { versions: NUMBERS[versions] ?? Number(versions) } : {}),
    ...(occasion && kind !== 'description' ? { occasion } : {}),
    ...(/\bsign[\s-]?in\b/.test(folded) ? { remarks: [{ kind: 'no-sign-in-sheet' as const }] } : {}),
  };
}

/** What a kind sounds like where no tone is asked for. */
const withTone = ({ tone: usual = null, ...own }: Partial<WritingRequest>, tone: WritingRequest['tone']) => ({
  ...own,
  tone: tone ?? usual,
});
const withoutTone = ({ tone: _tone, ...own }: Partial<WritingRequest>) => own;

const ofOccasion = (folded: string, kind: WritingKind): Partial<WritingRequest> => {
  const occasion = kind === 'description' ? null : occasionIn(folded);
  return occasion ? { occasion } : {};
};

/** "A version for Facebook", "a tagline", after copy: of the same home or homes, with its wishes. */
const isOfStanding = (folded: string, { listing }: WritingRequest) =>
  listing !== null &&
  !findAddress(folded) &&
  (namesIt.test(folded) || /\b(?:it|this|that|version|versions|options)\b/.test(folded));

interface Change {
  folded: string;
  wishes: Wishes;
  kind: WritingKind | null;
}

/** Of the sentence that tells something. */
const ROOM_AROUND = 40;
/** Other words for the same, or another language, may take more of them. */
const OTHER_WORDS = 1.3;

/** Short text keeps its size, so that what is left out of it takes nothing else along; what is added has room. */
function roomOf({ aimCharacters, length, kind, lastCharacters }: WritingRequest, wishes: Wishes): number | null {
  const isShort = (length ?? usualLength(kind)) === 'short' && lastCharacters !== undefined;
  const isSaidOtherwise = wishes.language !== null || wishes.tone !== null;
  if (!aimCharacters && (!isShort || isSaidOtherwise)) return null;
  const room = (aimCharacters ?? lastCharacters ?? 0) * (isSaidOtherwise ? OTHER_WORDS : 1);
  return Math.round(room) + wishes.mention.reduce((sum, words) => sum + words.length + ROOM_AROUND, 0);
}
/** "Open house: Saturday, 1 to 3", a line of its own. */
const OPEN_HOUSE_ROOM = 60;
const withRoomFor = (aim: number | null, isOpenHouse: boolean): number | null =>
  aim !== null && isOpenHouse ? aim + OPEN_HOUSE_ROOM : aim;

/** "Open house Sat 1-3, add that": a line of the post that stands, and no other note. */
const addsOpenHouse = ({ kind }: WritingRequest, folded: string, named: WritingKind | null): boolean =>
  named === 'open-house' &&
  kind !== 'open-house' &&
  /\b(?:add|include|mention|put|say|work\s+in|agrega\w*|incluye|pon)\b/.test(folded) &&
  readOpenHouseTime(folded) !== null;

/** What stands, with what a message changes of it. */
export function revised(standing: WritingRequest, { folded, wishes, kind: named }: Change): WritingRequest {
  const isOpenHouse = addsOpenHouse(standing, folded, named);
  const asked = isOpenHouse ? null : named;
  const kind = asked ?? standing.kind;
  const isNewKind = kind !== standing.kind;
  const tone = wishes.tone ?? (wishes.withEmojis && (standing.tone ?? 'professional') === 'professional' ? 'warm' : null);
  const isSameTone = wishes.tone !== null && (standing.tone ?? 'professional') === wishes.tone && !isNewKind;
  const isSameKind = asked !== null && !isNewKind && !hasWishes(wishes) && occasionIn(folded) === null;
  const isReworded = isSameTone || isSameKind || (wishes.isAgain && !isNewKind && !wishes.language && !wishes.length && !tone);
  const remarks: WritingRemark[] = [
    ...wishes.remarks,
    ...(isSameTone && wishes.tone && wishes.remarks.length === 0 && wishes.length === null
      ? [{ kind: 'same-tone' as const, tone: wishes.tone }]
      : []),
    ...(isSameKind && kind === 'social' ? [{ kind: 'same-post' as const }] : []),
  ];
  const { remarks: _before, versions: _versions, ...stands } = standing;
  const own = isNewKind || isSameKind ? particulars(folded, kind) : ofOccasion(folded, kind);
  return {
    ...stands,
    kind,
    tone: tone ?? (isNewKind ? (own.tone ?? standing.tone) : standing.tone),
    length: wishes.length ?? (isNewKind ? null : standing.length),
    language: wishes.language ?? standing.language ?? null,
    mention: [...standing.mention, ...wishes.mention].filter((wish) => !wishes.leaveOut.includes(wish)),
    leaveOut: [...standing.leaveOut, ...wishes.leaveOut].filter((wish) => !wishes.mention.includes(wish)),
    withoutEmojis: (wishes.withoutEmojis || standing.withoutEmojis) && !wishes.withEmojis,
    maxCharacters: wishes.maxCharacters ?? (isNewKind ? null : standing.maxCharacters),
    maxWords: wishes.maxWords ?? (isNewKind || wishes.length !== null ? null : (standing.maxWords ?? null)),
    aimCharacters: isNewKind || wishes.length !== null ? null : withRoomFor(roomOf(standing, wishes), isOpenHouse),
    variant: (standing.variant ?? 0) + (isReworded ? 1 : 0),
    ...withoutTone(own),
    ...(isNewKind ? { headline: null, occasion: own.occasion ?? standing.occasion ?? null, showing: null, asking: null } : {}),
    remarks: [...remarks, ...(own.remarks ?? [])],
    isRevision: true,
  };
}
