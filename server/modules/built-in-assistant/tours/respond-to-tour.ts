/** Turns about a tour: a new one of homes that are named or shown, one that stands changed or asked about, its schedule as a text. */
import type { LanguageModelV4CallOptions } from '@ai-sdk/provider';
import type { ListingReference } from '#contract/listing-reference.ts';
import type { SearchResultFacts } from '#server/modules/listings/index.ts';
import { isLastDone } from '../cma/standing-cma.ts';
import { answerTo, callTools, say, stepOf, type Reply, type Step } from '../reply.ts';
import { SEARCH_TOOL, type Turn } from '../turn.ts';
import type { BuiltInModelNeeds } from '../understand.ts';
import { changedTour, type HomesMeant, type NotChanged } from './change-tour.ts';
import { composeTourLetter } from './compose-tour-letter.ts';
import { withHomesNamed, type WordsWithHomes } from './homes-in-words.ts';
import { homeOfAddress, homesCompared, homesKnown, searchForAll } from './homes-of-tour.ts';
import { readTour, type TourRequest } from './read-tour.ts';
import { readTourChanges, type StopNamed, type TourChange } from './read-tour-change.ts';
import { readTourLetter } from './read-tour-letter.ts';
import { readTourQuestion } from './read-tour-question.ts';
import { composeShowingRequests, readShowingsAsked } from './showing-requests.ts';
import { inputOf, planOf, tourIn, toursOf, TOUR_TOOL, type Tour, type TourPlan } from './standing-tour.ts';
import { tellOfTour, tellTour } from './tell-tour.ts';
import { tourWords } from './tour-words.ts';

