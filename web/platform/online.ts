import { useSyncExternalStore } from 'react';

function onChange(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

/** Whether the browser has a connection at all; one that it has may still lead nowhere. */
export function useOnline(): boolean {
  return useSyncExternalStore(onChange, () => navigator.onLine);
}
