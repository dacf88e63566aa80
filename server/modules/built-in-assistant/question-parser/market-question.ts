/** What is asked of a market. */
import type { AreaFilter } from '#contract/listing-search.ts';
import type { PropertyType } from '#contract/listing-vocabulary.ts';
import type { MarketPeriod } from '#contract/market.ts';
import type { Narrowing } from './market-narrowing.ts';

/** What is asked of a market; none named means the whole picture. */
export type MarketFigure =
  | 'median-price'
  | 'price-per-sqft'
  | 'days-on-market'
  | 'sale-to-list'
  | 'supply'
  | 'active'
  | 'sold'
  /** How it changed over a year. */
  | 'trend'
  /** Whether it favours buyers or sellers. */
  | 'balance';

/** Figures of a market: which places, side by side when there are two. */
export interface MarketQuestion {
  /** In the order they were named, at most `MARKET_PLACES_LIMIT`; empty when none is named and none stands. */
  places: AreaFilter[];
  /** Null: every residential type. */
  propertyTypes: PropertyType[] | null;
  /** Homes of such a size, price or age alone: told of single sales, as no market figure is narrowed so. */
  narrowing?: Narrowing;
  isLease: boolean;
  /** Days of the window that was asked for; null: the usual one. */
  windowDays: number | null;
  /** A time of its own that was asked for: a month, a quarter, a year. */
  period?: MarketPeriod | null;
  /** Two times of the first place, wanted side by side. */
  periods?: MarketPeriod[];
  /** Kinds of homes of each place, wanted side by side. */
  kinds?: PropertyType[][];
  figures: MarketFigure[];
}
export const MARKET_PLACES_LIMIT = 4;
