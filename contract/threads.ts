import { z } from 'zod';
import { approvalSchema } from './approvals.ts';
import { idSchema, instantSchema, pageMetaSchema } from './common.ts';
import { endpoint } from './endpoint.ts';

/** Limits of docs/product/chat.md. */
export const threadLimits = {
  titleCharacters: 40,
  messagePageSize: 30,
  messageCharacters: 20_000,
  /** Room beside them for the link of an attached file. */
  fileLinkCharacters: 2_000,
  /** The list is bounded: older unpinned threads than the newest 500 are found by search, not listed. */
  listedThreads: 500,
} as const;

export const searchLimits = { queryCharacters: 200, titles: 5, messages: 20 } as const;

export const threadTitleSchema = z.string().trim().min(1).max(threadLimits.titleCharacters);
export const messageTextSchema = z
  .string()
  .trim()
  .min(1)
  .max(threadLimits.messageCharacters + threadLimits.fileLinkCharacters);

const metadataSchema = z.record(z.string().max(100), z.json()).refine((metadata) => JSON.stringify(metadata).length <= 4_000, {
  message: 'At most 4,000 characters of metadata',
});

export const threadSchema = z.object({
  id: idSchema,
  title: z.string(),
  createdAt: instantSchema,
  updatedAt: instantSchema,
  metadata: metadataSchema.nullable(),
  pinned: z.boolean(),
  archived: z.boolean().describe('Put away: not in the list, found by search'),
});
export type Thread = z.infer<typeof threadSchema>;

export const widgetContentSchema = z.object({ artifactId: idSchema, arguments: z.record(z.string(), z.unknown()) });

/**
 * What opens in the drawer. The module that owns a kind says what its arguments are (`server/modules/<module>/<module>.artifacts.ts`), the
 * server answers none that does not fit, and `web/app/widgets` draws it.
 */
const widgetArtifactSchema = z.object({
  id: idSchema,
  kind: z.templateLiteral(['widget-', z.string()]),
  content: widgetContentSchema,
  createdAt: instantSchema,
  changedAt: instantSchema
    .optional()
    .describe('When its user last changed it in the drawer, so that the reply may tell another state'),
});
export type WidgetKind = z.infer<typeof widgetArtifactSchema>['kind'];
/** An artifact of one kind, whose arguments are known. */
export type WidgetArtifact<Arguments = Record<string, unknown>> = z.infer<typeof widgetArtifactSchema> & {
  content: { arguments: Arguments };
};

const reasoningArtifactSchema = z.object({
  id: idSchema,
  kind: z.literal('reasoning'),
  content: z.object({ text: z.string() }),
  createdAt: instantSchema,
});
type ReasoningArtifact = z.infer<typeof reasoningArtifactSchema>;

/** Of a kind that nothing here knows, as it was stored. */
const otherArtifactSchema = z.object({
  id: idSchema,
  kind: z.string().regex(/^(?!reasoning$|widget-)/),
  content: z.json(),
  createdAt: instantSchema,
});

/** Artifacts of a reply. */
export const artifactSchema = z.union([reasoningArtifactSchema, widgetArtifactSchema, otherArtifactSchema]);
export type Artifact = z.infer<typeof artifactSchema>;

/** True for artifacts that open in the drawer, of kinds that nobody knows too. */
export function isWidgetArtifact(artifact: Artifact): artifact is WidgetArtifact {
  return artifact.kind.startsWith('widget-');
}

export function isReasoningArtifact(artifact: Artifact): artifact is ReasoningArtifact {
  return artifact.kind === 'reasoning';
}

/** What a reply has in the drawer when something could not be made. */
export const errorWidgetSchema = z.object({ message: z.string().max(500), description: z.string().max(2_000).nullish() });
export type ErrorWidgetArguments = z.infer<typeof errorWidgetSchema>;

/** A tool call as a reply shows it: in words for people, with its outcome. */
export const toolStepSchema = z.object({
  toolCallId: z.string(),
  name: z.string(),
  title: z.string().describe('Words for people, e.g. "Searching listings"'),
  status: z.enum(['running', 'awaiting-approval', 'succeeded', 'failed']),
  summary: z.string().nullable().describe('What came of it in a few words, e.g. "124 found"'),
});
export type ToolStep = z.infer<typeof toolStepSchema>;

