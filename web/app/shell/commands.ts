import type { SearchHit, Thread } from '#contract/threads.ts';

export interface Command {
  id: string;
  label: string;
  kind: 'command' | 'thread' | 'message';
  /** Of a message. */
  hit?: SearchHit;
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

type OpenMessage = (threadId: string, messageId: string | null) => void;

/** What a search found in the threads, without those threads that are offered by their title already. */
export function messageCommands(hits: readonly SearchHit[], offered: readonly Command[], open: OpenMessage): Command[] {
  const threads = new Set(offered.flatMap(({ id, kind }) => (kind === 'thread' ? id : [])));
  return hits
    .filter(({ thread, messageId }) => messageId !== null || !threads.has(thread.id))
    .map((hit) => ({
      id: hit.messageId ?? hit.thread.id,
      label: hit.messageId === null ? hit.thread.title : hit.snippet,
      kind: hit.messageId === null ? 'thread' : 'message',
      hit,
      run: () => open(hit.thread.id, hit.messageId),
    }));
}
