import { useLayoutEffect, useSyncExternalStore } from 'react';

let isOpen = false;
const changed = new EventTarget();

function subscribe(listener: () => void): () => void {
  changed.addEventListener('change', listener);
  return () => changed.removeEventListener('change', listener);
}

function tell(open: boolean): void {
  isOpen = open;
  changed.dispatchEvent(new Event('change'));
}

/** The drawer tells the shell around the page whether it takes half of the width; before anything is painted. */
export function useTellDrawerOpen(open: boolean): void {
  useLayoutEffect(() => {
    tell(open);
    return () => tell(false);
  }, [open]);
}

export function useIsDrawerOpen(): boolean {
  return useSyncExternalStore(subscribe, () => isOpen);
}
