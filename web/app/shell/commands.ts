import type { Thread } from '#contract/threads.ts';

export interface Command {
  id: string;
  label: string;
  kind: 'command' | 'thread';
  run: () => void;
}

const SHOWN = 12;

/**
 * What a search for `text` offers: every word must begin a word of the label. Without text the commands and the newest threads.
 */
export function findCommands(commands: readonly Command[], text: string): Command[] {
  const wanted = wordsOf(text);
  return commands
    .filter(({ label }) => {
      const words = wordsOf(label);
      return wanted.every((start) => words.some((word) => word.startsWith(start)));
    })
    .slice(0, SHOWN);
}

function wordsOf(text: string): string[] {
  return text
    .toLocaleLowerCase()
    .split(/[\s,.;:/()–-]+/)
    .filter(Boolean);
}

export function threadCommands(threads: readonly Thread[], open: (threadId: string) => void): Command[] {
  return threads.map(({ id, title }) => ({ id, label: title, kind: 'thread', run: () => open(id) }));
}
