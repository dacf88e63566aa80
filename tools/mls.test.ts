import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { fakeListing } from '#tests/fakes/reso/fake-records.ts';
import { fakeBearer, startFakeReso, type FakeReso } from '#tests/fakes/reso/fake-reso.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/postgres.ts';
import { runHere } from '#tests/support/run-here.ts';
import { mlsProgram } from './mls.ts';
import { readNewFeed } from './mls/add.ts';
import { readOrder } from './mls/read-order.ts';

const program = fileURLToPath(new URL('mls.ts', import.meta.url));
let folder: string;
let database: TestDatabase;
let client: pg.Client;
let reso: FakeReso;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sidekick-mls-tool-'));
  database = await createTestDatabase();
  client = new pg.Client({ connectionString: database.connectionString });
  await client.connect();
  reso = await startFakeReso();
  reso.data['Property'] = Array.from({ length: 35 }, (_, at) => fakeListing(at));
  vi.stubEnv('DATABASE_URL', database.connectionString);
  vi.stubEnv('DATA_DIR', folder);
  vi.stubEnv('OUTGOING_TO_PRIVATE_ADDRESSES', 'on');
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await client.end();
  await reso.close();
  await database.drop();
  await rm(folder, { recursive: true });
});

/** As `npm run mls` does, with a secret on its standard input. */
async function spawnWithSecret(secret: string, args: string[]): Promise<{ code: number | null; text: string }> {
  const child = spawn(process.execPath, [program, ...args]);
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
  child.stdin.end(`${secret}\n`);
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, text };
}

async function run(args: string[]): Promise<{ code: number; text: string }> {
  const { code, stdout, stderr } = await runHere(mlsProgram, args);
  return { code, text: stdout + stderr };
}

async function stored(): Promise<unknown[]> {
  const { rows } = await client.query('SELECT listing_key, content_hash FROM listings ORDER BY listing_key');
  return rows;
}

test('npm run mls connects, shows, reads and tells of a feed, and no secret is an argument', async () => {
  const address = ['--url', reso.url, '--requests-per-second', '0'];
  const added = await spawnWithSecret(fakeBearer, ['add', 'Test MLS', ...address, '--title', 'The MLS of Testing']);
  expect(added).toEqual({ code: 0, text: expect.stringMatching(/is saved[^]*preview[^]*sync/) as string });

  Object.assign(reso.data['Property']?.[1] ?? {}, { ListPrice: -3 });
  const preview = await run(['preview', 'Test MLS', '--count', '2']);
  expect(preview.text).toMatch(/K000000\n[^]*list_price: 500000/);
  expect(preview.text).toMatch(/K000001: REFUSED: ListPrice is -3/);
  expect(await stored()).toEqual([]);

  const sync = await run(['sync', 'Test MLS']);
  expect(sync).toEqual({ code: 0, text: expect.stringMatching(/34 new, 0 changed.*1 refused/) as string });
  expect(await stored()).toHaveLength(34);

  const status = await run(['status', 'Test MLS']);
  expect(status.text).toMatch(/Test MLS: under a minute old, ok/);
  expect(status.text).not.toContain(fakeBearer);
  await client.query(
    `INSERT INTO listing_photos (listing_id, photo_key, mls_source, source_url, host, priority, state, next_try_at, reason)
     VALUES (1, 'a', 'Test MLS', 'https://x.test/?secret', 'x.test', 0, 'failed', now(), 'The server answers 404.'),
       (1, 'b', 'Test MLS', 'https://x.test/?secret', 'x.test', 1, 'pending', now(), NULL)`,
  );
  expect((await run(['status', 'Test MLS'])).text).toMatch(
    /Photos: 0 kept, 1 to come, 1 given up\.\n {2}1: The server answers 404\./,
  );
  expect((await run(['photos', 'Test MLS', '--retry'])).text).toBe(
    'Trying 1 photos anew.\nPhotos: 0 kept, 2 to come, 0 given up.\n',
  );

  expect(
    (await run(['policy', 'Test MLS', '--models', 'on', '--attribution', 'Courtesy of it', '--remarks-limit', '750'])).text,
  ).toMatch(
    /The MLS of Testing\n {2}agents {7}on\n {2}clients {6}off\n {2}models {7}on\n {2}attribution {2}Courtesy of it\n.*\n {2}remarks {6}at most 750 characters/,
  );
  const { rows } = await client.query<{ change: string }>(
    "SELECT details ->> 'change' AS change FROM audit_entries WHERE action = 'listing-source-changed' ORDER BY id",
  );
  expect(rows.map(({ change }) => change)).toEqual([
    'feed saved',
    'feed resumed',
    'policy or words: {"attributionText":"Courtesy of it","remarksLimitCharacters":750,"sendsToModels":true}',
  ]);
});

test.each([
  [['sync'], /NAME is missing[^]*--full/],
  [['ad'], /no command "ad"/],
  [['sync', 'one', 'two'], /One name at a time: two/],
  [['add', 'X', '--secret', 'x'], /--secret/],
  [['preview', '--help'], /Stores nothing/],
  [[], /docs\/listings\.md/],
])('%j is answered with the help that fits', (args, words) => {
  expect(() => readOrder(args)).toThrow(words);
});

