import type { Dependencies } from './dependencies.ts';
import { forgetAnswersTo } from './platform/http/index.ts';

type Parts = Pick<Dependencies, 'modules' | 'database' | 'accounts'>;

/** Everything that is stored about a user, as the modules show it, for the user to read. */
export async function exportPersonalData({ modules }: Pick<Parts, 'modules'>, userId: string): Promise<Record<string, unknown>> {
  const parts = await Promise.all(modules.map(async ({ personalData }) => personalData?.export(userId)));
  return Object.assign({}, ...parts) as Record<string, unknown>;
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
