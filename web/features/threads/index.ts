export { threadSearchQuery } from './search.data.ts';
export { Sidebar } from './sidebar.tsx';
export { addBegunThread, bumpThread, threadsQuery } from './threads.data.ts';
