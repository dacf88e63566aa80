import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Makes an account on a running product, as whoever runs it does. */
export async function createAccount(dataDir: string, email: string, name: string): Promise<{ email: string; password: string }> {
  const { stdout } = await promisify(execFile)(process.execPath, ['tools/create-user.ts', email, name], {
    env: { ...process.env, DATA_DIR: dataDir, LOG_LEVEL: 'warn' },
  });
  return { email, password: /: (\S+)\s*$/.exec(stdout.trim())?.[1] ?? '' };
}
