import { z } from 'zod';
import { idSchema, instantSchema } from './common.ts';
import { endpoint } from './endpoint.ts';

/** What would happen if the user agrees, as a card under the reply. */
export const approvalCardSchema = z.object({
  title: z.string().min(1).max(200).describe('A question: "Send this e-mail to Ana Ruiz?"'),
  details: z
    .array(z.object({ label: z.string().min(1).max(60), value: z.string().max(4_000) }))
    .max(20)
    .describe('What exactly would happen, to whom and with what'),
  approveLabel: z.string().min(1).max(40).describe('On the button that does it: "Send"'),
  declineLabel: z.string().min(1).max(40).describe('On the button that does not: "Do not send"'),
});
export type ApprovalCard = z.infer<typeof approvalCardSchema>;

export const approvalDecisions = ['approve', 'decline'] as const;
export type ApprovalDecision = (typeof approvalDecisions)[number];

/** Something that the assistant may do only when the user has agreed to it. */
export const approvalSchema = z.object({
  id: idSchema,
  toolCallId: z.string(),
  card: approvalCardSchema,
  decision: z.enum(approvalDecisions).nullable().describe('Null until the user has decided'),
  decidedAt: instantSchema.nullable(),
});
export type Approval = z.infer<typeof approvalSchema>;

export const decideApproval = endpoint({
  method: 'POST',
  path: '/api/chat/threads/{threadId}/prompts/{promptRefId}/approvals/{approvalId}',
  summary: 'Agree to what a reply waits for, or decline it; then the reply goes on. The same decision again changes nothing.',
  access: 'user',
  params: z.object({ threadId: idSchema, promptRefId: idSchema, approvalId: idSchema }),
  body: z.strictObject({ decision: z.enum(approvalDecisions) }),
  status: 200,
  answer: approvalSchema,
  errors: ['thread_not_found', 'approval_not_found', 'approval_closed', 'chat_not_allowed', 'subscription_not_active'],
});
