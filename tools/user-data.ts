import { erasePersonalData, exportPersonalData } from '#server/personal-data.ts';
import { UsageError, readArguments, runProgram } from './command-line.ts';
import { withDependencies } from './with-dependencies.ts';

const usage = `Usage: npm run user-data -- export EMAIL
       npm run user-data -- erase EMAIL

  export  prints everything that is stored about a user, as JSON
  erase   deletes the account and everything that is stored about it, for good; the audit log keeps what was done`;

/** `npm run user-data`. */
export async function userDataProgram(args: readonly string[]): Promise<void> {
  const { positionals } = readArguments(args, {}, usage);
  const [verb, email, ...more] = positionals;
  if ((verb !== 'export' && verb !== 'erase') || !email || more.length > 0) throw new UsageError(usage);
  await withDependencies(async (dependencies) => {
    const userId = await dependencies.accounts.users.findIdByEmail(email);
    if (userId === null) throw new UsageError(`There is no account with the e-mail ${email}.`);
    if (verb === 'export') return console.log(JSON.stringify(await exportPersonalData(dependencies, userId), null, 2));
    await erasePersonalData(dependencies, userId);
    console.log(`Erased the account ${email} and everything that was stored about it.`);
  });
}

if (import.meta.main) await runProgram(userDataProgram);
