/** What a message changes of the copy that stands: its kind, tone, length, language, and what it mentions. */
import { usualLength } from '#server/modules/writing/index.ts';
import { readOpenHouseTime } from './open-house-time.ts';
import { occasionIn } from './writing-kinds.ts';
import type { WritingKind, WritingRemark, WritingRequest } from './writing-request.ts';
import { hasWishes, type Wishes } from './writing-wishes.ts';
import { versionsOf } from './writing-words.ts';

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
export function particulars(folded: string, kind: WritingKind): Partial<WritingRequest> {
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
export const withTone = ({ tone: usual = null, ...own }: Partial<WritingRequest>, tone: WritingRequest['tone']) => ({
  ...own,
  tone: tone ?? usual,
});
const withoutTone = ({ tone: _tone, ...own }: Partial<WritingRequest>) => own;

const ofOccasion = (folded: string, kind: WritingKind): Partial<WritingRequest> => {
  const occasion = kind === 'description' ? null : occasionIn(folded);
  return occasion ? { occasion } : {};
};

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
const ofOpenHouse = /\bopen[\s-]house\b|\b(?:casa|puertas)\s+abiertas?\b/;
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

const asksShorterHeadline =
  /\b(?:shorter|shorten|short|tighter|trim|mas\s+corto)\b.{0,12}\b(?:headline|title|subject(?:\s+line)?|titulo|asunto)\b|\b(?:headline|title|subject(?:\s+line)?|titulo|asunto)\b.{0,12}\b(?:shorter|too\s+long|mas\s+corto)\b/;
/** What a headline can do without: the rooms, the year, the place behind it. */
const spare = [
  /^(?:\d+-Bedroom|\d{4})\s+/,
  /\s+de\s+\d+\s+recámaras?\b/,
  /\s+(?:with|con)\s+.+?(?=\s+(?:in|en)\s)/,
  /\s+(?:on|in|en|sobre)\s+[\p{Lu}\d][^,]*$/u,
];
const MIN_HEADLINE_WORDS = 2;

/** Null where no shorter headline is asked for. */
export function withShorterHeadline(standing: WritingRequest, folded: string): WritingRequest | null {
  const { lastHeadline } = standing;
  if (!lastHeadline || standing.kind === 'headlines' || !asksShorterHeadline.test(folded)) return null;
  const line = lastHeadline.replace(/^(?:Subject|Asunto):\s*/, '');
  const shorter = spare
    .map((words) => line.replace(words, ''))
    .find((one) => one !== line && one.split(/\s+/).length >= MIN_HEADLINE_WORDS);
  const { remarks: _before, versions: _versions, ...stands } = standing;
  if (shorter === undefined) return { ...stands, remarks: [{ kind: 'shortest-headline' }], isRevision: true };
  return { ...stands, headline: shorter.charAt(0).toUpperCase() + shorter.slice(1), remarks: [], isRevision: true };
}

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
    mention: [...standing.mention, ...wishes.mention].filter(
      (wish) => !wishes.leaveOut.includes(wish) && !(isOpenHouse && ofOpenHouse.test(wish)),
    ),
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
