import { useSyncExternalStore } from 'react';

/** Sent to the window by whoever shows a support messenger or dialog: `detail` says whether it is open. */
const EVENT = 'support-widget';

let isOpen = false;
const changed = new EventTarget();

addEventListener(EVENT, (event) => {
  isOpen = event instanceof CustomEvent && event.detail === true;
  changed.dispatchEvent(new Event(EVENT));
});

function subscribe(listener: () => void): () => void {
  changed.addEventListener(EVENT, listener);
  return () => changed.removeEventListener(EVENT, listener);
}

/** Whether one lies over the page: the chat's bar rests meanwhile (docs/product/chat.md). */
export const useSupportWidgetOpen = (): boolean => useSyncExternalStore(subscribe, () => isOpen);
