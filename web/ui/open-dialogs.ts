const OPEN = '[role=dialog], [role=alertdialog], [role=menu]';

/** Whether something stands over the page that wants the user's answer first; `own` does not count. */
export function isDialogOpen(own: Element | null = null): boolean {
  return [...document.querySelectorAll(OPEN)].some((dialog) => dialog !== own && dialog.checkVisibility());
}

/** Calls with each change of the page that may have opened or closed one. */
export function watchDialogs(onChange: () => void, signal: AbortSignal): void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['role', 'aria-hidden', 'style'] });
  signal.addEventListener('abort', () => observer.disconnect());
}

/** Resolves when none is open: at once, or when the last one has closed. */
export function untilNoDialogIsOpen(): Promise<void> {
  return new Promise((resolve) => {
    const closed = new AbortController();
    const check = () => {
      if (isDialogOpen()) return;
      closed.abort();
      resolve();
    };
    watchDialogs(check, closed.signal);
    check();
  });
}
