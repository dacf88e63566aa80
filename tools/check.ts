import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { readOptions, runProgram } from './command-line.ts';

interface Step {
  name: string;
  /** What Node runs. */
  args: string[];
  /** A sign in its output that it has really looked. */
  mustSay?: RegExp;
}

/** What `npm run check` checks, the longest first so that two processors are done at about the same time. */
const steps: Step[] = [
  { name: 'formatting', args: ['node_modules/oxfmt/bin/oxfmt', '--check'] },
  { name: 'lint', args: ['node_modules/oxlint/bin/oxlint'], mustSay: /on [1-9]\d{2,} files/ },
  { name: 'types', args: ['node_modules/typescript-native/bin/tsc', '-b'] },
  {
    name: 'imports',
    args: [
      'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs',
      'contract',
      'server',
      'demo',
      'web',
      'tests',
      'tools',
      'bench',
    ],
    mustSay: /[1-9]\d* dependencies cruised/, // without an API of TypeScript it reads nothing and is content
  },
  { name: 'database types', args: ['tools/database-types.ts', '--check'] },
  { name: 'classifier weights', args: ['tools/train-classifiers.ts', '--check'] },
  { name: 'table owners', args: ['tools/check/table-owners.ts'], mustSay: /[1-9]\d* tables have owners/ },
  { name: 'unused exports', args: ['tools/check/unused-exports.ts'] },
  { name: 'load budgets', args: ['tools/check/load-budgets.ts'], mustSay: /\/login/ },
  {
    name: 'npm ci --dry-run',
    args: [process.env['npm_execpath'] ?? 'npm', 'ci', '--dry-run', '--no-audit', '--no-fund', '--loglevel=error'],
  },
];

function run({ args, mustSay }: Step): Promise<{ ok: boolean; output: string }> {
  const [file, ...rest] = args[0] === 'npm' ? args : [process.execPath, ...args];
  const child = spawn(file ?? '', rest, { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ ok: code === 0 && (mustSay?.test(output) ?? true), output }));
  });
}

const failed: string[] = [];
const queue = [...steps];

async function work(): Promise<void> {
  for (let step = queue.shift(); step; step = queue.shift()) {
    const startedAtMs = performance.now();
    const { ok, output } = await run(step);
    const seconds = ((performance.now() - startedAtMs) / 1000).toFixed(1);
    console.log(`${ok ? 'ok    ' : 'FAILED'} ${step.name} (${seconds} s)`);
    if (ok) continue;
    failed.push(step.name);
    console.log(output.trimEnd().replaceAll(/^/gm, '  '));
  }
}

/** `npm run check`. */
export async function checkProgram(args: readonly string[]): Promise<number> {
  readOptions(args, {}, 'Usage: npm run check');
  await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, work));
  console.log(
    failed.length > 0
      ? `\n${failed.length} of ${steps.length} checks failed: ${failed.join(', ')}`
      : `\nAll ${steps.length} checks passed`,
  );
  return failed.length > 0 ? 1 : 0;
}

if (import.meta.main) await runProgram(checkProgram);
