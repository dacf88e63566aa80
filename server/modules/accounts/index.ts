export { createAccountsModule } from './accounts.module.ts';
export type { AccountsService } from './accounts.service.ts';
export { demoAdminEmail, demoAgentEmail, disableDemoAccounts } from './demo-emails.ts';
export { safeRedirect, type RedirectTargets } from './safe-redirect.ts';
export type { PasswordCost } from './passwords.ts';
export type { EnabledUser, NewUser, UsersService } from './users.service.ts';
export { ssoClientsOf, type SsoClients } from './sso/sso.config.ts';
export { hasUsers } from './users.queries.ts';
