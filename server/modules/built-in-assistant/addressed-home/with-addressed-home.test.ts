import { describe, expect, it } from 'vitest';
import { aListing, stubListings } from '#tests/support/listings-stub.ts';
import { stubMarket } from '#tests/support/market-stub.ts';
import { createTestTools } from '#tests/support/test-tools.ts';
import { startTracedThread } from '#tests/support/traced-thread.ts';

const dellwynd = aListing({
  addressLine1: '3161 Dellwynd Place',
  taxAnnualAmount: 9_626,
  currentPrice: 1_645_000,
  listPrice: 1_645_000,
});

/** A thread, and what its tools were asked since the last message. */
function start(listings = [dellwynd]) {
  let calls: [string, unknown][] = [];
  const tools = createTestTools({ listings: stubListings(listings), market: stubMarket() });
  const ask = startTracedThread({ tools, onCall: (toolName, input) => calls.push([toolName, input]) });
  return async (text: string) => {
    calls = [];
    return { said: await ask(text), calls };
  };
}

describe('a home that is named by its address', () => {
  it.each(['payment on 3161 dellwynd w 15% down at 6.5', 'payment on 3161 Dellwynd Place 15% down at 6.5'])(
    'is paid for at its own price: %s',
    async (text) => {
      const ask = start();
      const { calls } = await ask(text);
      const payment = { downPercent: 15, ratePercent: 6.5, listing: { mlsId: 'SF1001', mlsSource: 'demo' } };
      expect(calls.at(-1)).toEqual(['estimate_payment', payment]);
      const { said } = await ask('rate 5.75');
      expect(said).toMatch(/5\.75%/);
    },
  );

  it('tells what its record says, and is "it" from then on', async () => {
    const ask = start();
    expect((await ask('whats the property tax on 3161 dellwynd')).said).toMatch(/3161 Dellwynd Place are \$9,626 a year/);
    const { calls } = await ask('and monthly payment at 6.25 w 20 down');
    expect(calls.map(([tool]) => tool)).toEqual(['estimate_payment']);
    expect((await ask('is the roof new')).said).toMatch(/does not (?:say|mention)/);
    const { said } = await ask('write a quick text to my buyer Lin about it, she loves big lots');
    expect(said).toMatch(/Lin[^]*3161 Dellwynd Place/);
  });

  it('is looked at with its value and its market where somebody asks what to answer an offer', async () => {
    const { calls } = await start()('buyers offer is 1.52 list is 1.645 for 3161 dellwynd, should the seller counter');
    expect(calls.map(([tool]) => tool)).toEqual(['search_listings', 'get_listing_details']);
  });

  it('leaves the list before it standing', async () => {
    const ask = start([
      dellwynd,
      aListing({ mlsId: 'SF1002', addressLine1: '9 Vine Avenue', currentPrice: 990_000, listPrice: 990_000 }),
    ]);
    await ask('homes in Noe Valley');
    await ask('property tax on 3161 dellwynd');
    expect((await ask('which of them is the cheapest')).said).toContain('9 Vine Avenue');
  });

  it('is opened and written about as with its whole name', async () => {
    expect((await start()('tell me about 3161 dellwynd')).said).toMatch(/^\[\*\*3161 Dellwynd Place/);
    expect((await start()('write a caption for 3161 dellwynd')).calls.at(-1)?.[0]).toBe('write_copy');
  });

  it('is a point to measure from where homes around it are wanted', async () => {
    const { calls } = await start()('2 beds within 1 mile of 3161 dellwynd');
    expect(calls[0]?.[1]).not.toHaveProperty('paginationLimit');
  });
});

describe('addresses of two homes, and of one like which others are wanted', () => {
  const cresswell = aListing({ mlsId: 'SF1002', uPropertyId: 'key-1002', addressLine1: '48 Cresswell Way' });

  it('are compared where the difference between them is asked for', async () => {
    const { calls } = await start([dellwynd, cresswell])('whats the difference btwn 3161 Dellwynd Place and 48 Cresswell Way');
    expect(calls.slice(0, 2)).toMatchObject([
      ['search_listings', { areaFilter: { name: '3161 Dellwynd Place' } }],
      ['search_listings', { areaFilter: { name: '48 Cresswell Way' } }],
    ]);
  });

  it.each(['what else is like 3161 Dellwynd Place', 'anything similar to 3161 dellwynd'])(
    'start a search for others: %s',
    async (text) => {
      const { calls } = await start()(text);
      expect(calls.at(-1)).toMatchObject(['search_listings', { price: { startAt: 1_445_000, endAt: 1_845_000 } }]);
    },
  );

  it('stand as the first and the second from then on', async () => {
    const ask = start([dellwynd, cresswell]);
    await ask('compare 3161 Dellwynd Place and 48 Cresswell Way');
    const { calls } = await ask('payment on the first at 20% and 6.5');
    const payment = { downPercent: 20, ratePercent: 6.5, listing: { mlsId: 'SF1001', mlsSource: 'demo' } };
    expect(calls).toEqual([['estimate_payment', payment]]);
    expect((await ask('monthly payment on each w/ 20% down 6.4%')).calls).toHaveLength(2);
  });
});
