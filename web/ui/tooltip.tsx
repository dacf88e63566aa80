import { styled } from '@mui/material/styles';
import { cloneElement, type ReactElement, type RefCallback, useEffect, useState } from 'react';

const SHOW_AFTER_MS = 500;
const GAP_PX = 6;

const Bubble = styled('div')(({ theme: { vars, typography } }) => ({
  ...typography.caption,
  position: 'fixed',
  inset: 'auto',
  margin: 0,
  padding: '4px 8px',
  border: 0,
  borderRadius: 6,
  maxWidth: 280,
  pointerEvents: 'none',
  color: vars.palette.background.default,
  backgroundColor: vars.palette.text.primary,
}));

interface TooltipProps {
  /** Null: nothing is said just now. */
  text: string | null;
  /** One element that takes pointer events; its accessible name is its own affair. */
  children: ReactElement<React.HTMLAttributes<HTMLElement>>;
}

/**
 * A name beside a control while the pointer rests on it or the keyboard is on it; Esc hides it. Not the library's, which
 * weighs 11 kB (gzip) with its positioning engine.
 */
export function Tooltip({ text, children }: TooltipProps) {
  const [target, setTarget] = useState<HTMLElement | null>(null);
  const [restingOn, setRestingOn] = useState<HTMLElement | null>(null);
  const hide = () => {
    setRestingOn(null);
    setTarget(null);
  };
  useEffect(() => {
    if (!restingOn) return;
    const timer = setTimeout(() => setTarget(restingOn), SHOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, [restingOn]);

  const { onPointerEnter, onPointerLeave, onFocus, onBlur, onPointerDown, onKeyDown } = children.props;
  return (
    <>
      {cloneElement(children, {
        onPointerEnter: (event) => {
          onPointerEnter?.(event);
          if (event.pointerType === 'mouse') setRestingOn(event.currentTarget);
        },
        onPointerLeave: (event) => {
          onPointerLeave?.(event);
          hide();
        },
        onFocus: (event) => {
          onFocus?.(event);
          if (event.currentTarget.matches(':focus-visible')) setTarget(event.currentTarget);
        },
        onBlur: (event) => {
          onBlur?.(event);
          hide();
        },
        onPointerDown: (event) => {
          onPointerDown?.(event);
          hide();
        },
        onKeyDown: (event) => {
          onKeyDown?.(event);
          if (event.key === 'Escape') hide();
        },
      })}
      {target && text !== null && (
        <Bubble popover="manual" aria-hidden ref={placeBeside(target)}>
          {text}
        </Bubble>
      )}
    </>
  );
}

/** Under the target, or over it where there is no room; never outside the window. In the top layer, so nothing clips it. */
function placeBeside(target: HTMLElement): RefCallback<HTMLElement> {
  return (bubble) => {
    if (!bubble) return;
    bubble.showPopover();
    const at = target.getBoundingClientRect();
    const { width, height } = bubble.getBoundingClientRect();
    const below = at.bottom + GAP_PX;
    const left = at.left + (at.width - width) / 2;
    bubble.style.top = `${below + height > window.innerHeight ? at.top - height - GAP_PX : below}px`;
    bubble.style.left = `${Math.max(8, Math.min(left, window.innerWidth - width - 8))}px`;
  };
}
