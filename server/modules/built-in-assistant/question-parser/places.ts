/** The area that a question means: which place of a name, a ZIP, a street, an address, or a radius around one of them. */
import type { AreaFilter, Circle, NamedArea, OneArea } from '#contract/listing-search.ts';
import { findAddress } from './addresses.ts';
import { distanceBefore, distanceElsewhere, furtherDistance, isCompsOf, type Distance } from './distance.ts';
import { kindBehind, namedArea, narrow, prefer, sameName } from './place-choice.ts';
import type { PlaceContext } from './place-choice.ts';
import { isOrdinary } from './ordinary-words.ts';
import { findMentions, PART_OF_NAME_FIT } from './place-mentions.ts';
import type { PlaceMention } from './place-mentions.ts';
import type { Note, PlaceCandidate } from './parsed-question.ts';
import { fold, PLACE } from './sentence.ts';
import { stateAfter, stateAlone, stateNamed } from './states.ts';

interface PlacesRead {
  area: OneArea | null;
  /** The question with the places blanked. */
  rest: string;
  notes: Note[];
  ask: { phrase: string; choices: NamedArea[] } | null;
  /** A place that the words name and that no listings are in: "Richmond, Virginia". */
  unknown: string | null;
  /** Further places that were named. */
  others: OneArea[];
  /** Those of them that are wanted as well: "Noe Valley or Bernal Heights". */
  joined: OneArea[];
  /** Circles that homes must lie in besides: "within 2 miles of Rockridge and of Temescal". */
  near: Circle[];
  /** Places that homes shall not lie in: "not in the Sunset". */
  except: NamedArea[];
}
type PlacesWithin = Omit<PlacesRead, 'except' | 'joined' | 'near'> & { joined?: OneArea[]; near?: Circle[] };

/** A place that is said to be left out. */
const leftOut =
  /\b(?:not|except(?:\s+for)?|excluding|exclude|outside(?:\s+of)?|but\s+not|anywhere\s+but|everywhere\s+but|avoid(?:ing)?|no|skip|without|leave\s+out|take\s+out|other\s+than|minus|drop|remove|lose|scratch|forget(?:\s+about)?)\s+(?:in\s+|near\s+)?(?:the\s+)?$/;
const takenAway = /\b(?:drop|remove|lose|scratch|forget(?:\s+about)?|take\s+out|leave\s+out|exclude|skip)\s+(?:the\s+)?$/;
/** "Not in the Sunset or the Richmond": what stands between two of them. */
const orAlso = /^\s*(?:,|,?\s*(?:or|nor|and|&))\s*(?:(?:not\s+)?in\s+)?(?:the\s+)?$/;

/** What stands between two places of which either will do; the names are blanked. */
const joiner = /^\s*(?:,|\/|,?\s*(?:or|and|&|plus|as\s+well\s+as))\s*(?:in\s+)?(?:the\s+)?$/;

/** "Noe Valley or Bernal Heights", and no "near the lake in Oakland, not far from Berkeley". */
function joins(rest: string, one: PlaceMention, all: readonly PlaceMention[]): boolean {
  const before = all.filter(({ end }) => end <= one.start).sort((first, second) => second.end - first.end)[0];
  return before !== undefined && joiner.test(rest.slice(before.end, one.start).replaceAll(PLACE, ''));
}

function excludedOf(mentions: PlaceMention[], folded: string): PlaceMention[] {
  const found: PlaceMention[] = [];
  for (const one of mentions) {
    const before = found.at(-1);
    const goesOn =
      before !== undefined && orAlso.test(folded.slice(before.end, one.start)) && contextFrom([one], before) === null;
    if (goesOn || leftOut.test(folded.slice(0, one.start))) found.push(one);
  }
  return found;
}

/** A place is taken for the one that was meant when it has this many times the listings of the next of its name. */
const CLEARLY_DOMINANT = 50;

const blank = (text: string, start: number, end: number) => text.slice(0, start) + PLACE.repeat(end - start) + text.slice(end);
/** A ZIP code has no city in the database: the one that is said beside it is taken for its own when it lies in the same state. */
const isZipOf = (zip: PlaceCandidate, city: PlaceCandidate) =>
  zip.nameType === 'zip-code' && zip.context.stateAbbreviated === city.context.stateAbbreviated;

