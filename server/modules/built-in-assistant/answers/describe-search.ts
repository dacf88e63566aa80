/** A search request in words: "condos with 3+ bedrooms under $1,500,000 in Noe Valley, San Francisco, newest first". */
import type { AreaFilter, ListingSearch } from '#contract/listing-search.ts';
import { residentialTypes } from '#contract/listing-vocabulary.ts';
import { wordsAlike } from '#server/modules/listings/index.ts';
import { dollars, plain } from './format.ts';
import type { Texts } from './texts/index.ts';

type Range<Value> = { startAt?: Value | null; endAt?: Value | null } | null | undefined;

/** More types than this are not named one by one. */
const NAMED_TYPES = 4;

export function typesInWords(types: ListingSearch['propertyTypes'], { common, search: texts }: Texts): string {
  if (!types || types.length === 0) return texts.homes;
  const words = [...new Set(types.map(common.types))];
  if (words.length <= NAMED_TYPES) return common.and(words);
  const homes = residentialTypes(types.includes('apartment-for-rent') ? 'lease' : 'sale');
  const left = homes.filter((type) => !types.includes(type));
  if (left.length > 0 && left.length <= NAMED_TYPES && types.every((type) => homes.includes(type)))
    return texts.otherThan([...new Set(left.map(common.types))]);
  return texts.typesAskedFor;
}

/** "Noe Valley, San Francisco" */
export function areaName(area: Extract<AreaFilter, { type: 'named-area' }>, { common }: Texts): string {
  const around = area.nameType === 'city' || area.nameType === 'county' ? area.context?.stateAbbreviated : area.context?.city;
  const name = area.nameType === 'county' ? common.county(area.name) : area.name;
  return plain([name, around === name ? null : around].filter(Boolean).join(', '));
}

export function areaInWords(area: AreaFilter, texts: Texts): string {
  if (area.type === 'any-of') {
    const inEach = (areas: readonly AreaFilter[]) => areas.map((one) => areaInWords(one, texts));
    const { areas, near, except } = area;
    const within = [
      areas.length > 0 ? texts.search.inAnyOf(inEach(areas)) : '',
      near?.length ? texts.search.withinEach(inEach(near)) : '',
    ];
    return within.filter(Boolean).join(', ') + (except?.length ? texts.search.butNot(inEach(except)) : '');
  }
  const { search } = texts;
  if (area.type === 'polygon') return search.inDrawnArea;
  if (area.type === 'radius') return search.withinMiles(area.distance, area.name ? plain(area.name) : null);
  const where = areaName(area, texts);
  if (area.nameType === 'street-and-number') return search.atAddress(where);
  return area.nameType === 'street' ? search.onStreet(where) : search.inPlace(where);
}

function rooms(range: Range<number>, noun: keyof Texts['search']['nouns'], { search: texts }: Texts): string | null {
  if (!range) return null;
  const { startAt, endAt } = range;
  const nouns = texts.nouns[noun];
  if (startAt != null && startAt === endAt) return startAt === 0 ? texts.noSuchRooms(nouns) : texts.exactly(startAt, nouns);
  if (startAt != null && endAt != null) return `${texts.fromTo(startAt, endAt)} ${nouns[1]}`;
  if (startAt != null) return texts.orMore(startAt, nouns);
  return endAt === 0 ? texts.noSuchRooms(nouns) : texts.upTo(endAt ?? 0, nouns);
}

function amounts(
  range: Range<number>,
  write: (value: number) => string,
  { words, texts }: { words: { from: string; to: string; exactly: string }; texts: Texts },
): string | null {
  if (!range) return null;
  const { startAt, endAt } = range;
  if (startAt != null && startAt === endAt) return `${words.exactly} ${write(startAt)}`.trim();
  if (startAt != null && endAt != null) return texts.search.fromTo(write(startAt), write(endAt));
  return startAt != null ? `${words.from} ${write(startAt)}` : endAt != null ? `${words.to} ${write(endAt)}` : null;
}

const prefixed = (words: string, amount: string | null) => (amount === null ? null : `${words} ${amount}`);

function dates(range: Range<string>, verb: 'listed' | 'sold' | 'openHouse', { common, search }: Texts): string | null {
  if (!range) return null;
  const { startAt, endAt } = range;
  const words = search.dates[verb];
  if (startAt && endAt)
    return startAt === endAt ? words.on(common.day(startAt)) : words.between(common.day(startAt), common.day(endAt));
  return startAt ? words.since(common.day(startAt)) : endAt ? words.by(common.day(endAt)) : null;
}

function daysOnMarket(range: Range<number>, { search: words }: Texts): string | null {
  const { startAt, endAt } = range ?? {};
  if (startAt == null) return endAt == null ? null : words.daysOnMarket.atMost(endAt);
  return endAt == null ? words.daysOnMarket.atLeast(startAt) : words.daysOnMarket.between(startAt, endAt);
}

