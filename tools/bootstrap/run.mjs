import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The project's folder. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** What the user has to mend; only its message is printed. */
export class Problem extends Error {}

/** Runs a program quietly; when it fails, what it printed is in the problem. */
export async function run(what, file, args, env = process.env) {
  const child = spawn(file, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  const code = await new Promise((resolve, reject) => child.on('close', resolve).on('error', reject));
  if (code !== 0) throw new Problem(`${what} failed:\n${output.trim()}`);
}