test('a feed that cannot be read ends with 1, a source that is not there with 2, and a paused feed says so', async () => {
  vi.stubEnv('MLS_SECRET', 'wrong');
  const add = ['add', 'Silent MLS', '--url', reso.url, '--requests-per-second', '0'];
  expect((await run(add)).code).toBe(1);
  vi.stubEnv('MLS_SECRET', fakeBearer);
  expect((await run(add)).code).toBe(0);
  // What it had once is gone from the server.
  await client.query(`UPDATE mls_feeds SET options = jsonb_set(options, '{resource}', '"Gone"') WHERE source = 'Silent MLS'`);
  expect((await run(['preview', 'Silent MLS'])).code).toBe(1);
  expect((await run(['sync', 'Silent MLS'])).code).toBe(1);
  expect((await run(['status', 'Silent MLS'])).text).toMatch(/never synced, failing: .*\n[^]*failed .*, once\n/);
  await run(['pause', 'Silent MLS']);
  expect((await run(['status', 'Silent MLS'])).text).toMatch(/^Silent MLS: never synced, paused: /);
  expect(await run(['photos', 'Nobody MLS'])).toEqual({ code: 2, text: 'There is no source named "Nobody MLS".\n' });
});

test.each(['x'.repeat(101), '*', 'Homes, Inc', 'Two\nLines'])('a source cannot be named %j', (name) => {
  expect(() => readOrder(['add', name])).toThrow(/no comma/);
});

test('what is wrong with a feed is told before its secret is asked for', async () => {
  const add = (...more: string[]) => readNewFeed(readOrder(['add', 'X', ...more]), 'X');
  await expect(add()).rejects.toThrow(/--url/);
  await expect(add('--url', 'api.example.com')).rejects.toThrow(/no address/);
  const withPassword = await add('--url', 'https://me:secret@api.example.com/odata').catch(String);
  expect(withPassword).toMatch(/a user or a password/);
  expect(withPassword).not.toContain('secret');
  const url = ['--url', 'https://api.example.com/odata'];
  await expect(add(...url, '--client-id', 'x', '--token-url', 'https://me:secret@api.example.com')).rejects.toThrow(
    /--token-url/,
  );
  await expect(add(...url, '--deletions', 'guess')).rejects.toThrow(/none of entity-event, can-view, compare-keys/);
  await expect(add(...url, '--every', '0')).rejects.toThrow(/minutes from 1/);
  await expect(add(...url, '--fields', 'A,b c')).rejects.toThrow(/not the name of a field/);
  await expect(add(...url, '--client-id', 'x')).rejects.toThrow(/--token-url/);
});

test('add refuses addresses that sync would refuse, and keeps nothing', async () => {
  vi.stubEnv('MLS_SECRET', fakeBearer);
  vi.stubEnv('OUTGOING_TO_PRIVATE_ADDRESSES', 'off');
  try {
    for (const url of [
      'http://api.example.com/odata',
      'https://127.0.0.1/odata',
      'https://[::1]/odata',
      'https://localhost/odata',
    ]) {
      const refused = await run(['add', 'Near MLS', '--url', url]);
      expect([url, refused.code, refused.text]).toEqual([url, 1, expect.stringMatching(/https address|no(t a)? public address/)]);
    }
  } finally {
    vi.stubEnv('OUTGOING_TO_PRIVATE_ADDRESSES', 'on');
  }
  const kept = await client.query(
    "SELECT 1 FROM mls_feeds WHERE source = 'Near MLS' UNION ALL SELECT 1 FROM listing_sources WHERE name = 'Near MLS'",
  );
  expect(kept.rows).toEqual([]);
});

test('add refuses what its server cannot do, and remove --listings takes a source away whole', async () => {
  vi.stubEnv('MLS_SECRET', fakeBearer);
  const add = (name: string, ...more: string[]) =>
    run(['add', name, '--url', `${reso.url}/`, '--requests-per-second', '0', ...more]);
  expect(await add('Checked', '--resource', 'Homes')).toMatchObject({
    code: 1,
    text: expect.stringContaining('no resource "Homes"'),
  });
  expect(await add('Checked', '--deletions', 'can-view', '--can-view-field', 'MayView')).toMatchObject({
    code: 1,
    text: expect.stringContaining('no field MayView'),
  });
  expect((await run(['status', 'Checked'])).code).toBe(2);

  expect((await add('Checked')).code).toBe(0);
  expect((await run(['sync', 'Checked'])).code).toBe(0);
  expect((await run(['remove', 'Checked'])).text).toContain('Its listings stay.');
  await client.query(
    `UPDATE listings SET status = 'none', details = details || '{"feedStatus": "UC-Show"}' WHERE mls_source = 'Checked' AND listing_key =
      (SELECT min(listing_key) FROM listings WHERE mls_source = 'Checked')`,
  );
  expect(await run(['status', 'Checked'])).toMatchObject({
    code: 0,
    text: expect.stringMatching(/^Checked: no feed reads it.*Stored, and shown nowhere: .*1 UC-Show/s),
  });
  expect((await run(['status'])).text).toMatch(/^Checked: Stored, and shown nowhere: .*1 UC-Show/m);
  expect((await add('Checked')).code).toBe(0);
  expect((await run(['remove', 'Checked', '--listings'])).text).toMatch(/forgotten\. \d+ listings are removed\./);
  const { rows } = await client.query("SELECT count(*)::integer AS count FROM listings WHERE mls_source = 'Checked'");
  expect(rows).toEqual([{ count: 0 }]);
});
