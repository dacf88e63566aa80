import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { runHere } from '#tests/support/run-here.ts';
import { benchProgram } from '../bench/main.ts';
import { evalProgram } from '../bench/eval/main.ts';
import { endOf, readArguments, type Program } from './command-line.ts';
import { checkProgram } from './check.ts';
import { configProgram } from './config.ts';
import { createUserProgram } from './create-user.ts';
import { databaseTypesProgram } from './database-types.ts';
import { demoDataProgram } from './demo-data.ts';
import { importProgram } from './import.ts';
import { migrateProgram } from './migrate.ts';
import { mlsProgram } from './mls.ts';
import { userDataProgram } from './user-data.ts';
import { photoSheetProgram } from './photo-sheet.ts';

const programs: Record<string, Program> = {
  bench: benchProgram,
  check: checkProgram,
  config: configProgram,
  'create-user': createUserProgram,
  'database-types': databaseTypesProgram,
  'demo-data': demoDataProgram,
  eval: evalProgram,
  import: importProgram,
  migrate: migrateProgram,
  mls: (args) => mlsProgram(['sync', ...args]),
  'photo-sheet': photoSheetProgram,
  'user-data': userDataProgram,
};

describe.each(Object.entries(programs))('the program %s', (_, program) => {
  test('says in a sentence that it knows no such option, tells how it is used, and ends with 2', async () => {
    const { code, stderr } = await runHere(program, ['--colour']);
    expect([code, stderr]).toEqual([2, expect.stringMatching(/^Unknown option '--colour'[^]*(npm run|node) /)]);
    expect(stderr).not.toMatch(/\n {4}at /);
  });

  test('tells how it is used when it is asked, and ends with 0', async () => {
    expect(await runHere(program, ['--help'])).toEqual({
      code: 0,
      stdout: expect.stringMatching(/npm run |node /) as string,
      stderr: '',
    });
  });
});

test.each([
  ['bench', ['speed'], 'There is no benchmark speed. There are: api, '],
  ['eval', ['--questions', 'all'], '--questions is held-out or development, not all.'],
  ['eval', ['--limit', 'few'], '--limit is a number of questions from 1, not few.'],
  ['eval', ['more'], 'more is too much.'],
  ['demo-data', ['--today', '2026-02-30'], '--today is "2026-02-30", which is no date such as 2026-11-20.'],
  ['migrate', ['down'], 'down is too much.'],
] as const)('npm run %s -- %j ends in a sentence', async (name, args, sentence) => {
  const { code, stderr } = await runHere(programs[name] ?? (async () => 0), args);
  expect([code, stderr]).toEqual([2, expect.stringContaining(sentence)]);
});

test('a fault of ours ends with 1 and shows where it was', async () => {
  const broken = async (): Promise<never> => Promise.reject(new TypeError('no such thing'));
  const { code, stderr } = await runHere(broken, []);
  expect([code, stderr]).toEqual([1, expect.stringMatching(/TypeError: no such thing\n {4}at /)]);
});

test('a database without room is told in a sentence, and ends with 1', async () => {
  const full = async (): Promise<never> =>
    Promise.reject(Object.assign(new Error('could not extend file "base/1/2"'), { code: '53100' }));
  const { code, stderr } = await runHere(full, []);
  expect([code, stderr]).toEqual([1, expect.stringMatching(/^There is no room left on the disk of the database\..*\n?$/)]);
});

test('a program ends with its own code, else with 0', async () => {
  expect([await endOf(async () => 3, []), await endOf(async () => {}, [])]).toEqual([3, 0]);
  expect(readArguments(['a', '--few', '3'], { few: { type: 'string' } }, 'Usage: …')).toMatchObject({
    values: { few: '3' },
    positionals: ['a'],
  });
});

test('a process of its own ends in the same way', async () => {
  const running = promisify(execFile)(process.execPath, ['tools/demo-data.ts', '--colour']);
  await expect(running).rejects.toMatchObject({
    code: 2,
    stderr: expect.stringMatching(/^Unknown option '--colour'(?![^]*\n {4}at )/) as string,
  });
});
