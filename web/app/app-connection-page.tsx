import { useParams, useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { type AppId, appIds, appNames, type ConnectionFailure, connectionFailures } from '#contract/connections.ts';
import { Button } from '#web/ui/button.tsx';
import { EntryFrame } from './entry-frame.tsx';

const CLOSES_AFTER_MS = 10_000;

/** `/account/app-connection/{appId}/success`: the end of the pop-up. Whoever comes here otherwise is led to the dashboard. */
export function AppConnectedPage() {
  const [wasOpened] = useState(() => window.opener !== null);
  useEffect(() => {
    if (!wasOpened) {
      // A new page, of which no window has a handle.
      window.location.replace('/dashboard');
      return undefined;
    }
    const timer = setTimeout(() => window.close(), CLOSES_AFTER_MS);
    return () => clearTimeout(timer);
  }, [wasOpened]);
  if (!wasOpened) return <EntryFrame title="Redirecting..." lead="" />;
  return (
    <EntryFrame
      title="You're all set!"
      lead="Your account has been connected. Features requiring this integration are now enabled."
    >
      <CloseButton />
    </EntryFrame>
  );
}

const reasons: Record<ConnectionFailure, (app: string) => string> = {
  declined: (app) => `You did not allow it. Nothing was connected, and ${app} was told nothing.`,
  incomplete: (app) => `${app} did not give Sidekick everything that it asked for. Connect it again and leave all boxes checked.`,
  failed: (app) => `${app} could not be connected. Close this window and try again.`,
};

/** `/account/app-connection/{appId}/failed`: the pop-up where no connection came about. */
export function AppNotConnectedPage() {
  const { appId } = useParams({ from: '/account/app-connection/$appId/failed' });
  const search = useSearch({ from: '/account/app-connection/$appId/failed' });
  const reason = connectionFailures.find((each) => each === search.reason) ?? 'failed';
  const name = isAppId(appId) ? appNames[appId] : 'The app';
  return (
    <EntryFrame title={`${name} is not connected`} lead={reasons[reason](name)}>
      <CloseButton />
    </EntryFrame>
  );
}

const isAppId = (id: string): id is AppId => appIds.some((each) => each === id);

function CloseButton() {
  return (
    <Button variant="primary" size="large" autoFocus sx={{ width: '100%' }} onClick={close}>
      Close
    </Button>
  );
}

/** A window that no script has opened stays open: then the page goes on. */
function close(): void {
  window.close();
  if (!window.closed) window.location.replace('/account/connected-apps');
}
