import { useEffect, useState } from 'react';

/** Whether something of a row is out of sight before what is shown, or after it. */
export function useHiddenSideways(row: { current: HTMLElement | null }) {
  const [hidden, setHidden] = useState({ before: false, after: false });
  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const look = () => {
      const { scrollLeft, scrollWidth, clientWidth } = element;
      setHidden({ before: scrollLeft > 8, after: scrollWidth - clientWidth - scrollLeft > 8 });
    };
    const observer = new ResizeObserver(look);
    observer.observe(element);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [row]);
  return hidden;
}
