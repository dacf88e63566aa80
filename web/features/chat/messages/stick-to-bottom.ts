import { useState } from 'react';

/** About a line: a reply may have grown by one since the scroll that brought its end into view. */
const AT_END_PX = 32;
/** A scroll this soon after one of these is the user's; others come from rows that turn out higher or lower than estimated. */
const USER_SCROLL_MS = 1_000;
const userActs = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/**
 * Whether a scroller follows its end. Any scroll by the user away from it lets go, however small, so that a growing reply never
 * pulls back a reader who has just begun to scroll; reaching the end again holds on.
 */
export function createStickToBottom() {
  let scroller: HTMLElement | null = null;
  let stuck = true;
  let lastActAt = Number.NEGATIVE_INFINITY;
  let lastTopPx = 0;

  const isAtEnd = () => !scroller || scroller.scrollHeight - scroller.clientHeight - scroller.scrollTop <= AT_END_PX;
  const onAct = (act: Event) => {
    lastActAt = performance.now();
    // Under load the browser tells of a scroll before it tells of the wheel that made it; and a wheel that glides, or a trackpad,
    // goes up by a few pixels at a time, each of which still is "at the end".
    const goesUp = act instanceof WheelEvent && act.deltaY < 0 && (scroller?.scrollTop ?? 0) > 0;
    if (goesUp || !isAtEnd()) stuck = false;
  };
  const onScroll = () => {
    const topPx = scroller?.scrollTop ?? 0;
    const wentUp = topPx < lastTopPx;
    lastTopPx = topPx;
    if (performance.now() - lastActAt < USER_SCROLL_MS) stuck = !wentUp && isAtEnd();
  };
  const keep = () => {
    if (stuck && scroller) scroller.scrollTop = scroller.scrollHeight;
  };
  // What comes to stand under the list takes of its height: its end stays in view.
  const onResize = new ResizeObserver(keep);
  const detach = () => {
    onResize.disconnect();
    scroller?.removeEventListener('scroll', onScroll);
    for (const act of userActs) scroller?.removeEventListener(act, onAct);
  };

  return {
    attach: (element: HTMLElement | Window | null) => {
      detach();
      scroller = element instanceof HTMLElement ? element : null;
      scroller?.addEventListener('scroll', onScroll, { passive: true });
      for (const act of userActs) scroller?.addEventListener(act, onAct, { passive: true });
      if (scroller) onResize.observe(scroller);
    },
    /** Follows from now on, wherever the scroller stands. */
    stick: () => {
      stuck = true;
    },
    /** Stays where the scroller is brought to. */
    letGo: () => {
      stuck = false;
    },
    isStuck: () => stuck,
    /** Brings the end back into view after the content has grown. */
    keep,
  };
}

export function useStickToBottom() {
  const [stickToBottom] = useState(createStickToBottom);
  return stickToBottom;
}
