/** The words around market figures: windows, counts, what is missing. */
import { marketLimits, type MarketMedian, type MarketPeriod, type MarketSnapshot } from '#contract/market.ts';
import type { MarketAnswer } from '#server/modules/market/index.ts';
import type { MarketQuestion } from '../question-parser/market-question.ts';
import { typesInWords } from './describe-search.ts';
import { dollars } from './format.ts';
import type { Texts } from './texts/index.ts';

export type Median = Pick<MarketMedian, 'value' | 'unit' | 'n' | 'missing' | 'yearEarlier' | 'changePercent'>;

export const span = ({ startAt, endAt }: MarketPeriod, { common }: Texts) => common.shortSpan(startAt, endAt);

/** A value in its unit. */
export function figure(value: number, unit: MarketMedian['unit'], { common }: Texts): string {
  switch (unit) {
    case 'dollars':
      return dollars(value);
    case 'dollars-per-sqft':
      return Number.isInteger(value) ? dollars(value) : `$${value.toFixed(2)}`;
    case 'dollars-per-month':
      return common.aMonth(dollars(value));
    case 'days':
      return common.days(value);
    case 'percent':
      return `${value.toFixed(1)}%`;
  }
}

export const percent = (value: number) => `${Math.abs(value).toFixed(1)}%`;

/** "not enough data (4 sales, 10 are needed)" */
export function missing(
  { missing: reason, n }: Pick<MarketMedian, 'missing' | 'n'>,
  isLease: boolean,
  { market }: Texts,
): string {
  return reason === 'not-for-land' ? market.notForLand : market.notEnoughOf(market.sales(n, isLease));
}

/** "31 active listings ÷ 12.8 sales a month, from 153 sales November 22, 2025 to November 21, 2026" */
export function supplyBasis(
  { meanSales, n, period }: MarketSnapshot['monthsOfSupply'],
  active: number | undefined,
  isLease: boolean,
  texts: Texts,
): string {
  const { market } = texts;
  return market.supplyBasis(active, meanSales.value, isLease, market.sales(n, isLease), span(period, texts));
}

/** How a balance is told from the months. */
export const ruleOf = (
  { rule, sellersBelowMonths, buyersAboveMonths }: MarketSnapshot['monthsOfSupply'],
  { market }: Texts,
): string => market.rule(rule, sellersBelowMonths, buyersAboveMonths);

/** Where the median and the price per square foot went opposite ways, either alone would mislead. */
export function movedApart({ medianPrice, medianPricePerSqFt }: MarketAnswer): boolean {
  const [all, perSqFt] = [medianPrice?.changePercent ?? 0, medianPricePerSqFt?.changePercent ?? 0];
  return Math.min(Math.abs(all), Math.abs(perSqFt)) >= marketLimits.changePercent && all * perSqFt < 0;
}

export const A_YEAR_DAYS = 365;

export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export const longerWindow = ({ windowDays }: MarketAnswer, { market }: Texts) =>
  windowDays < A_YEAR_DAYS ? market.tryAYear : '';

/** "condos sold August 23 to November 21, 2026" */
export function whatCounts({ propertyTypes }: MarketQuestion, { period, isLease }: MarketAnswer, texts: Texts): string {
  return texts.market.counted(typesInWords(propertyTypes, texts), isLease, span(period, texts));
}