/** "Noe Valley, San Francisco": the city of the one is the other, so they are one place. */
function contextFrom(mentions: PlaceMention[], mention: PlaceMention): { city: string; mention: PlaceMention } | null {
  for (const other of mentions) {
    if (other === mention) continue;
    const city = other.candidates.find(
      (one) =>
        one.nameType === 'city' &&
        mention.candidates.some(
          (inside) => inside.nameType !== 'city' && (sameName(inside.context.city, one.name) || isZipOf(inside, one)),
        ),
    );
    if (city) return { city: city.name, mention: other };
  }
  return null;
}

/** "Noe Valley, San Francisco or Bernal Heights, San Francisco": a city behind a part of it only says where that lies. */
function isCityOf(city: PlaceMention, mentions: readonly PlaceMention[], folded: string): boolean {
  const before = mentions.filter(({ end }) => end <= city.start).at(-1);
  if (!before || !/^\s*,?\s*(?:in\s+)?$/.test(folded.slice(before.end, city.start))) return false;
  return city.candidates.some(
    ({ nameType, name }) =>
      nameType === 'city' && before.candidates.some((part) => part.nameType !== 'city' && sameName(part.context.city, name)),
  );
}

const livedIn =
  /\b(?:works?|working|jobs?|offices?|starts?|stud(?:y|ies|ying)|enrolled|commut(?:e|es|ing)|(?:mov(?:e|ing)|relocat(?:e|ing)|com(?:e|ing)|transferr?(?:ing)?)\s+(?:here\s+|out\s+)?from|(?:currently|now)\s+(?:live|living|rent|renting)|i\s+live|we\s+live)\s+(?:is\s+)?(?:in|at|near|to|from|around)?\s*(?:the\s+)?$/;

/** The area that a thread is about, where it is about several: the first with a name. */
function namedOf(area: AreaFilter | null): NamedArea | null {
  const all = area?.type === 'any-of' ? area.areas : area ? [area] : [];
  return all.find((one) => one.type === 'named-area') ?? null;
}

export function readPlaces(text: string, places: PlaceCandidate[], previous: AreaFilter | null): PlacesRead {
  const excluded: PlaceMention[] = [];
  const read = readWithin(text, places, namedOf(previous), excluded);
  const around = read.area?.type === 'named-area' ? read.area : namedOf(previous);
  const city = around?.nameType === 'city' ? around.name : (around?.context?.city ?? null);
  const except = excluded.flatMap((one) => narrow(one, { city, state: null }, around).slice(0, 1)).map(namedArea);
  return { ...read, joined: read.joined ?? [], near: read.near ?? [], except };
}

