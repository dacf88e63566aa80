import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { UsageError, readArguments, runProgram } from './command-line.ts';
import { withDependencies } from './with-dependencies.ts';

const usage = `Usage: npm run create-user -- EMAIL "First Last" [--admin] [--imports] [--pro] [--sources NAME,NAME]

  --admin    the account may administrate
  --imports  it may upload files of listings, which it alone sees
  --pro      it is of the pro tier, which has branding
  --sources  MLS sources whose listings it may see; without it all`;

function readOrder(args: readonly string[]) {
  const options = {
    admin: { type: 'boolean', default: false },
    imports: { type: 'boolean', default: false },
    pro: { type: 'boolean', default: false },
    sources: { type: 'string', default: '*' },
  } as const;
  const { values, positionals } = readArguments(args, options, usage);
  const [email, name, ...more] = positionals;
  if (!email || !name || more.length > 0) throw new UsageError(usage);
  if (!z.email().safeParse(email).success) throw new UsageError(`${email} is not an e-mail address.\n\n${usage}`);
  const [firstName = '', ...lastName] = name.trim().split(/\s+/);
  const sources = values.sources.split(',').map((source) => source.trim());
  return {
    email,
    firstName,
    lastName: lastName.join(' '),
    isAdmin: values.admin,
    imports: values.imports,
    tier: values.pro ? { subscriptionPlanTier: 'pro' } : {},
    sources: sources.filter(Boolean),
  };
}

/** Long enough that it need not be changed, and within the rules for passwords (docs/product/accounts.md). */
function newPassword(): string {
  return `Aa1!${randomBytes(15).toString('base64url')}`;
}

/** `npm run create-user`. */
export async function createUserProgram(args: readonly string[]): Promise<void> {
  const order = readOrder(args);
  const password = newPassword();
  const { email, firstName, lastName, isAdmin, imports, tier, sources } = order;
  const user = { email, firstName, lastName, password, allowedMlsProviders: sources, mayImportListings: imports, ...tier };
  const roles = isAdmin ? (['user', 'admin'] as const) : (['user'] as const);
  const id = await withDependencies(({ accounts }) => accounts.users.create({ ...user, roles }, { userId: null, address: null }));
  if (!id) throw new UsageError(`There is an account with the e-mail ${email} already.`);
  console.log(`Made ${isAdmin ? 'an admin' : 'an'} account for ${email}. Its password, shown only now: ${password}`);
}

if (import.meta.main) await runProgram(createUserProgram);
