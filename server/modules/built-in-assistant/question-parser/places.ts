/** The area that a question means: which place of a name, a ZIP, a street, an address, or a radius around one of them. */
import type { AreaFilter, NamedArea, OneArea } from '#contract/listing-search.ts';
import { plainArea } from '#contract/search-areas.ts';
import { findAddress } from './addresses.ts';
import { distanceBefore, distanceElsewhere, isCompsOf, type Distance } from './distance.ts';
import { excludedOf, liesApart, takenAway, withoutWrongPlace } from './left-out-places.ts';
import { cityInstead, isOtherName, partOfAnotherCity, partOfPlace } from './other-places.ts';
import type { Note, PlaceCandidate } from './parsed-question.ts';
import { kindBehind, namedArea, narrow, partsOfOne, prefer, sameName } from './place-choice.ts';
import type { PlaceContext } from './place-choice.ts';
import { contextFrom, contextOf, isCityOf } from './place-context.ts';
import { findMentions, isCalledSo } from './place-mentions.ts';
import type { PlaceMention } from './place-mentions.ts';
import { withoutMention } from './place-without-name.ts';
import { circleAround, furtherCircles, goesOnTo } from './places-around.ts';
import { blank, type PlacesRead, type PlacesWithin } from './places-read.ts';
import { fold, PLACE } from './sentence.ts';
import { stateAfter } from './states.ts';
import { inLines } from '#server/platform/text/in-lines.ts';

/** What stands between two places of which either will do; the names are blanked. */
const joiner = /^\s*(?:,|\/|,?\s*(?:or|and|&|plus|as\s+well\s+as|vs\.?|versus))\s*(?:in\s+)?(?:the\s+)?$/;
/** "Rockridge but Glenview is ok too", "… would work as well". */
const concedes = /^[\s,]*(?:but|though|and|or)?\s*(?:also\s+|maybe\s+)?(?:in\s+)?(?:the\s+)?$/;
const isFine = inLines()`
  ^\s*(?:is|are|would\s+be|works?|would\s+(?:also\s+)?work|(?:is|would\s+be)\s+also)?\s*(?:also\s+)?
  (?:ok(?:ay)?|fine|good|great|acceptable|possible|work|works?)?\s*(?:too|as\s+well|also|for\s+(?:them|us|me))\b
`;

/** "Noe Valley or Bernal Heights", "94107 94158", and no "near the lake in Oakland, not far from Berkeley". */
function joins(rest: string, one: PlaceMention, all: readonly PlaceMention[]): boolean {
  const before = all.filter(({ end }) => end <= one.start).sort((first, second) => second.end - first.end)[0];
  if (before === undefined) return false;
  const between = rest.slice(before.end, one.start).replaceAll(PLACE, '');
  const areZips = [before, one].every(({ phrase }) => /^\d{5}$/.test(phrase));
  return (
    joiner.test(between) || (areZips && between.trim() === '') || (concedes.test(between) && isFine.test(rest.slice(one.end)))
  );
}

const aView = /^(?:bay|ocean|city|lake|park|river|bridge|mountain|water)\s+views?$/;
const anyOfItsKind = /^(?:the\s+)?(?:hospitals?|university|college|church|school|airport|station|mall|park|beach|lake|downtown)$/;
const leadsToPlace = /\b(?:in|near|around|at|to|of)\s+$/;

/** "A baby on the way", "by the way": there is a street called The Way. */
const saysSomethingElse = /^(?:the\s+)?way$/;

/** "Ocean or bay view only" wishes for a view; "I'm at the hospital" names none of the places that are called after one. */
const isNoPlace = ({ phrase, start, fit }: PlaceMention, folded: string) =>
  saysSomethingElse.test(phrase) ||
  (aView.test(phrase) && !leadsToPlace.test(folded.slice(0, start))) ||
  (fit !== 1 && anyOfItsKind.test(phrase));

/** An address of no listing is a place to measure from, or to go on measuring from, and no home. */
const isNoListing = ({ candidates, start }: PlaceMention, folded: string): boolean =>
  candidates.every(({ isBeside }) => isBeside === true) &&
  distanceBefore(folded, start) === null &&
  !/\b(?:and|or)\s+(?:of\s+|from\s+|within\s+.{1,20}?\bof\s+)?$/.test(folded.slice(0, start));

/** A place is taken for the one that was meant when it has this many times the listings of the next of its name. */
const CLEARLY_DOMINANT = 50;

const livedIn = inLines()`
  \b(?:
    works?|working|jobs?|offices?|starts?|stud(?:y|ies|ying)|enrolled|commut(?:e|es|ing)
    |(?:mov(?:e|ing)|relocat(?:e|ing)|com(?:e|ing)|transferr?(?:ing)?)\s+(?:here\s+|out\s+)?from
    |(?:currently|now)\s+(?:live|living|rent|renting)
    |i\s+live|we\s+live
    |(?:(?:down|up)siz\w+|moving|relocating)\s+(?:\w+\s+)?from\s+(?:\w+\s+){1,3}?
      (?:house|home|condo|place|apartment|estate|ranch|farm)
    |(?:our|my|their|his|her)\s+(?:\w+\s+)?(?:apartment|house|condo|home|place|rental|lease)
  )\s+(?:is\s+)?(?:in|at|near|to|from|around)?\s*(?:the\s+)?$
`;

/** The area that a thread is about, where it is about several: the first with a name. */
function namedOf(area: AreaFilter | null): NamedArea | null {
  const all = area?.type === 'any-of' ? area.areas : area ? [area] : [];
  return all.find((one) => one.type === 'named-area') ?? null;
}

