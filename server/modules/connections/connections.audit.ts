/** What connected apps leave in the audit log. */
export const connectionsAuditActions = [
  'app-connected',
  'app-connection-failed',
  'app-connection-expired',
  'app-disconnected',
  'app-act-done',
  'app-act-failed',
] as const;
export type ConnectionsAuditAction = (typeof connectionsAuditActions)[number];
