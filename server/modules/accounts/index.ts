export { mountAccounts } from './accounts.routes.ts';
export { createAccountsService, type AccountsService } from './accounts.service.ts';
export { DEMO_PASSWORD, demoAdminEmail, demoAgentEmail, disableDemoAccounts, ensureDemoAccounts } from './demo-accounts.ts';
export type { SessionsService } from './sessions.service.ts';
export type { NewUser } from './users.service.ts';
