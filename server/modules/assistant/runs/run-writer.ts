import type { CommitOutcome } from './commit.ts';
import type { ReplyBatch } from './reply.ts';

const COMMITS_AT_FIRST_SPACING = 8;
const COMMITS_AT_ONCE = 6;

/** How far apart commits are: a run makes its first few sooner, so that a reply starts to show at once. */
export interface CommitSpacing {
  firstSpacingMs: number;
  laterSpacingMs: number;
}

export interface RunWriterOptions {
  spacing: CommitSpacing;
  hasPending: () => boolean;
  take: () => ReplyBatch;
  /** Never rejects. */
  commit: (batch: ReplyBatch) => Promise<CommitOutcome>;
  /** Called after each commit, in order; nothing more is committed after a lost lease or a refusal. */
  onOutcome: (outcome: CommitOutcome, batch: ReplyBatch) => void;
}

export interface RunWriter {
  /** Something is pending. Urgent is what starts to show something: it does not wait for the spacing, a few times per run. */
  note: (urgent: boolean) => void;
  /** Commits all that is pending, now. */
  settle: () => Promise<void>;
  /** Commits nothing more; resolves when a commit under way has ended. */
  drop: () => Promise<void>;
  /** When something was last committed, by `performance.now()`. */
  lastCommitAt: () => number;
}

/** Merges what a run has to tell into few commits, one at a time. */
export function createRunWriter({ spacing, hasPending, take, commit, onOutcome }: RunWriterOptions): RunWriter {
  let commits = 0;
  let atOnceLeft = COMMITS_AT_ONCE;
  let lastCommitAt = performance.now();
  let timer: NodeJS.Timeout | undefined;
  let timerIsUrgent = false;
  let underWay: Promise<void> | undefined;
  let dropped = false;

  function schedule(urgent: boolean): void {
    if (dropped || underWay || (timer && (timerIsUrgent || !urgent))) return;
    clearTimeout(timer);
    const spacingMs = commits < COMMITS_AT_FIRST_SPACING ? spacing.firstSpacingMs : spacing.laterSpacingMs;
    const isAtOnce = urgent && atOnceLeft > 0;
    if (isAtOnce) atOnceLeft -= 1;
    const delay = isAtOnce ? 0 : Math.max(0, lastCommitAt + spacingMs - performance.now());
    timerIsUrgent = isAtOnce;
    timer = setTimeout(() => void flush(), delay);
  }

  function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    timerIsUrgent = false;
    if (underWay) return underWay;
    if (dropped || !hasPending()) return Promise.resolve();
    underWay = commitPending().finally(() => {
      underWay = undefined;
      if (hasPending()) schedule(urgentWaits);
      urgentWaits = false;
    });
    return underWay;
  }

  let urgentWaits = false;

  async function commitPending(): Promise<void> {
    const batch = take();
    commits += 1;
    lastCommitAt = performance.now();
    const outcome = await commit(batch);
    if (outcome === 'lease-lost' || outcome === 'refused') dropped = true;
    onOutcome(outcome, batch);
  }

  return {
    note(urgent) {
      if (underWay) urgentWaits ||= urgent;
      else schedule(urgent);
    },
    async settle() {
      await underWay;
      while (!dropped && hasPending()) await flush();
    },
    async drop() {
      dropped = true;
      clearTimeout(timer);
      await underWay;
    },
    lastCommitAt: () => lastCommitAt,
  };
}
