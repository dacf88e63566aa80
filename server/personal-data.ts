import type { AccountsService } from './modules/accounts/index.ts';
import type { Db } from './platform/database/index.ts';
import { forgetAnswersTo } from './platform/http/index.ts';
import type { ExportedFile, Module } from './platform/module.ts';

interface Parts {
  modules: readonly Module[];
  database: { db: Db };
  accounts: Pick<AccountsService, 'users'>;
}

/** Everything that is stored about a user, as the modules show it, for the user to read. */
export async function exportPersonalData({ modules }: Pick<Parts, 'modules'>, userId: string): Promise<Record<string, unknown>> {
  const parts = await Promise.all(modules.map(async ({ personalData }) => personalData?.export(userId)));
  return Object.assign({}, ...parts) as Record<string, unknown>;
}

/** The files of a user beside that: what was uploaded, and texts as they are read. */
export async function* exportPersonalFiles({ modules }: Pick<Parts, 'modules'>, userId: string): AsyncGenerator<ExportedFile> {
  for (const { personalData } of modules) if (personalData?.exportFiles) yield* personalData.exportFiles(userId);
}

/**
 * Ends what a user has open and deletes all that is stored about them, in one transaction. What remains is the audit log, which holds
 * no texts.
 */
export async function erasePersonalData({ modules, database: { db }, accounts }: Parts, userId: string): Promise<void> {
  await accounts.users.setEnabled(userId, false, { userId: null, address: null });
  await db.transaction().execute(async (tx) => {
    for (const { personalData } of modules.toReversed()) await personalData?.erase(tx, userId);
    await forgetAnswersTo(tx, userId);
  });
}