/** @param excluded is filled with what is left out */
function readWithin(
  text: string,
  places: PlaceCandidate[],
  previousNamed: NamedArea | null,
  excluded: PlaceMention[],
): PlacesWithin {
  const folded = fold(text);
  let rest = folded;
  const notes: Note[] = [];
  const address = findAddress(folded);
  if (address) rest = blank(rest, address.start, address.start + address.length);
  let mentions = findMentions(folded, places).filter(
    (one) =>
      !address || one.end <= address.start || one.start >= address.start + address.length || one.phrase === address.written,
  );
  mentions = mentions.filter((one) => one.fit === 1 || !isOtherName(one, text, mentions));
  const states = new Map<PlaceMention, string>();
  const contexts: { start: number; end: number }[] = [];
  for (const mention of mentions) {
    const end = mention.end + (kindBehind(folded, mention.end)?.length ?? 0);
    const state = stateAfter(text, folded, end);
    // "Richmond, Virginia": the name of a state behind a place is its context and no place of its own.
    if (state) {
      states.set(mention, state.abbreviation);
      rest = blank(rest, end, end + state.length);
      contexts.push({ start: end, end: end + state.length });
    }
    rest = blank(rest, mention.start, mention.end);
  }
  mentions = mentions.filter((one) => !contexts.some(({ start, end }) => one.start >= start && one.end <= end));

  // Where people work or come from, when they say where they look as well.
  const sought = mentions.filter((one) => !livedIn.test(folded.slice(0, one.start)));
  if (sought.length > 0) mentions = sought;

  const all = mentions;
  excluded.push(...excludedOf(mentions, folded));
  mentions = mentions.filter((one) => !excluded.includes(one));
  for (const { start } of excluded) {
    const verb = takenAway.exec(folded.slice(0, start));
    if (verb) rest = blank(rest, verb.index, start);
  }

  let main = mentions[0];
  let context: PlaceContext = { city: null, state: null };
  const inside = mentions.map((one) => ({ one, within: contextFrom(mentions, one) })).find(({ within }) => within);
  if (inside?.within) {
    main = inside.one;
    context = { city: inside.within.city, state: states.get(inside.within.mention) ?? null };
  }
  const city = main && !inside?.within ? cityInstead(main, mentions, folded) : null;
  if (main && city) {
    notes.push({
      kind: 'not-known-there',
      place: main.candidates[0]?.name ?? main.phrase,
      city: city.candidates[0]?.name ?? city.phrase,
    });
    mentions = mentions.filter((one) => one !== main);
    main = city;
  }
  const elsewhereThanThread = main && !inside?.within && !states.has(main) ? partOfAnotherCity(main, previousNamed) : null;
  if (main && elsewhereThanThread) {
    notes.push({ kind: 'not-known-there', place: main.candidates[0]?.name ?? main.phrase, city: elsewhereThanThread });
    const near = distanceBefore(folded, main.start);
    if (near) rest = blank(rest, near.start, main.start);
    return { area: null, rest, notes, ask: null, unknown: null, others: [] };
  }
  if (main) context = { ...context, ...contextOf(main, states.get(main) ?? null, folded) };
  const others = mentions.filter((one) => one !== main && one !== inside?.within?.mention && !isCityOf(one, mentions, folded));

  const isBesideAddress =
    address && main && goesOnTo(folded, rest, main, { start: address.start, end: address.start + address.length });
  // Near both of them cannot be told without the one.
  if (isBesideAddress && mentions.every(({ phrase }) => phrase !== address.written))
    return { area: null, rest, notes, ask: null, unknown: address.area.name, others: [] };
  if (address && !isBesideAddress && !(main && main.phrase === address.written)) {
    const city = main?.candidates.find((one) => one.nameType === 'city') ?? null;
    const within = city
      ? { city: city.name, ...(city.context.stateAbbreviated ? { stateAbbreviated: city.context.stateAbbreviated } : {}) }
      : (previousNamed?.context ?? null);
    const area: NamedArea = { ...address.area, ...(city && within ? { context: within } : {}) };
    const nearAddress = distanceBefore(folded, address.start);
    if (nearAddress) {
      rest = blank(rest, nearAddress.start, address.start);
      notes.push({ kind: 'no-point-for-near', place: area.name });
    }
    // Around an address that is not known nothing can be searched but the place that it is said to lie in.
    if (!nearAddress) return { area, rest, notes, ask: null, unknown: null, others: [] };
    if (!main) return { area: null, rest, notes, ask: null, unknown: area.name, others: [] };
  }
  if (!main) return withoutMention(text, folded, rest, notes);
  const part = partOfPlace(text, folded, main);
  if (part) return { area: null, rest, notes, ask: null, unknown: part, others: [] };

  const kind = kindBehind(folded, main.end);
  if (kind) rest = blank(rest, main.end, main.end + kind.length);
  let candidates = narrow(
    kind ? { ...main, candidates: prefer(main.candidates, (one) => kind.nameTypes.includes(one.nameType)) } : main,
    context,
    previousNamed,
  );
  const [first, second] = candidates;
  if (!first) return withoutMention(text, folded, rest, notes);
  const elsewhere =
    context.state !== null && candidates.every((one) => (one.context.stateAbbreviated ?? context.state) !== context.state);
  if (elsewhere) {
    const unknown = `${text.slice(main.start, main.end)}, ${context.state}`;
    return { area: null, rest, notes, ask: null, unknown, others: [] };
  }
  if (second && first.listingCount >= CLEARLY_DOMINANT * second.listingCount) {
    if (second.listingCount > 0)
      notes.push({ kind: 'most-listings-chosen', name: nameInWords(first), other: nameInWords(second) });
    candidates = [first];
  }
  const ask = candidates.length > 1 ? { phrase: main.phrase, choices: candidates.slice(0, 5).map(namedArea) } : null;
  if (main.fit < 1) notes.push({ kind: 'spelling-forgiven', written: main.phrase, name: first.name });
  const comps = first.nameType === 'street-and-number' && isCompsOf(folded, main.start);
  const near = distanceBefore(folded, main.start) ?? (comps ? { miles: 1, start: main.start, isMeasured: false } : null);
  const further = near && first.center ? furtherCircles(others, { of: near, end: main.end, rest, around: namedArea(first) }) : [];
  const isFurther = (one: PlaceMention) => further.some(({ mention }) => mention === one);
  const isJoined = (one: PlaceMention) => one.fit === 1 && !isFurther(one) && joins(rest, one, all);
  const left = new Set(
    others.filter((one) => !isJoined(one) && !isFurther(one)).map((one) => one.candidates[0]?.name ?? one.phrase),
  );
  left.delete(first.name);
  if (left.size > 0) notes.push({ kind: 'one-area-only', left: [...left] });
  const areaBeside = (one: PlaceMention): NamedArea[] =>
    narrow(one, { city: null, state: states.get(one) ?? null }, namedArea(first))
      .slice(0, 1)
      .map(namedArea);
  const beside = others.flatMap(areaBeside);
  const joined: OneArea[] = others.filter(isJoined).flatMap(areaBeside);
  if (near) {
    rest = blank(rest, near.start, main.start);
    for (const { mention, start } of further) rest = blank(rest, start, mention.start);
    const elsewhere = distanceElsewhere(rest);
    if (elsewhere) {
      near.miles = elsewhere.miles;
      rest = blank(rest, elsewhere.start, elsewhere.end);
    }
    if (first.center) {
      notes.push({ kind: 'measured-from', place: first.name, isAddress: first.nameType === 'street-and-number' });
      const circlesThat = (both: boolean) => further.filter(({ isBoth }) => isBoth === both).map(({ circle }) => circle);
      return {
        area: circleAround(first.name, first.center, near.miles),
        ...{
          rest,
          notes,
          ask,
          unknown: null,
          others: beside,
          joined: [...circlesThat(false), ...joined],
          near: circlesThat(true),
        },
      };
    }
    notes.push({ kind: 'no-point-for-near', place: first.name });
  }
  const unit = main.phrase === address?.written ? (address.unit ?? '') : '';
  const area = namedArea({ ...first, name: first.name + unit });
  return { area, rest, notes, ask, unknown: null, others: beside, joined };
}

