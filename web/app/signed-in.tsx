import { Outlet, useSearch } from '@tanstack/react-router';
import { Suspense } from 'react';
import { lazyPart } from '#web/platform/lazy-part.ts';

const SettingsDialog = lazyPart(() => import('./settings/settings-dialog.tsx'));

/** Whatever page of a signed-in user, with the settings over it when the address asks for them. */
export function SignedIn() {
  const { settings_modal: tab } = useSearch({ from: '/signed-in' });
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
