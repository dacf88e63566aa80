export type { ReplyParts } from './message-view.ts';
export { createThreadsModule } from './threads.module.ts';
export type { NewMessage, PrintThread, StoredMessage, ThreadsService } from './threads.service.ts';
