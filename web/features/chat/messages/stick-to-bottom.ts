import { useState } from 'react';

/** About a line: a reply may have grown by one since the scroll that brought its end into view. */
const AT_END_PX = 32;
/** A scroll this soon after one of these is the user's; others come from rows that turn out higher or lower than estimated. */
const USER_SCROLL_MS = 1_000;
/** Of a question that is longer than this part of the window its end is seen above the answer. */
const MAX_SHARE_OF_QUESTION = 1 / 3;
const userActs = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/** The attribute of rows that hold what the user asked. */
export const QUESTION_MARK = 'data-question';

/** `end`: its last line stays in view. `question`: so it does until the question has come to the top, where it stays. */
type Follows = 'end' | 'question';

/**
 * Whether a scroller follows what grows in it. Any scroll by the user away from its end lets go, however small, so that a growing
 * reply never pulls back a reader who has just begun to scroll; reaching the end again holds on to it.
 * @param follows what it follows at first
 */
export function createStickToBottom(follows: Follows) {
  let scroller: HTMLElement | null = null;
  let stuckTo: Follows | null = follows;
  let lastActAt = Number.NEGATIVE_INFINITY;
  let lastTopPx = 0;

  const endPx = () => (scroller ? scroller.scrollHeight - scroller.clientHeight : 0);
  const isAtEnd = () => !scroller || endPx() - scroller.scrollTop <= AT_END_PX;
  const onAct = (act: Event) => {
    lastActAt = performance.now();
    // Under load the browser tells of a scroll before it tells of the wheel that made it; and a wheel that glides, or a trackpad,
    // goes up by a few pixels at a time, each of which still is "at the end".
    const goesUp = act instanceof WheelEvent && act.deltaY < 0 && (scroller?.scrollTop ?? 0) > 0;
    if (goesUp || !isAtEnd()) stuckTo = null;
  };
  const onScroll = () => {
    const topPx = scroller?.scrollTop ?? 0;
    const wentUp = topPx < lastTopPx;
    lastTopPx = topPx;
    if (performance.now() - lastActAt >= USER_SCROLL_MS) return;
    if (wentUp || !isAtEnd()) stuckTo = null;
    else stuckTo ??= 'end';
  };
  const keep = () => {
    if (stuckTo === null || !scroller) return;
    scroller.scrollTop = stuckTo === 'end' ? endPx() : Math.min(endPx(), questionPx(scroller));
  };
  // What comes to stand under the list takes of its height: what is in view stays there.
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
    stickTo: (followed: Follows) => {
      stuckTo = followed;
      // What the user did before, such as the click that asked, does not make a scroll the user's.
      lastActAt = Number.NEGATIVE_INFINITY;
    },
    /** Stays where the scroller is brought to. */
    letGo: () => {
      stuckTo = null;
    },
    /** Brings back into view what is followed, after the content has grown. */
    keep,
  };
}

/** Where the last question stands at the top, or its end does; beyond all ends where none is in the document. */
function questionPx(scroller: HTMLElement): number {
  const question = [...scroller.querySelectorAll(`[${QUESTION_MARK}]`)].at(-1);
  if (!question) return Number.POSITIVE_INFINITY;
  const { top, bottom } = question.getBoundingClientRect();
  const atTop = Math.max(top, bottom - scroller.clientHeight * MAX_SHARE_OF_QUESTION);
  return scroller.scrollTop + atTop - scroller.getBoundingClientRect().top;
}

export function useStickToBottom(follows: Follows) {
  const [stickToBottom] = useState(() => createStickToBottom(follows));
  return stickToBottom;
}
