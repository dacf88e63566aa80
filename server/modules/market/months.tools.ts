import { z } from 'zod';
import { marketHistoryRequestSchema, marketHistorySchema, type MarketHistory } from '#contract/market-history.ts';
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
price band. "when do homes sell fastest in Noe Valley?" → months 36. It draws nothing: run_analysis does.`;

const inputSchema = marketHistoryRequestSchema.extend({
  areaFilter: searchInputSchema.shape.areaFilter.unwrap().unwrap(),
  months: z.int().min(1).max(MAX_MONTHS).nullish().describe(`The last so many, this one included; none: ${DEFAULT_MONTHS}`),
});

export const monthsAnswerSchema = marketHistorySchema.extend({ withheld: withheldSchema.optional() });

const listingsOf = ({ months }: MarketHistory): number => months.reduce((sum, { sold, listed }) => sum + sold + listed, 0);

export function createMarketMonthsTool(market: Pick<MarketService, 'history'>): Tool {
  return defineTool({
    name: 'market_by_month',
    description,
    title: 'Reading the market by month',
    failure: 'The months of the market could not be computed.',
    inputSchema,
    answerSchema: monthsAnswerSchema,
    writes: false,

    async execute({ months, ...rest }, { viewer }) {
      const request = { ...rest, months: months ?? DEFAULT_MONTHS };
      const [history, ofAgent] = await Promise.all([
        market.history(request, viewer),
        viewer.surface === 'model-provider' ? market.history(request, asAgent(viewer)) : null,
      ]);
      const hidden = ofAgent ? listingsOf(ofAgent) - listingsOf(history) : 0;
      return {
        answer: { ...history, ...(hidden > 0 ? { withheld: withheld(hidden) } : {}) },
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
