import { z } from 'zod';
import { endpoint } from './endpoint.ts';

const lineSchema = z.object({ label: z.string(), value: z.string() });

/** One tool call of a reply, in words: what was asked of the data, and what came back. */
export const sourceCallSchema = z.object({
  toolCallId: z.string(),
  name: z.string(),
  title: z.string().describe('Words for people, e.g. "Searching listings"'),
  ok: z.boolean(),
  asked: z.array(lineSchema).max(60).describe('The conditions of the call'),
  found: z.array(lineSchema).max(120).describe('Figures of the answer, with their numbers of cases and windows'),
  records: z
    .array(z.object({ mlsId: z.string(), mlsSource: z.string(), label: z.string(), facts: z.string() }))
    .max(100)
    .describe('Listings of the answer'),
});
export type SourceCall = z.infer<typeof sourceCallSchema>;

/** What a reply used: "What did it use" opens this. */
export const replySourcesSchema = z.object({
  model: z.string().describe('`built-in`, or provider and name'),
  usage: z
    .object({
      inputTokens: z.int().min(0),
      outputTokens: z.int().min(0),
      dollars: z.number().min(0).nullable().describe('Null where the model has no price'),
    })
    .describe('What the reply cost; nothing for the built-in assistant'),
  calls: z.array(sourceCallSchema).max(100),
  figures: z
    .array(
      z.object({
        text: z.string().describe('The figure as the reply says it'),
        toolCallId: z
          .string()
          .nullable()
          .describe("The call that gave it; null for an earlier answer, the user's own words, and when `source` is null"),
        of: z.string().nullable().describe('The home or area that it is a fact of'),
        source: z.string().nullable().describe('Which figure of the answer it is; null when nothing shows it'),
      }),
    )
    .max(500),
});
export type ReplySources = z.infer<typeof replySourcesSchema>;

export const getReplySources = endpoint({
  method: 'GET',
  path: '/api/chat/messages/{messageId}/sources',
  summary: 'The tool calls, records and figures that a finished reply rests on.',
  access: 'user',
  params: z.object({
    messageId: z
      .string()
      .regex(/^msg_[0-9a-f-]{36}$/)
      .describe('`uniqueKey` of the reply'),
  }),
  status: 200,
  answer: replySourcesSchema,
  errors: ['message_not_found'],
});
