/** What a step of the built-in assistant is: words, or calls of tools. */
import type { LanguageModelV4CallOptions } from '@ai-sdk/provider';
import type { ListingSearch } from '#contract/listing-search.ts';
import type { ListingReference } from '#contract/listing-reference.ts';
import type {
  CalculateInput,
  EstimateAffordabilityInput,
  EstimateClosingInput,
  EstimateIncomeInput,
  EstimatePaymentInput,
  EstimatePriceForPaymentInput,
  EstimateReturnInput,
  LookUpTransferTaxInput,
} from '#server/modules/listings/index.ts';
import type { EstimateValueInput, MarketInput, MonthsInput, RankingRequest } from '#server/modules/market/index.ts';
import type { CopyRequest } from '#server/modules/writing/index.ts';
import { textsIn, type Texts } from './answers/texts/index.ts';
import type { MONTHS_TOOL } from './activity/respond-to-activity.ts';
import type { COVERAGE_TOOL } from './coverage/respond-to-coverage.ts';
import type { AppTool } from './apps/respond-to-apps.ts';
import type { CmaTool } from './cma/standing-cma.ts';
import type { AnalysisTool } from './analysis/respond-to-analysis.ts';
import type { FileTool } from './files/respond-to-file.ts';
import type { MARKET_TOOL, RANK_TOOL } from './market-turn.ts';
import type { AFFORDABILITY_TOOL } from './payment/respond-to-affordability.ts';
import type { CLOSING_TOOL } from './payment/respond-to-closing.ts';
import type { INCOME_TOOL } from './payment/respond-to-income.ts';
import type { PAYMENT_TOOL } from './payment/respond-to-payment.ts';
import type { PRICE_FOR_PAYMENT_TOOL } from './payment/respond-to-price-for-payment.ts';
import type { RETURN_TOOL } from './payment/respond-to-return.ts';
import type { TRANSFER_TAX_TOOL } from './payment/respond-to-transfer-tax.ts';
import type { CALCULATE_TOOL } from './results/sums/standing-sum.ts';
import type { SavedSearchTool } from './saved-searches/told-before.ts';
import type { DETAILS_TOOL, DISTRICTS_TOOL, SEARCH_TOOL, ToolAnswer, Turn } from './turn.ts';
import type { VALUE_TOOL } from './value/standing-value.ts';
import type { WRITE_TOOL } from './writing-turn.ts';

export type ToolCall =
  | { toolName: typeof SEARCH_TOOL | typeof DISTRICTS_TOOL; input: ListingSearch }
  | { toolName: typeof COVERAGE_TOOL; input: { withChanges?: boolean } }
  | { toolName: typeof DETAILS_TOOL; input: ListingReference }
  | { toolName: typeof MARKET_TOOL; input: MarketInput }
  | { toolName: typeof WRITE_TOOL; input: CopyRequest }
  | { toolName: typeof VALUE_TOOL; input: EstimateValueInput }
  | { toolName: typeof PAYMENT_TOOL; input: EstimatePaymentInput }
  | { toolName: typeof CALCULATE_TOOL; input: CalculateInput }
  | { toolName: typeof MONTHS_TOOL; input: MonthsInput }
  | { toolName: typeof RANK_TOOL; input: RankingRequest }
  | { toolName: typeof RETURN_TOOL; input: EstimateReturnInput }
  | { toolName: typeof AFFORDABILITY_TOOL; input: EstimateAffordabilityInput }
  | { toolName: typeof PRICE_FOR_PAYMENT_TOOL; input: EstimatePriceForPaymentInput }
  | { toolName: typeof INCOME_TOOL; input: EstimateIncomeInput }
  | { toolName: typeof CLOSING_TOOL; input: EstimateClosingInput }
  | { toolName: typeof TRANSFER_TAX_TOOL; input: LookUpTransferTaxInput }
  | { toolName: AppTool | CmaTool | SavedSearchTool | FileTool | AnalysisTool; input: Record<string, unknown> };

export interface Reply {
  reasoning: string | null;
  text: string | null;
  /** Called side by side. */
  toolCalls: ToolCall[];
  /** Where it was not clear what was asked, or of which home or place that nobody has named yet. */
  unclear?: 'asked-back' | 'needs-context';
}

/** What all steps of a turn are made with. */
export interface Step {
  options: LanguageModelV4CallOptions;
  turn: Turn;
  texts: Texts;
}

export const stepOf = (options: LanguageModelV4CallOptions, turn: Turn): Step => ({
  options,
  turn,
  texts: textsIn(turn.language),
});

/** @param waysOn a row of proposals that fit, or nothing */
export const say = (text: string, waysOn = ''): Reply => ({
  reasoning: null,
  text: waysOn ? `${text}\n\n${waysOn}` : text,
  toolCalls: [],
});

export function callTools({ options: { tools, toolChoice }, texts }: Step, toolCalls: ToolCall[], reasoning: string): Reply {
  const offered = toolChoice?.type !== 'none' && toolCalls.every((call) => tools?.some((tool) => tool.name === call.toolName));
  return offered ? { reasoning, text: null, toolCalls } : say(texts.search.noTools);
}

/** What a tool of this turn answered last. */
export const answerTo = (turn: Turn, toolName: string): ToolAnswer | undefined =>
  turn.answers.findLast((one) => one.toolName === toolName);
