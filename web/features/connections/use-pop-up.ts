import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { AppId } from '#contract/connections.ts';
import { showToast } from '#web/ui/toast-queue.ts';
import { appsQuery, openConnection } from './connections.data.ts';

const LOOK_EVERY_MS = 1_000;

/** The pop-up in which an app is being connected: the list is read again once it is closed. */
export function usePopUp(): { connecting: AppId | null; connect: (appId: AppId) => void } {
  const queryClient = useQueryClient();
  const [open, setOpen] = useState<{ appId: AppId; popUp: Window } | null>(null);
  useEffect(() => {
    if (!open) return undefined;
    // A window of another site tells nobody that it was closed.
    const timer = setInterval(() => {
      if (!open.popUp.closed) return;
      setOpen(null);
      void queryClient.invalidateQueries(appsQuery);
    }, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [open, queryClient]);
  return {
    connecting: open?.appId ?? null,
    connect(appId) {
      const popUp = openConnection(appId);
      if (popUp) setOpen({ appId, popUp });
      else
        showToast('Your browser does not let this page open a window. Allow pop-ups for Sidekick, then try again.', {
          tone: 'error',
        });
    },
  };
}
