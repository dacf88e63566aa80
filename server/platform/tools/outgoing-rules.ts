import { z } from 'zod';
import type { Json } from './json.ts';

/**
 * What of the tools' answers and of the screen may go to a provider of models outside this program, as it stands now. Tools themselves
 * answer for the viewer's surface; the rules are for what was answered earlier, when they may have been others.
 */
export interface OutgoingRules {
  mayLeave: (value: unknown) => boolean;
  /** What a model is handed in the place of an answer that may not leave; has the form of a withheld answer. */
  instead: Json;
}

/** An answer that a tool had to cut for a provider of models says so to the agent, under this name. */
const withheldAnswerSchema = z.object({ withheld: z.object({ note: z.string() }) });

/** The sentence for the agent about what a tool's answer withheld from the model; null when that is nothing. */
export function withheldNoteOf(answer: unknown): string | null {
  return withheldAnswerSchema.safeParse(answer).data?.withheld.note ?? null;
}
