import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from './run.mjs';

/** Runs `npm ci` when node_modules does not hold what package-lock.json names. */
export async function installIfChanged() {
  if (isInstalled(root)) return;
  console.log('Installing packages …');
  // npm that started us, with the Node that runs it; else the one in PATH.
  const [file, ...before] = process.env.npm_execpath ? [process.execPath, process.env.npm_execpath] : ['npm'];
  await run('Installing packages', file, [...before, 'ci', '--no-audit', '--no-fund', '--loglevel=error']);
}

/**
 * True when npm's own record of what it installed agrees with package-lock.json. npm writes the record last, so an install
 * that was broken off is seen; and it keeps it current, so an `npm install` by hand counts.
 */
export function isInstalled(folder, withDev = process.env.NODE_ENV !== 'production') {
  let wanted, found;
  try {
    wanted = readPackages(join(folder, 'package-lock.json'));
    found = readPackages(join(folder, 'node_modules', '.package-lock.json'));
  } catch {
    return false;
  }
  return Object.entries(wanted).every(([path, entry]) => {
    if (path === '') return true;
    const installed = found[path];
    if (installed) return installed.version === entry.version && installed.integrity === entry.integrity;
    return entry.optional || entry.devOptional || entry.peer || (entry.dev && !withDev); // e.g. another platform's
  });
}

function readPackages(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages;
}
