import type { SectionConfig } from '#contract/presentation-sections.ts';

export interface Steps {
  past: readonly (readonly SectionConfig[])[];
  future: readonly (readonly SectionConfig[])[];
}

const MAX_STEPS = 50;
const none: Steps = { past: [], future: [] };
const keyOf = (presentationId: string): string => `presentation-steps ${presentationId}`;

function isSteps(value: unknown): value is Steps {
  return typeof value === 'object' && value !== null && 'past' in value && Array.isArray(value.past) && 'future' in value;
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
