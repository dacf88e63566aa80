/** What feeds write into the audit log. */
export const mlsAuditActions = ['listing-source-changed', 'listing-source-sync-asked', 'listing-source-stale'] as const;
export type MlsAuditAction = (typeof mlsAuditActions)[number];
