/** What programs, and those who let them in, leave in the audit log. */
export const oauthAuditActions = [
  'oauth-client-created',
  'oauth-client-changed',
  'oauth-client-disabled',
  'oauth-client-enabled',
  'oauth-client-secret-renewed',
  'oauth-client-deleted',
  'oauth-access-granted',
  'oauth-access-denied',
  'oauth-tokens-issued',
  'oauth-reuse-detected',
  'oauth-access-ended',
] as const;
export type OAuthAuditAction = (typeof oauthAuditActions)[number];
