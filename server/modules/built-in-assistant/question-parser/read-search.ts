/** A search, or a change of the one that stands, from the words of a message. */
import type { ListingSearch } from '#contract/listing-search.ts';
import { propertyTypes } from '#contract/listing-vocabulary.ts';
import { middleOf } from '#contract/search-areas.ts';
import { takeAgents } from './agents.ts';
import { takeSoftGarage } from './soft-garage.ts';
import { startsAnew, takeDropped, takeStartOver } from './changes.ts';
import { featureNamed, mergeFeatures, mergeKeywords, takeSaidOfRemarks, takeWishes } from './features.ts';
import { withoutLandmark } from './landmarks.ts';
import { mergeSearch, relativeTo, takeDistance, withAdded } from './merging.ts';
import { withNewValue } from './new-values.ts';
import { addsPlace, severalPlaces } from './several-places.ts';
import { readPlaces } from './places.ts';
import type { EarlierTurn } from './earlier-turn.ts';
import type { Note, Question, ParsedQuestion } from './parsed-question.ts';
import { rewrite } from './rewriting.ts';
import { createSentence, fold } from './sentence.ts';
import { isSpanish } from './spanish.ts';
import { stateNamed } from './states.ts';
import { countConditions, takeConditions } from './conditions.ts';
import { placesLike, pointsAtNoPlace, unknownBeside, unknownPlace } from './unknown-places.ts';
import { unusedWords } from './unused-words.ts';
import { isRent } from './money.ts';
import { hasConditions } from './read-steps.ts';
import { impliesRent } from './status.ts';
import { inLines } from '#server/platform/text/in-lines.ts';

