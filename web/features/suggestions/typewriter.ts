export const TYPEWRITER = { startMs: 4_000, characterMs: 110, finishMs: 1_000 } as const;

/** What is typed so far of texts that come one after the other without end; null before the first letter. */
export function typedAt(texts: readonly string[], elapsedMs: number): string | null {
  const { startMs, characterMs, finishMs } = TYPEWRITER;
  const lengths = texts.map((text) => text.length * characterMs + finishMs);
  const round = lengths.reduce((sum, length) => sum + length, 0);
  if (elapsedMs < startMs || round === 0) return null;
  let left = (elapsedMs - startMs) % round;
  for (const [at, text] of texts.entries()) {
    const length = lengths[at] ?? 0;
    if (left < length) return text.slice(0, Math.min(text.length, Math.floor(left / characterMs) + 1));
    left -= length;
  }
  return null;
}