interface Span {
  start: number;
  end: number;
}

/** Whether a distance that is said of one of two places goes on to the other: "within a mile of 12 Elm St and of Rockridge". */
function goesOnTo(folded: string, rest: string, one: Span, other: Span): boolean {
  const [first, second] = one.start < other.start ? [one, other] : [other, one];
  const of = distanceBefore(folded, first.start);
  return of !== null && furtherDistance(rest, { of, end: first.end, start: second.start }) !== null;
}

const circleAround = (name: string, center: NonNullable<PlaceCandidate['center']>, distance: number): Circle => ({
  type: 'radius',
  ...center,
  distance,
  name,
});

interface FurtherCircle {
  mention: PlaceMention;
  circle: Circle;
  isBoth: boolean;
  /** Where the words for its distance begin. */
  start: number;
}

/** Places behind one that a distance was said of, to which it goes on or which have their own. */
function furtherCircles(
  others: readonly PlaceMention[],
  { of, end: mainEnd, rest, around }: { of: Distance; end: number; rest: string; around: NamedArea },
): FurtherCircle[] {
  const found: FurtherCircle[] = [];
  let end = mainEnd;
  for (const mention of others) {
    if (mention.start < end || mention.fit < 1) continue;
    const distance = furtherDistance(rest, { of, end, start: mention.start });
    const [place] = narrow(mention, { city: null, state: null }, around);
    if (!distance || !place?.center) break;
    const { isBoth, start, miles } = distance;
    found.push({ mention, circle: circleAround(place.name, place.center, miles), isBoth, start });
    end = mention.end;
  }
  return found;
}

/** "Barton Hlls", "Sunset Valey, TX": of a name that is no slip for the whole, the rest tells another place, and so does another state. */
function isOtherName({ phrase, end, fit, candidates }: PlaceMention, text: string, all: readonly PlaceMention[]): boolean {
  const state = stateNamed(text);
  if (state && candidates.every(({ context }) => context.stateAbbreviated !== null && context.stateAbbreviated !== state))
    return true;
  const isPart = fit <= PART_OF_NAME_FIT && candidates.every(({ name }) => fold(name) !== phrase);
  const [, gap = '', next] = /^(\s+)([A-Z][a-z]{2,})/.exec(text.slice(end)) ?? [];
  return isPart && next !== undefined && !isOrdinary(next.toLowerCase()) && all.every(({ start }) => start !== end + gap.length);
}

