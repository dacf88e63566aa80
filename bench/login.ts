import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { confirmPasswordReset, login, startPasswordReset } from '#contract/accounts.ts';
import { createPasswords } from '#server/modules/accounts/passwords.ts';
import { createCappedQueue } from '#server/platform/capped-queue.ts';
import { startEmbeddedPostgres } from '#server/platform/database/embedded/index.ts';
import { newId } from '#server/platform/ids.ts';
import { startProduct, type Product } from '#tests/support/product.ts';
import { median, quantile, type Bench, type BenchResult } from './result.ts';

const PASSWORD = 'Correct-horse-7!';
const PER_SECOND = 20;
const MAX_ARGON2_TIMES = 2;
const MAX_DIFFERENCE = 0.05;
const CROWD = 300;
const MAX_OTHERS_P95_MS = 100;
const quiet = { info: () => {}, warn: () => {} };

let addresses = 0;
/** Nobody was at this address before. */
function newAddress(): string {
  addresses += 1;
  return `10.${addresses >> 16}.${(addresses >> 8) & 255}.${addresses & 255}`;
}

async function post(product: Product, path: string, body: object, headers: Record<string, string> = {}) {
  const answer = await fetch(product.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: product.url, 'x-forwarded-for': newAddress(), ...headers },
    body: JSON.stringify(body),
  });
  await answer.arrayBuffer();
  return answer;
}

async function timed<Answer>(act: () => Promise<Answer>): Promise<{ ms: number; answer: Answer }> {
  const begun = performance.now();
  const answer = await act();
  return { ms: performance.now() - begun, answer };
}

/** Accounts with one password and, for each, a code to choose another. */
async function addAccounts(client: pg.Client, count: number, hash: string): Promise<string[]> {
  const emails = Array.from({ length: count }, (_, at) => `login-${at}@example.com`);
  const now = new Date();
  for (const email of emails) {
    const id = newId();
    await client.query(
      `INSERT INTO users (id, tracking_id, email, email_confirmed, password_hash, first_name, last_name, created_at, updated_at)
       VALUES ($1, $2, $3, true, $4, 'Bench', 'Agent', $5, $5)`,
      [id, newId(), email, hash, now],
    );
    await client.query(
      `INSERT INTO password_reset_codes (user_id, code_hash, guesses_left, expires_at) VALUES ($1, $2, 1000, $3)`,
      [id, hash, new Date(now.getTime() + 3_600_000)],
    );
  }
  return emails;
}

/** Sign-ins at a steady pace, whether or not those before are answered, by browsers in which each was before. */
async function steadily(product: Product, emails: readonly string[], seconds: number): Promise<number[]> {
  const devices = new Map<string, string>();
  for (const email of emails) {
    const answer = await post(product, login.path, { email, password: PASSWORD });
    devices.set(
      email,
      answer.headers
        .getSetCookie()
        .find((cookie) => cookie.startsWith('device='))
        ?.split(';')[0] ?? '',
    );
  }
  const running: Promise<number>[] = [];
  for (let turn = 0; turn < seconds * PER_SECOND; turn += 1) {
    const email = emails[turn % emails.length] ?? '';
    const enter = () => post(product, login.path, { email, password: PASSWORD }, { cookie: devices.get(email) ?? '' });
    running.push(
      timed(enter).then(({ ms, answer }) => {
        if (answer.status !== 200) throw new Error(`A sign-in was answered with ${answer.status}`);
        return ms;
      }),
    );
    await pause(1_000 / PER_SECOND);
  }
  return Promise.all(running);
}

/** Far more than can wait come at once; one who is signed in goes on meanwhile. */
async function crowd(product: Product): Promise<BenchResult[]> {
  const cookie = await product.signIn();
  const others: number[] = [];
  let isOver = false;
  const other = (async () => {
    while (!isOver) others.push((await timed(async () => (await product.call(cookie, 'GET', '/api/me')).arrayBuffer())).ms);
  })();
  const answers = await Promise.all(
    Array.from({ length: CROWD }, (_, at) =>
      timed(() => post(product, login.path, { email: `crowd-${at}@example.com`, password: PASSWORD })),
    ),
  );
  isOver = true;
  await other;
  const refused = answers.filter(({ answer }) => answer.status === 503).length;
  const slowest = quantile(others, 0.95);
  return [
    {
      name: `${CROWD} sign-ins at once: sent away to come back`,
      value: refused,
      unit: 'of them',
      mustBe: '> 0: the queue is capped',
      ok: refused > 0 && answers.every(({ answer }) => answer.status === 503 || answer.status === 401),
    },
    {
      name: `${CROWD} sign-ins at once: calls of another user, p95 of ${others.length}`,
      value: slowest,
      unit: 'ms',
      mustBe: `≤ ${MAX_OTHERS_P95_MS} ms`,
      ok: slowest <= MAX_OTHERS_P95_MS,
    },
  ];
}

/** A call for known and unknown addresses by turns, so that a slower moment hits both. */
async function difference(
  name: string,
  emails: readonly string[],
  call: (email: string) => Promise<unknown>,
): Promise<BenchResult> {
  const known: number[] = [];
  const unknown: number[] = [];
  for (const [at, email] of emails.entries()) {
    const both = [
      async () => known.push((await timed(() => call(email))).ms),
      async () => unknown.push((await timed(() => call(`nobody-${at}@example.com`))).ms),
    ];
    for (const act of at % 2 === 0 ? both : both.toReversed()) await act();
  }
  const [value, baseline] = [median(known), median(unknown)];
  const ratio = value / baseline;
  return {
    ...{ name: `${name}: known against unknown address, median`, value, unit: 'ms', baseline, ratio },
    mustBe: `within ${MAX_DIFFERENCE * 100} %`,
    ok: Math.abs(ratio - 1) <= MAX_DIFFERENCE,
  };
}

/** `login` of docs/performance.md. */
export const run: Bench = async ({ small }) => {
  const passwords = createPasswords(createCappedQueue({ maxRunning: 1, maxWaiting: 0, whenFull: '' }));
  const argon2: number[] = [];
  for (let round = 0; round < (small ? 5 : 50); round += 1) argon2.push((await timed(() => passwords.hash(PASSWORD))).ms);
  const dataDir = await mkdtemp(join(tmpdir(), 'sidekick-bench-login-'));
  const product = await startProduct({ dataDir, environment: { DEMO: 'on', DEMO_LISTINGS: '600', TRUST_PROXY: 'on' } });
  const { connectionString, stop: leave } = await startEmbeddedPostgres({ dataDir, log: quiet });
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    const emails = await addAccounts(client, small ? 6 : 300, await passwords.hash(PASSWORD));
    const [value, baseline] = [median(await steadily(product, emails.slice(0, 40), small ? 1 : 20)), median(argon2)];
    const wrong = { token: 'AAAAAA', password: 'Another-horse-9!' };
    return [
      {
        ...{ name: `sign-in, ${PER_SECOND} a second, median`, value, unit: 'ms', baseline, ratio: value / baseline },
        mustBe: `≤ ${MAX_ARGON2_TIMES} × argon2`,
        ok: value <= baseline * MAX_ARGON2_TIMES,
      },
      ...(await crowd(product)),
      await difference('wrong password', emails, (email) => post(product, login.path, { email, password: 'Wrong-horse-7!' })),
      await difference('asking for a code', emails, (email) => post(product, startPasswordReset.path, { email })),
      await difference('wrong code', emails, (email) => post(product, confirmPasswordReset.path, { email, ...wrong })),
    ];
  } finally {
    await client.end();
    await leave();
    await product.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
};
