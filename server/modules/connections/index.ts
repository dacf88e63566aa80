export { appClientsOf } from './connections.config.ts';
export { createConnectionsModule, type ConnectionsModuleService } from './connections.module.ts';
export type { AppClients } from './apps.ts';
