import { useEffect } from 'react';

const plainTitle = (): string => document.title.replace(/^\(\d+\) /, '');

function setTitle(title: string): void {
  if (document.title !== title) document.title = title;
}

/** Puts how many replies wait before whatever title the page has. */
export function useCountInTitle(count: number): void {
  useEffect(() => {
    if (count === 0) return;
    const mark = (): void => setTitle(`(${count}) ${plainTitle()}`);
    mark();
    const observer = new MutationObserver(mark);
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => {
      observer.disconnect();
      setTitle(plainTitle());
    };
  }, [count]);
}
