import { featureLabels } from '#contract/listing-features.ts';
import type { AnyOfAreas, AreaFilter, ListingSearch, OneArea } from '#contract/listing-search.ts';
import { middleOf, plainArea } from '#contract/search-areas.ts';
import { listingStatusLabels, type PropertyType, propertyTypeLabels, residentialTypes } from '#contract/listing-vocabulary.ts';
import { shortPrice, usDate } from '../formats.ts';

interface Range<Value> {
  startAt?: Value | null;
  endAt?: Value | null;
}

function rangeWords<Value>(range: Range<Value> | null | undefined, show: (value: Value) => string, suffix = ''): string | null {
  const { startAt, endAt } = range ?? {};
  if (startAt == null && endAt == null) return null;
  if (startAt == null) return `Up to ${show(endAt as Value)}${suffix}`;
  if (endAt == null) return `${show(startAt)}+${suffix}`;
  return startAt === endAt ? `${show(startAt)}${suffix}` : `${show(startAt)}–${show(endAt)}${suffix}`;
}

function dateWords(label: string, range: Range<string> | null | undefined): string | null {
  const { startAt, endAt } = range ?? {};
  if (!startAt && !endAt) return null;
  if (!startAt) return `${label} by ${usDate(endAt as string)}`;
  if (!endAt) return `${label} since ${usDate(startAt)}`;
  if (startAt === endAt) return `${label} ${usDate(startAt)}`;
  return `${label} ${usDate(startAt)}–${usDate(endAt)}`;
}

/** A drawn circle has more decimals than anybody drew. */
const miles = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2, useGrouping: false });

/** An area as a chip or a field says it; null for none. */
export function areaWords(area: AreaFilter | null | undefined): string | null {
  if (!area) return null;
  switch (area.type) {
    case 'named-area':
      return [
        area.nameType === 'county' && !/county$/i.test(area.name) ? `${area.name} County` : area.name,
        area.nameType === 'city' || area.nameType === 'state-abbreviated' ? null : area.context?.city,
      ]
        .filter(Boolean)
        .join(', ');
    case 'radius':
      return `Within ${miles.format(area.distance)} mi (straight line)${area.name ? ` of ${area.name}` : ''}`;
    case 'polygon':
      return 'Drawn area';
    case 'any-of':
      return [
        area.areas.map(areaWords).join(' or '),
        ...(area.near ?? []).map(areaWords),
        ...(area.except ?? []).map((one) => `not ${areaWords(one)}`),
      ]
        .filter(Boolean)
        .join(', ');
  }
}

/** Several areas without one of them. */
function without({ areas, except, near }: AnyOfAreas, one: OneArea): AreaFilter | null {
  const isOther = (other: OneArea) => other !== one;
  return plainArea({
    type: 'any-of',
    areas: areas.filter(isOther),
    except: except?.filter(isOther),
    near: near?.filter(isOther),
  });
}

/** An area, or each of several, of those that must hold besides, and of those that are left out. */
function areaConditions(search: ListingSearch): SearchCondition[] {
  const { areaFilter: area } = search;
  if (area?.type !== 'any-of') {
    const words = areaWords(area);
    return words ? [{ words, off: areaChange(null, search) }] : [];
  }
  const chip = (prefix: string) => (one: OneArea) => ({
    words: `${prefix}${areaWords(one) ?? ''}`,
    off: areaChange(without(area, one), search),
  });
  return [...area.areas.map(chip('')), ...(area.near ?? []).map(chip('')), ...(area.except ?? []).map(chip('Not '))];
}

const whole = (value: number) => value.toLocaleString('en-US');

function builtWords(range: Range<number> | null | undefined): string | null {
  const words = rangeWords(range, String);
  return words && `Built ${words.replace('Up', 'up')}`;
}

/** One thing that a search asks for, as a chip says it. */
export interface SearchCondition {
  words: string;
  /** All that it stands for, where the words fold it. */
  title?: string;
  /** What the search has in the place of it once it is taken off. */
  off: Partial<ListingSearch>;
}

/** More types than this are one chip: the search behind a market answer names every type of home. */
const MAX_TYPE_CHIPS = 3;

/** All that people live in, for sale or for rent. */
function isAnyHome(types: readonly PropertyType[]): boolean {
  return (['sale', 'lease'] as const).some((transaction) => residentialTypes(transaction).every((type) => types.includes(type)));
}

const apartments: readonly PropertyType[] = ['apartment-for-rent', 'apartment-for-sale'];

function typeConditions({ propertyTypes }: ListingSearch): SearchCondition[] {
  const types = propertyTypes ?? [];
  const words = types.map((type) => propertyTypeLabels[type]);
  if (isAnyHome(types)) return [{ words: 'Any home type', title: words.join(', '), off: { propertyTypes: null } }];
  if (types.length > MAX_TYPE_CHIPS) {
    return [{ words: `${types.length} types`, title: words.join(', '), off: { propertyTypes: null } }];
  }
  const without = (left: readonly PropertyType[]): SearchCondition['off'] => ({
    propertyTypes: left.length === types.length ? null : types.filter((type) => !left.includes(type)),
  });
  // To rent and to buy: what is asked is an apartment.
  const isBoth = apartments.every((type) => types.includes(type));
  const chips = types.flatMap((type) =>
    isBoth && apartments.includes(type) ? [] : { words: propertyTypeLabels[type], off: without([type]) },
  );
  return isBoth ? [{ words: 'Apartment', off: without(apartments) }, ...chips] : chips;
}

