/** How sentences are made: each topic has several ways to say it for each tone, and the home decides which of those that fit is taken. */
import type { CopyTone } from '../request.ts';
import type { Choose } from '../seed.ts';

/** One way to say something; null where the home lacks what it needs. */
export type Frame = () => string | null;
export type Frames = Record<CopyTone, readonly Frame[]>;

export function say(frames: Frames, { tone, choose, topic }: { tone: CopyTone; choose: Choose; topic: string }): string | null {
  const fitting = frames[tone].flatMap((frame) => frame() ?? []);
  return choose(fitting, topic) ?? null;
}

/** "is" beside one thing, "are" beside several. */
export function verb(things: readonly string[], one: string, many: string): string {
  const [only] = things;
  return things.length === 1 && only !== undefined && (/^an? /.test(only) || !only.endsWith('s')) ? one : many;
}