/** The run behind an assistant's message; its id is the promptRefId of the stream. */
export const messageRunSchema = z.object({
  promptRefId: idSchema,
  status: z.enum(['queued', 'running', 'awaiting-approval', 'completed', 'stopped', 'failed']),
  cursor: z.int().min(0).describe('Id of the last stream event that this message includes: a reader resumes after it'),
  steps: z.array(toolStepSchema),
  approvals: z.array(approvalSchema).describe('What the reply asked the user to agree to, oldest first'),
});
export type MessageRun = z.infer<typeof messageRunSchema>;

/**
 * What the figures of a finished reply rest on: each number and date is matched to what the run's tools gave and what the user said.
 * One that is not matched is marked where it stands; offsets count UTF-16 units of `data.content`, the end exclusive.
 */
export const replyFiguresSchema = z.object({
  traced: z.int().min(0),
  untraced: z.array(z.object({ start: z.int().min(0), end: z.int().min(0), text: z.string() })).max(200),
});
export type ReplyFigures = z.infer<typeof replyFiguresSchema>;

/** What the user thinks of a reply. */
export const feedbackSchema = z.object({
  rating: z.enum(['up', 'down']).nullable().describe('Null takes it back'),
  comment: z.string().trim().max(2_000).nullish(),
});
export type Feedback = z.infer<typeof feedbackSchema>;

/** Of a message that was edited or generated again: the keys of all versions, the oldest first; this one is one of them. */
const versionsSchema = z.array(z.string());

/** What a page has a view for. */
export const messageTypes = ['text', 'image-fallback', 'debug-json', 'tool-call', 'file', 'tool-calls', 'reasoning'] as const;

export const messageSchema = z.object({
  uniqueKey: z.string().describe('The id; assistant replies start `msg_`'),
  type: z.string().describe(`${messageTypes.join(', ')}; readers leave out what they do not know`),
  data: z.object({ content: z.string() }),
  createdAt: instantSchema,
  createBy: z.enum(['user', 'bot', 'assistant']),
  artifacts: z.array(artifactSchema),
  run: messageRunSchema.nullable().describe('Null for messages of the user'),
  figures: replyFiguresSchema.nullable().describe('Null for messages of the user and for replies that are not finished'),
  metadata: z.object({ elapsedTime: z.int().min(0).describe('Milliseconds') }).nullable(),
  versions: versionsSchema.nullable().describe('Null where there is only this one'),
  feedback: feedbackSchema.nullable(),
});
export type Message = z.infer<typeof messageSchema>;

const threadParams = z.object({ threadId: idSchema });

export const listThreads = endpoint({
  method: 'GET',
  path: '/api/chat/threads',
  summary: "The caller's threads, newest first (updatedAt, then createdAt), pinned ones included; archived ones apart.",
  access: 'user',
  scopes: ['chat:read'],
  query: z.strictObject({ archived: z.enum(['true', 'false']).default('false') }),
  status: 200,
  answer: z.object({ items: z.array(threadSchema) }),
  errors: [],
});

export const createThread = endpoint({
  method: 'POST',
  path: '/api/chat/threads',
  summary: 'Create an empty thread.',
  access: 'user',
  scopes: ['chat:write'],
  body: z.strictObject({ title: threadTitleSchema.optional(), metadata: metadataSchema.nullish() }),
  status: 201,
  answer: threadSchema,
  errors: ['chat_not_allowed', 'too_many_requests'],
  idempotent: true,
});

export const renameThread = endpoint({
  method: 'PATCH',
  path: '/api/chat/threads/{threadId}',
  summary: 'Rename a thread.',
  access: 'user',
  params: threadParams,
  body: z.strictObject({ title: threadTitleSchema }),
  status: 200,
  answer: threadSchema,
  errors: ['thread_not_found'],
});

export const pinThread = endpoint({
  method: 'PUT',
  path: '/api/chat/threads/{threadId}/pin',
  summary: 'Pin or unpin a thread.',
  access: 'user',
  params: threadParams,
  body: z.strictObject({ pinned: z.boolean() }),
  status: 200,
  answer: threadSchema,
  errors: ['thread_not_found'],
});

