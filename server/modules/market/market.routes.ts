import { getMarketHistory } from '#contract/market-history.ts';
import { getMarketInsights } from '#contract/market-insights.ts';
import { findComparables, valueHome } from '#contract/market-valuation.ts';
import { getMarketSnapshot } from '#contract/market.ts';
import type { Mount } from '#server/platform/http/index.ts';
import type { MarketService } from './market.service.ts';

export function mountMarket(mount: Mount, market: MarketService): void {
  mount.endpoint(getMarketSnapshot, async ({ body, caller }) => market.snapshot(body, caller));
  mount.endpoint(getMarketHistory, async ({ body, caller }) => market.history(body, caller));
  mount.endpoint(getMarketInsights, async ({ body, caller }) => market.insights(body, caller));
  mount.endpoint(findComparables, async ({ body, caller }) =>
    market.findComparables(caller, body.subject, body.options, body.modelId),
  );
  mount.endpoint(valueHome, async ({ body, caller }) => market.value(caller, body));
}
