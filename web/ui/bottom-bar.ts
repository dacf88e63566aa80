import { useEffect, useRef, type RefObject } from 'react';

/** How high the bar at the lower edge of the page is, for what floats over it. */
export const BOTTOM_BAR = '--bottom-bar';

/** Tells the page the height of the bar at its lower edge, as long as there is one. */
export function useBottomBar(): RefObject<HTMLDivElement | null> {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = bar;
    if (!current) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => style.setProperty(BOTTOM_BAR, `${current.offsetHeight}px`));
    observer.observe(current);
    return () => {
      observer.disconnect();
      style.removeProperty(BOTTOM_BAR);
    };
  }, []);
  return bar;
}
