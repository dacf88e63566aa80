import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { until } from '#tests/support/until.ts';
import { isInstalled } from './install.mjs';

describe('isInstalled', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'sidekick-install-'));
    await mkdir(join(folder, 'node_modules'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  type Packages = Record<string, object>;
  async function check(wanted: Packages, found: Packages, withDev = true): Promise<boolean> {
    await writeFile(join(folder, 'package-lock.json'), JSON.stringify({ packages: { '': {}, ...wanted } }));
    await writeFile(join(folder, 'node_modules', '.package-lock.json'), JSON.stringify({ packages: found }));
    return isInstalled(folder, withDev);
  }
  const one = { version: '1.0.0', integrity: 'sha512-one' };

  it('is false before the first install', async () => {
    await writeFile(join(folder, 'package-lock.json'), JSON.stringify({ packages: { a: one } }));
    expect(isInstalled(folder, true)).toBe(false);
  });

  it('is true when all is there, or only what is for other platforms is missing', async () => {
    expect(await check({ a: one, b: { ...one, optional: true } }, { a: one })).toBe(true);
  });

  it('is false when a package is missing or of another version', async () => {
    expect(await check({ a: one, b: one }, { a: one })).toBe(false);
    expect(await check({ a: { ...one, version: '1.0.1' } }, { a: one })).toBe(false);
  });

  it('misses development packages only where they are wanted', async () => {
    expect(await check({ a: { ...one, dev: true } }, {}, false)).toBe(true);
    expect(await check({ a: { ...one, dev: true } }, {}, true)).toBe(false);
  });
});

describe('bootstrap', () => {
  const bootstrap = fileURLToPath(new URL('../bootstrap.mjs', import.meta.url));
  const start = (code: string) => spawn(process.execPath, [bootstrap, '-e', code], { stdio: ['ignore', 'pipe', 'inherit'] });
  const stayAlive = 'setInterval(() => {}, 1000); console.log(process.pid);';

  function isAlive(pid: number): boolean {
    try {
      return process.kill(pid, 0);
    } catch {
      return false;
    }
  }

  it("ends with the program's exit code", async () => {
    expect(await once(start('process.exit(7)'), 'exit')).toEqual([7, null]);
  });

  it.each(['SIGTERM', 'SIGINT'] as const)('passes %s on and waits for the program to end gracefully', async (signal) => {
    const child = start(`process.once('${signal}', () => { console.log('stopped'); process.exit(0); }); ${stayAlive}`);
    await once(child.stdout, 'data');
    child.kill(signal);
    const firstOutput = once(child.stdout, 'data');
    expect(await once(child, 'exit')).toEqual([0, null]);
    expect(String((await firstOutput)[0])).toBe('stopped\n');
  });

  it('killed with -9, ends the program too', async () => {
    const child = start(stayAlive);
    const pid = Number(String((await once(child.stdout, 'data'))[0]));
    child.kill('SIGKILL');
    await until(() => expect(isAlive(pid)).toBe(false));
  });
});
