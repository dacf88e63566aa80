import { Outlet, useSearch } from '@tanstack/react-router';
import { Suspense } from 'react';
import { lazyPart } from '#web/platform/lazy-part.ts';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The page is a chat itself, or one that nothing may lie over. */
    withoutChatLayer?: boolean;
  }
}

const Beside = lazyPart(() => import('./beside.tsx'));
const SettingsDialog = lazyPart(() => import('./settings/settings-dialog.tsx'));

/** Whatever page of a signed-in user, with what goes beside it, and the settings over it when the address asks for them. */
export function SignedIn() {
  const { settings_modal: tab } = useSearch({ from: '/signed-in' });
  return (
    <>
      <Outlet />
      <Suspense fallback={null}>
        <Beside />
      </Suspense>
      {tab && (
        <Suspense fallback={null}>
          <SettingsDialog tab={tab} />
        </Suspense>
      )}
    </>
  );
}
