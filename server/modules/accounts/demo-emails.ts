import type { Log } from '#server/platform/log.ts';
import type { UsersService } from './users.service.ts';

/** Accounts of demo mode, which is bound to a loopback address. Their password is published. */
export const demoAgentEmail = 'agent@demo.sidekick.test';
export const demoAdminEmail = 'admin@demo.sidekick.test';

/** Closes the accounts that an earlier demo on this database left. */
export async function disableDemoAccounts({ users, log }: { users: UsersService; log: Log }): Promise<void> {
  for (const email of [demoAgentEmail, demoAdminEmail]) {
    const existing = await users.findIdByEmail(email);
    if (!existing) continue;
    await users.setEnabled(existing, false, { userId: null, address: null });
    log.info({ email }, 'closed a demo account, because this is no demo');
  }
}
