/** Joins what a follow-up says with the request that stands. */
import { listingStatuses, propertyTypes, searchLimits } from '#contract/listing-vocabulary.ts';
import type { AreaFilter, ListingSearch, NamedArea } from '#contract/listing-search.ts';
import { milesOf } from './distance.ts';
import { isSame } from './result-references/among-results.ts';
import type { EarlierTurn } from './earlier-turn.ts';
import type { PlaceCandidate } from './parsed-question.ts';
import type { Sentence } from './sentence.ts';
import { inLines } from '#server/platform/text/in-lines.ts';

type Circle = Extract<AreaFilter, { type: 'radius' }>;

/** New conditions replace old ones of their kind; any change goes back to the first page. */
export function mergeSearch(standing: ListingSearch, asked: ListingSearch, dropped: (keyof ListingSearch)[]): ListingSearch {
  const merged: ListingSearch = { ...standing, ...asked };
  for (const key of ranges) {
    // "Nothing over 900", after "around 700k": the lower end was nobody's wish.
    const stood = key === 'price' && isRoughly(standing.price) ? null : standing[key];
    if (asked[key] && !dropped.includes(key)) merged[key] = withBoundThatStands(asked[key], stood);
  }
  for (const key of dropped) if (asked[key] === undefined) delete merged[key];
  delete merged.paginationPage;
  delete merged.operationName;
  const marketChanged =
    asked.listingTransactionType && asked.listingTransactionType !== (standing.listingTransactionType ?? 'sale');
  if (marketChanged) delete merged.price;
  if (marketChanged && asked.price) merged.price = asked.price;
  // Homes that were left out of one place are in no other.
  if (asked.areaFilter) delete merged.excludedMlsIds;
  // The dates of a request follow its status: a window of list dates says nothing about sales.
  if (asked.soldDate && !asked.listDate) delete merged.listDate;
  if (asked.listDate && !asked.soldDate) delete merged.soldDate;
  if (asked.propertyStatus && !asked.propertyStatus.includes('sold')) delete merged.soldDate;
  if (asked.propertyStatus?.every((status) => status === 'sold') && !asked.listDate) delete merged.listDate;
  return merged;
}

const ranges = [
  'price',
  'bedroomsCount',
  'bathroomsCount',
  'livingSpaceSqFt',
  'lotSizeSqFt',
  'parkingGarageSpaces',
  'homeownerAssociationFeeUSD',
  'daysOnMarket',
  'propertyYearBuilt',
] as const;
/** Whether a price was read of "around": a tenth below it and above. */
export function isRoughly(price: ListingSearch['price']): boolean {
  const { startAt, endAt } = price ?? {};
  return startAt != null && endAt != null && Math.abs(startAt * 11 - endAt * 9) < endAt / 100;
}
type Bounds = NonNullable<ListingSearch[(typeof ranges)[number]]>;

/** "Only above 400k" of homes up to 900k: the bound that is not named stays, unless both bounds cannot hold or one number was meant. */
function withBoundThatStands(asked: Bounds, standing: Bounds | null | undefined): Bounds {
  const { startAt, endAt } = { ...standing, ...asked };
  const isRange = startAt != null && endAt != null && startAt < endAt;
  return isRange && standing?.startAt !== standing?.endAt ? { startAt, endAt } : asked;
}

/** "Cheaper", "bigger", "newer": than the listing that is open, else an order of the request that stands. */
export function relativeTo(sentence: Sentence, previous: EarlierTurn): ListingSearch | null {
  const opened = [...previous.results, ...(previous.openedFacts ? [previous.openedFacts] : [])].find((one) =>
    isSame(one, previous.opened),
  );
  if (
    sentence.take(
      /\b(?:cheaper|less\s+expensive|more\s+affordable|lower\s+priced?|too\s+(?:expensive|pric(?:e)?y|much|high))(?:\s+(?:ones?|homes?|options|listings?|than\s+(?:that|this|it)(?:\s+one)?))?(?!\s+than)\b/,
    )
  ) {
    const price: ListingSearch = opened?.price ? { price: { ...lower(previous), endAt: opened.price - 1 } } : {};
    return { ...price, orderResultsBy: { term: 'price', order: 'asc' } };
  }
  if (
    sentence.take(
      /\b(?:more\s+expensive|pricier|higher\s+priced?|nicer)(?:\s+(?:ones?|homes?|options|listings?|than\s+(?:that|this|it)(?:\s+one)?))?(?!\s+than)\b/,
    )
  ) {
    return {
      ...(opened?.price ? { price: { startAt: opened.price + 1 } } : {}),
      orderResultsBy: { term: 'price', order: 'desc' },
    };
  }
  if (
    sentence.take(
      /\b(?:bigger|larger|more\s+spacious|too\s+small)(?:\s+(?:ones?|homes?|options|places|listings?|than\s+(?:that|this|it)(?:\s+one)?))?(?!\s+(?:than|lots?|yards?))\b/,
    )
  ) {
    return {
      ...(opened?.livingAreaSqFt ? { livingSpaceSqFt: { startAt: opened.livingAreaSqFt + 1 } } : {}),
      orderResultsBy: { term: 'livingspace', order: 'desc' },
    };
  }
  if (
    sentence.take(
      /\b(?:smaller|too\s+(?:big|large))(?:\s+(?:ones?|homes?|options|places|than\s+(?:that|this|it)(?:\s+one)?))?(?!\s+(?:than|lots?))\b/,
    )
  ) {
    return {
      ...(opened?.livingAreaSqFt ? { livingSpaceSqFt: { endAt: opened.livingAreaSqFt - 1 } } : {}),
      orderResultsBy: { term: 'livingspace', order: 'asc' },
    };
  }
  if (sentence.take(/\bnewer\s+(?:ones?|homes?|houses?|condos?|buildings?|options)\b/))
    return opened?.yearBuilt
      ? { propertyYearBuilt: { startAt: opened.yearBuilt + 1 } }
      : { orderResultsBy: { term: 'listdate', order: 'desc' } };
  const lots = sentence.take(/\b(bigger|larger|more|smaller)\s+(?:lots?|yards?|land|parcels?)\b/);
  if (lots) return { orderResultsBy: { term: 'lotsize', order: lots[1] === 'smaller' ? 'asc' : 'desc' } };
  return moreRooms(sentence, previous.search);
}

