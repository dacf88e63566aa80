export { appClientsOf } from './connections.config.ts';
export { createConnectionsModule, type ConnectionsModuleService } from './connections.module.ts';
export { appActAnswerSchema, CONNECT_AT, type AppActAnswer } from './tools/answer.ts';
export type { AppClients } from './apps.ts';