export const archiveThread = endpoint({
  method: 'PUT',
  path: '/api/chat/threads/{threadId}/archive',
  summary: 'Put a thread away, or back into the list. A prompt in it puts it back, too.',
  access: 'user',
  params: threadParams,
  body: z.strictObject({ archived: z.boolean() }),
  status: 200,
  answer: threadSchema,
  errors: ['thread_not_found'],
});

const draftSchema = z.object({ text: z.string().max(threadLimits.messageCharacters) });

export const readDraft = endpoint({
  method: 'GET',
  path: '/api/chat/threads/{threadId}/draft',
  summary: 'What the user has begun to write in a thread, on whatever device.',
  access: 'user',
  params: threadParams,
  status: 200,
  answer: draftSchema,
  errors: ['thread_not_found'],
});

export const saveDraft = endpoint({
  method: 'PUT',
  path: '/api/chat/threads/{threadId}/draft',
  summary: 'Keep what the user has begun to write; an empty text forgets it.',
  access: 'user',
  params: threadParams,
  body: z.strictObject(draftSchema.shape),
  status: 204,
  errors: ['thread_not_found'],
});

export const exportThread = endpoint({
  method: 'GET',
  path: '/api/chat/threads/{threadId}/export',
  summary: 'A thread as a file: what is shown of it, the oldest first; as PDF with its charts, the newest 500 messages.',
  access: 'user',
  scopes: ['chat:read'],
  params: threadParams,
  query: z.strictObject({ format: z.enum(['md', 'pdf']).default('md') }),
  status: 200,
  answer: 'file',
  errors: ['thread_not_found', 'pdf_not_available', 'overloaded'],
});

export const rateMessage = endpoint({
  method: 'PUT',
  path: '/api/chat/messages/{messageId}/feedback',
  summary: 'Say what a reply was worth, with a comment or without.',
  access: 'user',
  params: z.object({ messageId: z.string().min(1).max(100) }),
  body: z.strictObject(feedbackSchema.shape),
  status: 204,
  errors: ['message_not_found'],
});

export const deleteThread = endpoint({
  method: 'DELETE',
  path: '/api/chat/threads/{threadId}',
  summary: 'Delete a thread; a reply that is being written in it is stopped.',
  access: 'user',
  params: threadParams,
  status: 204,
  errors: ['thread_not_found'],
});

export const listMessages = endpoint({
  method: 'GET',
  path: '/api/chat/threads/{threadId}/messages',
  summary: 'Messages of a thread. Page 1 is the newest page; inside a page the oldest comes first. Hidden ones are left out.',
  access: 'user',
  scopes: ['chat:read'],
  params: threadParams,
  query: z.strictObject({
    page: z.coerce.number().int().min(1).max(100_000).default(1),
    pageSize: z.coerce.number().int().min(1).max(100).default(threadLimits.messagePageSize),
  }),
  status: 200,
  answer: z.object({ items: z.array(messageSchema), meta: pageMetaSchema }),
  errors: ['thread_not_found'],
});

/** A place where a search finds its words. Offsets count UTF-16 units of `snippet`, the end exclusive. */
export const searchHitSchema = z.object({
  thread: threadSchema.pick({ id: true, title: true, updatedAt: true }),
  messageId: z.string().nullable().describe('`uniqueKey` of the message; null where the title is what matches'),
  createBy: z.enum(['user', 'assistant']).nullable(),
  createdAt: instantSchema.nullable(),
  snippet: z.string().describe('Plain words around what was found'),
  marks: z.array(z.object({ start: z.int().min(0), end: z.int().min(0) })),
});
export type SearchHit = z.infer<typeof searchHitSchema>;

export const searchThreads = endpoint({
  method: 'GET',
  path: '/api/chat/search',
  summary: "Find words in the caller's threads: at most 5 titles, then at most 20 messages, the best first.",
  access: 'user',
  scopes: ['chat:read'],
  query: z.strictObject({ q: z.string().trim().min(1).max(searchLimits.queryCharacters) }),
  status: 200,
  answer: z.object({ items: z.array(searchHitSchema) }),
  errors: [],
});
