/** A data folder with the demo's homes and their markets learned, made once for all workers, which begin with copies of it. */
import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { startEmbeddedPostgres } from '#server/platform/database/embedded/index.ts';
import { startProduct } from '#tests/support/product.ts';

/** Enough for every journey's question to find homes, and made in a second or two. */
export const demoEnvironment = { DEMO: 'on', DEMO_LISTINGS: '12000' };

const variable = 'SIDEKICK_DEMO_HOME';
const quiet = { info: () => {}, warn: () => {} };
const LEARNED_WITHIN_MS = 240_000;
const POLL_MS = 250;

/** Waits until what follows an import is done: it would take the processor from the journeys. */
async function untilJobsAreDone(dataDir: string): Promise<void> {
  const { connectionString, stop } = await startEmbeddedPostgres({ dataDir, log: quiet });
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    const deadline = Date.now() + LEARNED_WITHIN_MS;
    for (;;) {
      const { rows } = await client.query('SELECT task_identifier FROM graphile_worker.jobs WHERE run_at <= now()');
      if (rows.length === 0) return;
      if (Date.now() > deadline) throw new Error(`Jobs are not done: ${JSON.stringify(rows)}`);
      await pause(POLL_MS);
    }
  } finally {
    await client.end();
    await stop();
  }
}

/** Playwright's global setup; what it answers is called at the end. */
export default async function makeDemoHome(): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'sidekick-demo-home-'));
  const product = await startProduct({ dataDir, environment: demoEnvironment });
  await untilJobsAreDone(dataDir);
  await product.stop();
  process.env[variable] = dataDir;
  return () => rm(dataDir, { recursive: true, force: true });
}

/** A data folder of one's own that begins as the demo's. */
export async function copyDemoHome(): Promise<string> {
  const made = process.env[variable];
  if (made === undefined) throw new Error('The global setup of playwright.config.ts has not run.');
  const dataDir = await mkdtemp(join(tmpdir(), 'sidekick-browser-'));
  // With owners and rights, which PostgreSQL insists on.
  execFileSync('cp', ['-a', `${made}/.`, dataDir]);
  return dataDir;
}
