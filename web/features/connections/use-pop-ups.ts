import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { AppId } from '#contract/connections.ts';
import { showToast } from '#web/ui/toast-queue.ts';
import { appsQuery, openConnection } from './connections.data.ts';

const LOOK_EVERY_MS = 1_000;

/** The pop-ups in which apps are being connected, one for each: the list is read again once one is closed. */
export function usePopUps(): { connecting: readonly AppId[]; connect: (appId: AppId) => void } {
  const queryClient = useQueryClient();
  const [open, setOpen] = useState<readonly { appId: AppId; popUp: Window }[]>([]);
  useEffect(() => {
    if (open.length === 0) return undefined;
    // A window of another site tells nobody that it was closed.
    const timer = setInterval(() => {
      const left = open.filter(({ popUp }) => !popUp.closed);
      if (left.length === open.length) return;
      setOpen(left);
      void queryClient.invalidateQueries(appsQuery);
    }, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [open, queryClient]);
  return {
    connecting: open.map(({ appId }) => appId),
    connect(appId) {
      const popUp = openConnection(appId);
      if (popUp) setOpen([...open.filter((one) => one.appId !== appId), { appId, popUp }]);
      else
        showToast('Your browser does not let this page open a window. Allow pop-ups for Sidekick, then try again.', {
          tone: 'error',
        });
    },
  };
}
