/** Of which homes and areas a picture is drawn: what the words name, upon what stands. */
import type { ListingSearch } from '#contract/listing-search.ts';
import { historyLimits } from '#contract/market-history.ts';
import { cityAround } from '#server/modules/market/index.ts';
import { composeOtherAnswer } from '../answers/other-answers.ts';
import type { Texts } from '../answers/texts/index.ts';
import type { MarketQuestion } from '../question-parser/market-question.ts';
import type { EarlierTurn } from '../question-parser/earlier-turn.ts';
import type { ParsedQuestion } from '../question-parser/parsed-question.ts';
import { readReplaced, withReplaced } from '../question-parser/replaced-place.ts';
import { areasOf, isSameArea, placeInWords, together } from './areas.ts';
import { homesOfChange, type ChartChange } from './chart-change.ts';
import type { ChartRequest, Picture } from './chart-request.ts';

/** "Ames" as words that a search is read from. */
function sentenceOf(homes: string): string {
  if (/\b(?:homes?|houses?|condos?|listings?|townhouses?|lofts?)\b/i.test(homes)) return homes;
  return /^(?:in|for|at|around|near|from)\b/i.test(homes) ? `homes ${homes}` : `homes in ${homes}`;
}

/** "A pool" is no place; "Ames" and "94110" are. */
const placeOrHomes = (homes: string): string => (/^an? /i.test(homes) ? `homes with ${homes}` : sentenceOf(homes));

export const hasCondition = (search: ListingSearch): boolean => Object.values(search).some((value) => value != null);
const namesHomes = (homes: string): boolean =>
  /[a-z\d]{2}/i.test(homes.replaceAll(/\b(?:in|for|at|around|near|from|there|here|homes?|by|on|and|to)\b/gi, ''));

/** "And the city as a whole?" is drawn beside its part. */
const wholeCity = /^(?:and )?(?:whole |entire |overall )?city(?: ?wide)?(?: (?:whole|overall|around(?: it)?))?$/i;

/** Each place has a line of its own: "Noe Valley vs Glen Park" are both sought. */
const between = /\s+(?:vs\.?|versus|against|compared (?:to|with)|and|&)\s+/gi;

interface Needs {
  parse: (text: string, upon: EarlierTurn | null) => Promise<ParsedQuestion>;
  texts: Texts;
  /** In English words. */
  question: string;
}

export async function homesOf(
  request: ChartRequest | ChartChange,
  previous: EarlierTurn | null,
  { parse, texts, question }: Needs,
): Promise<{ search: ListingSearch } | { say: string } | null> {
  const { homes } = request;
  const change = 'places' in request ? request : null;
  const standing = change ? (previous?.chart?.search ?? {}) : standingOf(previous, request.picture, question);
  const swap = change && readReplaced(question, areasOf(standing.areaFilter));
  if (swap && change) {
    const parsed = await parse(placeOrHomes(homesOfChange(swap.rest)), { search: {}, results: [] });
    const named = parsed.kind === 'search' ? areasOf(parsed.search.areaFilter) : [];
    if (named.length > 0)
      return { search: { ...standing, areaFilter: together(withReplaced(areasOf(standing.areaFilter), swap, named)) } };
  }
  const city = change && wholeCity.test(homes) ? cityAround(areasOf(standing.areaFilter)[0] ?? null) : null;
  if (city && change) return { search: withPlaces({ ...standing, areaFilter: city }, { ...change, places: 'added' }, standing) };
  if (namesHomes(homes)) {
    const parsed = await parse(
      (change ? placeOrHomes : sentenceOf)(homes.replaceAll(between, ' or ')),
      change ? { search: standing, results: [] } : previous,
    );
    if (parsed.kind === 'ask') return { say: composeOtherAnswer(parsed, { question: '', previous: null }, texts) };
    const search =
      parsed.kind === 'search'
        ? withExactBedrooms(parsed.search, homes)
        : parsed.kind === 'market'
          ? searchOfMarket(parsed.question)
          : null;
    if (change) {
      // "Add a pool" is said of homes for sale, whatever was drawn last.
      const isOfHomes = parsed.kind !== 'market' && (parsed.kind !== 'search' || parsed.unusedWords.length > 0);
      if (!search || isOfHomes || (isOfMonths(change.picture) && asksForFewer(search))) return null;
      const notDrawn = change.places === 'left-out' ? notLeftOut(search, standing, texts) : null;
      return notDrawn === null ? { search: withPlaces(upon(standing, search), change, standing) } : { say: notDrawn };
    }
    if (search) return { search };
  }
  return hasCondition(standing) ? { search: standing } : { say: texts.charts.whichHomes };
}

