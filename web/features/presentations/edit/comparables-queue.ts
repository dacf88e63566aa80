/** An add or a remove of one listing, named `mlsSource:mlsId`. */
export interface ComparableAct {
  type: 'add' | 'remove';
  name: string;
}

/**
 * The acts that wait, with one more: an add and a remove of the same home that both wait cancel each other out, and a second one of the
 * same type says nothing new. `inFlight` is being sent and can no longer be taken back, so its opposite has to wait.
 */
export function enqueue(waiting: readonly ComparableAct[], act: ComparableAct): ComparableAct[] {
  const same = waiting.find(({ name }) => name === act.name);
  if (!same) return [...waiting, act];
  return same.type === act.type ? [...waiting] : waiting.filter((one) => one !== same);
}

interface QueueParts {
  send: (act: ComparableAct) => Promise<unknown>;
  onChange: () => void;
  /** After everything was sent. */
  onEmpty: () => void;
}

/** Sends acts one at a time, in their order. One that fails is logged and left. */
export function createComparablesQueue({ send, onChange, onEmpty }: QueueParts) {
  let waiting: ComparableAct[] = [];
  let inFlight: ComparableAct | null = null;

  async function work(): Promise<void> {
    if (inFlight) return;
    const [next, ...rest] = waiting;
    if (!next) return onEmpty();
    waiting = rest;
    inFlight = next;
    onChange();
    try {
      await send(next);
    } catch (error) {
      console.error('A comparable could not be changed', error);
    }
    inFlight = null;
    onChange();
    await work();
  }

  return {
    push(act: ComparableAct): void {
      waiting = enqueue(waiting, act);
      onChange();
      void work();
    },
    /** What was asked last of each home, the one being sent included. */
    pending: (): readonly ComparableAct[] => (inFlight ? [inFlight, ...waiting] : waiting),
  };
}
