const KEPT = 9;

/** Those that were shown before, the last nine, so that what comes next is new. */
export const withShown = (exceptions: readonly string[], shown: readonly string[]): string[] =>
  [...exceptions.filter((one) => !shown.includes(one)), ...shown].slice(-KEPT);

export interface Turn {
  /** Key of the message that they go on from. */
  after: string;
  exceptions: readonly string[];
}

const lastTurns = new Map<string, Turn & { shown: readonly string[] }>();

/** Nothing that was shown after an earlier message of the thread is proposed after this one; who comes back to it sees the same again. */
export function turnAfter(threadId: string, after: string): Turn {
  const last = lastTurns.get(threadId);
  if (last?.after === after) return { after, exceptions: last.exceptions };
  return { after, exceptions: last ? withShown(last.exceptions, last.shown) : [] };
}

export function noteShown(threadId: string, turn: Turn, shown: readonly string[]): void {
  lastTurns.set(threadId, { ...turn, shown });
}
