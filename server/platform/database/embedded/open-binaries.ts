import { chmod, cp, mkdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Binaries } from './binaries.ts';
import { StartProblem } from './start-problem.ts';

/** Root alone writes here, everyone may enter. */
const sharedFolder = '/var/lib/sidekick';

/**
 * The same program where the account that runs it may enter. PostgreSQL looks for its own files with access(2), which asks for the
 * account's plain rights: no capability helps it into a project below a closed folder such as /root. So root keeps a copy outside.
 */
export async function openBinaries(binaries: Binaries): Promise<Binaries> {
  if (process.getuid?.() !== 0 || (await isOpenToAll(binaries.folder))) return binaries;
  const { version } = JSON.parse(await readFile(join(binaries.folder, 'package.json'), 'utf8')) as { version: string };
  const folder = join(sharedFolder, `postgres-${version}`);
  try {
    if (!(await stat(folder).catch(() => undefined))) await copyWhole(binaries.folder, folder);
  } catch (error) {
    throw new StartProblem(
      `PostgreSQL cannot be entered by its account at ${binaries.folder}, and no copy could be made at ${folder}: put the program into a folder that everyone may enter, or start it as a normal user.`,
      { cause: error },
    );
  }
  const inCopy = (file: string) => folder + file.slice(binaries.folder.length);
  return { folder, postgres: inCopy(binaries.postgres), initdb: inCopy(binaries.initdb) };
}

/** True when every account may pass all folders on the way. */
export async function isOpenToAll(path: string): Promise<boolean> {
  for (let folder = resolve(path); folder !== dirname(folder); folder = dirname(folder)) {
    if (((await stat(folder)).mode & 0o001) === 0) return false;
  }
  return true;
}

/** Made aside and moved into place, so that a copy that broke off is never taken for the program. */
async function copyWhole(from: string, to: string): Promise<void> {
  const aside = `${to}.${process.pid}`;
  await mkdir(sharedFolder, { recursive: true, mode: 0o755 });
  await chmod(sharedFolder, 0o755);
  await cp(from, aside, { recursive: true, verbatimSymlinks: true });
  await chmod(aside, 0o755);
  await rename(aside, to).catch(async (error: NodeJS.ErrnoException) => {
    await rm(aside, { recursive: true, force: true });
    if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
  });
}
