import ChatIcon from '@mui/icons-material/ChatBubbleOutlineOutlined';
import { useLocation } from '@tanstack/react-router';
import { Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import useMediaQuery from '@mui/material/useMediaQuery';
import { lazyPart } from '#web/platform/lazy-part.ts';
import { useThreadsWithNews } from '#web/features/threads/index.ts';
import { Button } from '#web/ui/button.tsx';
import { BOTTOM_BAR } from '#web/ui/bottom-bar.ts';
import { NewsDot } from '#web/ui/news-dot.tsx';
import { moveLayer, useLayerPlace } from './layer-place.ts';

const ChatPanel = lazyPart(() => import('./chat-panel.tsx'));

/**
 * The chat over every page but its own: a button that opens it, Ctrl/Cmd+J that opens and closes it. It stays as it is while one goes from page
 * to page; on a phone, where it covers the page, it makes way for the next one.
 */
export default function ChatLayer() {
  const { open } = useLayerPlace();
  const hasNews = useThreadsWithNews(null).size > 0;
  const isPhone = useMediaQuery('(max-width: 599px)', { noSsr: true });
  const makesWay = useMakesWay();
  const { pathname } = useLocation();
  // What was open before a reload comes back without taking the focus.
  const [wasAsked, setWasAsked] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);

  const turn = (opens: boolean) => {
    setWasAsked(opens);
    moveLayer({ open: opens });
    if (!opens) requestAnimationFrame(() => opener.current?.focus());
  };
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const isKey = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.key.toLowerCase() === 'j';
    if (!isKey || event.defaultPrevented) return;
    event.preventDefault();
    turn(!open);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);

  const shownOn = useRef(pathname);
  useEffect(() => {
    if (isPhone && pathname !== shownOn.current) moveLayer({ open: false });
    shownOn.current = pathname;
  }, [isPhone, pathname]);

  return open ? (
    <Suspense>
      <ChatPanel isPhone={isPhone} takesFocus={wasAsked} onClose={() => turn(false)} />
    </Suspense>
  ) : (
    <Button
      ref={opener}
      variant="primary"
      aria-keyshortcuts="Control+J Meta+J"
      aria-description={hasNews ? 'New replies' : undefined}
      onClick={() => turn(true)}
      sx={isPhone && makesWay ? awayStyles : openerStyles}
    >
      <ChatIcon fontSize="small" />
      Chat
      {hasNews && <NewsDot />}
    </Button>
  );
}

/** Whether one reads on or types: then the button would lie over the fields of a phone. It comes back on the way up. */
function useMakesWay(): boolean {
  const [isAway, setAway] = useState(false);
  useEffect(() => {
    let last = window.scrollY;
    const onScroll = () => {
      const at = window.scrollY;
      if (Math.abs(at - last) < SCROLLED_PX) return;
      setAway(at > last);
      last = at;
    };
    const onFocus = ({ type, target }: FocusEvent) => {
      if (target instanceof Element && target.matches('input, textarea, select')) setAway(type === 'focusin');
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    document.addEventListener('focusin', onFocus);
    document.addEventListener('focusout', onFocus);
    return () => {
      window.removeEventListener('scroll', onScroll);
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('focusout', onFocus);
    };
  }, []);
  return isAway;
}

const SCROLLED_PX = 8;

const openerStyles = {
  position: 'fixed',
  zIndex: 1050,
  right: { xs: 16, sm: 24 },
  // Over what a page keeps at its lower edge.
  bottom: `calc(max(16px, env(safe-area-inset-bottom)) + var(${BOTTOM_BAR}, 0px))`,
  minHeight: 44,
  px: 2,
  borderRadius: '22px',
  boxShadow: '0 4px 16px rgb(28 26 23 / 0.18)',
  displayPrint: 'none',
  transition: 'transform 160ms, opacity 160ms, background-color 120ms',
} as const;

const awayStyles = {
  ...openerStyles,
  '&:not(:focus-visible)': { transform: 'translateY(calc(100% + 32px))', opacity: 0, pointerEvents: 'none' },
} as const;
