/** A search request in words: "condos with 3+ bedrooms under $1,500,000 in Noe Valley, San Francisco, newest first". */
import type { ListingFeature } from '#contract/listing-features.ts';
import { propertyTypeLabels } from '#contract/listing-vocabulary.ts';
import type { AreaFilter, ListingSearch } from '#contract/listing-search.ts';
import type { PropertyType } from '#contract/listing-vocabulary.ts';
import { count, day, dollars, list, plain } from './format.ts';

type Range<Value> = { startAt?: Value | null; endAt?: Value | null } | null | undefined;

const typeWords: Partial<Record<PropertyType, string>> = {
  'single-family-home': 'single-family homes',
  'apartment-for-rent': 'apartments',
  'apartment-for-sale': 'apartments',
  condominium: 'condos',
  townhouse: 'townhouses',
  'multi-unit': 'multi-unit buildings',
  loft: 'lofts',
  coop: 'co-ops',
  commercial: 'commercial properties',
  'commercial-industrial': 'industrial properties',
  'lots-and-land': 'lots',
  income: 'income properties',
  manufactured: 'manufactured homes',
  'manufactured-in-park': 'manufactured homes',
  'mobile-home': 'manufactured homes',
  tic: 'TICs',
};
/** More types than this are not named one by one. */
const NAMED_TYPES = 4;

export function typesInWords(types: ListingSearch['propertyTypes']): string {
  if (!types || types.length === 0) return 'homes';
  const words = [...new Set(types.map((type) => typeWords[type] ?? propertyTypeLabels[type].toLowerCase()))];
  if (words.length <= NAMED_TYPES) return list(words);
  return types.includes('condominium') ? 'homes of the types asked for' : 'homes other than condos';
}

export function areaInWords(area: AreaFilter): string {
  if (area.type === 'polygon') return 'in the drawn area';
  if (area.type === 'radius')
    return `within ${area.distance === 0.5 ? 'half a mile' : area.distance === 1 ? 'a mile' : `${area.distance} miles`} of that place`;
  const around = area.nameType === 'city' || area.nameType === 'county' ? area.context?.stateAbbreviated : area.context?.city;
  const name = area.nameType === 'county' && !/county/i.test(area.name) ? `${area.name} County` : area.name;
  const where = plain([name, around].filter(Boolean).join(', '));
  return area.nameType === 'street-and-number' ? `at ${where}` : area.nameType === 'street' ? `on ${where}` : `in ${where}`;
}

function rooms(range: Range<number>, one: string, many = `${one}s`): string | null {
  if (!range) return null;
  const { startAt, endAt } = range;
  if (startAt != null && startAt === endAt)
    return startAt === 0 ? `no ${many}` : `exactly ${startAt} ${startAt === 1 ? one : many}`;
  if (startAt != null && endAt != null) return `${startAt} to ${endAt} ${many}`;
  return startAt != null ? `${startAt}+ ${startAt === 1 ? one : many}` : endAt === 0 ? `no ${many}` : `up to ${endAt} ${many}`;
}

function amounts(
  range: Range<number>,
  write: (value: number) => string,
  words: { from: string; to: string; exactly: string },
): string | null {
  if (!range) return null;
  const { startAt, endAt } = range;
  if (startAt != null && startAt === endAt) return `${words.exactly} ${write(startAt)}`.trim();
  if (startAt != null && endAt != null) return `${write(startAt)} to ${write(endAt)}`;
  return startAt != null ? `${words.from} ${write(startAt)}` : endAt != null ? `${words.to} ${write(endAt)}` : null;
}

const prefixed = (words: string, amount: string | null) => (amount === null ? null : `${words} ${amount}`);

function dates(range: Range<string>, verb: string): string | null {
  if (!range) return null;
  const { startAt, endAt } = range;
  if (startAt && endAt) return startAt === endAt ? `${verb} on ${day(startAt)}` : `${verb} ${day(startAt)} to ${day(endAt)}`;
  return startAt ? `${verb} since ${day(startAt)}` : endAt ? `${verb} by ${day(endAt)}` : null;
}

const orders: Record<string, string> = {
  'price asc': 'lowest price first',
  'price desc': 'highest price first',
  'listdate desc': 'newest first',
  'listdate asc': 'longest listed first',
  'solddate desc': 'latest sales first',
  'solddate asc': 'earliest sales first',
  'livingspace desc': 'biggest first',
  'livingspace asc': 'smallest first',
  'lotsize desc': 'biggest lot first',
  'lotsize asc': 'smallest lot first',
  'distance asc': 'closest first',
};

