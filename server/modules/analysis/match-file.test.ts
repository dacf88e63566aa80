import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendPrompt } from '#contract/assistant.ts';
import { fileLink, type StoredFile } from '#contract/files.ts';
import { createThread, listMessages } from '#contract/threads.ts';
import { importListings } from '#server/modules/listings/index.ts';
import { openStream } from '#tests/support/stream-reader.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { TestClient } from '#tests/support/test-client.ts';

const home = (key: string, address: string, other: Record<string, unknown>) => ({
  ...{ ListingKey: key, ListingId: key, PropertyType: 'Residential', PropertySubType: 'Condominium', StandardStatus: 'Active' },
  ...{ UnparsedAddress: address, City: 'Ames', StateOrProvince: 'IA', PostalCode: '50010', ListPrice: 300_000 },
  ...other,
});
const records = [
  home('A1', '12 Alder Street', { UnitNumber: '3' }),
  home('A2', '12 Alder Street', { UnitNumber: '4', ListPrice: 410_000 }),
  home('B1', '34 Birch Avenue', { StandardStatus: 'Pending', ListPrice: 500_000 }),
  home('B0', '34 Birch Avenue', { StandardStatus: 'Closed', ClosePrice: 420_000, CloseDate: '2021-05-01' }),
  home('C1', '56 Cedar Court', { StandardStatus: 'Closed', ClosePrice: 600_000, CloseDate: '2026-06-01' }),
  home('D1', '78 Dogwood Drive', { City: 'Boone', PostalCode: '50036' }),
];
const csv = [
  'Address,City,Type,Price',
  '12 Alder St Unit 3,Ames,Condo,"$310,000"',
  '12 Alder St,Ames,Condo,"$310,000"',
  '34 Birch Ave.,Ames,House,"$500,000"',
  '56 Cedar Ct,Ames,House,"$590,000"',
  '78 Dogwood Dr,Ames,House,"$300,000"',
].join('\n');

describe('homes of an attached list', () => {
  let app: TestApp;
  let client: TestClient;

  beforeAll(async () => {
    app = await startTestApp();
    const { database, clock } = app.dependencies;
    const numbered = records.map((record, at) => ({ line: at + 1, record }));
    await importListings({ pool: database.pool, clock }, { source: 'north', records: numbered });
    client = await app.signIn(await app.createUser());
  });
  afterAll(() => app.close());

  async function ask(...questions: string[]): Promise<string> {
    const form = new FormData();
    form.append('file', new File([csv], 'prices.csv'));
    const file = (await (await client.fetch('/api/files', { method: 'POST', body: form })).json()) as StoredFile;
    const { id: threadId } = await client.call(createThread, { body: {} });
    for (const [at, question] of questions.entries()) {
      const body = { message: at === 0 ? `${question}\n\n${fileLink(file)}` : question };
      const { promptRefId } = await client.call(sendPrompt, { params: { threadId }, body });
      await (
        await openStream(client, { threadId, promptRefId })
      ).closed;
    }
    const { items } = await client.call(listMessages, { params: { threadId }, query: {} });
    expect(items.at(-1)?.figures?.untraced, items.at(-1)?.data.content).toEqual([]);
    return items.at(-1)?.data.content ?? '';
  }

  it('are looked up by their addresses, unit and city included, the latest listing of each', async () => {
    const answer = await ask('Which of these are on the market?');
    expect(answer).toContain('**2** of the 5 addresses of **prices.csv** are on the market (active: 1, pending: 1).');
    expect(answer).toContain('1 was sold. For 2 there is no listing in your MLS data.');
    expect(answer).toMatch(
      /\| 2 \| \[\*\*12 Alder Street #?3\*\*\]\(#home\/north\/A1\) \| active \| \$300,000 \| \$310,000 \| \$10,000 more \|/,
    );
    expect(answer).toMatch(/\| 4 \| .*B1\) \| pending \| \$500,000 \| \$500,000 \| none \|/);
    expect(answer).toContain('Without a listing: 12 Alder St, 78 Dogwood Dr.');
  });

  it('are told of the rows that are asked about, and of the sold ones', async () => {
    expect(await ask('Which of the condos are for sale?')).toContain('**1** of the 2 addresses');
    expect(await ask('What is in this?', 'which ones already sold?')).toMatch(
      /\*\*1\*\* of the 5 addresses[^]*C1\) \| sold \| \$600,000/,
    );
  });

  it('are opened by their place among the rows that were told', async () => {
    const answer = await ask('the 2 most expensive', 'tell me about the second one');
    expect(answer).toMatch(
      /Row 4 of[^]*In your MLS data it is \[\*\*34 Birch Avenue\*\*\]\(#home\/north\/B1\): pending, \$500,000/,
    );
  });
});
