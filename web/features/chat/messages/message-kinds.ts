import { messageTypes, type Message } from '#contract/threads.ts';

const known: ReadonlySet<string> = new Set(messageTypes);
const debugTypes: ReadonlySet<string> = new Set(['debug-json', 'tool-call', 'tool-calls']);
/** Drawn by their own views, which come when the first one is there. */
const ownViews: ReadonlySet<string> = new Set([...debugTypes, 'reasoning', 'file', 'image-fallback']);
const reported = new Set<string>();

/** A message of a type that is not known here is left out, and told of once. */
export function isKnown({ uniqueKey, type }: Message): boolean {
  if (known.has(type)) return true;
  if (!reported.has(uniqueKey)) console.warn('A message is of no known type and is not shown', type);
  reported.add(uniqueKey);
  return false;
}

export const hasOwnView = ({ type }: Message): boolean => ownViews.has(type);

/**
 * The messages that are shown. Those about how a reply came to be are for who wants to see them (a preference), and what stands for a
 * picture goes when its run has told another message after it.
 */
export function shownOf(messages: readonly Message[], showsDebug: boolean): readonly Message[] {
  const isReplaced = ({ type, run }: Message, at: number) =>
    type === 'image-fallback' &&
    run !== null &&
    messages.slice(at + 1).some((later) => later.run?.promptRefId === run.promptRefId);
  return messages.filter(
    (message, at) => isKnown(message) && (showsDebug || !debugTypes.has(message.type)) && !isReplaced(message, at),
  );
}
