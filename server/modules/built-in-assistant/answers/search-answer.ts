/** The reply to a search, from its request and what the tool found. */
import type { ListingSearch } from '#contract/listing-search.ts';
import { askLink } from '#contract/reply-links.ts';
import { searchLimits } from '#contract/listing-vocabulary.ts';
import type { ListingReference } from '#contract/listing-reference.ts';
import type {
  Loosening,
  SchoolDistrictsAnswer,
  SearchListingsAnswer,
  SearchResultFacts,
} from '#server/modules/listings/index.ts';
import { isSame } from '../question-parser/result-references/among-results.ts';
import type { Note } from '../question-parser/parsed-question.ts';
import { describeSearch, orderInWords } from './describe-search.ts';
import { count, dollars } from './format.ts';
import { linkTo, nameOf, price, rooms } from './homes.ts';
import { remarksOn } from './notes.ts';
import { looseningInWords, suggestLoosening } from './nothing-found.ts';
import { commonPattern, narrowingIdea } from './patterns.ts';
import { proposalsAfterDistricts, proposalsAfterSearch } from './proposals.ts';
import { districtsInWords } from './school-districts.ts';
import { findStandouts } from './standouts.ts';
import type { Texts } from './texts/index.ts';

interface SearchReply {
  search: ListingSearch;
  /** The request that found nothing, where this search is the nearest to it that does. */
  instead?: { of: ListingSearch; near: Loosening } | null;
  found: SearchListingsAnswer;
  unusedWords: string[];
  notes: Note[];
  /** Whether the search is new, or what a follow-up made of the one before. */
  change?: 'new' | 'refined' | 'page';
  /** The listing that others were wanted like: it may be among the results, and is no answer. */
  like?: ListingReference;
  /** Homes that were chosen one by one: each is told. */
  isShortList?: boolean;
  /** Of what matches, where schools were asked for. */
  districts?: SchoolDistrictsAnswer['districts'];
}

/** From this many on, a range and a median say more than the listings do. */
const RANGE_FROM = 3;
const TOLD_WHOLE = 3;

export function composeSearchAnswer(
  { search, instead = null, found, unusedWords, notes, change = 'new', like, isShortList = false, districts = [] }: SearchReply,
  texts: Texts,
): string {
  const asRecorded = search.features?.length ? texts.search.asRecorded : null;
  const byDays = found.sortedBy ? texts.search.byDaysOnMarket : null;
  const remarks = [byDays, asRecorded, remarksOn(notes, unusedWords, texts)].filter(Boolean).join(' ');
  const { totalItems, currentPage, totalPages, items } = found;
  const paragraphs =
    totalItems === 0
      ? nothingFound(search, found, texts)
      : items.length === 0
        ? [texts.search.pastTheEnd(currentPage, totalItems, totalPages)]
        : results(
            search,
            found,
            { change, subject: items.find((one) => isSame(one, like)) ?? null, instead, isShortList },
            texts,
          );
  const waysOn =
    districts.length > 0
      ? proposalsAfterDistricts(districts, texts)
      : proposalsAfterSearch(search, found, texts, items[0] !== undefined && isSame(items[0], like));
  return [...paragraphs, remarks, districtsInWords(districts, texts), waysOn].filter(Boolean).join('\n\n');
}

function nothingFound(search: ListingSearch, { loosened }: SearchListingsAnswer, texts: Texts): string[] {
  const idea = suggestLoosening(search, loosened, texts);
  const offers = loosened?.some(({ totalItems }) => totalItems > 0) ? askLink(texts.proposals.yesShow) : null;
  return [[texts.search.none(describeSearch(search, texts)), idea].filter(Boolean).join(' '), ...(offers ? [offers] : [])];
}

interface Around extends Pick<SearchReply, 'change' | 'instead' | 'isShortList'> {
  /** The one of the results that others were wanted like: counted, and told of no more. */
  subject: SearchResultFacts | null;
}

