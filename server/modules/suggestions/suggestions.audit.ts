/** What admins do to the cards of a new chat, as the audit log has it. */
export const suggestionsAuditActions = ['card-created', 'card-changed', 'card-deleted'] as const;
export type SuggestionsAuditAction = (typeof suggestionsAuditActions)[number];
