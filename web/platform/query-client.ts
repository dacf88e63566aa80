import { QueryClient } from '@tanstack/react-query';
import { NetworkError } from './api-errors.ts';

/** A 4xx stays one; a lost connection or a busy server may come back. */
function mayRetry(failures: number, error: Error): boolean {
  return error instanceof NetworkError && failures < 2;
}

/** The one cache of what the server says; nothing of it is kept elsewhere. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: 30_000, gcTime: 5 * 60_000, retry: mayRetry, refetchOnWindowFocus: true },
      mutations: { retry: false },
    },
  });
}
