/** The reply to a search, from its request and what the tool found. */
import type { ListingSearch } from '#contract/listing-search.ts';
import { searchLimits } from '#contract/listing-vocabulary.ts';
import type { ListingReference } from '#contract/listings.ts';
import type { SearchListingsAnswer, SearchResultFacts } from '#server/modules/listings/index.ts';
import { isSame } from '../question-parser/result-references/among-results.ts';
import type { Note } from '../question-parser/parsed-question.ts';
import { describeSearch, orderInWords } from './describe-search.ts';
import { count, day, dollars, linkTo, nameOf, plural, price, rooms } from './format.ts';
import { noteInWords, unusedInWords } from './notes.ts';
import { suggestLoosening } from './nothing-found.ts';
import { commonPattern, narrowingIdea } from './patterns.ts';
import { proposalsAfterSearch } from './proposals.ts';
import { findStandouts } from './standouts.ts';

interface SearchReply {
  search: ListingSearch;
  found: SearchListingsAnswer;
  unusedWords: string[];
  notes: Note[];
  /** Whether the search is new, or what a follow-up made of the one before. */
  change?: 'new' | 'refined' | 'page';
  /** The listing that others were wanted like: it may be among the results, and is no answer. */
  like?: ListingReference;
}

/** From this many on, a range and a median say more than the listings do. */
const RANGE_FROM = 3;
const TOLD_WHOLE = 3;

export function composeSearchAnswer({ search, found, unusedWords, notes, change = 'new', like }: SearchReply): string {
  const asRecorded = search.features?.length ? 'A home is counted where its record says that it has it.' : null;
  const remarks = [asRecorded, ...notes.map(noteInWords), unusedInWords(unusedWords)].filter((line) => line !== null).join(' ');
  const paragraphs =
    found.totalItems === 0
      ? nothingFound(search, found)
      : found.items.length === 0
        ? [pastTheEnd(found)]
        : results(search, found, change, found.items.find((one) => isSame(one, like)) ?? null);
  return [...paragraphs, remarks, proposalsAfterSearch(search, found)].filter(Boolean).join('\n\n');
}

function nothingFound(search: ListingSearch, { loosened }: SearchListingsAnswer): string[] {
  const idea = suggestLoosening(search, loosened);
  return [`I found no ${describeSearch(search)}.${idea ? ` ${idea}` : ''}`];
}

function pastTheEnd({ totalItems, totalPages, currentPage }: SearchListingsAnswer): string {
  return `There is no page ${count(currentPage)}: the ${count(totalItems)} results end on page ${count(totalPages)}.`;
}

/** @param subject the one of the results that others were wanted like: counted, and told of no more */
function results(
  search: ListingSearch,
  all: SearchListingsAnswer,
  change: SearchReply['change'],
  subject: SearchResultFacts | null,
): string[] {
  const { totalItems, currentPage, totalPages } = all;
  if (totalItems === 1 && subject) return [`Only ${nameOf(subject)} itself is among ${describeSearch(search)}.`];
  const items = all.items.filter((one) => one !== subject);
  const found = { ...all, items };
  const [only] = items;
  if (totalItems === 1 && only) return [`**1 match** for ${describeSearch(search)}:`, `- ${line(only)}${moreOf(only)}`];
  const order = orderInWords(search);
  const opening =
    currentPage > 1
      ? `Page ${count(currentPage)} of ${count(totalPages)}, **${count(totalItems)}** ${describeSearch(search)}${order ? `, ${order}` : ''}.`
      : `**${count(totalItems)}** ${describeSearch(search)}${order ? `, ${order}` : ''}.`;
  const besides = subject ? ` ${nameOf(subject)} itself is one of them.` : '';
  const standouts = findStandouts(search, found);
  // Two or three are told whole, in their own order; of more those that stand out.
  const told =
    items.length <= TOLD_WHOLE || standouts.length === 0
      ? items
          .slice(0, TOLD_WHOLE)
          .map((listing) => ({ listing, reason: standouts.find((one) => one.listing === listing)?.reason }))
      : standouts;
  const first = (currentPage - 1) * (search.paginationLimit ?? searchLimits.defaultPageSize) + 1;
  // As the cards are numbered, and in their order: "the second one" picks by it.
  const lines = told
    .map(({ listing, reason }) => ({ number: first + all.items.indexOf(listing), listing, reason }))
    .sort((one, other) => one.number - other.number)
    .map(({ number, listing, reason }) => `${number}. ${line(listing)}${reason ? `: ${reason}` : ''}`);
  const closing = [commonPattern(search, found), change === 'new' ? narrowingIdea(search, found) : null].filter(
    (part) => part !== null,
  );
  return [`${opening}${besides}${priceSentence(search, found)}`, lines.join('\n'), closing.join(' ')];
}

function priceSentence(search: ListingSearch, { priceRange, totalItems }: SearchListingsAnswer): string {
  if (!priceRange || totalItems < RANGE_FROM || priceRange.min === priceRange.max) return '';
  const per = search.listingTransactionType === 'lease' ? ' a month' : '';
  const what =
    search.listingTransactionType === 'lease'
      ? 'Rents'
      : search.propertyStatus?.every((status) => status === 'sold')
        ? 'Sold prices'
        : 'Prices';
  return ` ${what} run from ${dollars(priceRange.min)} to ${dollars(priceRange.max)}${per}, median ${dollars(priceRange.median)}.`;
}

/** What else its record tells, when a listing is the only one. */
function moreOf(listing: SearchResultFacts): string {
  const { pricePerSqFt, daysListed, soldDate, originalListPrice, price: now, isLease } = listing;
  const facts = [
    pricePerSqFt === null || isLease || listing.propertyType === 'lots-and-land' ? null : `${dollars(pricePerSqFt)} per sq ft`,
    listing.status === 'sold'
      ? soldDate && `sold ${day(soldDate)}`
      : daysListed === null
        ? null
        : daysListed === 0
          ? 'listed today'
          : `listed ${plural(daysListed, 'day')} ago`,
    listing.status !== 'sold' && originalListPrice !== null && now !== null && originalListPrice > now
      ? `cut from ${dollars(originalListPrice)}`
      : null,
  ].filter(Boolean);
  return facts.length > 0 ? `: ${facts.join(', ')}` : '';
}

function line(listing: SearchResultFacts): string {
  const facts = rooms(listing);
  return `${linkTo(listing)}, ${price(listing)}${facts ? `, ${facts}` : ''}`;
}

/** A short line for the reasoning: what was understood. */
export function searchInWords(search: ListingSearch, change: 'new' | 'refined' | 'page'): string {
  const order = orderInWords(search);
  const what = `${describeSearch(search)}${order ? `, ${order}` : ''}`;
  if (change === 'page') return `Turning to page ${count(search.paginationPage ?? 1)} of ${what}.`;
  return change === 'refined' ? `Changing the earlier search. Now looking for ${what}.` : `Looking for ${what}.`;
}
