/** How the last message of a conversation is read and decided about, among the places and listings of the examples. */
import type { ParsedQuestion } from '../parsed-question.ts';
import { findExamplePlaces } from './example-places.ts';
import { startExampleThread } from './example-thread.ts';

export async function readConversation(messages: readonly string[]): Promise<ParsedQuestion> {
  const thread = startExampleThread({ today: '2026-11-20', findPlaces: findExamplePlaces, isWhole: true });
  let parsed: ParsedQuestion = { kind: 'help' };
  for (const message of messages) parsed = await thread.ask(message);
  return parsed;
}
