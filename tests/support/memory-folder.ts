import { accessSync, constants, statfsSync } from 'node:fs';

const folder = '/dev/shm';
const roomBytes = 2 ** 30;

/**
 * A folder that lies in memory and has room for the databases of a run (measured: 180 MB), where the system has one.
 * Making and dropping a database is hundreds of small files: on some disks that is most of what the tests cost.
 */
export function memoryFolder(): string | undefined {
  try {
    accessSync(folder, constants.W_OK);
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize >= roomBytes ? folder : undefined;
  } catch {
    return undefined;
  }
}
