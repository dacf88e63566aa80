// Runs a program of ours from a fresh clone: `node tools/bootstrap.mjs [--web] FILE [arguments]`. Installs what package-lock.json
// names, builds the web when asked and changed, and starts FILE with the Node that the project carries.
// Everything this file imports is plain JavaScript for Node 20, and uses nothing that would have to be installed first.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, join } from 'node:path';
import { buildWebIfChanged } from './bootstrap/build-web.mjs';
import { installIfChanged } from './bootstrap/install.mjs';
import { Problem, root } from './bootstrap/run.mjs';
import { serverFlags } from './bootstrap/server-flags.mjs';

const oldestNode = 20;
const neededNode = 24;
const parentCheckMs = 500;

/** The Node that runs our TypeScript: the one that npm installed for this platform, or the one that runs now. */
function findNode() {
  const carried = join(root, 'node_modules', '.bin', 'node');
  if (existsSync(carried)) return carried;
  if (Number.parseInt(process.versions.node, 10) >= neededNode) return process.execPath;
  throw new Problem(
    `On ${process.platform}-${process.arch} the project needs Node ${neededNode} or newer; this is ${process.version}. See https://nodejs.org.`,
  );
}

/** Hands over to the program: its signals, its exit code, and its end when we or npm are killed. */
function handOver(node, args) {
  const env = { ...process.env, PATH: join(root, 'node_modules', '.bin') + delimiter + process.env.PATH };
  const isServer = args[0] === 'server/main.ts';
  if (isServer) env.NODE_ENV ??= 'production';
  // Reading our TypeScript and the packages is most of a start; what was read once is kept beside them.
  env.NODE_COMPILE_CACHE ??= join(root, 'node_modules', '.cache', 'compiled');
  const endWithParent = join(root, 'tools', 'bootstrap', 'end-with-parent.mjs');
  const child = spawn(node, [...(isServer ? serverFlags : []), '--import', endWithParent, ...args], {
    cwd: root,
    env,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  child.on('error', (error) => fail(new Problem(`${node} does not run here: ${error.message}`)));
  child.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]));
  const isTerminal = process.stdin.isTTY || process.stdout.isTTY || process.stderr.isTTY;
  // At a terminal Ctrl-C reaches the program by itself; a second signal would tell it to hurry.
  process.on('SIGINT', () => isTerminal || child.kill('SIGINT'));
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  // The script says `exec`, so npm itself is our parent: its signals reach us, and its end is seen.
  const parent = process.ppid;
  if (process.env.npm_lifecycle_event) {
    const watch = setInterval(() => {
      if (process.ppid === parent) return;
      clearInterval(watch);
      child.kill('SIGTERM');
    }, parentCheckMs);
    watch.unref();
  }
}

function fail(error) {
  console.error(error instanceof Problem ? error.message : error);
  process.exit(1);
}

try {
  if (Number.parseInt(process.versions.node, 10) < oldestNode) {
    throw new Problem(`This needs Node ${oldestNode} or newer; this is ${process.version}. See https://nodejs.org.`);
  }
  const args = process.argv.slice(2);
  const withWeb = args[0] === '--web' && args.shift() !== undefined;
  await installIfChanged();
  const node = findNode();
  if (withWeb) await buildWebIfChanged(node);
  if (args.length > 0) handOver(node, args);
} catch (error) {
  fail(error);
}
