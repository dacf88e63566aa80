import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from '#web/platform/lazy-part.ts';

const CommandDialog = lazyPart(() => import('./command-dialog.tsx'));

const asked = new EventTarget();

/** Opens search and commands, as its keys do. */
export function openSearch(): void {
  asked.dispatchEvent(new Event('search'));
}

/** Keys that work anywhere in the chat area: `/` goes to the message bar, Ctrl/Cmd+K opens search and commands. */
export function Shortcuts() {
  const [searching, setSearching] = useState(false);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing) return;
      const modified = event.ctrlKey || event.metaKey;
      if (modified && !event.altKey && !event.shiftKey && event.key.toLowerCase() === 'k') {
        event.preventDefault();
        setSearching((open) => !open);
      } else if (event.key === '/' && !modified && !event.altKey && !isTyping(event.target)) {
        event.preventDefault();
        document.querySelector<HTMLElement>('[data-message-bar]')?.focus();
      }
    };
    const onAsked = () => setSearching(true);
    window.addEventListener('keydown', onKeyDown);
    asked.addEventListener('search', onAsked);
    return () => {
      window.removeEventListener('keydown', onKeyDown);
      asked.removeEventListener('search', onAsked);
    };
  }, []);

  return (
    searching && (
      <Suspense fallback={null}>
        <CommandDialog onClose={() => setSearching(false)} />
      </Suspense>
    )
  );
}

/** In a field a slash is a slash; in a dialog it must not take the focus out. */
function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    target.closest('input, textarea, select, [contenteditable], [role=dialog], [role=menu]') !== null
  );
}
