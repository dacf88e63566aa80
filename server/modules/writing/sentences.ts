/** The sentences that a home's facts give, in their order, and how many of them fit. */
import { countCharacters } from './limits.ts';
import { capital, list, money, plainWords, type Home } from './home.ts';
import type { FeatureGroup } from './features.ts';
import { say, type Frames } from './frames/frame.ts';
import { hookOf } from './frames/hook.ts';
import { comfortFrames, conditionFrames, kitchenFrames, livingFrames } from './frames/inside.ts';
import { openings, roomFrames } from './frames/opening.ts';
import { buildingFrames, lotFrames, outsideFrames, parkingFrames, viewFrames } from './frames/outside.ts';
import { callsToAction, closings, eraFrames, termsOf } from './frames/terms.ts';
import type { CopyTone } from './request.ts';
import type { Choose } from './seed.ts';
import type { Wishes } from './wishes.ts';

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

export function sentencesOf(home: Home, { tone, choose, wishes, pricedApart }: Voice): Sentence[] {
  const { listing } = home;
  const without = wishes.mustNot;
  const asked = (...names: string[]) => (names.some((name) => wishes.must.has(name)) ? ASKED_FOR : 0);
  const sentences: Sentence[] = [];
  const add = (paragraph: Sentence['paragraph'], weight: number, text: string | null) => {
    if (text) sentences.push({ text, paragraph, weight });
  };
  const tell = (topic: string, frames: Frames) => say(frames, { tone, choose, topic, after: sentences.at(-1)?.text });

  const hook = hookOf(home, tone, choose, without);
  const said = new Set([...without, ...(hook ? [hook.tells] : [])]);
  const things = (...groups: FeatureGroup[]) => {
    const all = home.features.filter(({ name, group }) => groups.includes(group) && !said.has(name) && !/ lot$/.test(name));
    const first = all.filter(({ name }) => wishes.must.has(name));
    const rest = all
      .filter((feature) => !first.includes(feature))
      .slice(0, Math.max(0, (groups[0] === 'building' ? LISTED_AMENITIES : LISTED_THINGS) - first.length));
    // A dishwasher alone makes no sentence.
    if (first.length === 0 && rest.length === 1 && rest[0]?.name === 'dishwasher') rest.pop();
    return { phrases: [...first, ...rest].map(({ phrase }) => phrase), isAsked: first.length > 0 ? ASKED_FOR : 0 };
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
  const opening = tell('opening', openings(home, hook, street));
  // One lives on a street, at an address.
  add(
    0,
    ASKED_FOR * 2,
    whole ? (opening?.replaceAll(`on ${whole}`, `at ${whole}`).replaceAll(`On ${whole}`, `At ${whole}`) ?? null) : opening,
  );
  const sizeSaid = said.has('size');
  add(
    0,
    90 + asked('rooms', 'size'),
    tell('rooms', roomFrames(without.has('rooms') ? [] : home.rooms, sizeSaid ? null : home.area)),
  );
  if (home.condition && !said.has('condition'))
    add(1, 58 + asked('condition'), tell('condition', conditionFrames(home.condition)));
  group('living', ['living'], livingFrames, [1, 70]);
  group('kitchen', ['kitchen'], kitchenFrames, [1, 60]);
  group('comfort', ['comfort', 'energy'], comfortFrames, [1, 40]);
  group('outside', ['outside'], outsideFrames, [2, 65]);
  if (home.view && !said.has('view')) add(2, 68 + asked('view'), tell('view', viewFrames(home.view)));
  const spaces = listing.parkingGarageSpaces ?? 0;
  if (Number.isInteger(spaces) && spaces > 0 && !said.has('garage'))
    add(2, 55 + asked('garage'), tell('parking', parkingFrames(spaces, home.isUnit || home.isBuilding)));
  group('building', ['building'], buildingFrames, [2, 45]);
  const isCorner = home.features.some(({ name }) => name === 'corner lot') && !without.has('corner lot');
  if (home.lot && !home.isUnit && !said.has('lot'))
    add(2, 35 + asked('lot', 'corner lot'), tell('lot', lotFrames(home.lot, isCorner)));
  for (const quoted of wishes.quoted) add(2, ASKED_FOR, quoted);
  const openingSaysYear = sentences[0]?.text.includes(String(listing.yearBuilt)) ?? false;
  if (listing.yearBuilt && !said.has('year') && !openingSaysYear)
    add(
      3,
      20 + asked('year'),
      tell(
        'era',
        eraFrames(listing.yearBuilt, home.isUnit || home.isBuilding ? 'building' : (home.noun.split(' ').at(-1) ?? 'home')),
      ),
    );
  for (const term of termsOf(home, without)) add(3, 30 + asked('hoa'), term);
  if (wishes.must.has('price') && listing.currentPrice && !pricedApart)
    add(3, ASKED_FOR, priceSentence(home, listing.currentPrice));
  if (wishes.wantsCallToAction) add(3, ASKED_FOR, tell('cta', callsToAction(listing.isLease)));
  else add(3, 25, tell('closing', closings(home.place)));
  return sentences;
}

function priceSentence({ listing }: Home, price: number): string {
  if (listing.listingStatus.id === 'sold') return `It sold for ${money(price)}.`;
  return listing.isLease ? `Rent is ${money(price)} a month.` : `It is offered at ${money(price)}.`;
}

/** The sentences that fit, the least important left out first; the first always stays. */
export function fit(sentences: readonly Sentence[], characters: number, write: (kept: readonly Sentence[]) => string): string {
  const kept = [...sentences];
  while (kept.length > 1 && countCharacters(write(kept)) > characters) {
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

/** Land, buildings and business space have few facts, and plain ones: they are said soberly in every tone. */
export function plainSentencesOf(home: Home, voice: Voice): Sentence[] {
  const sober: Voice = { ...voice, tone: 'professional' };
  const street = voice.wishes.mustNot.has('address') ? null : streetOf(home);
  const size = voice.wishes.mustNot.has('size') ? null : home.isLand ? home.lot : home.area;
  const first = `${capital(home.noun)}${size ? `${home.isLand ? ' of' : ' with'} ${size}` : ''}${street ? ` on ${street}` : ''} in ${home.place}.`;
  const rest = sentencesOf(home, sober)
    .slice(1)
    .filter(({ text, paragraph }) => !(home.isLand && paragraph === 2 && size && text.includes(size)))
    .map((sentence) => ({
      ...sentence,
      text: sentence.text.replace(/\bThe home\b/g, 'The property').replace(/\bthe home\b/g, 'the property'),
    }));
  const rooms =
    home.isBuilding && hasBedrooms(home) && !voice.wishes.mustNot.has('rooms') ? `${capital(list(home.rooms))} in all.` : null;
  return [
    { text: first, paragraph: 0, weight: ASKED_FOR * 2 },
    ...(rooms ? [{ text: rooms, paragraph: 0 as const, weight: 90 }] : []),
    ...(home.isLand ? [landSentence(home, voice)].filter((one) => one !== null) : []),
    ...rest.filter(
      ({ paragraph, weight }) => (paragraph > 0 && !home.isLand) || weight >= ASKED_FOR || (home.isLand && paragraph === 3),
    ),
  ];
}

const hasBedrooms = ({ listing }: Home) => (listing.bedroomCount ?? 0) > 0;

/** "The lot is level, stands on a corner and looks out to the hills." */
function landSentence(home: Home, { wishes: { mustNot } }: Voice): Sentence | null {
  const has = (name: string) => home.features.some((feature) => feature.name === name) && !mustNot.has(name);
  const parts = [
    has('level lot') ? 'is level' : null,
    has('wooded lot') ? 'is wooded' : null,
    has('corner lot') || /\bon a corner\b/i.test(home.listing.description ?? '') ? 'stands on a corner' : null,
    home.view && !mustNot.has('view') ? `looks out to ${home.view}` : null,
  ].filter((part) => part !== null);
  return parts.length === 0 ? null : { text: `The lot ${list(parts)}.`, paragraph: 0, weight: 80 };
}
