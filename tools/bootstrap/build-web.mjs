import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { root, run } from './run.mjs';

const sources = [
  'web',
  'contract',
  'vite.config.ts',
  'tools/installable.ts',
  'tools/schemaless-contract.ts',
  'tools/rendered-by-server.ts',
  'package-lock.json',
];
const built = join(root, 'dist', 'web');
const stamp = join(root, 'dist', 'web.stamp');
const compressible = new Set(['.css', '.html', '.js', '.json', '.mjs', '.svg', '.txt', '.wasm', '.webmanifest']);
const minBytes = 1024;

/** Builds `dist/web` when its sources are not those of the last build. */
export async function buildWebIfChanged(node) {
  const hash = await hashOf(sources);
  if (existsSync(built) && (await readFile(stamp, 'utf8').catch(() => '')) === hash) return;
  console.log('Building the web …');
  // Made aside and swapped in whole: a server that runs goes on serving the old files until then.
  const fresh = `${built}.${process.pid}`;
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  try {
    const env = { ...process.env, NODE_ENV: 'production' };
    await run('Building the web', node, [vite, 'build', '--outDir', fresh, '--emptyOutDir', '--logLevel', 'warn'], env);
    await compressAll(fresh);
    await rm(built, { recursive: true, force: true });
    await rename(fresh, built);
    await writeFile(stamp, hash);
  } finally {
    await rm(fresh, { recursive: true, force: true });
  }
}

async function hashOf(paths) {
  const hash = createHash('sha256');
  for (const path of paths) {
    for (const file of await filesOf(join(root, path))) hash.update(file.slice(root.length)).update(await readFile(file));
  }
  return hash.digest('hex');
}

async function filesOf(path) {
  if (!(await stat(path)).isDirectory()) return [path];
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .sort();
}

/** The best compression beside each file, so that none is spent on a request. */
async function compressAll(folder) {
  const write = async (file) => {
    const content = await readFile(file);
    if (content.length < minBytes || !compressible.has(extname(file))) return;
    const [small, smaller] = await Promise.all([
      promisify(gzip)(content, { level: 9 }),
      promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
    ]);
    await Promise.all([writeFile(`${file}.gz`, small), writeFile(`${file}.br`, smaller)]);
  };
  await Promise.all((await filesOf(folder)).map(write));
}