function results(search: ListingSearch, all: SearchListingsAnswer, around: Around, texts: Texts): string[] {
  const { change, subject, instead, isShortList } = around;
  const { totalItems, currentPage, totalPages } = all;
  const words = texts.search;
  const asked = describeSearch(search, texts);
  if (totalItems === 1 && subject) return [words.onlyItself(nameOf(subject), asked)];
  const items = all.items.filter((one) => one !== subject);
  const found = { ...all, items };
  const [only] = items;
  const nearest = instead
    ? `${words.none(describeSearch(instead.of, texts))} ${words.loosened.shown(looseningInWords(instead.near, texts), totalItems)}`
    : null;
  if (totalItems === 1 && only && !isShortList)
    return [nearest ?? words.oneMatch(asked), `- ${line(only, texts)}${moreOf(only, texts)}`];
  const order = orderInWords(search, texts);
  const counted = isShortList
    ? words.shortList(totalItems)
    : (nearest ?? `**${count(totalItems)}** ${asked}${order ? `, ${order}` : ''}.`);
  const opening = currentPage > 1 ? words.pageOf(currentPage, totalPages, counted) : counted;
  const standouts = findStandouts(search, found, texts);
  // Two or three are told whole, in their own order, and so are chosen ones; of more those that stand out.
  const mentioned =
    isShortList || items.length <= TOLD_WHOLE || standouts.length === 0
      ? items
          .slice(0, isShortList ? items.length : TOLD_WHOLE)
          .map((listing) => ({ listing, reason: standouts.find((one) => one.listing === listing)?.reason }))
      : standouts;
  const first = (currentPage - 1) * (search.paginationLimit ?? searchLimits.defaultPageSize) + 1;
  // As the cards are numbered, and in their order: "the second one" picks by it.
  const lines = mentioned
    .map(({ listing, reason }) => ({ number: first + all.items.indexOf(listing), listing, reason }))
    .sort((one, other) => one.number - other.number)
    .map(({ number, listing, reason }) => `${number}. ${line(listing, texts)}${reason ? `: ${reason}` : ''}`);
  const closing = [commonPattern(search, found, texts), change === 'new' ? narrowingIdea(search, found, texts) : null];
  return [
    [opening, subject && words.itselfAmong(nameOf(subject)), priceSentence(search, found, texts)].filter(Boolean).join(' '),
    lines.join('\n'),
    closing.filter((part) => part !== null).join(' '),
  ];
}

function priceSentence(
  search: ListingSearch,
  { priceRange, totalItems }: SearchListingsAnswer,
  { common, search: words }: Texts,
): string | null {
  if (!priceRange || totalItems < RANGE_FROM || priceRange.min === priceRange.max) return null;
  const isLease = search.listingTransactionType === 'lease';
  const isSold = search.propertyStatus?.every((status) => status === 'sold');
  const { rent, sold, asked } = words.prices;
  const [min, max, median] = [dollars(priceRange.min), dollars(priceRange.max), dollars(priceRange.median)];
  return words.priceRange(isLease ? rent : isSold ? sold : asked, min, isLease ? common.aMonth(max) : max, median);
}

/** What else its record tells, when a listing is the only one. */
function moreOf(listing: SearchResultFacts, { common, search: words }: Texts): string {
  const { pricePerSqFt, daysListed, soldDate, originalListPrice, price: now, isLease } = listing;
  const facts = [
    pricePerSqFt === null || isLease || listing.propertyType === 'lots-and-land' ? null : common.perSqFt(dollars(pricePerSqFt)),
    listing.status === 'sold'
      ? soldDate && words.soldOn(common.day(soldDate))
      : daysListed === null
        ? null
        : words.listedAgo(daysListed),
    listing.status !== 'sold' && originalListPrice !== null && now !== null && originalListPrice > now
      ? words.cutFrom(dollars(originalListPrice))
      : null,
  ].filter(Boolean);
  return facts.length > 0 ? `: ${facts.join(', ')}` : '';
}

function line(listing: SearchResultFacts, texts: Texts): string {
  const facts = rooms(listing, texts);
  return `${linkTo(listing)}, ${price(listing, texts)}${facts ? `, ${facts}` : ''}`;
}

/** A short line for the reasoning: what was understood. */
export function searchInWords(search: ListingSearch, change: 'new' | 'refined' | 'page', texts: Texts): string {
  const order = orderInWords(search, texts);
  const what = `${describeSearch(search, texts)}${order ? `, ${order}` : ''}`;
  if (change === 'page') return texts.search.turningTo(search.paginationPage ?? 1, what);
  return change === 'refined' ? texts.search.changing(what) : texts.search.lookingFor(what);
}
