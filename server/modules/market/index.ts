export { mountMarket } from './market.routes.ts';
export { createMarketService, type MarketService } from './market.service.ts';