/** @param start the request that a listing gave: what the words say is added to it */
export function readSearch(written: string, question: Question, start: ListingSearch | null): ParsedQuestion {
  const { previous, today } = question;
  const { text, note: ofLandmark } = withoutLandmark(written, question.places);
  const places = readPlaces(text, question.places, previous?.search.areaFilter ?? null);
  if (places.ask) return { kind: 'ask', question: 'which-place', ...places.ask };
  if (places.unknown && !places.area) return askUnknown(places.unknown, question);
  // When they move in is no condition, and still tells that they rent.
  const isFirst = !previous || !hasConditions(previous.search);
  const rest = isFirst && impliesRent(fold(places.rest)) ? `${places.rest} for rent` : places.rest;
  const words = withNewValue(rewrite(rest, isSpanish(fold(text))), previous);
  const sentence = createSentence(words);
  const startOver = takeStartOver(sentence);
  const dropped = takeDropped(sentence);
  const standing = startOver || isFirst ? null : previous;
  const relative = standing ? (relativeTo(sentence, standing) ?? takeDistance(sentence, standing.search, question.places)) : null;
  const agents = takeAgents(sentence);
  const softGarage = takeSoftGarage(sentence);
  // "Garage is nice to have, not a must", where it was one.
  if (softGarage !== null && standing?.search.parkingGarageSpaces) dropped.push('parkingGarageSpaces');
  const { search: asked, transaction, notes: conditionNotes } = takeConditions(sentence, today, standing?.search ?? null);
  // What is for sale in a building is a condo in the records, whatever it is called.
  if (asked.propertyTypes?.includes('apartment-for-sale') && (transaction ?? standing?.search.listingTransactionType) !== 'lease')
    if (isSpanish(fold(text)) && calledDepartamento.test(fold(text)))
      asked.propertyTypes = propertyTypes.filter((type) => type === 'condominium' || asked.propertyTypes?.includes(type));
  if (agents.numbers.length > 0) asked.agentDreNumbers = agents.numbers;
  const standingArea = standing?.search.areaFilter ?? null;
  const named = places.area ? [places.area, ...places.joined] : [];
  const added = standingArea !== null && addsPlace(words) ? words : null;
  const { except, near } = places;
  const sought = severalPlaces({ named, except, near, standing: standingArea, added });
  if (sought) asked.areaFilter = sought;
  const unknown = unknownPlace(sentence, text, {
    isNearest: asked.orderResultsBy?.term === 'distance',
    isFollowUp: standing !== null,
  });
  const wishes = takeWishes(sentence, standing?.search ?? null);
  wishes.dropped.push(
    ...wishes.noMust.flatMap((words) => featureNamed(words) ?? []).filter((one) => standing?.search.features?.includes(one)),
  );
  if (wishes.features.length > 0) asked.features = wishes.features;
  if (wishes.keywords.length > 0) asked.keywords = wishes.keywords;
  // "Had a price drop this month": the day is the cut's, which no search knows.
  const isDayOfCut = wishes.features.includes('price-cut') && asked.listDate != null && !saysListed.test(words);
  if (isDayOfCut) delete asked.listDate;
  const droppedWishes = wishes.dropped.length + wishes.droppedKeywords.length;
  const { startAt, endAt } = asked.price ?? {};
  if (startAt != null && endAt != null && startAt > endAt)
    return { kind: 'unclear', about: 'contradiction', least: startAt, most: endAt, search: { ...asked, price: undefined } };
  const notes: Note[] = [...(ofLandmark ? [ofLandmark] : []), ...places.notes, ...conditionNotes, ...agents.notes];
  if (isDayOfCut) notes.push({ kind: 'cut-not-dated' });
  const lastPlace = !sought && pointsBack.test(words) ? previous?.market?.places[0] : undefined;
  if (lastPlace) asked.areaFilter = lastPlace;
  const circle = relative?.areaFilter?.type === 'radius' && standingArea?.type === 'named-area' ? relative.areaFilter : null;
  if (circle?.name && aroundStanding.test(words)) notes.push({ kind: 'measured-from', place: circle.name, isAddress: false });
  if (wishes.features.includes('waterfront') && toWater.test(words)) notes.push({ kind: 'water-not-measured' });
  if (wishes.features.includes('pets-allowed') && namesPet.test(words)) notes.push({ kind: 'pets-not-told' });
  const noMust = [...(softGarage === null ? [] : [softGarage]), ...wishes.noMust];
  if (noMust.length > 0) notes.push({ kind: 'no-must', features: noMust });
  if (wishes.isEither && wishes.features.length > 1) notes.push({ kind: 'all-wishes' });
  if (wishes.unsearchable.length > 0) notes.push({ kind: 'not-searchable', features: wishes.unsearchable });

  sentence.take(ratesSchools);
  if (ratesSchools.test(words))
    notes.push({ kind: 'schools-not-rated', place: asked.areaFilter?.type === 'named-area' ? asked.areaFilter.name : null });

  if (sentence.take(ratesSafety)) notes.push({ kind: 'safety-not-rated' });

  const beside = sought === null ? null : unknownBeside(sentence, text);
  if (beside !== null) {
    notes.push({ kind: 'place-not-known', place: beside });
    sentence.take(new RegExp(`\\b${fold(beside)}\\b`));
  }
  const namesPlace = sought !== null;
  // "Within 3 miles of Ocean Beach, San Francisco" is not around San Francisco.
  const isMiddle = unknown !== null && milesOf.test(text.slice(0, text.indexOf(unknown)));
  if (unknown && (!namesPlace || isMiddle)) return askUnknown(unknown, question);
  const nowhere = standing?.search.areaFilter || namesPlace || lastPlace ? null : pointsAtNoPlace(fold(text));
  if (nowhere) return { kind: 'ask', question: 'unknown-place', phrase: nowhere };
  if (standing && countConditions(asked) === 0 && !namesPlace && dropped.length + droppedWishes === 0 && !relative) {
    const said = takeSaidOfRemarks(sentence);
    if (said) {
      wishes.keywords.push(said);
      asked.keywords = wishes.keywords;
    }
  }
  const conditions = countConditions(asked);
  const nothing = conditions === 0 && !namesPlace && dropped.length + droppedWishes === 0 && !relative && !start && !startOver;
  const isOfNoStatus =
    (wishes.unsearchable.some((wish) => neverShown.test(wish)) && !countsOrLeavesOut.test(words)) ||
    (nothing && wishes.unsearchable.some((words) => backOnMarket.test(words)));
  if (isOfNoStatus) return { kind: 'cannot', reason: 'status-not-kept' };
  if (nothing && notes.length > 0 && standing)
    return { kind: 'search', search: standing.search, unusedWords: unusedWords(sentence), notes, change: 'refined' };
  if (nothing && notes.length === 0 && !mentionsListings(words)) return { kind: 'cannot', reason: 'not-listings' };

  const isAddress = places.area?.type === 'named-area' && places.area.nameType === 'street-and-number';
  const anew =
    !start &&
    (!standing ||
      (dropped.length + droppedWishes === 0 && !relative && startsAnew({ words, namesPlace, conditions, isAddress })));
  if (anew && sought) asked.areaFilter = severalPlaces({ named, except, near, standing: null, added: null });
  // A request of its own is a sale, unless it says otherwise or its price can only be a rent.
  if (anew && previous?.search.listingTransactionType === 'lease' && !asked.listingTransactionType && !isRent(asked.price)) {
    const { listingTransactionType: _lease, ...search } = previous.search;
    return readSearch(text, { ...question, previous: { ...previous, search } }, null);
  }
  const base: ListingSearch = anew ? keptArea(words, previous) : (start ?? standing?.search ?? {});
  // "Too much. Under 3 million then": the price that is told counts.
  const turned = relative && asked.price ? { ...relative, price: asked.price } : relative;
  const search = mergeSearch(base, { ...(anew || start ? asked : withAdded(words, asked, base)), ...turned }, dropped);
  search.features = mergeFeatures(base, wishes.features, wishes.dropped);
  if (wishes.dropped.includes('open-house')) delete search.openHouseDate;
  search.keywords = mergeKeywords(base, wishes.keywords, wishes.droppedKeywords);
  return {
    kind: 'search',
    search: settle(search, transaction),
    unusedWords: unusedWords(sentence),
    notes,
    change: anew ? 'new' : 'refined',
  };
}

