import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { addUp, afterAnotherTry, closingLine, vitestCounts, vitestFailedFiles, vitestFailures } from './results.ts';

it('adds up the runners in one closing line, and names skipped tests only when there are some', () => {
  const unit = { ok: true, counts: { passed: 5, failed: 0, skipped: 0 } };
  expect(closingLine(addUp([unit, { ok: true, counts: { passed: 2, failed: 0, skipped: 0 } }]))).toBe('7 passed, 0 failed');
  expect(closingLine(addUp([unit, { ok: true, counts: { passed: 0, failed: 0, skipped: 1 } }]))).toBe(
    '5 passed, 0 failed, 1 skipped',
  );
});

it('counts a runner that broke without a failed test as a failure', () => {
  expect(addUp([{ ok: false, counts: { passed: 3, failed: 0, skipped: 0 } }])).toMatchObject({ passed: 3, failed: 1 });
});

it('takes what passes when it is tried again, alone, for passed, and what fails again for failed', () => {
  const first = { passed: 4_300, failed: 2, skipped: 1 };
  expect(afterAnotherTry(first, { passed: 30, failed: 0, skipped: 0 })).toEqual({ passed: 4_302, failed: 0, skipped: 1 });
  expect(afterAnotherTry(first, { passed: 29, failed: 1, skipped: 0 })).toEqual({ passed: 4_301, failed: 1, skipped: 1 });
});

it('counts a file that broke before its first test as a failure, and names it and each failed test', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sidekick-results-'));
  const file = join(folder, 'report.json');
  const report = {
    numPassedTests: 1,
    numFailedTests: 1,
    numPendingTests: 0,
    numTodoTests: 0,
    testResults: [
      { name: 'broken.test.ts', status: 'failed', assertionResults: [] },
      {
        name: 'half.test.ts',
        status: 'failed',
        assertionResults: [
          { status: 'passed', fullName: 'adds' },
          { status: 'failed', fullName: 'subtracts' },
        ],
      },
    ],
  };
  await writeFile(file, JSON.stringify(report));
  expect(await vitestCounts(file)).toEqual({ passed: 1, failed: 2, skipped: 0 });
  expect(await vitestFailedFiles(file)).toEqual(['broken.test.ts', 'half.test.ts']);
  expect(await vitestFailures(file)).toEqual(['broken.test.ts: broke before its first test', 'half.test.ts: subtracts']);
  await rm(folder, { recursive: true });
});
