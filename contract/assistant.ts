import { z } from 'zod';
import { idSchema } from './common.ts';
import { endpoint } from './endpoint.ts';
import { artifactSchema, messageTextSchema, threadSchema } from './threads.ts';
import { listingReferenceSchema } from './listing-reference.ts';

/** At most this many runs of one user are queued or running at a time: nobody reads more. */
export const RUNS_AT_A_TIME = 2;
/** How long the events of an ended run are held for readers that come back. */
export const EVENTS_HELD_MINUTES = 10;

/** `built-in`, or provider and name: `openai:gpt-5`. */
const modelIdSchema = z.string().min(1).max(200);

const runParams = z.object({ threadId: idSchema, promptRefId: idSchema });

/** What the drawer shows when the prompt is sent: data for the assistant, never instructions (docs/product/safety.md). */
export const activeWidgetContextSchema = z.strictObject({
  artifactId: idSchema.nullish(),
  widgetId: z.string().regex(/^widget-[a-z-]{1,60}$/),
  listing: listingReferenceSchema.nullish().describe('The listing that is open'),
});
export type ActiveWidgetContext = z.infer<typeof activeWidgetContextSchema>;

export const beginThread = endpoint({
  method: 'POST',
  path: '/api/chat/threads/begin',
  summary: 'Create a thread that is named from its first message in at most 40 characters.',
  access: 'user',
  scopes: ['chat:write'],
  body: z.strictObject({ firstMessage: messageTextSchema, metadata: threadSchema.shape.metadata.optional() }),
  status: 201,
  answer: z.object({ thread: idSchema, title: z.string() }),
  errors: ['chat_not_allowed', 'subscription_not_active', 'too_many_requests'],
  idempotent: true,
});

export const sendPrompt = endpoint({
  method: 'POST',
  path: '/api/chat/threads/{threadId}/prompts',
  summary: "Store the user's message and queue the assistant's reply.",
  access: 'user',
  scopes: ['chat:write'],
  params: z.object({ threadId: idSchema }),
  body: z.strictObject({
    message: messageTextSchema,
    hidden: z.boolean().optional(),
    activeWidgetContext: activeWidgetContextSchema.nullish(),
    model: modelIdSchema.nullish().describe('One of the listed models; the default one where it is left out'),
  }),
  status: 202,
  answer: z.object({ promptRefId: idSchema }),
  errors: [
    'thread_not_found',
    'chat_not_allowed',
    'subscription_not_active',
    'too_many_runs',
    'too_many_requests',
    'model_not_available',
    'daily_limit_reached',
  ],
  idempotent: true,
});

export const listModels = endpoint({
  method: 'GET',
  path: '/api/chat/models',
  summary: 'Models that a prompt may choose; a thread may change its model with each.',
  access: 'user',
  status: 200,
  answer: z.object({ items: z.array(z.object({ id: modelIdSchema, isDefault: z.boolean() })) }),
  errors: [],
});

export const streamRun = endpoint({
  method: 'GET',
  path: '/api/chat/threads/{threadId}/stream/{promptRefId}',
  summary: 'Events of a run as server-sent events; `Last-Event-ID` resumes after that event, on any node.',
  access: 'user',
  scopes: ['chat:read', 'chat:write'],
  params: runParams,
  status: 200,
  answer: 'event-stream',
  errors: ['run_not_found', 'too_many_requests'],
});

const versionErrors = [
  'run_not_found',
  'message_not_found',
  'reply_in_progress',
  'chat_not_allowed',
  'subscription_not_active',
  'too_many_runs',
  'too_many_requests',
  'model_not_available',
  'daily_limit_reached',
] as const;

export const regenerateReply = endpoint({
  method: 'POST',
  path: '/api/chat/threads/{threadId}/prompts/{promptRefId}/regenerate',
  summary: 'Answer the same prompt once more. The reply so far, with what followed it, is kept as another version.',
  access: 'user',
  params: runParams,
  body: z.strictObject({ model: modelIdSchema.nullish() }),
  status: 202,
  answer: z.object({ promptRefId: idSchema }),
  errors: versionErrors,
  idempotent: true,
});

export const editPrompt = endpoint({
  method: 'POST',
  path: '/api/chat/threads/{threadId}/prompts/{promptRefId}/edit',
  summary: 'Say a prompt in other words and have it answered. The old one, with what followed it, is kept as another version.',
  access: 'user',
  params: runParams,
  body: z.strictObject({ message: messageTextSchema, model: modelIdSchema.nullish() }),
  status: 202,
  answer: z.object({ promptRefId: idSchema }),
  errors: versionErrors,
  idempotent: true,
});

export const showVersion = endpoint({
  method: 'PUT',
  path: '/api/chat/messages/{messageId}/shown',
  summary: 'Show another version of a message, with what followed it.',
  access: 'user',
  params: z.object({ messageId: z.string().min(1).max(100) }),
  status: 204,
  errors: ['message_not_found', 'reply_in_progress'],
});

export const stopRun = endpoint({
  method: 'POST',
  path: '/api/chat/threads/{threadId}/prompts/{promptRefId}/stop',
  summary: 'Stop a reply; its text stays as the reader saw it. Stopping an ended run changes nothing.',
  access: 'user',
  scopes: ['chat:write'],
  params: runParams,
  status: 204,
  errors: ['run_not_found'],
});

export const updateArtifact = endpoint({
  method: 'PATCH',
  path: '/api/chat/artifacts/{artifactId}',
  summary: 'Keep what the user changed in a widget, such as its search, in its artifact.',
  access: 'user',
  params: z.object({ artifactId: idSchema }),
  body: z.strictObject({ content: z.strictObject({ artifactId: idSchema, arguments: z.record(z.string(), z.unknown()) }) }),
  status: 200,
  answer: artifactSchema,
  errors: ['artifact_not_found'],
});
