import { searchInputSchema } from '#server/modules/listings/index.ts';
import { defineTool, type Tool } from '#server/platform/tools/index.ts';
import { marketLimits } from '#contract/market.ts';
import type { MarketService } from './market.service.ts';
import { rankingRequestSchema, rankingSchema } from './ranking.ts';

const description = `Which neighborhoods or ZIP codes of a city, or cities of a county or state, have the highest or lowest median price, price per square
foot, days on market, sale-to-list, number of sales, change of the median price over a year or months of supply, over twelve months unless another time is named. Those with fewer than ${marketLimits.sales} sales are left out; say
how many. Tell each figure with its n. It ranks figures alone: never call an area good, safe or better. "cheapest neighborhoods in Oakland" → median-price,
lowest. "most expensive cities" →
median-price, highest, part city, without an area. "where do homes sell fastest in Wake County?" → days-on-market, lowest. "where did prices drop most?" →
price-change, lowest. "prices by ZIP in Oakland" → median-price, part zip-code.`;

export const rankingInputSchema = rankingRequestSchema.extend({
  areaFilter: searchInputSchema.shape.areaFilter.describe('None: everywhere that the user has listings'),
});

export function createRankAreasTool(market: Pick<MarketService, 'rank'>): Tool {
  return defineTool({
    name: 'rank_areas',
    description,
    title: 'Comparing areas',
    failure: 'The areas could not be compared.',
    inputSchema: rankingInputSchema,
    answerSchema: rankingSchema,
    writes: false,

    async execute(request, { viewer }) {
      const answer = await market.rank(request, viewer);
      return { answer, artifact: null, summary: `${answer.rankedCount} compared` };
    },

    shorten: ({ area, figure, areas }) => ({
      area,
      figure,
      areas: areas.map(({ area: name, value }) => ({ area: name, value })),
    }),
  });
}