/** "One more bedroom", "add a bath": one more than the request that stands asks for. */
function moreRooms(sentence: Sentence, standing: ListingSearch): ListingSearch | null {
  const less = sentence.take(
    /\b(?:(?:1|one|an?)\s+(?:less|fewer)\s+(bed|bath)(?:room)?|(?:1|one|an?)\s+(bed|bath)(?:room)?\s+(?:less|fewer))\b/,
  );
  const lessOf = less?.[1] ?? less?.[2];
  if (lessOf) {
    const key = lessOf === 'bed' ? 'bedroomsCount' : 'bathroomsCount';
    return { [key]: { startAt: Math.max(0, (standing[key]?.startAt ?? 1) - 1) } };
  }
  const more = sentence.take(
    /\b(?:(?:1|one|an?)\s+(?:more|extra|additional)|another|add\s+(?:an?|another|1))\s+(bed|bath)(?:room)?\b/,
  );
  if (!more) return null;
  const key = more[1] === 'bed' ? 'bedroomsCount' : 'bathroomsCount';
  return { [key]: { startAt: (standing[key]?.startAt ?? 0) + 1 } };
}

/** "Within 2 miles": another distance around the same point. */
export function takeDistance(sentence: Sentence, { areaFilter }: ListingSearch, places: PlaceCandidate[]): ListingSearch | null {
  if (!areaFilter || areaFilter.type === 'polygon' || areaFilter.type === 'any-of') return null;
  if (sentence.take(toDowntown)) return aroundDowntown(areaFilter, places);
  const isFurther = sentence.take(furtherOut) !== null;
  if (isFurther || sentence.take(closerIn)) return atOtherDistance(areaFilter, places, isFurther);
  // A mile around the middle of a city is no "nearby" of anything.
  const isWide = areaFilter.type === 'named-area' && /^(?:city|county|state-abbreviated)$/.test(areaFilter.nameType);
  if (isWide && sentence.take(nearby)) return { areaFilter };
  const center = areaFilter.type === 'radius' ? areaFilter : centerOf(areaFilter, places);
  if (!center) return null;
  const miles = sentence.take(nearby) ? NEARBY_MILES : milesOfMatch(sentence.take(bareDistance));
  if (!(miles > 0 && miles <= searchLimits.radiusMiles)) return null;
  const { latitude, longitude } = center;
  return { areaFilter: { type: 'radius', latitude, longitude, distance: miles, ...called(areaFilter.name) } };
}

const toDowntown =
  /\b(?:near|nearer|close|closer|next)\s+(?:to\s+)?(?:the\s+)?(?:downtown|city\s+cent(?:er|re)|(?:center|middle)\s+of\s+(?:town|the\s+city))\b/;
const furtherOut = inLines()`
  \b(?:(?:a\s+)?(?:bit|little)\s+)?(?:further|farther)(?:\s+(?:out|away|afield))?\b
  |\b(?:widen|expand|extend|enlarge)\s+(?:the\s+)?(?:area|radius|circle|map|search(?:\s+area)?)\b
  |\ba?\s*(?:wider|bigger|larger)\s+(?:area|radius|circle)\b
`;
const closerIn = inLines()`
  \b(?:(?:a\s+)?(?:bit|little)\s+)?closer(?:\s+in)?(?=\s*(?:$|[.!?,]|please))
  |\b(?:tighten|shrink)\s+(?:the\s+)?(?:area|radius|circle|map)\b
  |\ba?\s*smaller\s+(?:area|radius|circle)\b
`;
const DOWNTOWN_MILES = 2;
/** How far around the middle of a place "further out" reaches. */
const milesAround: Partial<Record<NamedArea['nameType'], number>> = {
  neighborhood: 2,
  'zip-code': 4,
  city: 10,
  district: 5,
  'school-district': 8,
  street: 1,
  'street-and-number': 1,
};
const MIN_MILES = 0.25;

