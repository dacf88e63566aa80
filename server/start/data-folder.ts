import { chmod, mkdir, readdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { explainStartError } from '#server/platform/database/embedded/index.ts';

const ours = new Set(['postgres', 'demo-mode']);

/**
 * Makes the data folder, which only its owner may enter. A folder of other things, such as /tmp, keeps its rights.
 * @returns its absolute path
 * @throws StartProblem when it cannot be written
 */
export async function prepareDataFolder(folder: string): Promise<string> {
  const path = resolve(folder);
  try {
    await mkdir(path, { recursive: true, mode: 0o700 });
    const names = await readdir(path);
    if (names.length === 0 || names.some((name) => ours.has(name))) await chmod(path, 0o700);
    return path;
  } catch (error) {
    throw await explainStartError(error, path);
  }
}
