import type { MarketSnapshot } from './market.ts';

const TOLD_DIGITS = 3;

/** An amount as a professional tells an estimate, $1,620,000 for $1,621,379: more digits would say that it is surer than it is. */
export function roundedEstimate(amount: number): number {
  const digits = Math.floor(Math.log10(Math.max(1, Math.abs(amount)))) + 1;
  const step = 10 ** Math.max(0, digits - TOLD_DIGITS);
  return Math.round(amount / step) * step;
}

type Told = Pick<MarketSnapshot, 'isLease'> & Partial<Pick<MarketSnapshot, 'medianPrice' | 'monthsOfSupply'>>;

const balanceWords = {
  'sellers-market': "a seller's market",
  balanced: 'a balanced market',
  'buyers-market': "a buyer's market",
} as const;

/** "increased 3.2% over the year" */
function trendOf({ medianPrice }: Told): string | null {
  const { trend = null, changePercent = null } = medianPrice ?? {};
  if (trend === null || changePercent === null) return null;
  if (trend === 'roughly-the-same') return 'roughly stayed the same over the year';
  return `${trend} ${Math.abs(changePercent)}% over the year`;
}

/**
 * How a market does in one sentence, from its figures as they were told; null where they tell neither whose market it is nor where prices went.
 * @param area its name as it shall stand in the sentence
 */
export function verdictOf(told: Told, area: string): string | null {
  const { isLease, monthsOfSupply } = told;
  const balance = monthsOfSupply?.balance ?? null;
  const trend = trendOf(told);
  // Of what sold, not of what a home is worth: other homes sell each year.
  const median = isLease ? 'the median rent' : 'the median price';
  if (balance !== null && monthsOfSupply?.value != null) {
    const whose = `${area} is ${balanceWords[balance]} with ${monthsOfSupply.value === 1 ? '1 month' : `${monthsOfSupply.value} months`} of supply`;
    return trend === null ? `${whose}.` : `${whose}, and ${median} ${trend}.`;
  }
  return trend === null ? null : `${isLease ? 'The median rent' : 'The median price'} in ${area} ${trend}.`;
}
