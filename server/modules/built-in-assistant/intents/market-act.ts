/** Which market a message asks about, where the parser read a search or nothing: of the places that its words name, else of those that stand. */
import type { NamedArea } from '#contract/listing-search.ts';
import type { ListingReference } from '#contract/listing-reference.ts';
import type { MarketPeriod } from '#contract/market.ts';
import { addDays, addMonths } from '../question-parser/calendar.ts';
import { exactBedrooms, narrowingOf } from '../question-parser/market-narrowing.ts';
import { mergeMarket } from '../question-parser/market-merge.ts';
import { marketPlace } from '../question-parser/market-place.ts';
import { MARKET_PLACES_LIMIT, type MarketFigure, type MarketQuestion } from '../question-parser/market-question.ts';
import { figuresIn } from '../question-parser/market-words.ts';
import type { ParsedQuestion } from '../question-parser/parsed-question.ts';
import { byOrdinal, isSame, ORDINAL } from '../question-parser/result-references/among-results.ts';
import { findNamedResult } from '../question-parser/result-references/result-reference.ts';
import { fold } from '../question-parser/sentence.ts';
import type { Asked } from './asked.ts';

const MONTHS_OF_YEAR = 12;

/** Places that the words name side by side, "Oakland or Berkeley", without any wish for a home. */
function placesNamed(parsed: ParsedQuestion): NamedArea[] {
  const area = parsed.kind === 'search' ? parsed.search.areaFilter : null;
  if (area?.type === 'named-area') return [area];
  return area?.type === 'any-of' ? area.areas.filter((one) => one.type === 'named-area').slice(0, MARKET_PLACES_LIMIT) : [];
}

/** "Which is cheaper?": of the places that the words name, else of the homes or the markets that were told right before. */
export function compareAgain(parsed: ParsedQuestion, { text, previous, compared = [] }: Asked): ParsedQuestion | null {
  const named = placesNamed(parsed);
  const shown = previous?.market ? [...(previous.markets ?? previous.market.places)] : [];
  const places = named.length > 1 ? named : shown;
  if (places.length > 1 && compared.length === 0)
    return {
      kind: 'market',
      question: { ...(previous?.market ?? marketOf(parsed, { text, previous }, [])), places, figures: figuresIn(fold(text)) },
      unusedWords: [],
      notes: [],
    };
  return compared.length > 1 ? { kind: 'compare', listings: withOneMore(compared, text, previous) } : null;
}

const MAX_COMPARED = 4;
const inTheList = new RegExp(`\\bthe\\s+${ORDINAL}\\b`);

/** "Compare with the 5th too": those that stand side by side and that one. */
function withOneMore(compared: readonly ListingReference[], text: string, previous: Asked['previous']): ListingReference[] {
  const folded = fold(text);
  const ordinal = inTheList.exec(folded)?.[1];
  const named: ListingReference | null =
    (ordinal ? byOrdinal(ordinal, previous?.results ?? []) : null) ?? findNamedResult(folded, previous);
  const isOther = named !== null && !compared.some((one) => isSame(one, named));
  // Of four the last makes room.
  return isOther ? [...compared.slice(0, MAX_COMPARED - 1), { mlsId: named.mlsId, mlsSource: named.mlsSource }] : [...compared];
}

/** The market of the places that the words name, else of the one that stands, of whose kind and time the words name none. */
export function marketOf(parsed: ParsedQuestion, { text, previous }: Asked, figures: MarketFigure[]): MarketQuestion {
  const search = parsed.kind === 'search' ? parsed.search : null;
  const soldDate = search?.soldDate ?? search?.listDate;
  const named = placesNamed(parsed);
  const searched = marketPlace(previous?.search.areaFilter);
  const stand = previous?.market?.places ?? (searched ? [searched] : []);
  const standing = search?.areaFilter == null ? stand.filter((area) => area.type === 'named-area') : [];
  const narrowing = search && narrowingOf(search);
  const bedrooms = narrowing?.bedroomsCount;
  const own: MarketQuestion = {
    places: named.length > 0 ? named : standing,
    propertyTypes: search?.propertyTypes ?? null,
    ...(narrowing
      ? { narrowing: { ...narrowing, ...(bedrooms ? { bedroomsCount: exactBedrooms(bedrooms, fold(text)) } : {}) } }
      : {}),
    isLease: search?.listingTransactionType === 'lease',
    windowDays: null,
    ...(soldDate?.startAt && soldDate.endAt ? { period: wholeYear(soldDate.startAt, soldDate.endAt) } : {}),
    figures,
  };
  if (named.length > 0 || standing.length === 0 || !previous?.market) return own;
  return mergeMarket(previous.market, own, { addsPlaces: false, saysTransaction: search?.listingTransactionType != null });
}

/** The last twelve months hold the day that they end on once, as in all market figures. */
const wholeYear = (startAt: string, endAt: string): MarketPeriod => ({
  startAt: startAt === addMonths(endAt, -MONTHS_OF_YEAR) ? addDays(startAt, 1) : startAt,
  endAt,
});

/** What to do is for people; of a place that is named or stands, how its market is tells what there is to go by. */
export function marketToGoBy(parsed: ParsedQuestion, asked: Asked): ParsedQuestion | null {
  const question = marketOf(parsed, asked, ['balance']);
  return question.places.length === 0 ? null : { kind: 'market', question, unusedWords: [], notes: [], isToGoBy: true };
}

/** What will be nobody knows; where a place is named, what has been is told instead. */
export function trendOf(parsed: ParsedQuestion, asked: Asked): ParsedQuestion {
  const question = marketOf(parsed, asked, ['trend']);
  if (question.places.length === 0) return { kind: 'cannot', reason: 'forecast' };
  return { kind: 'market', question, unusedWords: [], notes: [], isForecast: true };
}
