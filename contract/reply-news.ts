import { z } from 'zod';
import { idSchema, instantSchema } from './common.ts';
import { endpoint } from './endpoint.ts';

/** The last reply of a thread, while it is being written and until its user has seen it. */
export const replyNewsSchema = z.object({
  threadId: idSchema,
  title: z.string(),
  messageId: z.string().describe('`uniqueKey` of the reply'),
  state: z.enum(['writing', 'asks', 'ready']).describe('`asks`: it waits for the user to agree to something'),
  createdAt: instantSchema,
});
export type ReplyNews = z.infer<typeof replyNewsSchema>;

export const listReplyNews = endpoint({
  method: 'GET',
  path: '/api/chat/reply-news',
  summary: 'Replies that are being written and those that the caller has seen on no device: of the 50 newest threads, of a week.',
  access: 'user',
  scopes: ['chat:read'],
  status: 200,
  answer: z.object({ items: z.array(replyNewsSchema).max(50) }),
  errors: [],
});

export const markReplySeen = endpoint({
  method: 'PUT',
  path: '/api/chat/threads/{threadId}/seen',
  summary: 'Note that a reply and all before it were seen at their end. Noting an earlier one changes nothing.',
  access: 'user',
  params: z.object({ threadId: idSchema }),
  body: z.strictObject({ messageId: z.string().min(1).max(100) }),
  status: 204,
  errors: ['thread_not_found'],
});
