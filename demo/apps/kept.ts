/** What was put into the stand-in of an app: in memory, until the demo stops. */
export interface Kept {
  heading: string;
  rows: [label: string, value: string][];
}

const MAX_KEPT = 200;

export function createKept() {
  const kept = new Map<string, Kept>();
  return {
    add(id: string, entry: Kept): void {
      kept.set(id, entry);
      const [oldest] = kept.keys();
      if (kept.size > MAX_KEPT && oldest !== undefined) kept.delete(oldest);
    },
    has: (id: string): boolean => kept.has(id),
    /** The newest first. */
    all: (): Kept[] => [...kept.values()].toReversed(),
  };
}