export function orderInWords(search: ListingSearch): string | null {
  const order = search.orderResultsBy;
  return order ? (orders[`${order.term} ${order.order ?? 'asc'}`] ?? null) : null;
}

function statusInWords(search: ListingSearch): string {
  const statuses = search.propertyStatus;
  // The dates say it: "homes in Oakland sold May 1 to May 31".
  if (search.soldDate && statuses?.every((status) => status === 'sold')) return '';
  if (!statuses || statuses.length === 0 || (statuses.length === 1 && statuses[0] === 'active')) return '';
  if (statuses.length > 3) return 'active, pending and sold ';
  return `${list(statuses.map((status) => (status === 'soon' ? 'coming-soon' : status)))} `;
}

const isStudio = ({ bedroomsCount }: ListingSearch) => bedroomsCount?.startAt === 0 && bedroomsCount.endAt === 0;

export const featurePhrases: Readonly<Record<ListingFeature, string>> = {
  pool: 'a pool',
  spa: 'a hot tub',
  waterfront: 'a waterfront',
  view: 'a view',
  yard: 'a yard',
  patio: 'a patio or deck',
  fireplace: 'a fireplace',
  'laundry-in-unit': 'laundry in the unit',
  'air-conditioning': 'air conditioning',
  basement: 'a basement',
  elevator: 'an elevator',
  'ev-charging': 'EV charging',
  furnished: 'furniture',
  'pets-allowed': 'pets allowed',
  accessible: 'wheelchair access',
  'in-law-unit': 'an in-law unit',
  'new-construction': 'new construction',
  'senior-community': 'a 55+ community',
  'price-cut': 'a price cut',
  'open-house': 'an open house to come',
  'virtual-tour': 'a virtual tour',
};

/** @param subject the words for what is counted, when the caller has its own ("124 condos") */
export function describeSearch(
  search: ListingSearch,
  subject = `${statusInWords(search)}${isStudio(search) && !search.propertyTypes ? 'studios' : typesInWords(search.propertyTypes)}`,
): string {
  const rent = search.listingTransactionType === 'lease';
  const having = [
    isStudio(search) ? (search.propertyTypes ? 'no separate bedroom' : null) : rooms(search.bedroomsCount, 'bedroom'),
    rooms(search.bathroomsCount, 'bath'),
    rooms(search.parkingGarageSpaces, 'garage space'),
    amounts(search.livingSpaceSqFt, (value) => `${count(value)} sq ft`, { from: 'at least', to: 'up to', exactly: '' }),
    prefixed(
      'a lot of',
      amounts(search.lotSizeSqFt, (value) => `${count(value)} sq ft`, { from: 'at least', to: 'at most', exactly: '' }),
    ),
    search.homeownerAssociationFeeUSD?.endAt === 0
      ? 'no HOA fee'
      : prefixed(
          'an HOA fee of',
          amounts(search.homeownerAssociationFeeUSD, (value) => `${dollars(value)} a month`, {
            from: 'at least',
            to: 'at most',
            exactly: '',
          }),
        ),
    search.hasDoormanAttendance == null ? null : search.hasDoormanAttendance ? 'a doorman' : 'no doorman',
    ...(search.features ?? []).map((feature) => featurePhrases[feature]),
  ].filter((part) => part !== null);
  const cost = amounts(search.price, (value) => `${dollars(value)}${rent ? ' a month' : ''}`, {
    from: 'from',
    to: 'up to',
    exactly: 'at',
  });
  const built = amounts(search.propertyYearBuilt, String, { from: 'built since', to: 'built by', exactly: 'built in' });
  return [
    subject + (rent ? ' for rent' : ''),
    having.length > 0 ? `with ${list(having)}` : null,
    search.mlsIds?.length
      ? `with the MLS number ${list(
          search.mlsIds.map((number) => plain(number.toUpperCase())),
          'or',
        )}`
      : null,
    search.keywords?.length ? `whose remarks say ${list(search.keywords.map((words) => `“${plain(words)}”`))}` : null,
    search.agentDreNumbers ? `of the agent with license ${search.agentDreNumbers.map(plain).join(', ')}` : null,
    cost &&
      (search.price?.startAt != null && search.price.endAt != null && search.price.startAt !== search.price.endAt
        ? `priced ${cost}`
        : cost),
    search.areaFilter ? areaInWords(search.areaFilter) : null,
    built && (built.startsWith('built') ? built : `built ${built}`),
    dates(search.listDate, 'listed'),
    dates(search.soldDate, 'sold'),
  ]
    .filter(Boolean)
    .join(' ');
}
