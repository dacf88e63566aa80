import { useSyncExternalStore } from 'react';

/** In the session storage: it outlives a reload, and goes when the session of the user does. */
const KEY = 'chat-layer';
const changed = new EventTarget();

/** What the chat beside other pages shows: a thread, the list of threads, or a chat that has none yet. */
interface LayerPlace {
  open: boolean;
  /** `list`, `new`, or the id of a thread. */
  at: string;
}

function read(): string {
  try {
    return sessionStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

function placeOf(text: string): LayerPlace {
  const [open, at = 'list'] = text.split(' ');
  return { open: open === 'open', at };
}

/** Changes what it shows; a forbidden storage keeps it closed. */
export function moveLayer(change: Partial<LayerPlace>): void {
  const { open, at } = { ...placeOf(read()), ...change };
  try {
    sessionStorage.setItem(KEY, `${open ? 'open' : 'closed'} ${at}`);
  } catch {
    return;
  }
  changed.dispatchEvent(new Event('change'));
}

function subscribe(listener: () => void): () => void {
  changed.addEventListener('change', listener);
  return () => changed.removeEventListener('change', listener);
}

export function useLayerPlace(): LayerPlace {
  return placeOf(useSyncExternalStore(subscribe, read));
}