export function readPlaces(text: string, places: PlaceCandidate[], previous: AreaFilter | null): PlacesRead {
  const excluded: PlaceMention[] = [];
  const read = readWithin(text, places, namedOf(previous), excluded);
  const standing = previous?.type === 'named-area' ? previous : null;
  const meant = read.area ? null : withoutWrongPlace(text, fold(text), excluded, standing);
  if (meant !== null) return readPlaces(meant, places, previous);
  const around = read.area?.type === 'named-area' ? read.area : namedOf(previous);
  const city = around?.nameType === 'city' ? around.name : (around?.context?.city ?? null);
  // "Forget San Francisco, same thing in Berkeley" moves on; where the old place stays what it was, a part of it is left out.
  const movesOn = (place: NamedArea): boolean => read.area !== null && sameName(place.name, namedOf(previous)?.name);
  const isGivenUp = ({ start }: PlaceMention): boolean => takenAway.test(fold(text).slice(0, start));
  const except = excluded.flatMap((one) => {
    const [place] = narrow(one, { city, state: null }, around).slice(0, 1).map(namedArea);
    return place && !(read.area && liesApart(place, around)) && !(isGivenUp(one) && movesOn(place)) ? [place] : [];
  });
  return { ...read, joined: read.joined ?? [], near: read.near ?? [], parts: read.parts ?? null, except };
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
  mentions = mentions.filter(
    (one) => !isNoPlace(one, folded) && !isNoListing(one, folded) && (one.fit === 1 || !isOtherName(one, text, mentions)),
  );
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
  // "Brentwood or Culver City": of several of a name the one in the state of the place beside it.
  const besideState = others.find((one) => one.fit === 1)?.candidates[0]?.context.stateAbbreviated;
  if (candidates.length > 1 && context.state === null && besideState)
    candidates = prefer(candidates, (one) => one.context.stateAbbreviated === besideState);
  const family = partsOfOne(main.phrase, candidates);
  if (family.length > 1) candidates = family;
  const [first, second] = candidates;
  if (!first) return withoutMention(text, folded, rest, notes);
  const elsewhere =
    context.state !== null && candidates.every((one) => (one.context.stateAbbreviated ?? context.state) !== context.state);
  if (elsewhere) {
    const unknown = `${text.slice(main.start, main.end)}, ${context.state}`;
    return { area: null, rest, notes, ask: null, unknown, others: [] };
  }
  if (second && family.length < 2 && first.listingCount >= CLEARLY_DOMINANT * second.listingCount) {
    if (second.listingCount > 0)
      notes.push({ kind: 'most-listings-chosen', name: nameInWords(first), other: nameInWords(second) });
    candidates = [first];
  }
  const ask =
    candidates.length > 1 && family.length < 2 ? { phrase: main.phrase, choices: candidates.slice(0, 5).map(namedArea) } : null;
  if (main.fit < 1 && family.length < 2) notes.push({ kind: 'spelling-forgiven', written: main.phrase, name: first.name });
  const comps = first.nameType === 'street-and-number' && isCompsOf(folded, main.start);
  const near =
    farAround(first, folded, distanceBefore(folded, main.start)) ??
    (comps ? { miles: 1, start: main.start, isMeasured: false } : null);
  const further = near && first.center ? furtherCircles(others, { of: near, end: main.end, rest, around: namedArea(first) }) : [];
  const isFurther = (one: PlaceMention) => further.some(({ mention }) => mention === one);
  const isJoined = (one: PlaceMention) => isCalledSo(one) && !isFurther(one) && joins(rest, one, all);
  const left = new Set(
    others.filter((one) => !isJoined(one) && !isFurther(one)).map((one) => one.candidates[0]?.name ?? one.phrase),
  );
  left.delete(first.name);
  if (left.size > 0) notes.push({ kind: 'one-area-only', left: [...left] });
  const placesBeside = (one: PlaceMention) => narrow(one, { city: null, state: states.get(one) ?? null }, namedArea(first));
  const areaBeside = (one: PlaceMention): NamedArea[] => placesBeside(one).slice(0, 1).map(namedArea);
  // "Sunset or Richmond": each may be several parts of a city.
  const areasJoined = (one: PlaceMention): NamedArea[] => {
    const parts = partsOfOne(one.phrase, placesBeside(one));
    return parts.length > 1 ? parts.map(namedArea) : areaBeside(one);
  };
  const beside = others.flatMap(areaBeside);
  const joined: OneArea[] = [...family.slice(1).map(namedArea), ...others.filter(isJoined).flatMap(areasJoined)];
  if (near) {
    rest = blank(rest, near.start, main.start);
    for (const { mention, start } of further) rest = blank(rest, start, mention.start);
    const elsewhere = distanceElsewhere(rest);
    if (elsewhere) {
      near.miles = elsewhere.miles;
      rest = blank(rest, elsewhere.start, elsewhere.end);
    }
    if (first.center) {
      notes.push({
        kind: 'measured-from',
        place: first.name,
        isAddress: first.nameType === 'street-and-number',
        ...(first.isBeside ? { isBeside: true } : {}),
      });
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
  const parts = family.length > 1 ? plainArea({ type: 'any-of', areas: family.map(namedArea) }) : null;
  return { area, rest, notes, ask, unknown: null, others: beside, joined, parts };
}

/** "Around Charleston" means the city and what lies about it; a mile from its middle is neither. */
const AROUND_CITY_MILES = 5;

const farAround = ({ nameType }: PlaceCandidate, folded: string, near: Distance | null): Distance | null =>
  near && !near.isMeasured && nameType === 'city' && folded.startsWith('around', near.start)
    ? { ...near, miles: AROUND_CITY_MILES }
    : near;

const nameInWords = ({ name, context }: PlaceCandidate) =>
  [name, context.city === name ? null : context.city, context.stateAbbreviated].filter(Boolean).join(', ');
