import { createThreadsModule, type ThreadsService } from '#server/modules/threads/index.ts';
import { systemClock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/index.ts';
import { newId } from '#server/platform/ids.ts';
import { createThrottle } from '#server/platform/throttle.ts';
import { median, quantile, type Bench, type BenchResult } from './result.ts';
import { openOwnPostgres } from './support/own-postgres.ts';

const MAX_P95_MS = 30;
const USERS = 10;
/** Of all messages, in percent; the others share the rest. */
const SHARE_OF_FIRST = 50;
const MESSAGES_OF_THREAD = 30;
const ROUNDS = 60;
const BATCH = 5_000;

/** What is said anywhere now and then, so that it is known what a search must find. */
const places = ['Oakland', 'Alameda', 'Berkeley', 'Fremont', 'Hayward', 'Piedmont', 'Albany', 'Richmond'];
const syllables = ['ba', 'cor', 'del', 'fen', 'gri', 'hol', 'jun', 'kas', 'lo', 'mer', 'nat', 'pel', 'ros', 'stu', 'tam', 'ver'];

/** The same numbers in each run. */
function createRandom(): () => number {
  let state = 42;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const random = createRandom();
const vocabulary = Array.from({ length: 4_000 }, (_, at) =>
  [at % 16, Math.floor(at / 16) % 16, Math.floor(at / 256)].map((syllable) => syllables[syllable]).join(''),
);
/** Few words are said all the time, most of them seldom. */
const word = (): string => vocabulary[Math.floor(vocabulary.length * random() ** 3)] ?? '';
const place = (): string => places[Math.floor(places.length * random() ** 2)] ?? '';

function textOf(number: number): string {
  // A question, then its answer.
  const words = Array.from({ length: number % 2 === 0 ? 10 : 60 }, word);
  if (number % 3 === 0) words.push('homes in', place());
  if (number % 5_000 === 1) words.push('reservoir');
  words.push(`$${(300_000 + (number % 900) * 1_000).toLocaleString('en-US')}`);
  return words.join(' ');
}

async function insertMessages({ pool }: Database, userId: string, count: number): Promise<void> {
  for (let from = 0; from < count; from += BATCH) {
    const size = Math.min(BATCH, count - from);
    const threads = Array.from({ length: Math.ceil(size / MESSAGES_OF_THREAD) }, newId);
    const titles = threads.map(() => `${word()} ${word()} in ${place()}`);
    await pool.query(
      `INSERT INTO threads (id, user_id, title, created_at, updated_at)
       SELECT id, $1, title, now() - number * interval '1 hour', now() - number * interval '1 hour'
       FROM unnest($2::uuid[], $3::text[]) WITH ORDINALITY AS begun (id, title, number)`,
      [userId, threads, titles],
    );
    const ids = Array.from({ length: size }, newId);
    await pool.query(
      `INSERT INTO messages (id, thread_id, user_id, unique_key, created_by, content, created_at)
       SELECT id, ($3::uuid[])[1 + (number - 1) / $4], $1, id::text,
         CASE number % 2 WHEN 1 THEN 'user' ELSE 'assistant' END, content, now() - random() * interval '400 days'
       FROM unnest($2::uuid[], $5::text[]) WITH ORDINALITY AS written (id, content, number)`,
      [userId, ids, threads, MESSAGES_OF_THREAD, ids.map((_, at) => textOf(from + at))],
    );
  }
  await pool.query('INSERT INTO message_words (user_id, word) SELECT $1, unnest($2::text[])', [
    userId,
    [...new Set([...vocabulary, ...places.map((name) => name.toLowerCase()), 'homes', 'reservoir'])],
  ]);
}

/** Fills without the index of words, which is made at the end as a restored database has it. */
async function fill(database: Database, total: number): Promise<string[]> {
  const { pool } = database;
  const users = Array.from({ length: USERS }, newId);
  await pool.query(
    `INSERT INTO users (id, tracking_id, email, first_name, last_name, allowed_mls_providers, created_at, updated_at)
     SELECT id, id, id || '@example.com', 'Robin', 'Hale', '{*}', now(), now() FROM unnest($1::uuid[]) AS id`,
    [users],
  );
  const { rows } = await pool.query<{ indexdef: string }>(`SELECT indexdef FROM pg_indexes WHERE indexname = 'messages_by_word'`);
  await pool.query('DROP INDEX messages_by_word');
  const ofFirst = Math.round((total * SHARE_OF_FIRST) / 100);
  for (const [at, userId] of users.entries())
    await insertMessages(database, userId, at === 0 ? ofFirst : Math.round((total - ofFirst) / (USERS - 1)));
  const client = await pool.connect();
  // An index over a million messages takes longer than any statement of the product may.
  await client.query('SET statement_timeout = 0');
  await client.query(rows[0]?.indexdef ?? '');
  await client.query('VACUUM ANALYZE messages, threads, message_words');
  client.release(true);
  return users;
}

/** What people type, by what it costs. */
const searches: readonly (readonly [string, () => string])[] = [
  ['a word that every third message has', () => 'homes'],
  ['a place and a price', () => `${place()} ${300 + Math.floor(random() * 900)},000`],
  ['two words', () => `${word()} ${word()}`],
  ['the beginning of a word', () => word().slice(0, 3)],
  ['two letters', () => word().slice(0, 2)],
  ['a rare word', () => 'reservoir'],
  ['a misspelled word', () => 'resevoir'],
  ['words of a title', () => `${word()} in ${place()}`],
  ['a word that nobody wrote', () => 'zyzzyva'],
];

async function measure(threads: ThreadsService, users: readonly string[]): Promise<BenchResult[]> {
  const all: number[] = [];
  const results: BenchResult[] = [];
  for (const [name, textOf] of searches) {
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      // Every second search is of the user with the most.
      const userId = users[round % 2 === 0 ? 0 : 1 + (round % (USERS - 1))] ?? '';
      const text = textOf();
      const startedMs = performance.now();
      await threads.search({ userId, text });
      times.push(performance.now() - startedMs);
    }
    all.push(...times.slice(4));
    results.push(resultOf(name, times.slice(4)));
  }
  return [...results, resultOf('all of them', all)];
}

function resultOf(name: string, times: readonly number[]): BenchResult {
  const p95 = quantile(times, 0.95);
  return {
    name: `${name}, p95 (median ${median(times).toFixed(1)} ms)`,
    value: p95,
    unit: 'ms',
    mustBe: `≤ ${MAX_P95_MS} ms`,
    ok: p95 <= MAX_P95_MS,
  };
}

/** How long it takes to find words in threads among a million messages of ten users. */
export const run: Bench = async ({ small }) => {
  const database = await openOwnPostgres();
  try {
    const users = await fill(database, small ? 20_000 : 1_000_000);
    const { db } = database;
    const { service } = createThreadsModule({
      ...{ db, clock: systemClock, throttle: createThrottle({ db, clock: systemClock }) },
      publicOrigin: 'http://localhost',
      print: () => Promise.reject(new Error('Nothing is printed here')),
    });
    return await measure(service, users);
  } finally {
    await database.close();
  }
};
