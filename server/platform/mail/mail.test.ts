import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openDatabase, type Database } from '#server/platform/database/index.ts';
import { createJobs, type Jobs } from '#server/platform/jobs/index.ts';
import { createLog } from '#server/platform/log.ts';
import { startFakeSmtp, type FakeSmtp } from '#tests/fakes/smtp/fake-smtp.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/postgres.ts';
import { createTestClock } from '#tests/support/test-clock.ts';
import { until } from '#tests/support/until.ts';
import { drawHtml } from './draw-html.ts';
import { drawText } from './draw-text.ts';
import { createMail, createOutbox, createSmtpDelivery, type Letter, type Mail } from './index.ts';

const letter: Letter = {
  subject: 'Choose a new password – “Zoë”',
  preview: 'The link works for an hour.',
  blocks: [
    { kind: 'heading', text: 'Choose a new password' },
    { kind: 'paragraph', text: 'Somebody asked for it.\nIf that was not you, do nothing. <b>1 < 2 & 3</b>' },
    { kind: 'button', label: 'Choose a password', url: 'https://sidekick.example.com/reset?token=a&b=%22c' },
    { kind: 'code', text: '123456' },
    { kind: 'facts', rows: [['Beds', '3']] },
    { kind: 'cards', cards: [{ title: '12 Fern St', lines: ['$900,000'], url: 'https://sidekick.example.com/l/1' }] },
    { kind: 'note', text: 'You get this because you have an account.' },
  ],
  unsubscribeUrl: 'https://sidekick.example.com/unsubscribe/1',
};

let testDatabase: TestDatabase;
let database: Database;
beforeAll(async () => {
  testDatabase = await createTestDatabase();
  database = openDatabase({ connectionString: testDatabase.connectionString, maxConnections: 6, onConnectionLost: () => {} });
});
afterAll(async () => {
  await database.close();
  await testDatabase.drop();
});