const calledDepartamento = /\b(?:depas?|deptos?|departamentos?|apartamentos?)\b/;
const neverShown = /^(?:withdrawns?|expireds?|cancell?eds?)$/;
/** "How many expired?" is counted by months, and "no expireds" takes nothing away. */
const countsOrLeavesOut = inLines()`
  \b(?:how\s+many|number\s+of|cuant[oa]s)\b
  |\b(?:no|not|without|except|excluding|exclude|sin)\s+(?:any\s+|the\s+)?(?:expired|withdrawn|cancell?ed)
`;
const backOnMarket = /^(?:(?:came|come|went)\s+)?(?:back(?:ed)?\s+on|off)/;
const saysListed = /\b(?:listed|listings?|posted|added|came\s+on|on\s+the\s+market)\b/;
const milesOf = /\b(?:miles?|mi)\s+(?:of|from|around)\s+(?:the\s+)?$/i;
const toWater = /\b(?:near|close|next|by)(?:er|r)?\s+(?:to\s+)?the\s+water\b/;
/** Which kind or size a home takes, no record tells. */
const namesPet = /\b(?:dogs?|cats?|pupp(?:y|ies)|kittens?|lbs?|(?:large|big|small)\s+pets?)\b/;
const aroundStanding =
  /\b(?:further|farther|closer|downtown|center|centre|middle|wider|widen|expand|extend|enlarge|area|circle|radius)\b/;

/** What nobody rates here; a school district by its name is a place. */
const ratesSchools = inLines()`
  \b(?:good|great|best|better|top|strong|excellent|nice|highly?|rated|ranked|buenas?|mejores)
  (?:[\s-]+(?:rated|ranked|public))*\s+(?:schools?(?:\s+districts?)?|escuelas)\b
`;

/** Nor is a place rated so. */
const ratesSafety = inLines()`
  \b(?:(?:in|and|a|an|the|very|really|quiet|nice|good|decent|pretty|more|feels?|somewhere|un|una|zona|barrio)\s+)*
  (?:
    safe(?:r|st)?(?!\s+(?:rooms?|deposit|garage|doors?|entry|entrance))
    |safety
    |(?:low(?:er)?|little|no|less)[\s-]crime
    |crime[\s-](?:free|rates?)|segur[oa]s?
  )(?:
    ,?\s+(?:(?:and|quiet|nice|clean)\s+)*(?:
      neighbou?rhoods?|areas?|streets?|parts?(?:\s+of\s+(?:town|the\s+city))?|communit(?:y|ies)|places?|rates?
      |zonas?|barrios?
    )
  )?\b
`;

function askUnknown(phrase: string, { text, places, previous }: Question): ParsedQuestion {
  const area = previous?.search.areaFilter;
  const here = area?.type === 'named-area' ? (area.context?.stateAbbreviated ?? null) : null;
  const near = placesLike(phrase, places, { state: stateNamed(text) ?? here });
  return { kind: 'ask', question: 'unknown-place', phrase, ...(near.length > 0 ? { near } : {}) };
}

const pointsBack =
  /\b(?:my|same|that|this)\s+(?:area|neighbou?rhood|city|zip|place|location)\b|\bthere\b(?<!\b(?:are|is)\s+there)/;

/** "My area", "there", "same area" keep the thread's last place in a new request. */
function keptArea(words: string, previous: EarlierTurn | null): ListingSearch {
  const kept = pointsBack.test(words);
  const area = previous?.market?.places[0] ?? previous?.search.areaFilter;
  return kept && area ? { areaFilter: area } : {};
}

/** What can be decided only when all conditions are together. */
function settle(search: ListingSearch, transaction: ListingSearch['listingTransactionType']): ListingSearch {
  const settled = { ...search };
  if (transaction === 'lease') settled.listingTransactionType = 'lease';
  else delete settled.listingTransactionType;
  const onlySold = settled.propertyStatus?.length === 1 && settled.propertyStatus[0] === 'sold';
  const order = settled.orderResultsBy;
  if (order?.term === 'listdate' && onlySold) settled.orderResultsBy = { ...order, term: 'solddate' };
  if (order?.term === 'solddate' && !onlySold) settled.orderResultsBy = { ...order, term: 'listdate' };
  const middle = middleOf(settled.areaFilter);
  if (order?.term === 'distance' && middle) {
    const { latitude, longitude } = middle;
    settled.orderResultsBy = { ...order, latitude, longitude };
  } else if (order?.term === 'distance') delete settled.orderResultsBy;
  for (const key of Object.keys(settled) as (keyof ListingSearch)[]) if (settled[key] == null) delete settled[key];
  return settled;
}

const mentionsListings = (words: string) =>
  /\b(?:homes?|houses?|listings?|propert(?:y|ies)|places?|real\s+estate|for\s+sale|inventory|options)\b/.test(words);
