/** What accounts write into the audit log. */
export const accountsAuditActions = [
  'sign-in',
  'sign-in-failed',
  'sso-linked',
  'second-factor-added',
  'second-factor-removed',
  'recovery-codes-made',
  'sign-out',
  'sessions-ended',
  'session-ended',
  'password-reset-started',
  'password-reset-failed',
  'password-reset',
  'password-changed',
  'temporary-password-set',
  'user-created',
  'user-disabled',
  'user-enabled',
  'user-changed',
  'email-changed',
] as const;
export type AccountsAuditAction = (typeof accountsAuditActions)[number];