describe('a letter', () => {
  test('says the same in HTML and in plain text', () => {
    const [html, text] = [drawHtml(letter), drawText(letter)];
    for (const words of ['Choose a new password', '123456', 'Beds', '12 Fern St', '$900,000', 'have an account'])
      expect([html, text]).toEqual([expect.stringContaining(words), expect.stringContaining(words)]);
    for (const url of ['https://sidekick.example.com/l/1', 'https://sidekick.example.com/unsubscribe/1'])
      expect([html, text]).toEqual([expect.stringContaining(`href="${url}"`), expect.stringContaining(url)]);
  });

  test('shows what people wrote as text, in HTML too, and loads nothing', () => {
    const html = drawHtml(letter);
    expect(html).toContain('&lt;b&gt;1 &lt; 2 &amp; 3&lt;/b&gt;');
    expect(html).toContain('href="https://sidekick.example.com/reset?token=a&amp;b=%22c"');
    expect(html).not.toMatch(/<script|<img|src=|url\(/);
  });
});

describe('mail that is sent through a server', () => {
  const timeoutMs = 300;
  let smtp: FakeSmtp;
  let mail: Mail;
  let jobs: Jobs;
  let warnings: unknown[];
  beforeEach(async () => {
    smtp = await startFakeSmtp();
    warnings = [];
    start(timeoutMs);
  });
  afterEach(async () => {
    await jobs.drain();
    await smtp.close();
    await database.pool.query('DELETE FROM graphile_worker._private_jobs');
  });

  function start(patienceMs: number): void {
    mail = createMail({
      from: 'Sidekick <hello@sidekick.example.com>',
      deliver: createSmtpDelivery(smtp.url, { timeoutMs: patienceMs }),
      clock: createTestClock(),
      log: { warn: (...line: unknown[]) => void warnings.push(line) },
    });
    jobs = createJobs({
      pool: database.pool,
      log: createLog('silent'),
      limits: { pollMs: { prompt: 50, other: 30 }, graceMs: 100 },
    });
    mail.registerJobs(jobs);
    jobs.start();
  }

  const send = (to: string) => mail.send(database.db, { to, letter });
  /** Has the next try of what failed begin now. */
  const hurry = () => database.pool.query('UPDATE graphile_worker._private_jobs SET run_at = now() WHERE locked_at IS NULL');
  const countJobs = async (): Promise<number> =>
    (await database.pool.query<{ count: number }>('SELECT count(*) FROM graphile_worker.jobs')).rows[0]?.count ?? -1;

  test('comes with both texts, from us, and with a way to unsubscribe', async () => {
    await send('ann@example.com');
    await until(() => expect(smtp.received).toHaveLength(1));

    const [{ from, to, source } = { from: '', to: '', source: '' }] = smtp.received;
    expect([from, to]).toEqual(['hello@sidekick.example.com', 'ann@example.com']);
    expect(source).toMatch(/^From: Sidekick <hello@sidekick.example.com>/m);
    expect(source).toMatch(/^Message-ID: <[0-9a-f-]{36}@sidekick>/m);
    expect(source).toMatch(/^List-Unsubscribe: <https:\/\/sidekick.example.com\/unsubscribe\/1>/m);
    expect(source).toContain('Content-Type: text/plain; charset=utf-8');
    expect(source).toContain('Content-Type: text/html; charset=utf-8');
    await until(async () => expect(await countJobs()).toBe(0));
  });

  test('of an act that is undone is never sent', async () => {
    const act = database.db.transaction().execute(async (tx) => {
      await mail.send(tx, { to: 'ann@example.com', letter });
      throw new Error('undone');
    });
    await expect(act).rejects.toThrow('undone');
    expect(await countJobs()).toBe(0);
  });

  test.each([
    ['asks to come later', { kind: 'refuse', code: 451 }],
    ['breaks the connection', { kind: 'cut' }],
    ['says nothing', { kind: 'silence' }],
  ] as const)('waits while the server %s, without holding up mail to others, and comes once it can', async (_, answer) => {
    smtp.answers.set('ann@example.com', answer);
    await send('ann@example.com');
    await until(() => expect(smtp.tried).toContain('ann@example.com'));
    await send('ben@example.com');
    await until(() => expect(smtp.received.map(({ to }) => to)).toEqual(['ben@example.com']));

    smtp.answers.clear();
    await until(async () => {
      await hurry();
      expect(smtp.received.map(({ to }) => to)).toEqual(['ben@example.com', 'ann@example.com']);
    });
    expect(warnings).toEqual([]);
  });

  test('to a mailbox that does not exist is given up at once, and the log names nobody', async () => {
    smtp.answers.set('gone@example.com', { kind: 'refuse', code: 550 });
    await send('gone@example.com');
    await until(() => expect(warnings).toHaveLength(1));
    await until(async () => expect(await countJobs()).toBe(0));

    expect(smtp.tried).toEqual(['gone@example.com']);
    expect(JSON.stringify(warnings)).toContain('SMTP answered 550');
    expect(JSON.stringify(warnings)).not.toContain('gone@');
  });

  describe('a code for a new password comes at once', () => {
    const { unsubscribeUrl: _, ...plain } = letter;
    const code: Letter = plain;
    const notice: Letter = { ...plain, blocks: [{ kind: 'paragraph', text: 'A new device.' }] };
    const news: Letter = { ...notice, unsubscribeUrl: 'https://sidekick.example.com/unsubscribe/1' };
    const sendMany = async (count: number, name: string, each: Letter) => {
      for (let turn = 0; turn < count; turn += 1)
        await mail.send(database.db, { to: `${name}-${turn}@example.com`, letter: each });
    };
    const isSilentTo = (name: string, count: number) => {
      for (let turn = 0; turn < count; turn += 1) smtp.answers.set(`${name}-${turn}@example.com`, { kind: 'silence' });
    };
    const triedOf = (name: string) => smtp.tried.filter((to) => to.startsWith(name)).length;
    beforeEach(async () => {
      await jobs.drain();
      // What hangs, hangs for as long as these tests last.
      start(60_000);
    });

    test.each([
      ['other letters', 'notice', notice, 4],
      ['news', 'news', news, 1],
    ] as const)('while a server takes none of many %s', async (_name, name, each, atATime) => {
      isSilentTo(name, 20);
      await sendMany(20, name, each);
      await until(() => expect(triedOf(name)).toBe(atATime));

      await mail.send(database.db, { to: 'ann@example.com', letter: code });

      await until(() => expect(smtp.received.map(({ to }) => to)).toEqual(['ann@example.com']));
      expect(triedOf(name)).toBe(atATime);
    });

    test('while all codes that an hour allows to somebody else are not taken', async () => {
      smtp.answers.set('slow@example.com', { kind: 'silence' });
      for (let turn = 0; turn < 6; turn += 1) await mail.send(database.db, { to: 'slow@example.com', letter: code });
      await until(() => expect(triedOf('slow')).toBe(6));

      await mail.send(database.db, { to: 'ann@example.com', letter: code });

      await until(() => expect(smtp.received.map(({ to }) => to)).toEqual(['ann@example.com']));
    });

    test('and other letters come beside news that are not taken', async () => {
      isSilentTo('news', 20);
      await sendMany(20, 'news', news);
      await until(() => expect(triedOf('news')).toBe(1));

      await mail.send(database.db, { to: 'ann@example.com', letter: notice });

      await until(() => expect(smtp.received.map(({ to }) => to)).toEqual(['ann@example.com']));
    });
  });

  test('is let go of by a server that takes it bit by bit for ever', async () => {
    smtp.answers.set('ann@example.com', { kind: 'drip' });
    await send('ann@example.com');
    await until(() => expect(smtp.dropped).toEqual(['ann@example.com']));
  });

  test('cannot be made to carry headers of somebody else', async () => {
    const forged = mail.send(database.db, {
      to: 'ann@example.com',
      letter: { ...letter, subject: 'Hi\r\nBcc: all@example.com' },
    });
    await expect(forged).rejects.toThrow();
    await expect(send('ann@example.com\r\nRCPT TO:<all@example.com>')).rejects.toThrow();
  });
});

test('without a server, mail is kept in a folder for this user of the system alone, newest first', async () => {
  const folder = join(await mkdtemp(join(tmpdir(), 'outbox-')), 'outbox');
  const outbox = createOutbox({ folder });
  expect(await outbox.list()).toEqual([]);
  const one = (id: string, at: string, subject: string) => ({
    ...{ id, at: new Date(at), from: 'us@example.com', to: 'ann@example.com', subject },
    ...{ html: '<p>', text: 'text', unsubscribeUrl: null },
  });
  const signal = new AbortController().signal;
  await outbox.deliver(one('01990000-0000-7000-8000-000000000001', '2026-11-22T10:00:00Z', 'first'), signal);
  await outbox.deliver(one('01990000-0000-7000-8000-000000000002', '2026-11-22T11:00:00Z', 'second'), signal);

  expect((await outbox.list()).map(({ subject }) => subject)).toEqual(['second', 'first']);
  expect((await outbox.find('01990000-0000-7000-8000-000000000001'))?.subject).toBe('first');
  expect(await outbox.find('../../etc/passwd')).toBeNull();
  await createOutbox({ folder, maxKept: 2 }).deliver(
    one('01990000-0000-7000-8000-000000000003', '2026-11-22T12:00:00Z', 'third'),
    signal,
  );
  expect((await outbox.list()).map(({ subject }) => subject)).toEqual(['third', 'second']);
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
  await rm(join(folder, '..'), { recursive: true });
});
