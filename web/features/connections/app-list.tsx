import Box from '@mui/material/Box';
import Switch from '@mui/material/Switch';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { type ConnectedApp, connectionLabels, type ConnectionState } from '#contract/connections.ts';
import { wordsFor } from '#web/platform/error-words.ts';
import { SkeletonBlock } from '#web/ui/skeleton-block.tsx';
import { EmptyState, ErrorState } from '#web/ui/states.tsx';
import { showToast } from '#web/ui/toast-queue.ts';
import { appsQuery, disconnect } from './connections.data.ts';
import { DisableDialog } from './disable-dialog.tsx';
import { usePopUp } from './use-pop-up.ts';

/** The apps that can be connected, each with its state and its switch. */
export function AppList() {
  const queryClient = useQueryClient();
  const { data: apps, error, refetch } = useQuery(appsQuery);
  const { connecting, connect } = usePopUp();
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
  if (apps.length === 0) {
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
          <Row
            key={app.id}
            app={app}
            state={connecting === app.id ? 'connecting' : app.connection}
            onToggle={(isOn) => (isOn ? connect(app.id) : setEnding(app))}
          />
        ))}
      </Box>
      {ending && (
        <DisableDialog
          app={ending.name}
          busy={end.isPending}
          onCancel={() => setEnding(null)}
          onDisable={() => end.mutate(ending)}
        />
      )}
    </>
  );
}

interface RowProps {
  app: ConnectedApp;
  state: ConnectionState;
  onToggle: (isOn: boolean) => void;
}

function Row({ app, state, onToggle }: RowProps) {
  const id = useId();
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 2, py: 1.5, borderBottom: 1, borderColor: 'divider' }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box id={`${id}-name`} sx={{ typography: 'h5' }}>
          {app.name}
        </Box>
        <Box id={`${id}-about`} sx={{ typography: 'body2', color: 'text.secondary' }}>
          {app.description}
        </Box>
      </Box>
      <Box
        role="status"
        aria-label={`${app.name}: ${connectionLabels[state]}`}
        sx={{
          typography: 'caption',
          flexShrink: 0,
          color: state === 'connected' ? 'primary.main' : state === 'expired' ? 'error.main' : 'text.secondary',
        }}
      >
        {connectionLabels[state]}
      </Box>
      <Switch
        checked={state === 'connected' || state === 'connecting'}
        disabled={state === 'connecting'}
        onChange={(_event, isOn) => onToggle(isOn)}
        slotProps={{ input: { role: 'switch', 'aria-labelledby': `${id}-name`, 'aria-describedby': `${id}-about` } }}
      />
    </Box>
  );
}
