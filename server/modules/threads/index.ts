export { createThreadsModule } from './threads.module.ts';
export type { ThreadsService } from './threads.service.ts';
