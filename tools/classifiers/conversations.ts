/** Labelled conversations to learn from; the held-out half of `bench/conversations` is for measuring only and is never read here. */
import { readdirSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { intents } from '#server/modules/built-in-assistant/intents/vocabulary.ts';

const conversationSchema = z.object({
  turns: z.array(
    z.object({
      user: z.string(),
      act: z.enum(intents),
      also: z.array(z.enum(intents)).default([]),
      context: z.string().optional(),
    }),
  ),
});

export type Conversation = z.infer<typeof conversationSchema>;

function read(folder: string, isRead: (name: string) => boolean): Conversation[] {
  const url = new URL(folder, import.meta.url);
  const files = readdirSync(url).filter((name) => name.endsWith('.jsonl') && isRead(name));
  const lines = files.sort().flatMap((name) => readFileSync(new URL(name, url), 'utf8').trim().split('\n'));
  return lines.map((line) => conversationSchema.parse(JSON.parse(line)));
}

/** The half of `bench/conversations` that may be learned from. */
const readDevelopmentConversations = (): Conversation[] =>
  read('../../bench/conversations/', (name) => name.startsWith('development-'));

/**
 * That half, and what was written to learn from.
 * @param isRead which files of the latter
 */
export const readConversations = (isRead: (name: string) => boolean = () => true): Conversation[] => [
  ...readDevelopmentConversations(),
  ...read('../intents/conversations/', isRead),
];
