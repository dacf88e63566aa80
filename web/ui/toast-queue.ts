export interface ToastOptions {
  tone?: 'plain' | 'error';
  /** How long it stays; 5 s. */
  durationMs?: number;
  action?: { label: string; onClick: () => void };
  /** Called once when the toast is gone without its action having been chosen. */
  onExpire?: () => void;
}

export interface Toast extends ToastOptions {
  message: string;
}

type Listener = () => void;
let present: ((toast: Toast) => void) | null = null;
let waiting: readonly Toast[] = [];
const listeners = new Set<Listener>();

/** Says something in passing at the bottom of the window. Callable from anywhere. */
export function showToast(message: string, options: ToastOptions = {}): void {
  const toast = { message, ...options };
  if (present) return present(toast);
  waiting = [...waiting, toast];
  for (const listener of listeners) listener();
}

/** Hands over what shows toasts, with those that waited for it. */
export function presentToasts(show: (toast: Toast) => void): void {
  present = show;
  waiting.forEach(show);
  waiting = [];
}

/** Calls back when the first toast waits for what shows it. */
export function onToastWaiting(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** True once a toast was said: then what shows toasts is needed. */
export function areToastsNeeded(): boolean {
  return present !== null || waiting.length > 0;
}
