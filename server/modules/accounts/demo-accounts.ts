import type { Log } from '#server/platform/log.ts';
import type { NewUser, UsersService } from './users.service.ts';

/** Published in the README; these accounts exist in demo mode alone, which is bound to a loopback address. */
export const DEMO_PASSWORD = 'Demo-password-1!';
export const demoAgentEmail = 'agent@demo.sidekick.test';
export const demoAdminEmail = 'admin@demo.sidekick.test';

const demoUsers: readonly NewUser[] = [
  { email: demoAgentEmail, firstName: 'Alex', lastName: 'Rivers', roles: ['user'] },
  { email: demoAdminEmail, firstName: 'Morgan', lastName: 'Fields', roles: ['user', 'admin'] },
];

const theProgram = { userId: null, address: null };

/** Makes the demo accounts, and opens those that were closed. */
export async function ensureDemoAccounts({ users, log }: { users: UsersService; log: Log }): Promise<void> {
  for (const user of demoUsers) {
    const existing = await users.findIdByEmail(user.email);
    if (existing) {
      await users.setEnabled(existing, true, theProgram);
    } else if (await users.create({ ...user, password: DEMO_PASSWORD, allowedMlsProviders: ['*'] }, theProgram)) {
      log.info({ email: user.email }, 'made a demo account');
    }
  }
}

/** Closes demo accounts that an earlier demo on this database left: their password is published. */
export async function disableDemoAccounts({ users, log }: { users: UsersService; log: Log }): Promise<void> {
  for (const { email } of demoUsers) {
    const existing = await users.findIdByEmail(email);
    if (!existing) continue;
    await users.setEnabled(existing, false, theProgram);
    log.info({ email }, 'closed a demo account, because this is no demo');
  }
}
