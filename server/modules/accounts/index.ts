export { mountAccounts } from './accounts.routes.ts';
export { createAccountsService, type AccountsService } from './accounts.service.ts';
export { demoAdminEmail, demoAgentEmail, disableDemoAccounts } from './demo-emails.ts';
export type { SessionsService } from './sessions.service.ts';
export type { NewUser, UsersService } from './users.service.ts';
