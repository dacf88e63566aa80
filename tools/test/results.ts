import { readFile } from 'node:fs/promises';

/** How many tests of a run passed, failed and were skipped. */
export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { name: string; status: string; assertionResults: { status: string; fullName: string }[] }[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
}

/** Reads vitest's JSON report; a file that broke before its first test counts as one failure. */
export async function vitestCounts(file: string): Promise<Counts> {
  const report = JSON.parse(await readFile(file, 'utf8')) as VitestReport;
  const broken = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/** The files of vitest's JSON report in which something failed. */
export async function vitestFailedFiles(file: string): Promise<string[]> {
  const report = JSON.parse(await readFile(file, 'utf8')) as VitestReport;
  return report.testResults.filter(({ status }) => status === 'failed').map(({ name }) => name);
}

/** The failed tests of vitest's JSON report: each file with its tests, to be named again at the end of a long output. */
export async function vitestFailures(file: string): Promise<string[]> {
  const report = JSON.parse(await readFile(file, 'utf8')) as VitestReport;
  return report.testResults.flatMap(({ name, status, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed').map((test) => `${name}: ${test.fullName}`);
    return failed.length === 0 && status === 'failed' ? [`${name}: broke before its first test`] : failed;
  });
}

/** Those that passed only when they were tried again have passed; the runner names them as flaky at its end. */
export async function playwrightCounts(file: string): Promise<Counts> {
  const { stats } = JSON.parse(await readFile(file, 'utf8')) as PlaywrightReport;
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped };
}

/**
 * What a run comes to whose failed files were run once more, alone: what passes then has passed, and the rest of the first run stands.
 */
export function afterAnotherTry(first: Counts, again: Counts): Counts {
  return { ...first, passed: first.passed + first.failed - again.failed, failed: again.failed };
}

/** One sum of all runners: a runner that failed without a failed test counts as a failure. */
export function addUp(runs: { counts: Counts; ok: boolean }[]): Counts {
  const total = { passed: 0, failed: 0, skipped: 0 };
  for (const { counts, ok } of runs) {
    total.passed += counts.passed;
    total.failed += ok ? counts.failed : Math.max(counts.failed, 1);
    total.skipped += counts.skipped;
  }
  return total;
}

export function closingLine({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
