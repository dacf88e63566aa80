import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startProduct } from '#tests/support/product.ts';
import { median, type Bench } from './result.ts';
import { processesOf, sumPssMb } from './support/processes.ts';

const FRESH_MUST_BE_MS = 25_000;
const NEXT_MUST_BE_MS = 3_000;
const IDLE_MUST_BE_MB = 350;

const IDLE_PROCESSOR_MS = 100;
const IDLE_SECONDS = 6;
const IDLE_WITHIN_SECONDS = 180;

/** What processes have used of the processor; Linux counts in hundredths of a second. */
function processorMs(pids: readonly number[]): number {
  return pids.reduce((sum, pid) => {
    try {
      const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
      return sum + 10 * (Number(fields[11]) + Number(fields[12]));
    } catch {
      return sum; // It ended meanwhile.
    }
  }, 0);
}

/** Waits until the product has done what it does by itself after a start, such as learning the markets of new listings. */
async function untilIdle(pids: () => number[]): Promise<void> {
  let seconds = 0;
  let before = processorMs(pids());
  for (let waited = 0; waited < IDLE_WITHIN_SECONDS && seconds < IDLE_SECONDS; waited += 1) {
    await pause(1_000);
    const now = processorMs(pids());
    seconds = now - before < IDLE_PROCESSOR_MS ? seconds + 1 : 0;
    before = now;
  }
}

/** `start` of docs/performance.md: fresh with demo data, again with data, and what all processes use when idle. */
export const run: Bench = async ({ small }) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'sidekick-bench-start-'));
  try {
    const fresh = await startProduct({ dataDir, environment: { DEMO: 'on' } });
    const freshMs = fresh.readyMs;
    await fresh.stop();

    const againMs: number[] = [];
    let idleMb = 0;
    for (let round = 0; round < (small ? 1 : 5); round += 1) {
      const again = await startProduct({ dataDir });
      againMs.push(again.readyMs);
      if (round === 0) {
        const all = (): number[] => Object.values(processesOf(again.process.pid as number, dataDir)).flat();
        if (!small) await untilIdle(all);
        idleMb = sumPssMb(all());
      }
      await again.stop();
    }
    const nextMs = median(againMs);
    return [
      {
        name: 'fresh data folder, demo listings made, ready',
        value: freshMs / 1000,
        unit: 's',
        mustBe: '≤ 25 s',
        ok: freshMs <= FRESH_MUST_BE_MS,
      },
      {
        name: 'next start, ready (median of 5)',
        value: nextMs / 1000,
        unit: 's',
        mustBe: '≤ 3 s',
        ok: nextMs <= NEXT_MUST_BE_MS,
      },
      {
        name: 'idle memory of all processes (PSS)',
        value: idleMb,
        unit: 'MB',
        mustBe: '≤ 350 MB',
        ok: idleMb <= IDLE_MUST_BE_MB,
      },
    ];
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
};
