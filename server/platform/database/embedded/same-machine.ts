import { readFile, readlink, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { tryLockFile } from './file-lock.ts';
import { StartProblem } from './start-problem.ts';

/**
 * Two containers on one volume do not see each other's processes, so neither would know the other's server and both would
 * write the same files. The users' lock crosses that border, and the name of the machine tells the case apart.
 */
export async function checkSameMachine(home: string, usersLock: string): Promise<void> {
  const last = await readFile(machineFile(home), 'utf8').catch(() => undefined);
  if (last === undefined || last === (await thisMachine())) return;
  const alone = tryLockFile(usersLock, 'exclusive');
  if (!alone) {
    throw new StartProblem(
      `The data in ${home} is in use by a program in another container or on another machine (${last}): give each its own DATA_DIR, or let all use one DATABASE_URL.`,
    );
  }
  alone.release();
}

export async function rememberMachine(home: string): Promise<void> {
  await writeFile(machineFile(home), await thisMachine());
}

function machineFile(home: string): string {
  return join(home, 'machine');
}

async function thisMachine(): Promise<string> {
  return `${hostname()} ${await readlink('/proc/self/ns/pid').catch(() => '')}`.trim();
}