export function orderInWords({ orderResultsBy: order }: ListingSearch, { search: texts }: Texts): string | null {
  return order ? (texts.orders[`${order.term} ${order.order ?? 'asc'}`] ?? null) : null;
}

function withStatus(what: string, { propertyStatus: statuses, soldDate }: ListingSearch, { search: texts }: Texts): string {
  // The dates say it: "homes in Oakland sold May 1 to May 31".
  if (soldDate && statuses?.every((status) => status === 'sold')) return what;
  if (!statuses || statuses.length === 0 || (statuses.length === 1 && statuses[0] === 'active')) return what;
  return texts.withStatus(what, statuses.length > 3 ? 'all' : statuses);
}

const SQ_FT_PER_ACRE = 43_560;
/** Whole acres and quarters of them are said so. */
const lotInWords = (area: number, { common }: Texts): string =>
  area > 0 && Number.isInteger((4 * area) / SQ_FT_PER_ACRE) ? common.acres(area / SQ_FT_PER_ACRE) : common.sqFt(area);

const isStudio = ({ bedroomsCount }: ListingSearch) => bedroomsCount?.startAt === 0 && bedroomsCount.endAt === 0;

function whatItHas(search: ListingSearch, texts: Texts): string[] {
  const { common, search: words } = texts;
  return [
    isStudio(search) ? (search.propertyTypes ? words.noSeparateBedroom : null) : rooms(search.bedroomsCount, 'bedroom', texts),
    rooms(search.bathroomsCount, 'bath', texts),
    rooms(search.parkingGarageSpaces, 'garage', texts),
    amounts(search.livingSpaceSqFt, common.sqFt, { words: words.area, texts }),
    prefixed(
      words.lot.of,
      amounts(search.lotSizeSqFt, (area) => lotInWords(area, texts), { words: words.lot, texts }),
    ),
    search.homeownerAssociationFeeUSD?.endAt === 0
      ? words.noHoa
      : prefixed(
          words.hoa.of,
          amounts(search.homeownerAssociationFeeUSD, (value) => common.aMonth(dollars(value)), { words: words.hoa, texts }),
        ),
    search.hasDoormanAttendance == null ? null : search.hasDoormanAttendance ? words.doorman : words.noDoorman,
    // Its days say it.
    ...(search.features ?? [])
      .filter((feature) => feature !== 'open-house' || !search.openHouseDate)
      .map((feature) => common.features[feature]),
  ].filter((part) => part !== null);
}

function costInWords({ price, listingTransactionType }: ListingSearch, texts: Texts): string | null {
  const write = (value: number) => (listingTransactionType === 'lease' ? texts.common.aMonth(dollars(value)) : dollars(value));
  const cost = amounts(price, write, { words: texts.search.price, texts });
  const isRange = price?.startAt != null && price.endAt != null && price.startAt !== price.endAt;
  return cost && (isRange ? texts.search.priced(cost) : cost);
}

/** @param counted the words for what is counted, when the caller has its own ("124 condos") */
export function describeSearch(search: ListingSearch, texts: Texts, counted?: string): string {
  const { search: words } = texts;
  const what = isStudio(search) && !search.propertyTypes ? words.studios : typesInWords(search.propertyTypes, texts);
  const subject = counted ?? withStatus(what, search, texts);
  const having = whatItHas(search, texts);
  const built = amounts(search.propertyYearBuilt, String, { words: words.built, texts });
  const { startAt: builtFrom, endAt: builtTo } = search.propertyYearBuilt ?? {};
  const isBuiltBetween = builtFrom != null && builtTo != null && builtFrom !== builtTo;
  return [
    search.listingTransactionType === 'lease' ? words.forRent(subject) : subject,
    having.length > 0 ? words.having(having) : null,
    search.mlsIds?.length ? words.mlsNumbers(search.mlsIds.map((number) => plain(number.toUpperCase()))) : null,
    search.keywords?.length
      ? words.remarksSay(
          search.keywords.map(plain),
          search.keywords.some((one) => wordsAlike(one).length > 1),
        )
      : null,
    search.agentDreNumbers ? words.ofAgent(search.agentDreNumbers.map(plain).join(', ')) : null,
    costInWords(search, texts),
    search.areaFilter ? areaInWords(search.areaFilter, texts) : null,
    built && (isBuiltBetween ? `${words.built.of} ${built}` : built),
    daysOnMarket(search.daysOnMarket, texts),
    dates(search.listDate, 'listed', texts),
    dates(search.soldDate, 'sold', texts),
    dates(search.openHouseDate, 'openHouse', texts),
    search.excludedMlsIds?.length ? words.leftOut(search.excludedMlsIds.length) : null,
  ]
    .filter(Boolean)
    .join(' ');
}
