import { z } from 'zod';
import {
  marketHistoryRequestSchema,
  marketHistorySchema,
  type MarketHistory,
  type MarketMonth,
} from '#contract/market-history.ts';
import { asAgent, searchInputSchema, withheld, withheldSchema } from '#server/modules/listings/index.ts';
import { defineTool, type Tool } from '#server/platform/tools/index.ts';
import type { MarketService } from './market.service.ts';

const DEFAULT_MONTHS = 13;
/** Five years: what a model reads of each month costs it about a hundred tokens. */
const MAX_MONTHS = 60;

const description = `Figures of the market in one area for each calendar month, the earliest first: sold, median price, price per square foot,
days on market, sale-to-list, share of sales whose price had been cut; listed, pended, cancelled, price cuts. Use it for what happened in a month, the
best or worst month, seasons, and how a figure went; market_snapshot answers how the market is now. A null value means fewer than ten sales: say
"not enough data". isPartial is the month that is not over: never compare it with whole ones. Tell each median with its n. Also by bedrooms and
price band. totals are of all those months together, yearEarlierTotals of the same months a year before. "when do homes sell fastest in Noe
Valley?" → months 36. It draws nothing: run_analysis does.`;

/** What is asked of months, as the tool is called and as a thread keeps it. */
export const monthsInputSchema = marketHistoryRequestSchema.extend({
  areaFilter: searchInputSchema.shape.areaFilter.unwrap().unwrap(),
  months: z.int().min(1).max(MAX_MONTHS).nullish().describe(`So many, the last one included; none: ${DEFAULT_MONTHS}`),
  through: z
    .string()
    .regex(/^\d{4}-(?:0[1-9]|1[0-2])$/)
    .nullish()
    .describe('The last month, YYYY-MM; none: this one'),
  withYearEarlier: z.boolean().nullish().describe('Whether the totals of the same months a year before are wanted too'),
});
export type MonthsInput = z.input<typeof monthsInputSchema>;
export type MonthsAsked = z.output<typeof monthsInputSchema>;

const count = z.int().min(0);
const totalsSchema = z.object({
  months: count,
  sold: count,
  listed: count,
  pended: count,
  cancelled: count.nullable().describe('Null where a month was before imports could see it'),
  priceCuts: count.nullable().describe('Null where a month was before imports could see it'),
});
export type MonthTotals = z.infer<typeof totalsSchema>;

export const monthsAnswerSchema = marketHistorySchema.extend({
  totals: totalsSchema,
  yearEarlierTotals: totalsSchema.optional(),
  withheld: withheldSchema.optional(),
});
export type MonthsAnswer = z.infer<typeof monthsAnswerSchema>;

function totalsOf(months: readonly MarketMonth[]): MonthTotals {
  const sum = (of: (month: MarketMonth) => number): number => months.reduce((total, month) => total + of(month), 0);
  const known = (of: (month: MarketMonth) => number | null): number | null =>
    months.every((month) => of(month) !== null) ? sum((month) => of(month) ?? 0) : null;
  return {
    months: months.length,
    sold: sum(({ sold }) => sold),
    listed: sum(({ listed }) => listed),
    pended: sum(({ pended }) => pended),
    cancelled: known(({ cancelled }) => cancelled),
    priceCuts: known(({ priceCuts }) => priceCuts),
  };
}

const aYearBefore = (month: string): string => `${Number(month.slice(0, 4)) - 1}${month.slice(4)}`;

const listingsOf = ({ months }: MarketHistory): number => months.reduce((sum, { sold, listed }) => sum + sold + listed, 0);

export function createMarketMonthsTool(market: Pick<MarketService, 'history'>): Tool {
  return defineTool({
    name: 'market_by_month',
    description,
    title: 'Reading the market by month',
    failure: 'The months of the market could not be computed.',
    inputSchema: monthsInputSchema,
    answerSchema: monthsAnswerSchema,
    writes: false,

    async execute({ months: wanted, through, withYearEarlier, ...rest }, { viewer }) {
      const months = wanted ?? DEFAULT_MONTHS;
      const reachesBack = through != null || withYearEarlier === true;
      const request = { ...rest, ...(reachesBack ? {} : { months }) };
      const window = (history: MarketHistory): MarketHistory => ({
        ...history,
        months: history.months.filter(({ month }) => through == null || month <= through).slice(-months),
      });
      const [whole, ofAgent] = await Promise.all([
        market.history(request, viewer),
        viewer.surface === 'model-provider' ? market.history(request, asAgent(viewer)) : null,
      ]);
      const history = window(whole);
      const hidden = ofAgent ? listingsOf(window(ofAgent)) - listingsOf(history) : 0;
      const before = new Set(history.months.map(({ month }) => aYearBefore(month)));
      return {
        answer: {
          ...history,
          totals: totalsOf(history.months),
          ...(withYearEarlier ? { yearEarlierTotals: totalsOf(whole.months.filter(({ month }) => before.has(month))) } : {}),
          ...(hidden > 0 ? { withheld: withheld(hidden) } : {}),
        },
        artifact: null,
        summary: `${history.months.length} months of ${history.area}`,
      };
    },

    shorten: ({ area, months }) => ({
      area,
      months: months.map(({ month, sold, medianPrice }) => ({ month, sold, medianPrice: medianPrice.value })),
    }),
  });
}
