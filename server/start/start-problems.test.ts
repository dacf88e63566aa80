import { once } from 'node:events';
import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { migrateToLatest } from '#server/platform/database/index.ts';
import { StartProblem } from '#server/platform/database/embedded/index.ts';
import { withDatabase } from '#tests/support/postgres.ts';
import { explainConnectError } from './connect-problem.ts';
import { prepareDataFolder } from './data-folder.ts';
import { ensurePortIsFree } from './port.ts';

/** The sentence that a person would be shown. */
async function sentenceOf(attempt: Promise<unknown>): Promise<string> {
  const error = await attempt.catch((thrown: unknown) => thrown);
  if (error instanceof StartProblem) return error.message;
  throw error ?? new Error('It went well, but a problem was expected');
}

test('a taken port is told before anything is started', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;

  expect(await sentenceOf(ensurePortIsFree('127.0.0.1', port))).toMatch(
    new RegExp(`^Cannot listen on 127\\.0\\.0\\.1, port ${port}: another program listens there already.* PORT=\\d+ npm start$`),
  );
  other.close();
  await once(other, 'close');
  await ensurePortIsFree('127.0.0.1', port);
});

test('an address that this machine does not have is told', async () => {
  expect(await sentenceOf(ensurePortIsFree('203.0.113.1', 3000))).toMatch(/does not have that address/);
});

describe('the data folder', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'sidekick-folder-'));
  });
  afterAll(() => rm(folder, { recursive: true }));
  const modeOf = async (path: string) => (await stat(path)).mode & 0o777;

  test('is made for its owner alone, and closed when it stood open', async () => {
    const path = join(folder, 'new', 'data');
    expect(await prepareDataFolder(path)).toBe(path);
    expect(await modeOf(path)).toBe(0o700);

    const open = join(folder, 'open');
    await mkdir(join(open, 'postgres'), { recursive: true, mode: 0o755 });
    await prepareDataFolder(open);
    expect(await modeOf(open)).toBe(0o700);
  });

  test('keeps its rights when it is full of other things', async () => {
    const shared = join(folder, 'shared');
    await mkdir(shared, { mode: 0o755 });
    await writeFile(join(shared, 'letter.txt'), '');
    await prepareDataFolder(shared);

    expect(await modeOf(shared)).toBe(0o755);
  });

  test('that cannot be made is told', async () => {
    await writeFile(join(folder, 'file'), '');

    expect(await sentenceOf(prepareDataFolder(join(folder, 'file', 'data')))).toMatch(
      /cannot be written: a part of the path is a file/,
    );
  });
});

describe('a database in DATABASE_URL', () => {
  const connect = (url: string) =>
    migrateToLatest(url).catch((error: unknown) => {
      throw explainConnectError(error);
    });

  test('that does not answer is told without its address, which holds a password', async () => {
    expect(await sentenceOf(connect('postgres://sidekick:topsecret@127.0.0.1:1/sidekick'))).toBe(
      'The PostgreSQL server in DATABASE_URL cannot be used: nothing listens at its address.',
    );
  });

  test('that does not exist is told', async () => {
    expect(await sentenceOf(connect(withDatabase(inject('postgres').server, 'no_such_database')))).toBe(
      'The PostgreSQL server in DATABASE_URL cannot be used: it has no database of that name.',
    );
  });
});
