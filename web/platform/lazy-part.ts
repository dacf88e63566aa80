import { type ComponentType, createElement, lazy, type LazyExoticComponent, useEffect, useState } from 'react';

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

/**
 * `lazyPart` for what somebody waits for: it stands as soon as its code is there, where React leaves a fallback on the screen for 300 ms at
 * least. Until then `Before` stands in its place. Who knows that it will be wanted calls `prepare`.
 */
export function promptPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  Before: ComponentType<Props>,
): ComponentType<Props> & { prepare: () => Promise<void> } {
  let Part: ComponentType<Props> | null = null;
  const prepare = async () => {
    Part = (await loadPart(load)).default;
  };
  function PromptPart(props: Props) {
    const [isThere, setThere] = useState(Part !== null);
    useEffect(() => {
      if (isThere) return;
      prepare().then(
        () => setThere(true),
        (error: unknown) =>
          setThere(() => {
            throw error;
          }),
      );
    }, [isThere]);
    return createElement(Part ?? Before, props);
  }
  return Object.assign(PromptPart, { prepare });
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
