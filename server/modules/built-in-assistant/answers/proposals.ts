/** Ways on from a reply: at most three, each in words that this assistant understands next (proposals.test.ts asks them all). */
import type { AreaFilter, ListingSearch } from '#contract/listing-search.ts';
import { askLink } from '#contract/reply-links.ts';
import type {
  ClosingEstimate,
  PaymentEstimate,
  SearchListingsAnswer,
  SearchResultFacts,
  TransferTaxes,
} from '#server/modules/listings/index.ts';
import type { CopyAnswer } from '#server/modules/writing/index.ts';
import type { MarketQuestion } from '../question-parser/market-question.ts';
import { describeSearch } from './describe-search.ts';
import { dollars, plain } from './format.ts';
import { A_YEAR_DAYS } from './market-words.ts';
import type { Texts } from './texts/index.ts';

const MAX_PROPOSALS = 3;

/** A paragraph of their own; empty for none. */
function inARow(words: readonly (string | null)[]): string {
  return [...new Set(words.filter((one) => one !== null))].slice(0, MAX_PROPOSALS).map(askLink).join(' ');
}

/** "Noe Valley" where an area has a name that is understood by itself; not of a street or a drawn area. */
function nameOfArea(area: AreaFilter | null | undefined): string | null {
  if (area?.type !== 'named-area' || area.nameType.startsWith('street')) return null;
  const city = area.nameType === 'neighborhood' ? area.context?.city : null;
  return plain([area.name, city].filter(Boolean).join(', '));
}

export function proposalsAfterSearch(
  search: ListingSearch,
  { totalItems, items, currentPage, totalPages }: SearchListingsAnswer,
  { proposals: words }: Texts,
  isItself = false,
): string {
  if (items.length === 0) return '';
  const place = nameOfArea(search.areaFilter);
  const market = place !== null && search.listingTransactionType !== 'lease' ? words.market(place) : null;
  // The one that others were wanted like is no way on from itself.
  if (totalItems === 1 && isItself) return inARow([market]);
  if (totalItems === 1) return inARow([words.aboutFirst, words.similarToFirst, market]);
  const otherOrder = search.orderResultsBy?.term === 'price' ? words.newestFirst : words.cheapestFirst;
  const more = currentPage < totalPages ? words.showMore : null;
  const rents = place !== null && search.listingTransactionType === 'lease' ? words.rents(place) : null;
  return inARow([more === null ? words.compareFirstTwo : otherOrder, market ?? rents, more ?? otherOrder]);
}

/** A search in each, the largest first. */
export function proposalsAfterDistricts(districts: readonly { name: string }[], { proposals: words }: Texts): string {
  // A single one is the search that was just made.
  if (districts.length < 2) return '';
  return inARow(districts.map(({ name }) => words.homesIn(plain(name))));
}

export function proposalsAfterListing({ status, isLease }: SearchResultFacts, { proposals: words }: Texts): string {
  return inARow([isLease ? null : words.comps, words.similar, status === 'sold' ? words.justSold : words.describe]);
}

/** What can be done with a CMA that was just begun. */
export const proposalsAfterCma = ({ proposals: words }: Texts): string =>
  inARow([words.cmaSummary, words.cmaWider, words.cmaWithoutFees]);

export function proposalsAfterComparison({ proposals: words }: Texts): string {
  return inARow([words.aboutFirst, words.aboutSecond]);
}

export function proposalsAfterMarket(
  { places, figures, isLease, windowDays }: MarketQuestion,
  { proposals: words }: Texts,
): string {
  const [area] = places;
  const place = nameOfArea(area);
  if (place === null) return '';
  if (isLease) return inARow([words.rentalsIn(place), words.market(place)]);
  return inARow([
    words.homesIn(place),
    // A market as a whole is told with its balance and with how prices changed.
    figures.includes('balance') ? words.trend(place) : figures.length === 0 ? null : words.balance(place),
    windowDays === A_YEAR_DAYS ? null : words.pastYear(place),
  ]);
}

/** Sales of some homes: the ones for sale that are like them, and the market of all. */
export function proposalsAfterNarrowed({ places, propertyTypes, narrowing, isLease }: MarketQuestion, texts: Texts): string {
  const place = nameOfArea(places[0]);
  if (place === null || !narrowing) return '';
  const { proposals: words } = texts;
  if (isLease) return inARow([words.rentalsIn(place), words.rents(place)]);
  return inARow([words.homesThat(describeSearch({ propertyTypes, ...narrowing }, texts), place), words.market(place)]);
}

/** @param estimate what the payment was worked out from */
export function proposalsAfterPayment(
  { downPercent, years, mlsId, priceDollars }: Pick<PaymentEstimate, 'downPercent' | 'years' | 'mlsId' | 'priceDollars'>,
  { proposals: words }: Texts,
): string {
  const costs = mlsId === null ? words.closingCostsAt(dollars(priceDollars)) : words.closingCosts;
  return inARow([
    downPercent === OTHER_DOWN ? words.anotherDown(USUAL_DOWN) : words.anotherDown(OTHER_DOWN),
    words.otherTerm(years === 15 ? 30 : 15),
    costs,
  ]);
}

export const proposalsAfterAffordability = ({ proposals: words }: Texts): string => inARow([words.atThatPrice]);

const EXAMPLE_PRICE = 1_000_000;
const USUAL_DOWN = 20;
const OTHER_DOWN = 10;

export function proposalsAfterClosing(
  { side, state, city, isUntaxed, priceDollars, downPercent }: ClosingEstimate,
  { proposals: words }: Texts,
): string {
  const where = state === null || isUntaxed ? null : plain([city, state].filter(Boolean).join(', '));
  return inARow([
    side === 'buyer' ? words.forSeller : words.forBuyer,
    where === null ? null : words.transferTaxOn(dollars(priceDollars), where),
    side === 'seller' ? null : words.anotherDown(downPercent === OTHER_DOWN ? USUAL_DOWN : OTHER_DOWN),
  ]);
}

/** Of a price, what else a sale of it costs; of the rates alone, what they come to. */
export function proposalsAfterTransferTax(
  { city, state, priceDollars, mlsId }: Pick<TransferTaxes, 'city' | 'state' | 'priceDollars' | 'mlsId'>,
  { proposals: words }: Texts,
): string {
  const where = plain([city, state].filter(Boolean).join(', '));
  if (priceDollars === null) return inARow([words.transferTaxOn(dollars(EXAMPLE_PRICE), where)]);
  const price = dollars(priceDollars);
  return inARow(mlsId === null ? [words.sellersCosts(price, where), words.buyersCosts(price, where)] : [words.closingCosts]);
}

const letterKinds: readonly CopyAnswer['copy']['kind'][] = ['agent-note', 'offer-note'];

export function proposalsAfterCopy({ copy }: CopyAnswer, { proposals: words }: Texts): string {
  if (copy.kind === 'headlines') return inARow([words.otherHeadlines, words.describe, words.post]);
  if (letterKinds.includes(copy.kind)) return inARow([copy.tone === 'warm' ? words.moreProfessional : words.warmer]);
  return inARow([
    copy.length === 'short' ? words.longer : words.shorter,
    copy.tone === 'warm' ? words.moreProfessional : words.warmer,
    copy.kind === 'social' ? words.email : words.post,
  ]);
}
