import type { Message } from '#contract/threads.ts';

const debugTypes: readonly Message['type'][] = ['debug-json', 'tool-call', 'tool-calls'];

/** Messages that are about how a reply came to be: shown to who wants to see them (a preference). */
const isDebug = ({ type }: Message): boolean => debugTypes.includes(type);

/** Has a view of its own, which is no reply. */
export const isAside = (message: Message): boolean => isDebug(message) || message.type === 'reasoning';

export const shownOf = (messages: readonly Message[], showsDebug: boolean): readonly Message[] =>
  showsDebug || !messages.some(isDebug) ? messages : messages.filter((message) => !isDebug(message));
