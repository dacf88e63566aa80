import { execFileSync } from 'node:child_process';
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openBinaries } from './open-binaries.ts';

const isRoot = process.getuid?.() === 0;
const version = `0.0.0-test.${process.pid}`;

describe('the program of PostgreSQL', () => {
  let parent: string;
  let folder: string;
  beforeEach(async () => {
    parent = await mkdtemp(join(tmpdir(), 'sidekick-binaries-'));
    folder = join(parent, 'package');
    await mkdir(join(folder, 'bin'), { recursive: true });
    await writeFile(join(folder, 'package.json'), JSON.stringify({ version }));
    await writeFile(join(folder, 'bin', 'initdb'), '#!/bin/sh\necho made\n', { mode: 0o755 });
    await writeFile(join(folder, 'bin', 'postgres'), '#!/bin/sh\necho serves\n', { mode: 0o755 });
  });
  afterEach(() =>
    Promise.all([parent, `/var/lib/sidekick/postgres-${version}`].map((path) => rm(path, { recursive: true, force: true }))),
  );

  const binaries = () => ({ folder, initdb: join(folder, 'bin', 'initdb'), postgres: join(folder, 'bin', 'postgres') });

  it('is run where it is when everyone may enter', async () => {
    await chmod(parent, 0o755);
    expect(await openBinaries(binaries())).toEqual(binaries());
  });

  it.runIf(isRoot)('is run from a copy outside when it lies below a closed folder, and copied once', async () => {
    await chmod(parent, 0o700);
    const open = await openBinaries(binaries());
    expect(open.folder).not.toBe(folder);
    const asNobody = execFileSync(open.postgres, { uid: 65_534, gid: 65_534, encoding: 'utf8', cwd: '/' });
    expect(asNobody).toBe('serves\n');
    expect(await openBinaries(binaries())).toEqual(open);
  });
});
