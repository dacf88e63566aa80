import { readFile } from 'node:fs/promises';
import { deflateRawSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sendPrompt } from '#contract/assistant.ts';
import { fileLimits, fileLink, type StoredFile } from '#contract/files.ts';
import { createThread, listMessages } from '#contract/threads.ts';
import { erasePersonalData, exportPersonalData } from '#server/personal-data.ts';
import { openStream } from '#tests/support/stream-reader.ts';
import { startTestApp, type TestApp, type TestUser } from '#tests/support/test-app.ts';
import type { TestClient } from '#tests/support/test-client.ts';
import { extractInThread } from './extract/extract-in-thread.ts';

const csv = [
  'Address,City,Type,List Price,Beds',
  '1 Alder St,Oakland,Condo,"$500,000",2',
  '2 Birch Ave,Oakland,House,"$900,000",3',
  '3 Cedar Ct,Berkeley,Condo,"$700,000",2',
  '4 Dogwood Dr,Berkeley,House,"$1,200,000",4',
].join('\n');

/** An archive of entries; `claimed` is what its directory says that an entry unpacks to. */
function zipOf(entries: Record<string, string | Buffer>, claimed?: number): Buffer {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const [name, content] of Object.entries(entries)) {
    const packed = deflateRawSync(content);
    const size = claimed ?? Buffer.byteLength(content);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(8, 4);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(size, 18);
    common.writeUInt16LE(name.length, 22);
    files.push(Buffer.from('PK\x03\x04'), common, Buffer.from(name), packed);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(at, 10);
    directory.push(Buffer.from('PK\x01\x02'), Buffer.from([20, 0]), common, place, Buffer.from(name));
    at += 30 + name.length + packed.length;
  }
  const entriesBytes = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(Object.keys(entries).length, 4);
  end.writeUInt16LE(Object.keys(entries).length, 6);
  end.writeUInt32LE(entriesBytes.length, 8);
  end.writeUInt32LE(at, 12);
  return Buffer.concat([...files, entriesBytes, Buffer.from('PK\x05\x06'), end]);
}

const wordTypes =
  '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>';
const wordRelations =
  '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>';
const wordWith = (document: string | Buffer, claimed?: number): Buffer =>
  zipOf({ '[Content_Types].xml': wordTypes, '_rels/.rels': wordRelations, 'word/document.xml': document }, claimed);
const wordDocument = (text: string): string =>
  `<?xml version="1.0"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p><w:r><w:t>${text}</w:t></w:r></w:p></w:body></w:document>`;

/** A PDF with a line of text on each page; `encrypted` names a dictionary that no password opens. */
function pdfOf(lines: readonly string[], { encrypted = false } = {}): Buffer {
  const objects = ['<< /Type /Catalog /Pages 2 0 R >>'];
  const firstPage = 4;
  objects.push(
    `<< /Type /Pages /Count ${lines.length} /Kids [${lines.map((_, page) => `${firstPage + page * 2} 0 R`).join(' ')}] >>`,
  );
  objects.push('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>');
  lines.forEach((line, page) => {
    const content = `BT /F1 12 Tf 72 720 Td (${line}) Tj ET`;
    objects.push(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Resources << /Font << /F1 3 0 R >> >> /Contents ${firstPage + page * 2 + 1} 0 R >>`,
      `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    );
  });
  if (encrypted) objects.push(`<< /Filter /Standard /V 1 /R 2 /P -4 /O <${'ab'.repeat(32)}> /U <${'cd'.repeat(32)}> >>`);
  let body = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const at = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return at;
  });
  const table = places.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
  const encrypt = encrypted ? ` /Encrypt ${objects.length} 0 R /ID [<00><00>]` : '';
  return Buffer.from(
    `${body}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R${encrypt} >>\nstartxref\n${body.length}\n%%EOF\n`,
    'latin1',
  );
}

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
    return (await answer.json()) as StoredFile;
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

  it('is refused in the words of its limit when it is too large', async () => {
    const picture = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(fileLimits.imageBytes)]);
    const answer = await send(picture, 'huge.jpg');
    expect(answer.status).toBe(413);
    expect(await answer.json()).toMatchObject({ detail: fileLimits.tooLarge });
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

  it('is answered from: the largest sheet of a workbook', async () => {
    const file = await upload(
      await readFile(new URL('../../../tests/listing-files/30-workbook.xlsx', import.meta.url)),
      'homes.xlsx',
    );
    expect(file.problem).toBeNull();
    expect(await ask(file, 'How many rows are there?')).toMatch(/\*\*\d+\*\* of the \d+ rows/);
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

  it('that cannot be read is kept, and says why', async () => {
    const cases: [Buffer | string, string, RegExp][] = [
      [pdfOf(['Secret'], { encrypted: true }), 'locked.pdf', /protected by a password/],
      ['%PDF-1.7\nnothing else', 'broken.pdf', /damaged/],
      [wordWith(Buffer.alloc(200_000_000)), 'bomb.docx', /unpacks to more than can be read/],
      [wordWith(Buffer.alloc(200_000_000), 100), 'lying-bomb.docx', /unpacks to more than can be read/],
      [wordWith('<w:nothing'), 'broken.docx', /damaged|holds no text/],
      ['a,b\n', 'empty.csv', /holds no rows/],
      [Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(100)]), 'broken.jpg', /picture is damaged/],
    ];
    for (const [bytes, name, words] of cases) {
      app.clock.advance(60_000);
      const file = await upload(bytes, name);
      expect.soft([name, file.problem]).toEqual([name, expect.stringMatching(words)]);
    }
    const locked = await upload(pdfOf(['Secret'], { encrypted: true }), 'locked.pdf');
    expect(await ask(locked, 'What does it say?')).toContain('protected by a password');
  });

  it('of too many pages is read as far as it goes, and says so', async () => {
    const file = await upload(pdfOf(Array.from({ length: 600 }, (_, page) => `Clause ${page + 1} of the lease`)), 'lease.pdf');
    expect(await ask(file, 'clause')).toMatch(/Only the first part of it, of 600 pages, was read/);
  });

  it('that takes too long to read ends with a sentence', async () => {
    expect(await extractInThread(pdfOf(['Slow']), 'application/pdf', 1)).toEqual({
      problem: expect.stringContaining('takes too long'),
    });
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
