import type { Module } from '#server/platform/module.ts';
import { mountMarket } from './market.routes.ts';
import { createMarketService, type MarketParts, type MarketService } from './market.service.ts';
import { marketArtifactKinds } from './market.artifacts.ts';
import { createMarketSnapshotTool } from './market.tools.ts';
import { createMarketMonthsTool } from './months.tools.ts';
import { createFindComparablesTool } from './comparables.tools.ts';
import { createRankAreasTool } from './ranking.tools.ts';
import { createEstimateValueTool } from './value.tools.ts';

export function createMarketModule(parts: MarketParts): Module<MarketService> {
  const service = createMarketService(parts);
  return {
    name: 'market',
    service,
    registerJobs: service.registerJobs,
    mount: (mount) => mountMarket(mount, service),
    tools: [
      createMarketSnapshotTool(service),
      createMarketMonthsTool(service),
      createRankAreasTool(service),
      createFindComparablesTool(service),
      createEstimateValueTool(service),
    ],
    artifactKinds: marketArtifactKinds,
  };
}
