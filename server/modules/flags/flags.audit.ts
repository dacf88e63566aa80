/** What admins do to feature flags, as the audit log has it. */
export const flagsAuditActions = ['flag-changed'] as const;
export type FlagsAuditAction = (typeof flagsAuditActions)[number];
