import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { startEmbeddedPostgres } from '#server/platform/database/embedded/index.ts';
import { pdfOf } from '#tests/support/made-files.ts';
import { startProduct } from '#tests/support/product.ts';
import { median, type Bench } from './result.ts';

const FILE_BYTES = 49_900_000;
const AT_ONCE = 10;
const MUST_BE_RATIO = 0.8;
const MAX_GROWTH_MB = 50;
const SAMPLE_MS = 50;
const quiet = { info: () => {}, warn: () => {} };

/** Sends the file as many times at once as agents do at most. @returns MB a second */
async function megabytesPerSecond(url: string, file: Buffer<ArrayBuffer>, headers: Record<string, string>): Promise<number> {
  const begun = performance.now();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      const form = new FormData();
      form.append('file', new File([file], 'contract.pdf', { type: 'application/pdf' }));
      const answer = await fetch(url, { method: 'POST', headers, body: form });
      const text = await answer.text();
      if (!answer.ok) throw new Error(`An upload answered ${answer.status}: ${text}`);
    }),
  );
  return (AT_ONCE * file.length) / 1_000 / (performance.now() - begun);
}

async function residentMb(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) / 1_024;
}

/** The most memory that a process was seen to have while something went on. */
async function mostMemory(pid: number, act: () => Promise<void>): Promise<number> {
  let most = await residentMb(pid);
  const timer = setInterval(() => void residentMb(pid).then((mb) => (most = Math.max(most, mb))), SAMPLE_MS);
  try {
    await act();
  } finally {
    clearInterval(timer);
  }
  return most;
}

/** Waits until the product has read every file. */
async function allRead(client: pg.Client): Promise<void> {
  while ((await client.query('SELECT FROM files WHERE NOT is_read LIMIT 1')).rowCount !== 0) await pause(SAMPLE_MS);
}

/** `upload` of docs/performance.md: files of 50 MB, ten at once, against Fastify that only writes them to the disk. */
export const run: Bench = async ({ small }) => {
  const rounds = small ? 1 : 5;
  // A scanned contract: a page with a line of text, and the rest a picture.
  const file = pdfOf(['The roof is new.'], { beside: randomBytes(small ? 1_000_000 : FILE_BYTES) });
  const folder = await mkdtemp(join(tmpdir(), 'sidekick-bench-upload-'));
  const bare = spawn(process.execPath, [new URL('upload-server.ts', import.meta.url).pathname, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const [port] = (await once(bare.stdout, 'data')) as [Buffer];
  const product = await startProduct({ dataDir: join(folder, 'data'), environment: { DEMO: 'on' } });
  const { connectionString, stop: leave } = await startEmbeddedPostgres({ dataDir: join(folder, 'data'), log: quiet });
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    const pid = product.process.pid ?? 0;
    const headers = { cookie: await product.signIn(), origin: product.url };
    const idleMb = await residentMb(pid);
    const ours: number[] = [];
    const plain: number[] = [];
    const most: number[] = [];
    const readMs: number[] = [];
    for (let round = 0; round <= rounds; round += 1) {
      // More than the burst that one user has.
      await client.query('DELETE FROM throttle_counters');
      const ofBare = await megabytesPerSecond(`http://127.0.0.1:${port.toString().trim()}/files`, file, {});
      let [ofOurs, readAfterMs] = [Number.NaN, Number.NaN];
      const mb = await mostMemory(pid, async () => {
        ofOurs = await megabytesPerSecond(`${product.url}/api/files`, file, headers);
        const answered = performance.now();
        // Files are read after the answer: neither the next round nor bare Fastify shall pay for that.
        await allRead(client);
        readAfterMs = performance.now() - answered;
      });
      if (round === 0) continue;
      readMs.push(readAfterMs);
      plain.push(ofBare);
      ours.push(ofOurs);
      most.push(mb);
    }
    const [value, baseline] = [median(ours), median(plain)];
    const growth = (most.at(-1) ?? 0) - (most[0] ?? 0);
    return [
      {
        name: `files of ${Math.round(file.length / 1e6)} MB, ${AT_ONCE} at once`,
        ...{ value, unit: 'MB/s', baseline, ratio: value / baseline },
        mustBe: `≥ ${MUST_BE_RATIO} of bare Fastify`,
        ok: value / baseline >= MUST_BE_RATIO,
      },
      {
        name: 'after the answers, until all of them are read',
        ...{ value: median(readMs), unit: 'ms', mustBe: 'shown', ok: true },
      },
      {
        name: 'most resident memory of the last round over that of the first',
        ...{ value: growth, unit: 'MB', mustBe: `≤ ${MAX_GROWTH_MB} MB`, ok: growth <= MAX_GROWTH_MB },
      },
      {
        name: 'most resident memory over that at rest',
        ...{ value: Math.max(...most) - idleMb, unit: 'MB', mustBe: 'shown', ok: true },
      },
    ];
  } finally {
    await client.end();
    await product.stop();
    await leave();
    bare.kill();
    await rm(folder, { recursive: true, force: true });
  }
};
