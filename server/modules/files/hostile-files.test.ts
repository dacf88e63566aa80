import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fileLimits, getFileState, type StoredFile } from '#contract/files.ts';
import { pdfOf, workbookWith, wordWith } from '#tests/support/made-files.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { TestClient } from '#tests/support/test-client.ts';
import { extractInThread } from './extract/extract-in-thread.ts';

const bombs = /unpacks to more than can be read/;

describe('a file that is broken, or meant to break something', () => {
  let app: TestApp;
  let client: TestClient;

  beforeAll(async () => {
    app = await startTestApp();
  });
  beforeEach(async () => {
    client = await app.signIn(await app.createUser());
  });
  afterAll(() => app.close());

  function send(content: Buffer | string, name: string): Promise<Response> {
    const form = new FormData();
    form.append('file', new File([typeof content === 'string' ? content : new Uint8Array(content)], name));
    return client.fetch('/api/files', { method: 'POST', body: form });
  }

  /** What is known of it once it is read. */
  async function stateOf(answer: Response): Promise<StoredFile> {
    const { id } = (await answer.json()) as StoredFile;
    return client.call(getFileState, { params: { fileId: id } });
  }

  it.each<[string, RegExp, () => Buffer | string]>([
    ['locked.pdf', /protected by a password/, () => pdfOf(['Secret'], { encrypted: true })],
    ['broken.pdf', /damaged/, () => '%PDF-1.7\nnothing else'],
    ['photo.jpg.pdf', /damaged/, () => `%PDF-1.7\n${'x'.repeat(1_000_000)}`],
    ['bomb.docx', bombs, () => wordWith(Buffer.alloc(160_000_000))],
    ['lying-bomb.docx', bombs, () => wordWith(Buffer.alloc(160_000_000), { claimed: 100 })],
    ['bomb.xlsx', bombs, () => workbookWith(Buffer.alloc(160_000_000))],
    ['10-GB.docx', bombs, () => wordWith(Buffer.alloc(10_000_000), { overlapping: 1_000 })],
    ['10-GB-lying.xlsx', bombs, () => workbookWith(Buffer.alloc(10_000_000), { claimed: 100, overlapping: 1_000 })],
    ['broken.docx', /damaged|holds no text/, () => wordWith('<w:nothing')],
    ['broken.xlsx', /damaged|holds no/, () => workbookWith('<nothing')],
    ['no-rows.csv', /holds no rows/, () => 'a,b\n'],
    ['nothing.csv', /holds no rows/, () => ''],
    ['nothing.txt', /holds no text/, () => ''],
    ['nothing.pdf', /holds no text/, () => ''],
    ['broken.jpg', /picture is damaged/, () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(100)])],
  ])('(%s) is kept, and says why nothing is read from it', async (name, words, make) => {
    const answer = await send(make(), name);
    expect(answer.status).toBe(201);
    expect((await stateOf(answer)).problem).toMatch(words);
  });

  it('may be a picture of more pixels than there is memory for', async () => {
    // The head of a PNG of 60,000 × 60,000 pixels, which says so in its first bytes.
    const small = await sharp({ create: { width: 10, height: 10, channels: 3, background: 'teal' } })
      .png()
      .toBuffer();
    small.writeUInt32BE(60_000, 16);
    small.writeUInt32BE(60_000, 20);
    const answer = await send(small, 'huge.png');
    expect((await stateOf(answer)).problem).toMatch(/cannot be shown/);
  });

  it('is read as far as there is time, or said to take too long, when it is a PDF of 50,000 pages', async () => {
    const pdf = pdfOf(Array.from({ length: 50_000 }, (_, page) => `Clause ${page + 1}`));
    const result = await extractInThread(pdf, 'application/pdf', { maxMs: 4_000 });
    expect('problem' in result ? result.problem : 'read').toMatch(/^read$|takes too long/);
  });

  it.each([
    ['a picture over 20 MB', Buffer.from([0xff, 0xd8, 0xff, 0xe0]), fileLimits.imageBytes + 1],
    ['a file of 60 MB', Buffer.from('a,b\n1,2\n'), 60_000_000],
  ])('is refused in the words of its limit when it is %s', async (_, head, bytes) => {
    const answer = await send(Buffer.concat([head, Buffer.alloc(bytes - head.length, 'x')]), 'huge.csv');
    expect(answer.status).toBe(413);
    expect(await answer.json()).toMatchObject({ detail: fileLimits.tooLarge });
  });

  it('ends with a sentence when it takes too long to read', async () => {
    expect(await extractInThread(pdfOf(['Slow']), 'application/pdf', { maxMs: 1 })).toEqual({
      problem: expect.stringContaining('takes too long') as unknown,
    });
  });
});
