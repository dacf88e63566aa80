export { cityAround } from './area-name.ts';
export { balanceOf } from './figures.ts';
export { createMarketModule } from './market.module.ts';
export { rankingInputSchema } from './ranking.tools.ts';
export { rankingSchema, type RankedFigure, type RankedPart, type Ranking, type RankingRequest } from './ranking.ts';
export {
  createMarketSnapshotTool,
  marketAnswerSchema,
  marketInputSchema,
  type MarketAnswer,
  type MarketInput,
} from './market.tools.ts';
export {
  createMarketMonthsTool,
  monthsAnswerSchema,
  monthsInputSchema,
  type MonthsAnswer,
  type MonthsAsked,
  type MonthsInput,
  type MonthTotals,
} from './months.tools.ts';
export { createMarketService, type MarketService } from './market.service.ts';
export {
  estimateValueAnswerSchema,
  estimateValueInputSchema,
  type EstimateValueAnswer,
  type EstimateValueInput,
} from './value.tools.ts';
export { statementOf } from './value/state-statements.ts';
export { aYearBefore, isAdjustedMuch, isSoldBefore, MAX_GROSS_PERCENT } from './value/weak.ts';
export { milesBetween } from './valuation/index.ts';
