import { spawnSync } from 'node:child_process';
import { chown, stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { StartProblem } from './start-problem.ts';

const accountName = 'sidekick-postgres';

export interface ServerUser {
  /** What to spawn, and how, so that the command runs as this user. */
  command: (file: string, args: string[]) => { file: string; args: string[]; uid?: number; gid?: number };
  /** Hands a file or folder of ours to this user. */
  own: (path: string) => Promise<void>;
}

/**
 * PostgreSQL refuses to run as root. Started by root we run it as the owner of the existing folder, or as a system account
 * of its own, made when missing; started by anyone else it runs as they are.
 * @param mustReach folders that the server has to enter
 */
export async function chooseServerUser(home: string, mustReach: string[]): Promise<ServerUser> {
  const owner = await stat(home).catch(() => undefined);
  const ownUid = process.getuid?.();
  if (ownUid !== 0) {
    if (owner && ownUid !== undefined && owner.uid !== ownUid) {
      throw new StartProblem(
        `The folder ${home} belongs to the user with the number ${owner.uid}, but the program runs as ${ownUid}: start it as that user, or name another folder in DATA_DIR.`,
      );
    }
    return { command: (file, args) => ({ file, args }), own: async () => {} };
  }
  const { uid, gid } = owner && owner.uid !== 0 ? owner : findOrMakeAccount();
  const closed = await firstClosedFolder(mustReach, uid);
  const prefix = closed === undefined ? undefined : enterAnywhere(uid, gid, closed);
  return {
    command: (file, args) => (prefix ? { file: 'setpriv', args: [...prefix, file, ...args] } : { file, args, uid, gid }),
    own: (path) => chown(path, uid, gid),
  };
}

function findOrMakeAccount(): { uid: number; gid: number } {
  const find = () => ({ uid: idOf('-u'), gid: idOf('-g') });
  const found = find();
  if (!Number.isNaN(found.uid)) return found;
  spawnSync('useradd', [
    '--system',
    '--user-group',
    '--no-create-home',
    '--home-dir',
    '/nonexistent',
    '--shell',
    '/usr/sbin/nologin',
    accountName,
  ]);
  const made = find();
  if (!Number.isNaN(made.uid)) return made;
  throw new StartProblem(
    `PostgreSQL does not run as root, and the account ${accountName} for it could not be made: start the program as a normal user.`,
  );
}

function idOf(which: '-u' | '-g'): number {
  return Number.parseInt(spawnSync('id', [which, accountName], { encoding: 'utf8' }).stdout, 10);
}

/** The first folder on the ways to these that `uid` cannot pass, e.g. /root. */
async function firstClosedFolder(paths: string[], uid: number): Promise<string | undefined> {
  for (const path of paths) {
    for (let folder = resolve(path); folder !== dirname(folder); folder = dirname(folder)) {
      const found = await stat(folder).catch(() => undefined);
      if (found && (found.mode & (found.uid === uid ? 0o100 : 0o001)) === 0) return folder;
    }
  }
  return undefined;
}

/** Arguments for util-linux's setpriv: that user, plus the one right to pass folders that are closed to it. */
function enterAnywhere(uid: number, gid: number, closed: string): string[] {
  // Containers commonly keep the second capability and drop the first, narrower one.
  for (const capability of ['dac_read_search', 'dac_override']) {
    const prefix = [
      `--reuid=${uid}`,
      `--regid=${gid}`,
      '--clear-groups',
      `--inh-caps=+${capability}`,
      `--ambient-caps=+${capability}`,
    ];
    if (spawnSync('setpriv', [...prefix, 'true']).status === 0) return prefix;
  }
  throw new StartProblem(
    `PostgreSQL does not run as root, and its account cannot enter ${closed}: put the program and DATA_DIR into folders that everyone may enter, or start it as a normal user.`,
  );
}