/** Right after a market its course is drawn, of all the places that stand side by side; of the homes that are shown, what they have. */
function standingOf(previous: EarlierTurn | null, picture: Picture, question: string): ListingSearch {
  const { market, markets } = previous ?? {};
  // "Both together" upon two markets that were told one after the other.
  const isOfAll =
    market?.places.length === 1 && markets && /\b(?:both|together|all (?:two|three|four|of them)|side by side)\b/i.test(question);
  const ofMarket = market && searchOfMarket(isOfAll ? { ...market, places: [...markets] } : market);
  if (!ofMarket) return previous?.search ?? {};
  return isOfMonths(picture) ? ofMarket : { areaFilter: ofMarket.areaFilter, ...previous?.search };
}

/** Why no area is taken out of the picture: the words name none of it, or all that it shows. */
function notLeftOut({ areaFilter }: ListingSearch, standing: ListingSearch, texts: Texts): string | null {
  const [drawn, named] = [areasOf(standing.areaFilter), areasOf(areaFilter)];
  const left = drawn.filter((area) => !named.some((one) => isSameArea(one, area)));
  const shown = texts.common.and(drawn.map((area) => placeInWords(area, texts)));
  if (left.length === drawn.length)
    return texts.charts.notDrawn(texts.common.and(named.map((area) => placeInWords(area, texts))), shown);
  return left.length === 0 ? texts.charts.onlyDrawn(shown) : null;
}

/** "3 bedroom homes" of a market are those with three: a course over time is told by their number. */
export function withExactBedrooms(search: ListingSearch, homes: string): ListingSearch {
  const { startAt, endAt } = search.bedroomsCount ?? {};
  if (startAt == null || endAt != null || /\d\s*\+|\b(?:or more|at least|plus|minimum|min)\b/i.test(homes)) return search;
  return { ...search, bedroomsCount: { startAt, endAt: startAt < historyLimits.mostBedrooms ? startAt : null } };
}

/** Another place of the same kind of homes, unless the words name another. */
const upon = (standing: ListingSearch, search: ListingSearch): ListingSearch => ({
  ...standing,
  ...Object.fromEntries(Object.entries(search).filter(([, value]) => value != null)),
});

function searchOfMarket({ places, propertyTypes, narrowing, isLease }: MarketQuestion): ListingSearch | null {
  if (places.length === 0) return null;
  return {
    areaFilter: together(places),
    propertyTypes,
    ...narrowing,
    ...(isLease ? { listingTransactionType: 'lease' as const } : {}),
  };
}

function withPlaces(search: ListingSearch, { places }: ChartChange, standing: ListingSearch): ListingSearch {
  const [before, named] = [areasOf(standing.areaFilter), areasOf(search.areaFilter)];
  if (places === 'replaced') return search;
  const left = before.filter((area) => !named.some((one) => isSameArea(one, area)));
  return { ...search, areaFilter: together(places === 'added' ? [...before, ...named] : left.length > 0 ? left : before) };
}

export const isOfMonths = ({ kind }: Picture): boolean => kind === 'by-month' || kind === 'inventory';

/** The bedrooms that months are told of; null where a range is asked for that they are not told of. */
export function bedroomsOf({ bedroomsCount }: ListingSearch): number | null {
  const { startAt, endAt } = bedroomsCount ?? {};
  const isMost = startAt === historyLimits.mostBedrooms && endAt == null;
  return startAt != null && startAt <= historyLimits.mostBedrooms && (startAt === endAt || isMost) ? startAt : null;
}

/** Whether more is asked of the homes than months are told by: place, kind and bedrooms. */
export function asksForFewer(search: ListingSearch): boolean {
  const { areaFilter: _area, propertyTypes: _types, listingTransactionType: _transaction, bedroomsCount, ...rest } = search;
  const { paginationLimit: _limit, paginationPage: _page, orderResultsBy: _order, propertyStatus: _status, ...conditions } = rest;
  return hasCondition(conditions) || (bedroomsCount != null && bedroomsOf(search) === null);
}
