/** Has the service worker keep what the last threads need to be read without a connection; built pages alone have one. */
export function registerServiceWorker(): void {
  if (import.meta.env.PROD && 'serviceWorker' in navigator)
    navigator.serviceWorker.register('/service-worker.js').catch(() => undefined);
}

/** Calls back with the address that a notification leads to, when it was chosen. */
export function onNotificationChosen(open: (path: string) => void): () => void {
  const workers: EventTarget | undefined = navigator.serviceWorker;
  const listener = (event: Event) => {
    const data: unknown = event instanceof MessageEvent ? event.data : null;
    if (typeof data === 'object' && data !== null && 'open' in data && typeof data.open === 'string') open(data.open);
  };
  workers?.addEventListener('message', listener);
  return () => workers?.removeEventListener('message', listener);
}
