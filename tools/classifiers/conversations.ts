/** The development half of `bench/conversations`; the held-out half is for measuring only and is never read here. */
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

export function readConversations(): z.infer<typeof conversationSchema>[] {
  const folder = new URL('../../bench/conversations/', import.meta.url);
  const files = readdirSync(folder).filter((name) => name.startsWith('development-') && name.endsWith('.jsonl'));
  const lines = files.sort().flatMap((name) => readFileSync(new URL(name, folder), 'utf8').trim().split('\n'));
  return lines.map((line) => conversationSchema.parse(JSON.parse(line)));
}
