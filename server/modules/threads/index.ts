export type { ReplyParts } from './message-view.ts';
export type { NewMessage, StoredMessage } from './messages.service.ts';
export { createThreadsModule } from './threads.module.ts';
export type { PrintThread, ThreadsService } from './threads.service.ts';
