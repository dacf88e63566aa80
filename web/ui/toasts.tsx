import { lazy, Suspense, useSyncExternalStore } from 'react';
import { PlainToasts } from './plain-toasts.tsx';
import { areToastsNeeded, onToastWaiting } from './toast-queue.ts';

const ToastStack = lazy(() => import('./toast-stack.tsx').catch(() => ({ default: PlainToasts })));

/** Where the toasts appear; once, in the app. Its code arrives with the first toast. */
export function Toasts() {
  const needed = useSyncExternalStore(onToastWaiting, areToastsNeeded);
  return (
    needed && (
      <Suspense fallback={null}>
        <ToastStack />
      </Suspense>
    )
  );
}
