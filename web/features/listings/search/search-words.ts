import type { AreaFilter, ListingSearch } from '#contract/listing-search.ts';
import { listingStatusLabels, propertyTypeLabels } from '#contract/listing-vocabulary.ts';
import { shortPrice, squareFeet, usDate } from '../formats.ts';

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
  return `${label} ${usDate(startAt)}–${usDate(endAt)}`;
}

function areaWords(area: AreaFilter | null | undefined): string | null {
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
      return `Within ${area.distance} mi`;
    case 'polygon':
      return 'Drawn area';
  }
}

const whole = (value: number) => String(value);

/** More types than this are one chip: the search behind a market answer names every type of home. */
const MOST_TYPE_CHIPS = 3;

function typeWords({ propertyTypes }: ListingSearch): string[] {
  const types = propertyTypes ?? [];
  return types.length > MOST_TYPE_CHIPS ? [`${types.length} types`] : types.map((type) => propertyTypeLabels[type]);
}

/** What a chip stands for, where it does not say it whole: the types behind "11 types". */
export function titleOfWord(word: string, { propertyTypes }: ListingSearch): string | undefined {
  const types = propertyTypes ?? [];
  return word === `${types.length} types` ? types.map((type) => propertyTypeLabels[type]).join(', ') : undefined;
}

/** The conditions of a search as short words, for chips: "3+ bd", "Up to $1.5M", "Noe Valley, San Francisco". */
export function searchWords(search: ListingSearch): string[] {
  const statuses = search.propertyStatus?.map((status) => listingStatusLabels[status]).join(', ');
  const words = [
    areaWords(search.areaFilter),
    search.listingTransactionType === 'lease' ? 'For rent' : null,
    statuses || null,
    ...typeWords(search),
    rangeWords(search.price, shortPrice),
    rangeWords(search.bedroomsCount, whole, ' bd'),
    rangeWords(search.bathroomsCount, whole, ' ba'),
    rangeWords(search.livingSpaceSqFt, squareFeet),
    rangeWords(search.lotSizeSqFt, squareFeet, ' lot'),
    rangeWords(search.parkingGarageSpaces, whole, ' garage'),
    rangeWords(search.propertyYearBuilt, whole, ' built'),
    rangeWords(search.homeownerAssociationFeeUSD, shortPrice, ' HOA'),
    dateWords('Listed', search.listDate),
    dateWords('Sold', search.soldDate),
    search.hasDoormanAttendance === true ? 'Doorman' : null,
    search.agentDreNumbers?.length ? `Agent ${search.agentDreNumbers.join(', ')}` : null,
  ];
  return words.filter((word) => word !== null);
}

/** A search that a form in its first state would ask: nothing but perhaps sale or lease, an order and a page (document 2 §4). */
export function isWithoutConditions(search: ListingSearch): boolean {
  return searchWords({ ...search, listingTransactionType: null }).length === 0;
}

/** 'Showing 1 of 1 listing', 'Showing 0 listings' or 'Showing X–Y of N listings' (document 2 §2). */
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
