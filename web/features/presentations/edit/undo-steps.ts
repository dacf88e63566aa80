import type { SectionConfig } from '#contract/presentation-sections.ts';

/** One edit made here: what it was made on, and what came of it. */
export interface Step {
  before: readonly SectionConfig[];
  after: readonly SectionConfig[];
}

export interface Steps {
  past: readonly Step[];
  future: readonly Step[];
}

const MAX_STEPS = 50;
const none: Steps = { past: [], future: [] };
const keyOf = (presentationId: string): string => `presentation-steps ${presentationId}`;

const isStep = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'before' in value && 'after' in value && Array.isArray(value.before);

function isSteps(value: unknown): value is Steps {
  if (typeof value !== 'object' || value === null || !('past' in value) || !('future' in value)) return false;
  const { past, future } = value;
  return [past, future].every((steps) => Array.isArray(steps) && steps.every(isStep));
}

/** Steps that can be undone and redone, as this tab keeps them over a reload. */
export function readSteps(presentationId: string): Steps {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(presentationId)) ?? 'null');
    return isSteps(kept) ? kept : none;
  } catch {
    return none;
  }
}

export function keepSteps(presentationId: string, change: (steps: Steps) => Steps): void {
  const { past, future } = change(readSteps(presentationId));
  try {
    sessionStorage.setItem(
      keyOf(presentationId),
      JSON.stringify({ past: past.slice(-MAX_STEPS), future: future.slice(-MAX_STEPS) }),
    );
  } catch {
    // Without room there is nothing to undo; the edit itself is stored all the same.
  }
}
