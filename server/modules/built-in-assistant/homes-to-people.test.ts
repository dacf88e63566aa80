import { describe, expect, it } from 'vitest';
import { createTestTools } from '#tests/support/test-tools.ts';
import { startTracedThread } from '#tests/support/traced-thread.ts';
import { aListing, stubListings } from '#tests/support/listings-stub.ts';
import { stubMarket } from '#tests/support/market-stub.ts';

const description = 'A condo with a garden, a fireplace and hardwood floors. The kitchen has stone counters and an island.';
const condo = aListing({ description });
const second = aListing({ description, mlsId: 'SF1002', uPropertyId: 'key-1002', addressLine1: '48 Jersey Ave' });

const start = () =>
  startTracedThread({ tools: createTestTools({ listings: stubListings([condo, second]), market: stubMarket() }) });

async function startThread() {
  const ask = start();
  await ask('condos in Noe Valley');
  return ask;
}

describe('a text for people over homes that were found', () => {
  it.each([
    ['write susan a short email w/ the first 2', 'Hi Susan,'],
    ['email tom and becky about these, friendly', 'Hi Tom and Becky,'],
    ['reply to lena w these and say sunday works', 'Hi Lena,'],
    ['email these to the Garcias in spanish', 'Hola, familia Garcia:'],
  ])('greets whom it goes to: %s', async (text, greeting) => {
    const reply = await (await startThread())(text);
    expect(reply).toContain(greeting);
    expect(reply).toMatch(/12 Alder Street[^]*48 Jersey Ave/);
  });

  it('says what is to be said apart from the homes', async () => {
    expect(await (await startThread())('reply to lena w these and say sunday works')).toMatch(
      /48 Jersey Ave[^]*>\n> Sunday works\.\n>/,
    );
  });

  it('is short as a text message, with the office that lists each home', async () => {
    const text = await (await startThread())('write him a text w the first 2, hes on a phone so keep it short');
    expect(text).toMatch(/Two homes in San Francisco:/);
    expect(text).not.toMatch(/Subject|for your review/);
    expect(text).toContain('Which would you like to see?');
  });

  it('takes the best one for the first of the list, and says so', async () => {
    const ask = await startThread();
    const text = await ask('text marcus the best one');
    expect(text).toMatch(/the first one as the list stands[^]*Hi Marcus/);
    expect(text).not.toContain('48 Jersey Ave');
  });

  it('says that there are none where nothing was found yet', async () => {
    expect(await start()('mandale un correo a la señora Ramirez con las opciones')).toMatch(/Todavía no hay casas/);
    expect(await start()('send the listings to my client')).toMatch(/no homes in this chat/);
  });
});

describe('a line that is to sound better', () => {
  it('is worded anew with its short forms in full, and without what sells any home', async () => {
    const text = await start()(
      'make this sound better: Charming 3bd home w/ updated kitchen, lg yard, close to shops. Won’t last!',
    );
    expect(text).toMatch(/three bedrooms[^]*large yard[^]*close to shops/);
    expect(text).not.toMatch(/in Charming|\blg\b|Fair housing/);
  });
});

describe('what is told of a home counts as told', () => {
  it('is an open house on the flyer that stands, and a shorter headline of it', async () => {
    const ask = await startThread();
    const flyer = await ask('flyer for the first one');
    const open = await ask('add open house sat 11-1');
    expect(open).toContain('Open house: Saturday, 11 to 1');
    expect(open).not.toContain('does not show');
    const shorter = await ask('shorter headline');
    const [before = '', after = ''] = [flyer, shorter].map((text) => /> \*\*(.+?)\*\*/.exec(text)?.[1]);
    expect(after.length).toBeLessThan(before.length);
    expect(shorter).toContain('Open house: Saturday, 11 to 1');
  });

  it('is a broker open for other agents', async () => {
    const ask = await startThread();
    await ask('write a post for the first one');
    expect(await ask('broker open invite thursday 1-3 for it')).toMatch(/Broker Open: 12 Alder Street[^]*Thursday, 1 to 3/);
  });

  it('is a sale that the record does not show yet, and it says so', async () => {
    const ask = await startThread();
    await ask('just listed postcard to neighbors for the first one');
    const sold = await ask('write a just sold letter to neighbors, sold in 6 days 8% over asking');
    expect(sold).toMatch(/goes by what you told me[^]*after 6 days on the market, 8% over the asking price/);
    const other = await startThread();
    expect(await other('write a just sold post for the first one')).toMatch(/not recorded as sold/);
  });
});
