export { analyticsSinkOf } from './analytics.config.ts';
export { createAnalyticsModule } from './analytics.module.ts';
