export type { LiveBus, LiveListener, LivePayload } from './live-bus.ts';
export { connectPostgresLiveBus } from './postgres-live-bus.ts';
