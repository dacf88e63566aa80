import { queryOptions } from '@tanstack/react-query';

/** Which question of the script comes next in a thread; null where none runs. It is this page's alone: a reload ends it. */
export const scriptQuery = (threadId: string) =>
  queryOptions<number | null>({
    queryKey: ['welcome-script', threadId],
    queryFn: () => null,
    enabled: false,
    initialData: null,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
