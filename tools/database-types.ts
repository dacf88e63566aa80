import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { format } from 'oxfmt';
import formatting from '../oxfmt.config.ts';
import { migrateToLatest } from '#server/platform/database/index.ts';
import { startThrowawayPostgres } from '#tests/support/throwaway-postgres.ts';
import { readOptions, runProgram } from './command-line.ts';

const generatedFile = 'server/platform/database/database.generated.ts';

/** Writes the TypeScript types of a freshly migrated database; with --check only says whether the written ones are current. */
async function run(check: boolean): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), 'sidekick-database-types-'));
  const { connectionString, stop } = await startThrowawayPostgres();
  try {
    await migrateToLatest(connectionString);
    const outFile = join(folder, 'database.generated.ts');
    const codegen = ['node_modules/kysely-codegen/dist/cli/bin.js', '--url', connectionString, '--out-file', outFile];
    const { status, stdout, stderr } = spawnSync(process.execPath, codegen, { encoding: 'utf8' });
    if (status !== 0) throw new Error(`kysely-codegen failed:\n${stdout}${stderr}`);
    const { code: types } = await format(generatedFile, await readFile(outFile, 'utf8'), formatting);
    if (types === (await readFile(generatedFile, 'utf8').catch(() => ''))) return true;
    if (check) console.error(`${generatedFile} does not match the migrations: run npm run database-types and commit it.`);
    else await writeFile(generatedFile, types);
    return !check;
  } finally {
    await stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** `npm run database-types`. */
export async function databaseTypesProgram(args: readonly string[]): Promise<number> {
  const options = { check: { type: 'boolean', default: false } } as const;
  const { check } = readOptions(args, options, 'Usage: npm run database-types -- [--check]');
  return (await run(check)) ? 0 : 1;
}

if (import.meta.main) await runProgram(databaseTypesProgram);
