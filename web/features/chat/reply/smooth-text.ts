import { useEffect, useEffectEvent, useState } from 'react';

const TICK_MS = 50;
/** Text comes in lots of about half a second; what waits is spread over this time. */
const SPREAD_MS = 450;

/** Where a reveal should stand next: a share of what waits, not in the middle of a word. */
export function nextRevealed(text: string, revealed: number): number {
  const waiting = text.length - revealed;
  if (waiting <= 0) return text.length;
  const step = Math.max(3, Math.ceil((waiting * TICK_MS) / SPREAD_MS));
  const wordEnd = text.slice(revealed + step).search(/\s/);
  return wordEnd < 0 || wordEnd > 24 ? Math.min(text.length, revealed + step) : revealed + step + wordEnd;
}

function prefersStillness(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** The part of a growing text to show now, so that lots arrive as a steady flow. A finished text is shown whole. */
export function useSmoothText(text: string, growing: boolean): string {
  const [revealed, setRevealed] = useState(growing ? 0 : text.length);
  const behind = growing && revealed < text.length && !prefersStillness();
  const advance = useEffectEvent(() => setRevealed((place) => nextRevealed(text, place)));
  useEffect(() => {
    if (!behind) return;
    const timer = setInterval(() => advance(), TICK_MS);
    return () => clearInterval(timer);
  }, [behind]);
  // The first words show at once; the rest follows by the tick.
  return behind ? text.slice(0, revealed || nextRevealed(text, 0)) : text;
}
