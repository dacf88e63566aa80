/** What uploads write into the audit log. */
export const uploadAuditActions = ['listing-import-started', 'listing-import-undone'] as const;
export type UploadAuditAction = (typeof uploadAuditActions)[number];
