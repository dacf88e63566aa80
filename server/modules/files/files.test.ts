import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sendPrompt } from '#contract/assistant.ts';
import { fileLink, getFileState, type StoredFile } from '#contract/files.ts';
import { createThread, listMessages } from '#contract/threads.ts';
import { erasePersonalData, exportPersonalData } from '#server/personal-data.ts';
import { pdfOf, wordDocument, wordWith, zipOf } from '#tests/support/made-files.ts';
import { openStream } from '#tests/support/stream-reader.ts';
import { startTestApp, type TestApp, type TestUser } from '#tests/support/test-app.ts';
import type { TestClient } from '#tests/support/test-client.ts';

const csv = [
  'Address,City,Type,List Price,Beds',
  '1 Alder St,Oakland,Condo,"$500,000",2',
  '2 Birch Ave,Oakland,House,"$900,000",3',
  '3 Cedar Ct,Berkeley,Condo,"$700,000",2',
  '4 Dogwood Dr,Berkeley,House,"$1,200,000",4',
].join('\n');

const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

describe('an attached file', () => {
  let app: TestApp;
  let user: TestUser;
  let client: TestClient;

  beforeAll(async () => {
    app = await startTestApp();
  });
  beforeEach(async () => {
    user = await app.createUser();
    client = await app.signIn(user);
  });
  afterAll(() => app.close());

  async function send(content: Buffer | string, name: string): Promise<Response> {
    const form = new FormData();
    form.append('file', new File([typeof content === 'string' ? content : new Uint8Array(content)], name));
    return client.fetch('/api/files', { method: 'POST', body: form });
  }
  async function upload(content: Buffer | string, name: string): Promise<StoredFile> {
    const answer = await send(content, name);
    expect(answer.status).toBe(201);
    const { id } = (await answer.json()) as StoredFile;
    return client.call(getFileState, { params: { fileId: id } });
  }
  async function ask(file: StoredFile, question: string): Promise<string> {
    const { id: threadId } = await client.call(createThread, { body: {} });
    const body = { message: `${question}\n\n${fileLink(file)}` };
    const { promptRefId } = await client.call(sendPrompt, { params: { threadId }, body });
    await (
      await openStream(client, { threadId, promptRefId })
    ).closed;
    const { items } = await client.call(listMessages, { params: { threadId }, query: {} });
    expect(items.at(-1)?.run?.status).toBe('completed');
    expect(items.at(-1)?.figures?.untraced, items.at(-1)?.data.content).toEqual([]);
    return items.at(-1)?.data.content ?? '';
  }

  it('is known by its bytes, whatever its name says', async () => {
    const pdf = pdfOf(['Roof']);
    expect(await upload(pdf, 'photo.jpg')).toMatchObject({ mimeType: 'application/pdf', size: pdf.length, problem: null });
    expect(await upload(csv, 'prices.csv')).toMatchObject({ mimeType: 'text/csv', name: 'prices.csv' });
    expect(await upload('<!doctype html><p>Hi</p>', 'a.txt')).toMatchObject({ mimeType: 'text/html' });
    expect(await upload(wordWith(wordDocument('Hi')), 'x')).toMatchObject({ mimeType: docx, problem: null });
    for (const bytes of [Buffer.from('GIF89a\x01\x00\x01\x00'), Buffer.from('MZ\x00\x01\x02'), zipOf({ 'a.exe': 'x' })]) {
      const refused = await send(bytes, 'prices.csv');
      expect(refused.status).toBe(415);
      expect(await refused.json()).toMatchObject({ code: 'file_type_not_supported' });
    }
  });

  it('is stored when the answer comes, and read after that', async () => {
    const answer = await send(csv, 'prices.csv');
    const stored = (await answer.json()) as StoredFile;
    expect(stored).toMatchObject({ isRead: false, problem: null });
    expect(await (await client.fetch(stored.url)).text()).toBe(csv);
    expect(await client.call(getFileState, { params: { fileId: stored.id } })).toEqual({ ...stored, isRead: true });
    const other = await app.signIn(await app.createUser());
    expect((await other.fetch(`/api/files/${stored.id}`)).status).toBe(404);
  });

  it('is read for a question that comes with it, however soon', async () => {
    const stored = (await (await send(csv, 'prices.csv')).json()) as StoredFile;
    expect(await ask(stored, 'How many are in Oakland?')).toContain('**2** of the 4 rows');
  });

  it('is its owner’s alone, under a name that nobody guesses, and runs nothing', async () => {
    const file = await upload('<!doctype html><script>alert(1)</script><p>Quiet street</p>', 'page.html');
    expect(file.id).toMatch(/^[\w-]{22}$/);
    const answer = await client.fetch(file.url);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('content-disposition')).toContain('attachment');
    expect(answer.headers.get('content-security-policy')).toContain('sandbox');
    const other = await app.signIn(await app.createUser({ roles: ['admin'] }));
    expect((await other.fetch(file.url)).status).toBe(404);
    expect((await app.anonymous().fetch(file.url)).status).toBe(401);
  });

  it('is shown without the place where the picture was taken; the original stays as it was', async () => {
    const original = await sharp({ create: { width: 3_000, height: 900, channels: 3, background: 'teal' } })
      .jpeg()
      .withExif({ IFD0: { Make: 'Drone' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '37/1 48/1 0/1' } })
      .toBuffer();
    const file = await upload(original, 'kitchen.jpg');
    expect(fileLink(file)).toMatch(/^!\[kitchen\.jpg\]\(\/api\/files\//);
    const shown = Buffer.from(await (await client.fetch(file.url)).arrayBuffer());
    const { exif, width } = await sharp(shown).metadata();
    expect([exif, width]).toEqual([undefined, 1_920]);
    const narrow = Buffer.from(await (await client.fetch(`${file.url}?w=320`)).arrayBuffer());
    expect((await sharp(narrow).metadata()).width).toBe(320);
    const kept = Buffer.from(await (await client.fetch(`${file.url}?original=true`)).arrayBuffer());
    expect(kept.equals(original)).toBe(true);
  });

  it('is answered from: counts, averages, medians, groups and conditions of a table', async () => {
    const file = await upload(csv, 'prices.csv');
    expect(await ask(file, 'What is in this?')).toContain('4 rows with Address, City, Type, List Price, Beds');
    expect(await ask(file, 'How many are in Oakland?')).toContain('**2** of the 4 rows');
    expect(await ask(file, 'What is the median list price of the condos?')).toContain('is **$600,000**, from 2 rows');
    expect(await ask(file, 'Average price by city')).toMatch(/\| Berkeley \| 2 \| \$950,000 \|\n\| Oakland \| 2 \| \$700,000 \|/);
    expect(await ask(file, 'Which have 3 or more beds and cost under $1M?')).toMatch(/1 row of[^]*\| 3 \| 2 Birch Ave \|/);
    expect(await ask(file, 'Which is the most expensive?')).toMatch(
      /highest \*\*List Price\*\* is \*\*\$1,200,000\*\*[^]*4 Dogwood Dr/,
    );
    expect(await ask(file, 'How many are in Oakland with at least 9 beds?')).toContain('None of the 4 rows');
  });

  it('is gone on about without its name, until something else is asked', async () => {
    const file = await upload(csv, 'prices.csv');
    const { id: threadId } = await client.call(createThread, { body: {} });
    const say = async (message: string): Promise<string> => {
      const { promptRefId } = await client.call(sendPrompt, { params: { threadId }, body: { message } });
      await (
        await openStream(client, { threadId, promptRefId })
      ).closed;
      return (await client.call(listMessages, { params: { threadId }, query: {} })).items.at(-1)?.data.content ?? '';
    };
    expect(await say(`What is in this?\n\n${fileLink(file)}`)).toContain('4 rows');
    expect(await say('the 2 most expensive')).toMatch(/highest \*\*List Price\*\*[^]*4 Dogwood Dr[^]*2 Birch Ave/);
    expect(await say('tell me about the second one')).toContain('Row 3 of **prices.csv**');
    expect(await say('chart price by beds')).toContain('Median List Price by Beds');
    expect(await say('Thanks!')).not.toContain('prices.csv');
    expect(await say('what percentage are condos?')).toContain('**50%** of the 4 rows');
    expect(await say('condos for sale in Oakland')).not.toContain('prices.csv');
    expect(await say('how many of them are there?')).not.toContain('prices.csv');
    expect(await say('and in the file, how many are there?')).toContain('**4 rows**');
  });

  it('is answered from: the largest sheet of a workbook', async () => {
    const file = await upload(
      await readFile(new URL('../../../tests/listing-files/30-workbook.xlsx', import.meta.url)),
      'homes.xlsx',
    );
    expect(file.problem).toBeNull();
    expect(await ask(file, 'How many rows are there?')).toMatch(/has \*\*\d+ rows\*\*/);
  });

  it('is answered from: passages of a text, with their page', async () => {
    const lines = ['Foundation: no cracks were seen.', 'Roof: shingles are worn and should be replaced.', 'Garage: door opens.'];
    const file = await upload(pdfOf(lines), 'inspection.pdf');
    const answer = await ask(file, 'What does it say about the shingles?');
    expect(answer).toContain('Roof: shingles are worn and should be replaced.');
    expect(answer).toContain('Page 2');
    const word = await upload(wordWith(wordDocument('Earnest money is due in three days.')), 'offer.docx');
    expect(await ask(word, 'When is the earnest money due?')).toContain('> Earnest money is due in three days.');
  });

  it('that cannot be read says why when it is asked about', async () => {
    const locked = await upload(pdfOf(['Secret'], { encrypted: true }), 'locked.pdf');
    expect(await ask(locked, 'What does it say?')).toContain('protected by a password');
  });

  it('of too many pages is read as far as it goes, and says so', async () => {
    const file = await upload(pdfOf(Array.from({ length: 600 }, (_, page) => `Clause ${page + 1} of the lease`)), 'lease.pdf');
    expect(await ask(file, 'clause')).toMatch(/Only the first part of it, of 600 pages, was read/);
  });

  it('of somebody else is no answer to anybody, not even to the assistant', async () => {
    const file = await upload(csv, 'prices.csv');
    client = await app.signIn(await app.createUser());
    expect(await ask(file, 'How many are in Oakland?')).not.toContain('4 rows');
  });

  it('is part of what is exported and erased of its user', async () => {
    const { id, url } = await upload(csv, 'prices.csv');
    expect((await exportPersonalData(app.dependencies, user.id))['files']).toMatchObject([{ id, name: 'prices.csv' }]);
    await erasePersonalData(app.dependencies, user.id);
    expect((await app.db.selectFrom('files').select('id').where('id', '=', id).execute()).length).toBe(0);
    expect((await client.fetch(url)).status).toBe(401);
  });
});
