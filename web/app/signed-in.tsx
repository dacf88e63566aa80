import { Outlet, useRouteContext, useSearch } from '@tanstack/react-router';
import { Suspense, useEffect } from 'react';
import { identifyUser } from '#web/platform/analytics.ts';
import { lazyPart } from '#web/platform/lazy-part.ts';

const SettingsDialog = lazyPart(() => import('./settings/settings-dialog.tsx'));

/** Whatever page of a signed-in user, with the settings over it when the address asks for them. */
export function SignedIn() {
  const { settings_modal: tab } = useSearch({ from: '/signed-in' });
  // Not `useMe`, with which the login screen would get all that signed-in screens share.
  const id = useRouteContext({ from: '/signed-in', select: ({ me }) => me.id });
  useEffect(() => identifyUser(id), [id]);
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
