/** How sentences are made: each topic has several ways to say it for each tone, and the home decides which of those that fit is taken. */
import type { CopyTone } from './request.ts';
import type { Choose } from './seed.ts';

/** One way to say something; null where the home lacks what it needs. */
export type Frame = () => string | null;
export type Frames = Record<CopyTone, readonly Frame[]>;

interface Saying {
  tone: CopyTone;
  choose: Choose;
  topic: string;
  /** The sentence before: two in a row do not begin alike. */
  after?: string | undefined;
}

export function say(frames: Frames, { tone, choose, topic, after }: Saying): string | null {
  const fitting = frames[tone].flatMap((frame) => frame() ?? []);
  const fresh = fitting.filter((text) => after === undefined || firstWord(text) !== firstWord(after));
  return choose(fresh.length > 0 ? fresh : fitting, topic) ?? null;
}

const firstWord = (text: string) => /^[\p{L}\d]+/u.exec(text)?.[0];

/** Ways that are the same for every home. */
export const always = (texts: Record<CopyTone, readonly string[]>): Frames => {
  const frames = (tone: CopyTone) => texts[tone].map((text) => () => text);
  return { professional: frames('professional'), warm: frames('warm'), bold: frames('bold') };
};
