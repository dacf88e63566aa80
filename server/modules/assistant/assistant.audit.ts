/** What the assistant writes into the audit log: what a user let it do, and what not. */
export const assistantAuditActions = ['assistant-act-approved', 'assistant-act-declined'] as const;
export type AssistantAuditAction = (typeof assistantAuditActions)[number];
