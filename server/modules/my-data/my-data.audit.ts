/** What users do with all of their data. */
export const myDataAuditActions = [
  'data-export-requested',
  'data-export-downloaded',
  'account-deletion-requested',
  'account-deletion-undone',
  'account-erased',
] as const;
export type MyDataAuditAction = (typeof myDataAuditActions)[number];
