import { z } from 'zod';
import { idSchema, instantSchema } from './common.ts';
import { artifactSchema, messageSchema } from './threads.ts';

export const stepTypes = ['reasoning', 'tool-calls', 'message-creation'] as const;
export type StepType = (typeof stepTypes)[number];

const stepFields = { stepId: z.string(), stepType: z.enum(stepTypes) };

/**
 * Everything that a run can emit: the stored event is the wire event (docs/product/chat.md).
 *
 * A `runStepCreated` whose `stepId` was seen before means that the step starts again after its node was lost: what the step had
 * said before is void (its reasoning, its text, or its tool calls with their artifacts); what other steps said stays.
 */
export const assistantEventSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('runCreated'), runId: idSchema, createdAt: instantSchema }),
  z.object({ type: z.literal('runStepCreated'), ...stepFields }),
  z.object({ type: z.literal('runStepCompleted'), ...stepFields }),
  z.object({
    type: z.literal('messageTextDelta'),
    key: z.string().describe('`rs_…` reasoning, `msg_…` reply'),
    delta: z.string(),
  }),
  z.object({
    type: z.literal('toolCallStarted'),
    toolCallId: z.string(),
    name: z.string(),
    title: z.string().describe('Words for people, e.g. "Searching listings"'),
    arguments: z.json(),
  }),
  z.object({
    type: z.literal('toolCallCompleted'),
    toolCallId: z.string(),
    ok: z.boolean(),
    artifact: artifactSchema.nullable(),
    error: z.string().nullable().describe('A sentence for people when `ok` is false'),
    summary: z.string().nullable().describe('What came of it in a few words, e.g. "124 found"'),
  }),
  z.object({
    type: z.literal('messageCompleted'),
    message: messageSchema,
    metadata: z.object({ elapsedTime: z.int().min(0) }),
  }),
  z.object({
    type: z.literal('approvalRequested'),
    message: messageSchema.describe(
      'The reply so far; its run names what it waits for. The stream ends, and goes on after the decision',
    ),
  }),
  z.object({ type: z.literal('connectionError'), code: z.string(), message: z.string() }),
]);
export type AssistantEvent = z.infer<typeof assistantEventSchema>;

/** The literal that closes a stream. */
export const STREAM_END = 'end';
