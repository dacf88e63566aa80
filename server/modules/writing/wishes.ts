/** What the agent wants mentioned or left out, held against what the record shows. */
import { checkCopy as checkFairHousing } from '#server/modules/fair-housing/index.ts';
import { features, isShownIn } from './features.ts';
import { capital, plainWords } from './text.ts';
import type { Home } from './words.ts';

/** Facts that have fields of their own. */
const facts: { name: string; words: RegExp; isIn: (home: Home) => boolean }[] = [
  {
    name: 'price',
    words: /\b(?:asking |list |sold )?(?:price|rent)\b|\bcost\b/i,
    isIn: ({ listing }) => listing.currentPrice !== null,
  },
  { name: 'address', words: /\b(?:address|street)\b/i, isIn: ({ listing }) => listing.addressLine1 !== null },
  { name: 'hoa', words: /\bhoa\b|\bdues\b|\bassociation\b/i, isIn: ({ listing }) => listing.hoaMonthlyFee !== null },
  { name: 'year', words: /\byear(?: built)?\b|\bage\b|\bhow old\b/i, isIn: ({ listing }) => listing.yearBuilt !== null },
  { name: 'garage', words: /\bgarage\b|\bparking\b/i, isIn: ({ listing }) => (listing.parkingGarageSpaces ?? 0) > 0 },
  { name: 'lot', words: /\blot(?: size)?\b|\bland\b/i, isIn: ({ lot }) => lot !== null },
  {
    name: 'size',
    words: /\b(?:size|square (?:feet|footage)|sq ?ft|living (?:area|space))\b/i,
    isIn: ({ area }) => area !== null,
  },
  { name: 'rooms', words: /\b(?:bed|bath)(?:room)?s?\b/i, isIn: ({ rooms }) => rooms.length > 0 },
  { name: 'view', words: /\bviews?\b/i, isIn: ({ view }) => view !== null },
  {
    name: 'condition',
    words: /\b(?:renovat\w+|remodel\w*|updat\w+|new construction|fixer)\b/i,
    isIn: ({ condition }) => condition !== null,
  },
  { name: 'hashtags', words: /\bhash\s?tags?\b/i, isIn: () => true },
  {
    name: 'neighborhood',
    words: /\b(?:neighbou?rhood|location|area)\b/i,
    isIn: ({ listing }) => (listing.neighborhood ?? listing.city) !== null,
  },
];

export interface Wishes {
  /** Names of features and facts that must be said. */
  must: Set<string>;
  /** Names of features and facts that must not. */
  mustNot: Set<string>;
  /** The agent's words for what the record does not show: "a pool". */
  notShown: string[];
  /** What only the remarks tell, in a language that the copy is not in. */
  onlyInRemarks: string[];
  /** What fair housing law keeps out of advertising, with the reason. */
  unfair: { words: string; reason: string }[];
  /** Sentences of the remarks that tell of what has no words of ours. */
  quoted: string[];
  /** What the agent says of their own time: "I can show it Saturday at 11." */
  own: string[];
  wantsCallToAction: boolean;
  /** "The price in the subject line". */
  pricedHeadline: boolean;
}

const callToAction = /\bcall[- ]to[- ]action\b|\bcta\b|\bcontact (?:me|info|details)\b|\bto call\b/i;
/** The things that one wish names: "the garden and the deck". */
export const partsOf = (wish: string) => wish.split(/\s*(?:,|;|&|\band\b|\bplus\b)\s*/i).filter((part) => part.trim() !== '');
const bare = (part: string) =>
  part
    .replace(/^\s*(?:that (?:it|there) (?:has|is|are)|it has|there (?:is|are)|the|an?|its|their|our|some|any|all)\s+/i, '')
    .trim();

export function sortWishes(home: Home, mention: readonly string[], leaveOut: readonly string[]): Wishes {
  const none = { notShown: [], onlyInRemarks: [], unfair: [], quoted: [], own: [] };
  const wishes: Wishes = { must: new Set(), mustNot: new Set(), ...none, wantsCallToAction: false, pricedHeadline: false };
  for (const part of leaveOut.flatMap(partsOf)) for (const name of namesIn(part)) wishes.mustNot.add(name);
  for (const part of mention.flatMap(partsOf)) sortWish(home, bare(part), wishes);
  for (const name of wishes.mustNot) wishes.must.delete(name);
  return wishes;
}

/** Whether a wish names a fact that has a field of its own, or a part of the copy: "the price", "a call to action". */
export const namesFact = (wish: string): boolean => callToAction.test(wish) || facts.some(({ words }) => words.test(wish));

/** "Kitchen" alone means whatever the kitchen has. */
function namesIn(part: string): string[] {
  const own = features.filter(({ words }) => words.test(part)).map(({ name }) => name);
  const named = facts.filter(({ words }) => words.test(part)).map(({ name }) => name);
  const group = /^(?:the\s+)?(?:(?:new|updated|remodell?ed)\s+)?kitchen$/i.test(part)
    ? features.filter(({ group: of }) => of === 'kitchen').map(({ name }) => name)
    : [];
  return [...own, ...named, ...group];
}

function sortWish(home: Home, part: string, wishes: Wishes): void {
  if (part === '') return;
  if (callToAction.test(part)) {
    wishes.wantsCallToAction = true;
    return;
  }
  const [unfair] = checkFairHousing(part, home.listing.state);
  if (unfair) {
    wishes.unfair.push({ words: plainWords(part), reason: unfair.reason });
    return;
  }
  if (/\bprice\b.*\b(?:subject|headline|title)\b/i.test(part)) {
    wishes.pricedHeadline = true;
    return;
  }
  const names = namesIn(part);
  if (names.length === 0 && ofAgent.test(part)) {
    wishes.own.push(ownSentence(part));
    return;
  }
  const shown = names.filter(
    (name) =>
      home.features.some((feature) => feature.name === name) || facts.some((fact) => fact.name === name && fact.isIn(home)),
  );
  for (const name of shown) wishes.must.add(name);
  if (shown.length > 0) return;
  const sentence = names.length === 0 ? sentenceAbout(home, part) : null;
  if (sentence) (home.words.quotesRemarks ? wishes.quoted : wishes.onlyInRemarks).push(sentence);
  else wishes.notShown.push(plainWords(home.words.calledOf(part, names[0])));
}

const ofAgent = /^(?:that\s+)?(?:i|we)(?:\s+(?:can|could|will|would|am|are|have|plan|want)|['’]?(?:ll|m|re|d|ve))\b/i;

function ownSentence(part: string): string {
  const words = plainWords(part)
    .replace(/^that\s+/i, '')
    .replace(/\bi\b/g, 'I')
    .replace(/\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b/gi, capital);
  return `${capital(words).replace(/[.!]+$/, '')}.`;
}

/** The sentence of the remarks that holds every longer word of a wish. */
function sentenceAbout({ listing }: Home, part: string): string | null {
  const words = part.toLowerCase().match(/[a-z]{3,}/g) ?? [];
  if (words.length === 0) return null;
  const sentences = plainWords(listing.description ?? '').split(/(?<=[.!?])\s+/);
  return (
    sentences
      .filter((sentence) => checkFairHousing(sentence, listing.state).length === 0)
      .find((sentence) => words.every((word) => isShownIn(sentence, new RegExp(`\\b${word.replace(/s$/, '')}s?\\b`, 'i')))) ??
    null
  );
}
