import { userTraits } from '#contract/accounts.ts';
import { demoAdminEmail, demoAgentEmail, type NewUser, type UsersService } from '#server/modules/accounts/index.ts';
import type { Log } from '#server/platform/log.ts';

/** Published in the README; these accounts exist in demo mode alone, which is bound to a loopback address. */
export const DEMO_PASSWORD = 'Demo-password-1!';

const demoUsers: readonly NewUser[] = [
  {
    email: demoAgentEmail,
    firstName: 'Alex',
    lastName: 'Rivers',
    roles: ['user'],
    mayImportListings: true,
    subscriptionPlanTier: 'pro',
  },
  // The agent is the newcomer whom the product welcomes; administrators come to administrate.
  { email: demoAdminEmail, firstName: 'Morgan', lastName: 'Fields', roles: ['user', 'admin'], traits: userTraits },
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

export const demoWelcome = [
  'Invented listings, and two accounts to sign in with:',
  `  agent   ${demoAgentEmail}`,
  `  admin   ${demoAdminEmail}`,
  `  both with the password ${DEMO_PASSWORD}`,
  'What it mails is kept and shown at /dev/mail.',
];
