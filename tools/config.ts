import type { SettingTable } from '#server/platform/config/index.ts';
import { settingTable } from '#server/settings.ts';
import { readOptions, runProgram } from './command-line.ts';

/** Prints every setting of the product, what it does, an example, and what holds without it. */
export async function configProgram(args: readonly string[]): Promise<void> {
  readOptions(args, {}, 'Usage: npm run config');
  const table: SettingTable = settingTable;
  for (const [name, { about, example, whenAbsent, secret }] of Object.entries(table)) {
    const now = process.env[name];
    console.log(`${name}=${example}`);
    console.log(`  ${about}`);
    console.log(`  Without it: ${whenAbsent}.`);
    if (now !== undefined) console.log(`  Now: ${secret ? '(set; not shown)' : now}`);
    console.log();
  }
}

if (import.meta.main) await runProgram(configProgram);