/** The middle of the city that stands, or that the place lies in; all of it where no map point is known. */
function aroundDowntown(area: NamedArea | Circle, places: PlaceCandidate[]): ListingSearch {
  const name = area.type === 'named-area' ? (area.nameType === 'city' ? area.name : area.context?.city) : area.name;
  const city = places.find((one) => one.nameType === 'city' && one.name === name && one.center);
  const center = city?.center ?? (area.type === 'radius' ? area : null);
  if (!center) return { areaFilter: area };
  const { latitude, longitude } = center;
  return { areaFilter: { type: 'radius', latitude, longitude, distance: DOWNTOWN_MILES, ...called(name) } };
}

/** Twice or half as far as the circle that stands; of a place by its name, some miles around its middle. */
function atOtherDistance(area: NamedArea | Circle, places: PlaceCandidate[], isFurther: boolean): ListingSearch | null {
  if (area.type === 'radius') {
    const distance = Math.min(searchLimits.radiusMiles, Math.max(MIN_MILES, isFurther ? area.distance * 2 : area.distance / 2));
    return { areaFilter: { ...area, distance } };
  }
  const center = centerOf(area, places);
  const miles = milesAround[area.nameType];
  if (!center || miles === undefined) return null;
  const distance = isFurther ? miles : miles / 4;
  return {
    areaFilter: { type: 'radius', latitude: center.latitude, longitude: center.longitude, distance, ...called(area.name) },
  };
}

const called = (name: string | null | undefined) => (name ? { name } : {});

/** "A mile" has no number of its own. */
const milesOfMatch = (match: RegExpExecArray | null) => (match ? milesOf(match[1] || 'a') : 0);

const NEARBY_MILES = 1;
const nearby =
  /\b(?:near\s?by|close\s+by|around\s+there|near\s+there|(?:the\s+)?(?:surrounding|neighbou?ring|adjacent)\s+(?:areas?|neighbou?rhoods?))(?:\s+too|\s+as\s+well)?\b/;
const bareDistance = inLines()`
  (?:^|\b(?:within|to|by|inside|it|try|only|closer|just|about))\s*,?\s*(?:an?\s+)?
  (
    \d+(?:\.\d+)?|\.\d+|\d/\d|half\s+an?|(?<=\ban?\s+)quarter(?:\s+of\s+a)?|quarter|(?<=\ban?\s+)half
    |(?<=\ba\s+)(?=miles?\b)
  )\s*(?:miles?|mi)\b(?:\s+radius)?(?!\s+(?:of|from|around)\s+(?!it\b|here\b|there\b|th(?:is|at|e)\b|downtown\b))
`;

/** The middle of the place that stands, when it was looked up with the question's own phrases. */
function centerOf(area: NamedArea, places: PlaceCandidate[]): PlaceCandidate['center'] {
  return places.find(
    ({ nameType, name, context }) =>
      nameType === area.nameType &&
      name === area.name &&
      (context.city ?? null) === (area.context?.city ?? null) &&
      (context.stateAbbreviated ?? null) === (area.context?.stateAbbreviated ?? null),
  )?.center;
}

/** "Houses too", "include townhouses", "pending too" adds to the types and statuses that stand. */
export function withAdded(words: string, asked: ListingSearch, standing: ListingSearch): ListingSearch {
  if (!/\b(?:too|also|as\s+well|include|including|add|plus)\b|^\s*(?:and|or)\b/.test(words)) return asked;
  const added = { ...asked };
  if (asked.propertyTypes && standing.propertyTypes) {
    const both = [...asked.propertyTypes, ...standing.propertyTypes];
    added.propertyTypes = propertyTypes.filter((type) => both.includes(type));
  }
  // "Townhouses too", of homes of any type: they are among them already.
  else if (asked.propertyTypes && hasConditionsOf(standing) && comesTo.test(words)) delete added.propertyTypes;
  if (asked.propertyStatus) {
    const both = [...asked.propertyStatus, ...(standing.propertyStatus ?? ['active'])];
    added.propertyStatus = listingStatuses.filter((status) => both.includes(status));
  }
  return added;
}

const comesTo = /\b(?:too|as\s+well)\s*[.?!]*\s*$|^\s*(?:(?:ok(?:ay)?|and|also)[,\s]+)*(?:add|include)\b/;
const hasConditionsOf = (standing: ListingSearch): boolean => Object.values(standing).some((value) => value != null);

function lower(previous: EarlierTurn): { startAt?: number } {
  const startAt = previous.search.price?.startAt;
  return startAt == null ? {} : { startAt };
}
