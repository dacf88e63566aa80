import { type ComponentType, lazy, type LazyExoticComponent } from 'react';

const MAX_TRIES = 5;
const RETRY_MS = 2_000;

/**
 * `lazy` for what opens on request. Without a connection its code cannot come: then it waits for the connection, where `lazy` alone
 * would crash the screen around it. Code that still does not come with one, as after an update of the server, is an error.
 */
export function lazyPart<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(() => loadPart(load));
}

async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await load();
    } catch (error) {
      if (navigator.onLine && attempt >= MAX_TRIES) throw error;
      await connection();
    }
  }
}

function connection(): Promise<void> {
  return new Promise((resolve) => {
    if (navigator.onLine) setTimeout(resolve, RETRY_MS);
    else window.addEventListener('online', () => resolve(), { once: true });
  });
}
