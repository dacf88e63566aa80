/** What a thread has established: what a follow-up may mean. Plain data, as all that is read. */
import type { AreaFilter, ListingSearch } from '#contract/listing-search.ts';
import type { ListingReference } from '#contract/listing-reference.ts';
import type {
  CalculatedFigure,
  CalculateInput,
  EstimateClosingInput,
  EstimatePaymentInput,
  EstimateReturnInput,
  LookUpTransferTaxInput,
  SearchResultFacts,
} from '#server/modules/listings/index.ts';
import type { AnalysisAnswer } from '#server/modules/analysis/index.ts';
import type { EstimateValueAnswer, EstimateValueInput, MonthsAsked } from '#server/modules/market/index.ts';
import type { Picture, PointSpan } from '../analysis/chart-request.ts';
import type { ClientSearch } from './clients.ts';
import type { MarketQuestion } from './market-question.ts';
import type { WritingRequest } from './writing-request.ts';

/** What the thread's earlier turns established. */
export interface EarlierTurn {
  search: ListingSearch;
  /** The listings that the last search showed, in their order. */
  results: SearchResultFacts[];
  /** Pages that the last search has, where known. */
  totalPages?: number;
  /** The listing that was talked about last, or that the screen shows. */
  opened?: ListingReference | null;
  /** The listing that the screen shows: "this" means it, whatever was talked about before. */
  onScreen?: ListingReference | null;
  /** What its record said, where it was read. */
  openedFacts?: SearchResultFacts | null;
  /** The homes at the addresses that the last turn looked up, in its order. */
  lookedUp?: SearchResultFacts[];
  /** The requests before the one that stands, the oldest first: "undo" goes back to the last. */
  earlierSearches?: readonly ListingSearch[];
  /** What was searched for each client that was named, the last one last. */
  clients?: readonly ClientSearch[];
  /** What the last answer offered to search instead: "yes" takes it. */
  offered?: ListingSearch | null;
  /** The request whose homes are shown in the place of those that `search` did not find. */
  near?: ListingSearch | null;
  /** The last list that had homes, where the search that stands found none. */
  listBefore?: Pick<EarlierTurn, 'search' | 'results' | 'totalPages'> | null;
  /** The market question that was answered last, when it was the last thing answered. */
  market?: MarketQuestion | null;
  /** The places of the markets that were told one after the other, the last one last: "which is cheaper?" means them. */
  markets?: readonly AreaFilter[];
  /** What was told of those markets: "houses in the cheaper one" means one of them. */
  marketsTold?: readonly MarketTold[];
  /** The months of a market that were told last, when they were the last thing answered. */
  monthsAsked?: MonthsAsked | null;
  /** The picture that was drawn last, when it was the last thing answered. */
  chart?: StandingChart | null;
  /** The copy that was written last, when it was the last thing answered. */
  writing?: WritingRequest | null;
  /** The value that was told last, when it was the last thing answered. */
  value?: StandingValue | null;
  /** The values that were asked for of one home, step by step, the last one last; also where their answers were shortened since. */
  valueRequests?: readonly EstimateValueInput[];
  /** The same, though a market was told since. */
  lastValue?: StandingValue | null;
  /** What the last payment was worked out from, when it was the last thing answered. */
  payment?: EstimatePaymentInput | null;
  /** Whether that payment was told at several rates, as none was named. */
  isPaymentRateOpen?: boolean;
  /** What a return was worked out from, when it was the last thing answered. */
  rental?: EstimateReturnInput | null;
  /** The price that figures were told for last: of a value, a payment, closing costs. */
  toldDollars?: number | null;
  /** The price that an income was told to carry, when that was the last thing answered. */
  affordableDollars?: number | null;
  /** What was put down for it. */
  affordableDownDollars?: number | null;
  /** The same, though something else was told since. */
  lastAffordableDollars?: number | null;
  /** The rate of that price, where prices were told at several rates. */
  affordableAtPercent?: number | null | undefined;
  /** The only rate that such a price was told at. */
  heldRatePercent?: number | null;
  /** What closing costs were added up for, when they were the last thing answered. */
  closing?: EstimateClosingInput | null;
  /** What was worked out last, when it was the last thing answered: "and per sq ft?" means the same homes. */
  calculated?: { input: CalculateInput; result: CalculatedFigure } | null;
  /** What a buyer needs in hand, as it was told last: "is 210k enough?" */
  neededDollars?: number | null;
  /** The same, though something else was told since. */
  lastClosing?: EstimateClosingInput | null;
  /** The costs of the same sale at the prices that were told one after the other, the last one last: "put those in a table". */
  closingsTold?: readonly EstimateClosingInput[];
  /** What was looked up of transfer taxes, when it was the last thing answered: of several places, each. */
  transferTaxes?: readonly LookUpTransferTaxInput[] | null;
  /** The CMA that was made or changed last, when no value was told since. */
  cma?: { subject: ListingReference | null; range: { low: number; high: number } | null } | null;
}

export interface StandingChart {
  picture: Picture;
  /** What it is drawn of; several areas of a course over time have a line each. */
  search: ListingSearch;
  /** What its points stand for, which may be longer than what was asked for. */
  drawnSpan: PointSpan;
  /** Its lines or bars as they were told; none where the answer was shortened since. */
  lines?: NonNullable<AnalysisAnswer['chart']>['series'];
}

/** Null: too few sales for a figure. */
export interface MarketTold {
  place: AreaFilter;
  priceDollars: number | null;
  /** Median days on market. */
  days: number | null;
  monthsOfSupply: number | null;
}

/** The value that the thread told last, as the next question may change it. */
export interface StandingValue {
  request: EstimateValueInput;
  found: EstimateValueAnswer;
  /** The requests before it, the last one last: "undo" goes back over them. */
  steps: readonly EstimateValueInput[];
}
