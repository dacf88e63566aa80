import { Outlet, useRouteContext, useSearch } from '@tanstack/react-router';
import { Suspense, useEffect } from 'react';
import { lazyPart } from '#web/platform/lazy-part.ts';

const SettingsDialog = lazyPart(() => import('./settings/settings-dialog.tsx'));

/** Counting can wait, and be left out. */
const ignore = () => undefined;

/** Whatever page of a signed-in user, with the settings over it when the address asks for them. */
export function SignedIn() {
  const { settings_modal: tab } = useSearch({ from: '/signed-in' });
  // Not `useMe`, with which the login screen would get all that signed-in screens share.
  const id = useRouteContext({ from: '/signed-in', select: ({ me }) => me.id });
  useEffect(() => void import('#web/platform/analytics.ts').then((analytics) => analytics.identifyUser(id), ignore), [id]);
  return (
    <>
      <Outlet />
      {tab && (
        <Suspense fallback={null}>
          <SettingsDialog tab={tab} />
        </Suspense>
      )}
    </>
  );
}