const PART = /^(?:north|south|east|west|northern|southern|eastern|western|upper|lower|inner|outer)$/;
const partBefore = /\b([a-z]+)\s+$/;

/** "East Oakland", where only Oakland or West Oakland is known: a name that was read by half is another place. */
function partOfPlace(text: string, folded: string, { phrase, start, end, fit, candidates }: PlaceMention): string | null {
  const isOfName = (word: string) => candidates.some(({ name }) => fold(name).split(/\s+/).includes(word));
  const [first = ''] = phrase.split(/\s+/);
  if (fit < 1) return PART.test(first) && !isOfName(first) ? text.slice(start, end) : null;
  const before = partBefore.exec(folded.slice(0, start));
  return before?.[1] && PART.test(before[1]) && !isOfName(before[1]) ? text.slice(before.index, end) : null;
}

/** The city right behind a neighborhood's name that lies in other cities only. */
function cityInstead(main: PlaceMention, mentions: PlaceMention[], folded: string): PlaceMention | null {
  if (!main.candidates.every(({ nameType }) => nameType === 'neighborhood')) return null;
  const behind = mentions.find((one) => one.start > main.end && /^[\s,]*(?:in\s+)?$/.test(folded.slice(main.end, one.start)));
  return behind?.fit === 1 && behind.candidates.some(({ nameType }) => nameType === 'city') ? behind : null;
}

const PART_OF_ANY_CITY =
  /^(?:the\s+)?(?:downtown|uptown|midtown|old\s+town|city\s+cent(?:er|re)|chinatown|waterfront|west\s+end|east\s+side)$/;

/** "Near downtown", where the thread is about a city that has none of the name. @returns that city */
function partOfAnotherCity(main: PlaceMention, previous: NamedArea | null): string | null {
  const here = previous?.nameType === 'city' ? previous.name : previous?.context?.city;
  if (!here || !PART_OF_ANY_CITY.test(main.phrase)) return null;
  // A name that only one city has is meant wherever it is.
  const isElsewhere = main.candidates.every((one) => one.nameType === 'neighborhood' && !sameName(one.context.city, here));
  return isElsewhere && main.candidates.length > 1 ? here : null;
}

/** What stands around a name says which of its places is meant. */
function contextOf(mention: PlaceMention, state: string | null, folded: string): Partial<PlaceContext> {
  const withArticle = /\bthe\s+$/.test(folded.slice(0, mention.start)) || mention.phrase.startsWith('the ');
  if (state === null) return { withArticle };
  // "Brentwood LA": Los Angeles, where no place of the name is in Louisiana.
  const inLosAngeles = state === 'LA' && !mention.candidates.some((one) => one.context.stateAbbreviated === 'LA');
  return inLosAngeles ? { withArticle, city: 'Los Angeles' } : { withArticle, state, stateBehind: true };
}

/** No name that the database knows: a ZIP or a state can be read without it. */
function withoutMention(text: string, folded: string, rest: string, notes: Note[]): PlacesWithin {
  const zip =
    /(?<![\d$,.-])(?<!(?:under|over|below|above|than|max|min|least|to|budget|of|around|about|up to)\s)\d{5}(?:-\d{4})?(?![\d,]|\.\d|\s*(?:sq|sf|k\b|m\b|dollars|a\s+month|per|ft|feet|\/))/.exec(
      rest,
    );
  if (zip) {
    const area: NamedArea = { type: 'named-area', nameType: 'zip-code', name: zip[0].slice(0, 5) };
    const near = distanceBefore(folded, zip.index);
    if (near) notes.push({ kind: 'no-point-for-near', place: area.name });
    return {
      area,
      rest: blank(rest, near?.start ?? zip.index, zip.index + zip[0].length),
      notes,
      ask: null,
      unknown: null,
      others: [],
    };
  }
  const state = stateAlone(text, rest);
  if (!state) return { area: null, rest, notes, ask: null, unknown: null, others: [] };
  return {
    area: { type: 'named-area', nameType: 'state-abbreviated', name: state.abbreviation },
    rest: blank(rest, state.start, state.start + state.length),
    notes,
    ask: null,
    unknown: null,
    others: [],
  };
}

const nameInWords = ({ name, context }: PlaceCandidate) =>
  [name, context.city === name ? null : context.city, context.stateAbbreviated].filter(Boolean).join(', ');
