export { threadSearchQuery } from './search.data.ts';
export { Threads } from './threads.tsx';
export { Sidebar } from './sidebar.tsx';
export { addBegunThread, bumpThread, threadsQuery } from './threads.data.ts';
export { useThreadsWithNews } from './reply-news.data.ts';