/** A longer message is a story, or was pasted. */
const MAX_WORDS = 70;
/** What may be about a tour; anything else is left without a look at its addresses. */
const mayAskTour =
  /\b(?:tour\w*|show(?:s|ing|ings)?|viewings?|itinerar\w*|route|order|schedule|visits?|see|visit|book|line\s+up|arrange|(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow)\b/;
const namesTour = /\b(?:tour|schedule|itinerary|stops?|route|showings?)\b/;
/** So many of a list are all meant where none is named. */
const MAX_OF_LIST = 6;

interface OfTour {
  step: Step;
  words: WordsWithHomes;
  /** The plans of the tour that stands, the last one last. */
  tours: readonly Tour[];
  today: string;
}

/** Null where the turn is about something else. */
export async function respondToTour(
  turn: Turn,
  options: LanguageModelV4CallOptions,
  needs: BuiltInModelNeeds,
): Promise<Reply | null> {
  const text = tourWords(turn.question, turn.language);
  const { prompt } = options;
  const before = prompt.slice(
    0,
    prompt.findLastIndex(({ role }) => role === 'user'),
  );
  const tours = toursOf(before);
  if (text.split(' ').length > MAX_WORDS || /\n\s*\n/.test(turn.question) || (tours.length === 0 && !mayAskTour.test(text)))
    return null;
  const step = stepOf(options, turn);
  const standing = tours.at(-1);
  const requests = showingRequests(step, { text, standing, today: needs.today() });
  if (requests) return requests;
  const isTourLast = isLastDone(prompt, (name) => name === TOUR_TOOL);
  const letter = standing && readTourLetter([...turn.open, turn.question], { language: turn.language, isTourLast });
  if (standing && letter) return say(composeTourLetter(letter, standing, turn.language));
  const stops = standing?.comparables.map(({ address }) => address) ?? [];
  const words = await withHomesNamed(text, stops, needs);
  const ofTour: OfTour = { step, words, tours, today: needs.today() };
  const isOfStanding = standing !== undefined && (isTourLast || namesTour.test(text));
  return (isOfStanding ? ofStanding(ofTour, standing) : null) ?? newTour(ofTour);
}

function ofStanding(ofTour: OfTour, standing: Tour): Reply | null {
  const { step, words, today } = ofTour;
  const changes = readTourChanges(words.text, { today, on: standing.tour.date });
  if (changes.length > 0) return changeTour(ofTour, standing, changes);
  const question = readTourQuestion(words.text);
  if (!question) return null;
  const stop = question.kind === 'when' ? placeOf(question.stop, words, standing.comparables.length, null) : null;
  return say(tellOfTour(standing, question, stop, step.texts));
}

/** The place of a stop in a plan; of the homes that stand by their tokens. */
function placeOf(
  stop: StopNamed,
  { homes }: WordsWithHomes,
  count: number,
  find: ((token: number) => number) | null,
): number | null {
  if ('home' in stop) {
    const home = homes[stop.home];
    if (home && 'stop' in home) return find ? find(stop.home) : home.stop;
    return find ? find(stop.home) : null;
  }
  return stop.place < 0 ? count + stop.place : stop.place;
}

const isListing = (one: ListingReference, other: ListingReference | null): boolean =>
  other !== null && one.mlsId === other.mlsId && one.mlsSource === other.mlsSource;

function changeTour({ step, words, tours }: OfTour, standing: Tour, changes: readonly TourChange[]): Reply | null {
  const { turn, texts } = step;
  const lookUp = found(step, words);
  if ('reply' in lookUp) return lookUp.reply;
  const listingOf = (stop: StopNamed): ListingReference | null => {
    if ('place' in stop) return referenceTo(turn.previous?.results.at(stop.place) ?? null);
    const home = words.homes[stop.home];
    if (home && 'stop' in home) return listingAt(standing, home.stop);
    return referenceTo(lookUp.listings[stop.home] ?? null);
  };
  const meant: HomesMeant = {
    listingOf,
    placeOf: (stop, plan) =>
      placeOf(stop, words, plan.stops.length, () => plan.stops.findIndex(({ listing }) => isListing(listing, listingOf(stop)))),
  };
  const undone = changes.some(({ kind }) => kind === 'undo') ? tours.at(-2) : undefined;
  if (changes.some(({ kind }) => kind === 'undo') && !undone) return say(texts.tours.nothingToUndo);
  const plan = changes.reduce<TourPlan | NotChanged>(
    (so, change) => (typeof so === 'string' ? so : changedTour(so, change, meant)),
    planOf(undone ?? standing),
  );
  if (typeof plan === 'string') return say(notChanged(plan, step, standing, lookUp.missing));
  return planned(step, plan, { isNew: false, isBooking: false, missing: lookUp.missing, isReordered: changes.some(reorders) });
}

const referenceTo = (home: ListingReference | null): ListingReference | null =>
  home && { mlsId: home.mlsId, mlsSource: home.mlsSource };

const listingAt = ({ comparables }: Tour, at: number): ListingReference | null => {
  const home = comparables[at];
  return home?.mlsId != null && home.mlsSource !== null ? { mlsId: home.mlsId, mlsSource: home.mlsSource } : null;
};

const reorders = ({ kind }: TourChange): boolean => ['add', 'swap', 'put', 'reverse'].includes(kind);

function notChanged(
  why: NotChanged,
  { texts: { tours: words, common } }: Step,
  standing: Tour,
  missing: readonly string[],
): string {
  switch (why) {
    case 'no-such-stop':
      return words.hasStops(standing.comparables.length);
    case 'none-left':
      return words.lastStop;
    case 'no-times':
      return words.withoutTimes;
    case 'no-such-home':
      return missing.length > 0 ? words.notFound(common.and([...missing])) : words.noSuchHome;
  }
}

/** The listings of the homes that are named by address, in the place of their tokens; the step that looks for them. */
function found(
  step: Step,
  { homes }: WordsWithHomes,
): { reply: Reply } | { listings: (SearchResultFacts | null)[]; missing: string[] } {
  const { turn, texts } = step;
  const known = homesKnown(turn);
  const listings = homes.map((home) => ('area' in home ? homeOfAddress(home.area, known) : null));
  const unknown = homes.flatMap((home, at) => ('area' in home && !listings[at] ? home.area : []));
  if (unknown.length > 0 && !answerTo(turn, SEARCH_TOOL)) {
    const names = texts.common.and(unknown.map(({ name }) => name));
    return { reply: callTools(step, [{ toolName: SEARCH_TOOL, input: searchForAll(unknown) }], texts.writing.lookingFor(names)) };
  }
  const missing = homes.flatMap((home) => ('missing' in home ? home.missing : []));
  return { listings, missing: [...missing, ...unknown.map(({ name }) => name)] };
}

function newTour({ step, words, tours, today }: OfTour): Reply | null {
  const request = readTour(words.text, today);
  if (!request) return null;
  const { texts } = step;
  const { homes } = request;
  if (homes && typeof homes === 'object' && 'named' in homes)
    return ofNamed(step, { words, request, named: homes.named, standing: tours.at(-1) });
  const listed = homesListed(request, step);
  if (listed === 'other') return null;
  if (listed.length === 0) return say(homes === null ? texts.tours.needsHomes : texts.tours.tooFew);
  return planned(step, planFor(request, listed), { isNew: true, isBooking: request.isBooking, missing: [], isReordered: false });
}

interface Named {
  words: WordsWithHomes;
  request: TourRequest;
  named: readonly number[];
  standing: Tour | undefined;
}

function ofNamed(step: Step, { words, request, named, standing }: Named): Reply {
  const { tours: said, common } = step.texts;
  const lookUp = found(step, words);
  if ('reply' in lookUp) return lookUp.reply;
  const listings = named.map((token) => {
    const home = words.homes[token];
    return home && 'stop' in home && standing ? listingAt(standing, home.stop) : (lookUp.listings[token] ?? null);
  });
  const own = request.ownMinutes?.filter((_, at) => listings[at] != null);
  const homes = listings.flatMap((home) => home ?? []);
  if (homes.length === 0) return say(said.noneFound(common.and(lookUp.missing)));
  const plan = planFor({ ...request, ...(own ? { ownMinutes: own } : {}) }, homes);
  return planned(step, plan, { isNew: true, isBooking: request.isBooking, missing: lookUp.missing, isReordered: false });
}

/** Homes of the list or of a comparison; none where the list has not so many. */
function homesListed({ homes }: TourRequest, { turn }: Step): SearchResultFacts[] | 'other' {
  const shown = turn.previous?.results ?? [];
  const compared = homes === 'both' || homes === 'shown' || homes === null ? homesCompared(turn) : null;
  if (homes === 'both') return compared ?? (shown.length === 2 ? shown : 'other');
  if (homes === 'shown') return compared ?? shown;
  if (homes === null) return compared ?? (shown.length <= MAX_OF_LIST ? shown : []);
  if ('named' in homes) return 'other';
  const { places } = homes;
  // "The first four", where the list has two: those.
  const isFromFirst = places.every((place, at) => place === at) && places.length > 2;
  const picked = (isFromFirst ? places.filter((place) => place < shown.length) : places).map((place) => shown[place]);
  return picked.includes(undefined) ? [] : picked.flatMap((home) => home ?? []);
}

const planFor = (
  { date, startsAtMinute, minutesPerHome, minutesBetween, ownMinutes }: TourRequest,
  homes: readonly ListingReference[],
): TourPlan => ({
  stops: homes.map(({ mlsId, mlsSource }, at) => ({ listing: { mlsId, mlsSource }, minute: ownMinutes?.[at] ?? null })),
  ...{
    date,
    startsAtMinute: startsAtMinute ?? null,
    minutesPerHome: minutesPerHome ?? null,
    minutesBetween: minutesBetween ?? null,
  },
  ...{ hasOwnTimes: ownMinutes !== undefined, isInOrder: ownMinutes !== undefined },
});

function planned(step: Step, plan: TourPlan, told: Parameters<typeof tellTour>[1]): Reply {
  const { turn, texts } = step;
  const done = answerTo(turn, TOUR_TOOL);
  if (!done) {
    const reasoning = told.isNew ? texts.tours.planning : texts.tours.changing;
    return callTools(step, [{ toolName: TOUR_TOOL, input: inputOf(plan) }], reasoning);
  }
  const tour = tourIn(done.value);
  return say(tour ? tellTour(tour, told, texts) : texts.tours.failed);
}

/** Requests to the agents of the tour's homes, or of those that were compared or are shown. */
function showingRequests(
  { turn }: Step,
  { text, standing, today }: { text: string; standing: Tour | undefined; today: string },
): Reply | null {
  const asked = readShowingsAsked(text, today);
  if (!asked) return null;
  const known = homesCompared(turn) ?? turn.previous?.results ?? [];
  const homes = standing
    ? standing.comparables.map(({ address }, at) => ({ address: address ?? '', time: standing.stops?.[at] ?? null }))
    : known.map(({ addressLine1 }) => ({ address: addressLine1 ?? '', time: null }));
  const named = homes.filter(({ address }) => address !== '');
  if (named.length < 2 || named.length > MAX_OF_LIST) return null;
  return say(composeShowingRequests({ ...asked, tourDate: standing?.tour.date ?? null }, named, turn.language));
}
