import { z } from 'zod';
import { marketLimits, marketRequestSchema, marketSnapshotSchema } from '#contract/market.ts';
import type { MarketSnapshot } from '#contract/market.ts';
import { asAgent, searchInputSchema, withheld, withheldSchema } from '#server/modules/listings/index.ts';
import { defineTool, type Tool } from '#server/platform/tools/index.ts';
import { marketArtifact } from './market.artifacts.ts';
import type { MarketService } from './market.service.ts';

const { windowDays, sales, balanceMonths } = marketLimits;

const description = `Figures of the market in one area, computed from the MLS listings that the signed-in agent may see: median sold price,
median price per square foot (never of land), days on market, sale-to-list, sold and active counts, months of supply, each against
the same window a year earlier. Every figure has its value, unit, n (the sales that it rests on) and period; tell n and the period
with it. A null value has a reason in "missing": say "not enough data" (fewer than ${sales} sales) and never put a number in its place.
monthsOfSupply.rule tells how a buyer's or seller's market is told; say the rule when you say whose market it is.
One area for each call; to compare areas, call it once for each, side by side, with the same types and window.
"how's the market in Noe Valley?" → areaFilter neighborhood Noe Valley, no figures. "is it a buyer's market?" → figures ["balance"] for the
place that was talked about. "price per sqft for condos in 94110 vs 94114, last 6 months" → two calls with propertyTypes ["condominium"],
figures ["price-per-sqft"], windowDays 182. "the Oakland market in Q2" → period from April 1 to June 30 of the last second quarter. The
answer's own period says what was counted: tell it where it is shorter than what was asked. Rents: listingTransactionType "lease". With "withheld", the figures leave out listings of sources that are closed to you: say so.`;

/** What can be asked for by name, and the parts of a snapshot that answer it. */
const partsOf = {
  'median-price': ['medianPrice'],
  'price-per-sqft': ['medianPricePerSqFt'],
  'days-on-market': ['medianDaysOnMarket'],
  'sale-to-list': ['saleToList'],
  supply: ['monthsOfSupply', 'activeCount'],
  active: ['activeCount'],
  sold: ['soldCount'],
  trend: ['medianPrice', 'medianPricePerSqFt', 'soldCount'],
  balance: ['monthsOfSupply', 'activeCount', 'saleToList', 'medianDaysOnMarket'],
} as const satisfies Record<string, readonly (keyof MarketSnapshot)[]>;
export type MarketFigureName = keyof typeof partsOf;
const figureNames = Object.keys(partsOf) as [MarketFigureName, ...MarketFigureName[]];
const allParts = [...new Set(Object.values(partsOf).flat())];

export const marketInputSchema = marketRequestSchema.extend({
  areaFilter: searchInputSchema.shape.areaFilter.unwrap().unwrap(),
  windowDays: z
    .int()
    .min(1)
    .max(marketLimits.longestWindowDays)
    .nullish()
    .describe(`Days before today whose sales count; ${windowDays} when left out`),
  figures: z
    .array(z.enum(figureNames))
    .max(figureNames.length)
    .nullish()
    .describe(
      `Leave out for the whole picture. trend: changes over a year; balance: a buyer's or a seller's market (under ${balanceMonths.sellersBelow}, over ${balanceMonths.buyersAbove} months of supply)`,
    ),
});
export type MarketInput = z.output<typeof marketInputSchema>;

/** What a model gets: the snapshot, with the parts that were asked for. */
export const marketAnswerSchema = marketSnapshotSchema.extend({ withheld: withheldSchema.optional() }).partial({
  medianPrice: true,
  medianPricePerSqFt: true,
  medianDaysOnMarket: true,
  saleToList: true,
  soldCount: true,
  activeCount: true,
  monthsOfSupply: true,
});
export type MarketAnswer = z.infer<typeof marketAnswerSchema>;

function answerOf(snapshot: MarketSnapshot, figures: MarketInput['figures']): MarketAnswer {
  if (!figures?.length) return snapshot;
  const wanted = new Set<string>(figures.flatMap((name) => partsOf[name]));
  const left = allParts.filter((part) => !wanted.has(part));
  return marketAnswerSchema.parse({ ...snapshot, ...Object.fromEntries(left.map((part) => [part, undefined])) });
}

const listingsOf = ({ soldCount, activeCount }: MarketSnapshot) => soldCount.value + activeCount.value;

export function createMarketSnapshotTool(market: Pick<MarketService, 'snapshot'>): Tool {
  return defineTool({
    name: 'market_snapshot',
    description,
    title: 'Reading the market',
    failure: 'The market figures could not be computed.',
    inputSchema: marketInputSchema,
    answerSchema: marketAnswerSchema,
    writes: false,

    async execute({ figures, ...request }, { viewer }) {
      const isForProvider = viewer.surface === 'model-provider';
      const [snapshot, ofAgent] = await Promise.all([
        market.snapshot(request, viewer),
        isForProvider ? market.snapshot(request, asAgent(viewer)) : null,
      ]);
      const hidden = ofAgent ? listingsOf(ofAgent) - listingsOf(snapshot) : 0;
      return {
        answer: { ...answerOf(snapshot, figures), ...(hidden > 0 ? { withheld: withheld(hidden) } : {}) },
        artifact: marketArtifact.draft({ request, told: snapshot }),
        summary: `${snapshot.soldCount.value.toLocaleString('en-US')} sold, ${snapshot.activeCount.value.toLocaleString('en-US')} active`,
      };
    },

    shorten({ area, period, medianPrice, medianPricePerSqFt, medianDaysOnMarket, saleToList, monthsOfSupply }) {
      const figures = { medianPrice, medianPricePerSqFt, medianDaysOnMarket, saleToList, monthsOfSupply };
      return {
        area,
        period,
        ...Object.fromEntries(Object.entries(figures).flatMap(([name, figure]) => (figure ? [[name, figure.value]] : []))),
      };
    },
  });
}
