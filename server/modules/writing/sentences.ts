/** The sentences that a home's facts give, in their order, and how many of them fit. */
import type { FeatureGroup } from './features.ts';
import { say, type Frames } from './frames.ts';
import { hookOf } from './hook.ts';
import { fits, type Room } from './limits.ts';
import type { CopyTone } from './request.ts';
import type { Choose } from './seed.ts';
import { plainWords } from './text.ts';
import type { Wishes } from './wishes.ts';
import type { Home } from './words.ts';

export interface Sentence {
  text: string;
  /** Where it stands: 0 what it is, 1 inside, 2 around, 3 terms and close. */
  paragraph: 0 | 1 | 2 | 3;
  /** What goes first when room is short has the lowest. */
  weight: number;
}

export interface Voice {
  tone: CopyTone;
  choose: Choose;
  wishes: Wishes;
  /** The price stands in a line of its own. */
  pricedApart: boolean;
}

const LISTED_THINGS = 4;
const LISTED_AMENITIES = 6;
/** Above every sentence that nobody asked for. */
const ASKED_FOR = 1_000;

/** The street of an address, without its number. */
export function streetOf({ listing }: Home): string | null {
  const street = plainWords(listing.addressLine1 ?? '')
    .replace(/^\S*\d\S*\s+/, '')
    .replace(/\s+(?:#|unit|apt)\b.*$/i, '');
  return street === '' || /\d{3,}/.test(street) ? null : street;
}

const isDetachedIn = (remarks: string): boolean => /\bdetached\b[^.;,]*\bgarage\b/i.test(remarks);

export function sentencesOf(home: Home, { tone, choose, wishes, pricedApart }: Voice): Sentence[] {
  const { listing, words } = home;
  const without = wishes.mustNot;
  const asked = (...names: string[]) => (names.some((name) => wishes.must.has(name)) ? ASKED_FOR : 0);
  const sentences: Sentence[] = [];
  const add = (paragraph: Sentence['paragraph'], weight: number, text: string | null) => {
    if (text) sentences.push({ text, paragraph, weight });
  };
  const tell = (topic: string, frames: Frames) => say(frames, { tone, choose, topic, after: sentences.at(-1)?.text });

  const hook = hookOf(home, tone, choose, without);
  const used = new Set([...without, ...(hook ? [hook.tells] : [])]);
  const things = (...groups: FeatureGroup[]) => {
    const all = home.features.filter(({ name, group }) => groups.includes(group) && !used.has(name) && !/ lot$/.test(name));
    const first = all.filter(({ name }) => wishes.must.has(name));
    const rest = all
      .filter((feature) => !first.includes(feature))
      .slice(0, Math.max(0, (groups[0] === 'building' ? LISTED_AMENITIES : LISTED_THINGS) - first.length));
    // A dishwasher alone makes no sentence.
    if (first.length === 0 && rest.length === 1 && rest[0]?.name === 'dishwasher') rest.pop();
    return { phrases: [...first, ...rest].map(words.phraseOf), isAsked: first.length > 0 ? ASKED_FOR : 0 };
  };
  const group = (
    topic: string,
    groups: FeatureGroup[],
    frames: (phrases: readonly string[]) => Frames,
    place: [Sentence['paragraph'], number],
  ) => {
    const { phrases, isAsked } = things(...groups);
    if (phrases.length > 0) add(place[0], place[1] + isAsked, tell(topic, frames(phrases)));
  };

  const whole = wishes.must.has('address') && listing.addressLine1 ? plainWords(listing.addressLine1) : null;
  const street = without.has('address') ? null : (whole ?? streetOf(home));
  const opening = tell('opening', words.openings(home, hook, street));
  add(0, ASKED_FOR * 2, whole && opening ? words.atAddress(opening, whole) : opening);
  const sizeSaid = used.has('size');
  add(
    0,
    90 + asked('rooms', 'size'),
    tell('rooms', words.rooms(without.has('rooms') ? [] : home.rooms, sizeSaid ? null : home.area)),
  );
  if (home.condition && !used.has('condition'))
    add(1, 58 + asked('condition'), tell('condition', words.condition(home.condition)));
  group('living', ['living'], words.living, [1, 70]);
  group('kitchen', ['kitchen'], words.kitchen, [1, 60]);
  group('comfort', ['comfort', 'energy'], words.comfort, [1, 40]);
  group('outside', ['outside'], words.outside, [2, 65]);
  if (home.view && !used.has('view')) add(2, 68 + asked('view'), tell('view', words.view(home.view)));
  const spaces = listing.parkingGarageSpaces ?? 0;
  if (Number.isInteger(spaces) && spaces > 0 && !used.has('garage'))
    add(
      2,
      55 + asked('garage'),
      tell(
        'parking',
        words.parking(spaces, { isUnit: home.isUnit || home.isBuilding, isDetached: isDetachedIn(listing.description ?? '') }),
      ),
    );
  group('building', ['building'], words.building, [2, 45]);
  const isCorner = home.features.some(({ name }) => name === 'corner lot') && !without.has('corner lot');
  if (home.lot && !home.isUnit && !used.has('lot'))
    add(2, 35 + asked('lot', 'corner lot'), tell('lot', words.lot(home.lot, isCorner)));
  for (const quoted of wishes.quoted) add(2, ASKED_FOR, quoted);
  const openingSaysYear = sentences[0]?.text.includes(String(listing.yearBuilt)) ?? false;
  if (listing.yearBuilt && !used.has('year') && !openingSaysYear)
    add(3, 20 + asked('year'), tell('era', words.era(listing.yearBuilt, home)));
  for (const term of words.terms(home, without)) add(3, 30 + asked('hoa'), term);
  if (wishes.must.has('price') && listing.currentPrice && !pricedApart)
    add(3, ASKED_FOR, words.price(home, listing.currentPrice));
  for (const own of pricedApart ? wishes.own : []) add(3, ASKED_FOR, own);
  if (wishes.wantsCallToAction) add(3, ASKED_FOR, tell('cta', words.callsToAction(listing.isLease)));
  else add(3, 25, tell('closing', words.closings()));
  return sentences;
}

/** The sentences that fit, the least important left out first; the first always stays. */
export function fit(sentences: readonly Sentence[], room: Room, write: (kept: readonly Sentence[]) => string): string {
  const kept = [...sentences];
  while (kept.length > 1 && !fits(write(kept), room)) {
    const least = kept.reduce((lowest, sentence) => (sentence.weight < lowest.weight ? sentence : lowest));
    kept.splice(kept.indexOf(least), 1);
  }
  return write(kept);
}

export const asOneParagraph = (sentences: readonly Sentence[]) => sentences.map(({ text }) => text).join(' ');

/** A paragraph for each part, where it holds more than a short line. */
export function asParagraphs(sentences: readonly Sentence[]): string {
  const parts = [0, 1, 2, 3].map((part) => asOneParagraph(sentences.filter(({ paragraph }) => paragraph === part)));
  const whole: string[] = [];
  for (const part of parts.filter((one) => one !== '')) {
    const last = whole.at(-1);
    if (last !== undefined && part.length < 90) whole[whole.length - 1] = `${last} ${part}`;
    else whole.push(part);
  }
  return whole.join('\n\n');
}

/** One sentence of what it is, and what it has. */
export function compactSentencesOf(home: Home, voice: Voice, showsFacts: boolean): Sentence[] {
  const { mustNot } = voice.wishes;
  const year = mustNot.has('year') ? null : home.listing.yearBuilt;
  const shown: Home = {
    ...home,
    ...(mustNot.has('rooms') ? { roomsShort: null } : {}),
    ...(mustNot.has('size') ? { area: null } : {}),
  };
  const opening = home.words.compact(shown, { showsFacts, year });
  // Nothing is led with, so that nothing that was told goes with it.
  const choose: Choose = (among, topic) => (topic === 'hook' ? undefined : voice.choose(among, topic));
  const wishes = { ...voice.wishes, mustNot: new Set([...mustNot, 'year']) };
  const others = sentencesOf(home, { ...voice, choose, wishes }).slice(1);
  return [{ text: opening, paragraph: 0, weight: ASKED_FOR * 2 }, ...others.filter(({ paragraph }) => paragraph > 0)];
}

/** Land, buildings and business space have few facts, and plain ones: they are said soberly in every tone. */
export function plainSentencesOf(home: Home, voice: Voice): Sentence[] {
  const sober: Voice = { ...voice, tone: 'professional' };
  const { plain } = home.words;
  const { mustNot } = voice.wishes;
  const street = mustNot.has('address') ? null : streetOf(home);
  const size = mustNot.has('size') ? null : home.isLand ? home.lot : home.area;
  const first = plain.opening(home, { size, street });
  const rest = sentencesOf(home, sober)
    .slice(1)
    .filter(({ text, paragraph }) => !(home.isLand && paragraph === 2 && size && text.includes(size)))
    .map((sentence) => ({ ...sentence, text: plain.asProperty(sentence.text) }));
  const rooms = home.isBuilding && hasBedrooms(home) && !mustNot.has('rooms') ? plain.roomsInAll(home.rooms) : null;
  const land = home.isLand ? landSentence(home, voice) : null;
  return [
    { text: first, paragraph: 0, weight: ASKED_FOR * 2 },
    ...(rooms ? [{ text: rooms, paragraph: 0 as const, weight: 90 }] : []),
    ...(land === null ? [] : [{ text: land, paragraph: 0 as const, weight: 80 }]),
    ...rest.filter(
      ({ paragraph, weight }) => (paragraph > 0 && !home.isLand) || weight >= ASKED_FOR || (home.isLand && paragraph === 3),
    ),
  ];
}

const hasBedrooms = ({ listing }: Home) => (listing.bedroomCount ?? 0) > 0;

function landSentence(home: Home, { wishes: { mustNot } }: Voice): string | null {
  const has = (name: string) => home.features.some((feature) => feature.name === name) && !mustNot.has(name);
  return home.words.plain.land({
    isLevel: has('level lot'),
    isWooded: has('wooded lot'),
    isCorner: has('corner lot') || /\bon a corner\b/i.test(home.listing.description ?? ''),
    view: mustNot.has('view') ? null : home.view,
  });
}
