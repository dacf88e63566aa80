/** How sentences are made: each topic has several ways to say it for each tone, and the home decides which of those that fit is taken. */
import type { CopyTone } from './request.ts';
import { checkReply } from '#server/modules/fair-housing/index.ts';
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
  // What the law's check would take out of the reply is no way to say it: "the area is calling".
  const fair = fitting.filter((text) => checkReply(text).length === 0);
  const fresh = (fair.length > 0 ? fair : fitting).filter((text) => after === undefined || firstWord(text) !== firstWord(after));
  return choose(fresh.length > 0 ? fresh : fair.length > 0 ? fair : fitting, topic) ?? null;
}

const firstWord = (text: string) => /^[\p{L}\d]+/u.exec(text)?.[0];

/** Ways that are the same for every home. */
export const always = (texts: Record<CopyTone, readonly string[]>): Frames => {
  const frames = (tone: CopyTone) => texts[tone].map((text) => () => text);
  return { professional: frames('professional'), warm: frames('warm'), bold: frames('bold') };
};
