export { mountThreads } from './threads.routes.ts';
export { createThreadsService, type ThreadOfUser, type ThreadsService } from './threads.service.ts';
