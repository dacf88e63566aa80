import Box from '@mui/material/Box';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { ConnectedApp } from '#contract/connections.ts';
import { wordsFor } from '#web/platform/error-words.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { SkeletonBlock } from '#web/ui/skeleton-block.tsx';
import { EmptyState, ErrorState } from '#web/ui/states.tsx';
import { showToast } from '#web/ui/toast-queue.ts';
import { AppRow } from './app-row.tsx';
import { appsQuery, disconnect } from './connections.data.ts';
import { usePopUps } from './use-pop-ups.ts';

/** The apps that can be connected, each with its state and its switch; `more` are rows that stand below them. */
export function AppList({ more = null }: { more?: ReactNode }) {
  const queryClient = useQueryClient();
  const { data: apps, error, refetch } = useQuery(appsQuery);
  const { connecting, connect } = usePopUps();
  const [ending, setEnding] = useState<ConnectedApp | null>(null);
  const end = useMutation({
    mutationFn: ({ id }: ConnectedApp) => disconnect(queryClient, id),
    onError: (problem) => showToast(wordsFor(problem), { tone: 'error' }),
    onSettled: () => setEnding(null),
  });
  if (error && !apps) {
    return (
      <ErrorState dense title="Error loading connected apps" onRetry={() => void refetch()}>
        {wordsFor(error)}
      </ErrorState>
    );
  }
  if (!apps) {
    return (
      <Box role="status" aria-label="Loading" sx={{ display: 'grid', gap: 1.5 }}>
        <SkeletonBlock sx={{ height: 72 }} />
        <SkeletonBlock sx={{ height: 72 }} />
      </Box>
    );
  }
  if (apps.length === 0 && more === null) {
    return (
      <EmptyState dense title="No apps can be connected yet">
        Whoever runs Sidekick sets them up.
      </EmptyState>
    );
  }
  return (
    <>
      <Box component="ul" aria-label="Apps" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {apps.map((app) => (
          <AppRow
            key={app.id}
            name={app.name}
            description={app.description}
            state={connecting.includes(app.id) ? 'connecting' : app.connection}
            onToggle={(isOn) => (isOn ? connect(app.id) : setEnding(app))}
          />
        ))}
        {more}
      </Box>
      {ending && (
        <ConfirmDialog
          title="Disable Integration"
          text={`Are you sure you want to disable ${ending.name}?`}
          confirmLabel="Yes, Disable"
          busy={end.isPending}
          onCancel={() => setEnding(null)}
          onConfirm={() => end.mutate(ending)}
        />
      )}
    </>
  );
}
