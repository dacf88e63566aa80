import { useLayoutEffect, useSyncExternalStore } from 'react';
import { createLocalSetting } from '#web/platform/local-setting.ts';

/** What this device begins with; `public/boot.js` reads it before the first paint. */
export const colorMode = createLocalSetting('sidekick-theme', ['system', 'light', 'dark'], 'system');

const DARK = '(prefers-color-scheme: dark)';

/** Listens to the system's preference. */
function onSystemChange(listener: () => void): () => void {
  const query = window.matchMedia(DARK);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** The scheme that is shown: the chosen one, or the system's. */
export function useColorScheme(): 'light' | 'dark' {
  const mode = colorMode.use();
  const isSystemDark = useSyncExternalStore(onSystemChange, () => window.matchMedia(DARK).matches);
  if (mode !== 'system') return mode;
  return isSystemDark ? 'dark' : 'light';
}

/** Shows the page in the scheme, at once: colors do not fade into one another. */
export function useDocumentColorScheme(): void {
  const scheme = useColorScheme();
  useLayoutEffect(() => {
    const root = document.documentElement;
    if (root.dataset['theme'] === scheme) return;
    const still = document.createElement('style');
    still.textContent = '*, *::before, *::after { transition: none !important }';
    document.head.append(still);
    root.dataset['theme'] = scheme;
    // Read, the style is computed before transitions come back.
    void window.getComputedStyle(document.body).opacity;
    still.remove();
  }, [scheme]);
}
