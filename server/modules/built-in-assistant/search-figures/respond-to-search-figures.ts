/** Averages and medians of all homes that the search found, as its conditions stand, and not of the few that are shown or of the market around. */
import { isDeepStrictEqual } from 'node:util';
import type { ListingSearch } from '#contract/listing-search.ts';
import { homeTypes } from '#contract/listing-vocabulary.ts';
import { describeSearch } from '../answers/describe-search.ts';
import type { EarlierTurn } from '../question-parser/earlier-turn.ts';
import { callTools, say, type Reply, type Step } from '../reply.ts';
import { analysisOf, hasAnalysis } from '../sales/sales-rows.ts';
import { averages } from '../sales/sales-recipes.ts';
import { tellAverage } from '../sales/tell-average.ts';
import { readSearchFigure } from './search-figure-question.ts';

/** What tells no home from another of its place. */
const notNarrowing = [
  'areaFilter',
  'listingTransactionType',
  'propertyStatus',
  'orderResultsBy',
  'paginationPage',
  'paginationLimit',
];

const isNarrowed = (search: ListingSearch): boolean =>
  Object.entries(search).some(([name, value]) => value != null && !notNarrowing.includes(name));

/** The search that the homes shown come from; null where none stands, or a market or a picture was told since. */
function searchShown(previous: EarlierTurn | null): ListingSearch | null {
  if (!previous || previous.market || previous.chart || previous.results.length === 0) return null;
  const { near, search } = previous;
  return (near ?? search).listingTransactionType === 'lease' ? null : (near ?? search);
}

/** Null where nothing is asked of the homes of a search. */
export function respondToSearchFigures(step: Step): Reply | null {
  const { turn, texts } = step;
  const asked = readSearchFigure(turn.english);
  const search = searchShown(turn.previous);
  if (!asked || !search) return null;
  const areSold = search.propertyStatus?.length === 1 && search.propertyStatus[0] === 'sold';
  const isOfMore = (turn.previous?.totalPages ?? 1) > 1;
  // Those that are shown are all: their own figures are reckoned with.
  if (asked.pointsAtThem && !isOfMore && asked.fact !== 'daysOnMarket' && asked.fact !== 'saleToList') return null;
  if (!asked.isMeasured && (!areSold || turn.previous?.opened)) return null;
  if (!areSold && (asked.fact === 'saleToList' || !(asked.pointsAtThem || isNarrowed(search)))) return null;
  const { paginationPage: _page, paginationLimit: _limit, orderResultsBy: _order, ...rows } = search;
  const names = texts.sales.averages[asked.fact];
  if (!hasAnalysis(turn)) return callTools(step, [analysisOf(rows, averages(asked.fact, names))], texts.sales.reading);
  const isOfAllTypes = isDeepStrictEqual(rows.propertyTypes, [...homeTypes('sale')]);
  return say(
    tellAverage(turn, names, describeSearch(isOfAllTypes ? { ...rows, propertyTypes: null } : rows, texts), texts, areSold),
  );
}
