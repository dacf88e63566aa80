import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sendPrompt } from '#contract/assistant.ts';
import { createThread, listMessages } from '#contract/threads.ts';
import { importListings } from '#server/modules/listings/index.ts';
import { inventTown } from '#tests/support/invented-town.ts';
import { openStream } from '#tests/support/stream-reader.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { TestClient } from '#tests/support/test-client.ts';

describe('which of several markets is at an end', () => {
  let app: TestApp;
  let client: TestClient;
  let threadId: string;

  beforeAll(async () => {
    app = await startTestApp();
    const { database, clock } = app.dependencies;
    const dearer = inventTown(700, { city: 'Nevada' }).map((record) => ({
      ...record,
      ...(record['ClosePrice'] ? { ClosePrice: Number(record['ClosePrice']) * 2 } : {}),
    }));
    const records = [...inventTown(900), ...dearer].map((record, at) => ({ line: at + 1, record }));
    await importListings({ pool: database.pool, clock }, { source: 'north', records });
  });
  beforeEach(async () => {
    client = await app.signIn(await app.createUser());
    threadId = (await client.call(createThread, { body: {} })).id;
  });
  afterAll(() => app.close());

  async function ask(message: string): Promise<string> {
    const { promptRefId } = await client.call(sendPrompt, { params: { threadId }, body: { message } });
    await (
      await openStream(client, { threadId, promptRefId })
    ).closed;
    const { items } = await client.call(listMessages, { params: { threadId }, query: {} });
    const reply = items.at(-1);
    expect(reply?.run?.status).toBe('completed');
    expect(reply?.figures?.untraced, reply?.data.content).toEqual([]);
    return reply?.data.content ?? '';
  }

  it('is told in the order of that figure, over the time that stands', async () => {
    await ask('compare the markets of Ames and Nevada over the last 12 months');
    expect(await ask('which gained the most?')).toMatch(
      /^\*\*\w+, IA\*\* (?:gained the most|lost the least), by the median price of homes sold .*\n\n1\. \w+, IA: \*\*[+−]/,
    );
    expect(await ask('the cheapest of the two?')).toMatch(
      /^\*\*Ames, IA\*\* has the lowest median price, homes sold .*\n\n1\. Ames, IA: .*\n2\. Nevada, IA: /,
    );
    expect(await ask('and the highest?')).toMatch(/^\*\*Nevada, IA\*\* has the highest median price/);
    expect(await ask('which city sells fastest?')).toMatch(/the fewest days on market|They are level/);
    expect(await ask('which has the most sales')).toMatch(/^\*\*Ames, IA\*\* has the most sales, homes sold /);
    expect(await ask('¿cuál es la más barata?')).toMatch(/^\*\*Ames, IA\*\* tiene el precio mediano más bajo/);
  });

  it('is told of what was drawn from its first to its last point, and the picture stands', async () => {
    await ask('chart the median price by quarter in Ames and Nevada over the last 2 years');
    expect(await ask('which gained the most?')).toMatch(
      /median sold price, Q\d \d{4} to Q\d \d{4}:\n\n1\. \w+, IA: \*\*[+−]?[\d.]+%\*\*, from \$/,
    );
    expect(await ask('and the least?')).toMatch(/(?:lost the most|gained the least)/);
    expect(await ask('which is the cheapest?')).toMatch(/^\*\*Ames, IA\*\* has the lowest median price, Q\d/);
    expect(await ask('only Nevada')).toMatch(/^\*\*Median sold price by quarter in Nevada, IA/);
  });

  it('is told of homes with so many bedrooms where a market was narrowed to them', async () => {
    await ask('how is the market for 3 bedroom homes in Ames over the last 12 months');
    await ask('add Nevada');
    expect(await ask('which one is the cheapest?')).toMatch(
      /^\*\*Ames, IA\*\* has the lowest median price, homes with exactly 3 bedrooms/,
    );
  });
});
