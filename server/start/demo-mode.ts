import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hasUsers } from '#server/modules/accounts/index.ts';
import type { Db } from '#server/platform/database/index.ts';
import type { Settings } from '#server/settings.ts';

/**
 * Whether this is a demo. Said by DEMO; else it is one only on an own database on a loopback address whose first start found no
 * account. What the first start decided is kept in the data folder, so that a demo stays one and real data never becomes one.
 */
export async function decideDemoMode(settings: Settings, { dataDir, db }: { dataDir: string; db: Db }): Promise<boolean> {
  if (settings.DEMO !== undefined) return settings.DEMO;
  if (settings.DATABASE_URL !== undefined || !settings.loopbackOnly) return false;
  const file = join(dataDir, 'demo-mode');
  const kept = await readFile(file, 'utf8').catch(() => undefined);
  if (kept !== undefined) return kept.trim() === 'on';
  const anybody = await hasUsers(db);
  await writeFile(file, anybody ? 'off\n' : 'on\n', { mode: 0o600 });
  return !anybody;
}
