import { useSyncExternalStore } from 'react';

const changed = new EventTarget();

/** A small choice kept on this device (open sidebar, theme …). A forbidden or full storage keeps it for the visit. */
export function createLocalSetting<Value extends string>(key: string, values: readonly Value[], initial: Value) {
  let unsaved: Value | null = null;

  const isValue = (text: string | null): text is Value => values.some((value) => value === text);
  const read = (): Value => {
    if (unsaved !== null) return unsaved;
    try {
      const stored = localStorage.getItem(key);
      return isValue(stored) ? stored : initial;
    } catch {
      return initial;
    }
  };
  const write = (value: Value): void => {
    try {
      localStorage.setItem(key, value);
      unsaved = null;
    } catch {
      unsaved = value;
    }
    changed.dispatchEvent(new Event(key));
  };
  const subscribe = (listener: () => void) => {
    changed.addEventListener(key, listener);
    window.addEventListener('storage', listener);
    return () => {
      changed.removeEventListener(key, listener);
      window.removeEventListener('storage', listener);
    };
  };

  return { read, write, use: () => useSyncExternalStore(subscribe, read) };
}
