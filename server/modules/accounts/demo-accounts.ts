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

/** Makes the demo accounts that do not exist yet. */
export async function ensureDemoAccounts({ users, log }: { users: UsersService; log: Log }): Promise<void> {
  for (const user of demoUsers) {
    const id = await users.create(
      { ...user, password: DEMO_PASSWORD, allowedMlsProviders: ['*'] },
      { userId: null, address: null },
    );
    if (id) log.info({ email: user.email }, 'made a demo account');
  }
}
