import { useState } from 'react';

/** As near to the end as a scroll position gets with fractions of pixels. */
const AT_END_PX = 8;
/** A scroll this soon after one of these is the user's; others come from rows that turn out higher or lower than estimated. */
const USER_SCROLL_MS = 1_000;
const userActs = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/**
 * Whether a scroller follows its end. Any scroll upwards by the user lets go, however small, so that a growing reply never
 * pulls back a reader who has just begun to scroll; reaching the end again holds on.
 */
export function createStickToBottom() {
  let scroller: HTMLElement | null = null;
  let stuck = true;
  let lastTop = 0;
  let lastActAt = Number.NEGATIVE_INFINITY;

  const isAtEnd = () => !scroller || scroller.scrollHeight - scroller.clientHeight - scroller.scrollTop <= AT_END_PX;
  const onAct = () => {
    lastActAt = performance.now();
    // Under load the browser tells of a scroll before it tells of the wheel that made it.
    if (!isAtEnd()) stuck = false;
  };
  const onScroll = () => {
    if (!scroller) return;
    if (isAtEnd()) stuck = true;
    else if (scroller.scrollTop < lastTop && performance.now() - lastActAt < USER_SCROLL_MS) stuck = false;
    lastTop = scroller.scrollTop;
  };
  const detach = () => {
    scroller?.removeEventListener('scroll', onScroll);
    for (const act of userActs) scroller?.removeEventListener(act, onAct);
  };

  return {
    attach: (element: HTMLElement | Window | null) => {
      detach();
      scroller = element instanceof HTMLElement ? element : null;
      scroller?.addEventListener('scroll', onScroll, { passive: true });
      for (const act of userActs) scroller?.addEventListener(act, onAct, { passive: true });
    },
    /** Follows from now on, wherever the scroller stands. */
    stick: () => {
      stuck = true;
    },
    isStuck: () => stuck,
    /** Brings the end back into view after the content has grown. */
    keep: () => {
      if (stuck && scroller) scroller.scrollTop = scroller.scrollHeight;
    },
  };
}

export function useStickToBottom() {
  const [stickToBottom] = useState(createStickToBottom);
  return stickToBottom;
}
