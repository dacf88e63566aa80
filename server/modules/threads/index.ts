export { mountThreads } from './threads.routes.ts';
export { createThreadsService, type ThreadsService } from './threads.service.ts';