/** What a home must have, and words of its remarks: a chip for each. */
function wishConditions({ features: asked, keywords, openHouseDate }: ListingSearch): SearchCondition[] {
  // Its days say it.
  const hasDays = dateWords('', openHouseDate) !== null;
  const features = asked?.filter((feature) => feature !== 'open-house' || !hasDays);
  const without = <Wish>(all: readonly Wish[], one: Wish): Wish[] | null =>
    all.length === 1 ? null : all.filter((other) => other !== one);
  return [
    ...(features ?? []).map((feature) => ({
      words: featureLabels[feature],
      off: { features: without(asked ?? [], feature) },
    })),
    ...(keywords ?? []).map((words) => ({
      words: `“${words}”`,
      title: `The remarks say “${words}”`,
      off: { keywords: without(keywords ?? [], words) },
    })),
  ];
}

/** Another area, or none; an order by distance goes with the point that it was measured from. */
export function areaChange(areaFilter: AreaFilter | null, { orderResultsBy }: ListingSearch): Partial<ListingSearch> {
  const losesPoint = orderResultsBy?.term === 'distance' && orderResultsBy.latitude == null && middleOf(areaFilter) === null;
  return losesPoint ? { areaFilter, orderResultsBy: null } : { areaFilter };
}

/** Without a status homes are active ones, which have neither a sold date nor an order by it. */
function statusOff({ propertyStatus, orderResultsBy }: ListingSearch): Partial<ListingSearch> {
  if (!propertyStatus?.includes('sold')) return { propertyStatus: null };
  return { propertyStatus: null, soldDate: null, ...(orderResultsBy?.term === 'solddate' ? { orderResultsBy: null } : {}) };
}

/** The conditions of a search in short words: "3+ bd", "Up to $1.5M", "Noe Valley, San Francisco". */
export function conditionsOf(search: ListingSearch): SearchCondition[] {
  const statuses = search.propertyStatus?.map((status) => listingStatusLabels[status]).join(', ');
  const one = (words: string | null | undefined, off: Partial<ListingSearch>): SearchCondition[] =>
    words ? [{ words, off }] : [];
  return [
    ...areaConditions(search),
    ...one(search.listingTransactionType === 'lease' ? 'For rent' : null, { listingTransactionType: null }),
    ...one(statuses, statusOff(search)),
    ...typeConditions(search),
    ...one(rangeWords(search.price, shortPrice), { price: null }),
    ...one(rangeWords(search.bedroomsCount, whole, ' bd'), { bedroomsCount: null }),
    ...one(rangeWords(search.bathroomsCount, whole, ' ba'), { bathroomsCount: null }),
    ...one(rangeWords(search.livingSpaceSqFt, whole, ' sq ft'), { livingSpaceSqFt: null }),
    ...one(rangeWords(search.lotSizeSqFt, whole, ' sq ft lot'), { lotSizeSqFt: null }),
    ...one(rangeWords(search.parkingGarageSpaces, whole, ' garage'), { parkingGarageSpaces: null }),
    ...one(builtWords(search.propertyYearBuilt), { propertyYearBuilt: null }),
    ...one(rangeWords(search.homeownerAssociationFeeUSD, shortPrice, ' HOA'), { homeownerAssociationFeeUSD: null }),
    ...one(rangeWords(search.daysOnMarket, whole, ' days on market'), { daysOnMarket: null }),
    ...one(dateWords('Listed', search.listDate), { listDate: null }),
    ...one(dateWords('Sold', search.soldDate), { soldDate: null }),
    ...one(dateWords('Open house', search.openHouseDate), {
      openHouseDate: null,
      features: search.features?.filter((feature) => feature !== 'open-house'),
    }),
    ...one(search.mlsIds?.length ? `MLS ${search.mlsIds.join(', ').toUpperCase()}` : null, { mlsIds: null }),
    ...leftOut(search),
    ...wishConditions(search),
    ...one(search.hasDoormanAttendance ? 'Doorman' : null, { hasDoormanAttendance: null }),
    ...one(search.agentDreNumbers?.length ? `Agent ${search.agentDreNumbers.join(', ')}` : null, { agentDreNumbers: null }),
  ];
}

/** Homes that were left out of a list by hand; taken off, the chip brings them back. */
function leftOut({ excludedMlsIds }: ListingSearch): SearchCondition[] {
  if (!excludedMlsIds?.length) return [];
  const count = excludedMlsIds.length;
  const title = `Left out: MLS ${excludedMlsIds.join(', ').toUpperCase()}`;
  return [{ words: `${count} ${count === 1 ? 'home' : 'homes'} left out`, title, off: { excludedMlsIds: null } }];
}

export function searchWords(search: ListingSearch): string[] {
  return conditionsOf(search).map(({ words }) => words);
}

/** A search that a form in its first state would ask: nothing but perhaps sale or lease, an order and a page (docs/product/search.md). */
export function isWithoutConditions(search: ListingSearch): boolean {
  return searchWords({ ...search, listingTransactionType: null }).length === 0;
}

/** '1 listing', '2,340 listings': in the head of the results, before any of them is scrolled. */
export function countWords(totalItems: number): string {
  return totalItems === 1 ? '1 listing' : `${totalItems.toLocaleString('en-US')} listings`;
}

/** 'Showing 1 of 1 listing', 'Showing 0 listings' or 'Showing X–Y of N listings' (docs/product/search.md). */
export function showingWords({
  totalItems,
  currentPage,
  itemsPerPage,
}: {
  totalItems: number;
  currentPage: number;
  itemsPerPage: number;
}): string {
  if (totalItems === 0) return 'Showing 0 listings';
  if (totalItems === 1) return 'Showing 1 of 1 listing';
  const first = (currentPage - 1) * itemsPerPage + 1;
  const last = Math.min(totalItems, currentPage * itemsPerPage);
  const count = (value: number) => value.toLocaleString('en-US');
  return `Showing ${count(first)}–${count(last)} of ${count(totalItems)} listings`;
}
