import type { QueryClient } from '@tanstack/react-query';
import { meQuery } from '#web/features/accounts/index.ts';
import { messagesQuery } from '#web/features/chat/chat.data.ts';
import { threadsQuery } from '#web/features/threads/index.ts';

/** Has the service worker keep what the last threads need to be read without a connection; built pages alone have one. */
export function registerServiceWorker(queryClient: QueryClient): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  navigator.serviceWorker.register('/service-worker.js').catch(() => undefined);
  // It may have the answer where there is no connection.
  for (const { queryKey } of [meQuery, threadsQuery, { queryKey: messagesQuery('').queryKey.slice(0, 1) }])
    queryClient.setQueryDefaults(queryKey, { networkMode: 'offlineFirst' });
}

/** Calls back with the address that a notification leads to, when it was chosen. */
export function onNotificationChosen(open: (path: string) => void): () => void {
  const workers: EventTarget | undefined = navigator.serviceWorker;
  const listener = (event: Event) => {
    const data: unknown = event instanceof MessageEvent ? event.data : null;
    if (typeof data === 'object' && data !== null && 'open' in data && typeof data.open === 'string') open(data.open);
  };
  workers?.addEventListener('message', listener);
  return () => workers?.removeEventListener('message', listener);
}
