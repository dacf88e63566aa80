import { describe, expect, it } from 'vitest';
import { aListing, stubListings } from '#tests/support/listings-stub.ts';
import { stubMarket } from '#tests/support/market-stub.ts';
import { createTestTools } from '#tests/support/test-tools.ts';
import { startTracedThread } from '#tests/support/traced-thread.ts';
import { halvesOf, missedPart } from './halves.ts';

const homes = [
  aListing({ currentPrice: 1_000_000, hoaMonthlyFee: 420, taxAnnualAmount: 12_000 }),
  aListing({
    ...{ mlsId: 'SF1002', uPropertyId: 'key-1002', addressLine1: '48 Jersey Ave' },
    ...{ currentPrice: 800_000, hoaMonthlyFee: 100, taxAnnualAmount: 9_000 },
  }),
];

function startThread() {
  const calls: string[] = [];
  const tools = createTestTools({ listings: stubListings(homes), market: stubMarket() });
  return { calls, ask: startTracedThread({ tools, onCall: (name) => calls.push(name) }) };
}

describe('a message that asks for two things', () => {
  it('is answered in order, the second of what the first has brought', async () => {
    const { ask, calls } = startThread();
    const told = await ask("condos in Oakland under 1.2m and what's the hoa on the first one");
    expect(told).toMatch(/^\*\*2\*\* condos[^]*The HOA fee of 12 Alder Street is \$420 a month\.$/);
    expect(calls).toEqual(['search_listings', 'get_listing_details']);
  });

  it('is a search and the tour of what it finds', () => {
    expect(halvesOf('plan a tour of the 4 cheapest 3 beds in rockridge saturday starting 10am')).toEqual({
      first: 'find 3 beds in rockridge, cheapest first',
      second: 'plan a tour of the first 4 saturday starting 10am',
    });
    expect(halvesOf('set up a tour of the newest three condos in Oakland')).toEqual({
      first: 'find condos in Oakland, newest first',
      second: 'set up a tour of the first three',
    });
    expect(halvesOf('plan a tour of the 4 cheapest saturday at 10am')).toBeNull();
  });

  it('orders the list and writes about the first of it', async () => {
    const { ask, calls } = startThread();
    await ask('condos in Oakland');
    expect(await ask('send the 2 cheapest as a text to Dave')).toMatch(/lowest price first[^]*> Hi Dave,[^]*48 Jersey Ave/);
    expect(calls.slice(0, 2)).toEqual(['search_listings', 'search_listings']);
  });

  it('asks of the place that was just searched', async () => {
    const { ask, calls } = startThread();
    await ask('homes in Oakland under 1.2m and tell me about the market there');
    expect(calls.slice(0, 2)).toEqual(['search_listings', 'market_snapshot']);
  });

  it('changes the search after a question that no tool answers', async () => {
    const { ask, calls } = startThread();
    await ask('homes in Oakland');
    const told = await ask('can i deduct hoa fees on my taxes if i rent it out? and add pool to the search');
    expect(told).toMatch(/^That is a tax question\.[^]*a pool[^]*Oakland/);
    expect(calls).toEqual(['search_listings', 'search_listings']);
  });

  it.each([
    ['cool, whats the payment on the first and when is its open house', /a month:[^]*no upcoming open house on record/],
    ['whats the hoa on the 2nd and is there a pool', /The HOA fee of 48 Jersey Ave is \$100 a month\.\n\n.*48 Jersey Ave/],
    [
      'which one is the cheapest and which has the lowest taxes',
      /48 Jersey Ave[^]*The lowest property tax a year is \*\*\$9,000\*\*/,
    ],
    ['what does dom mean and whats the avg in oakland', /\*\*DOM\*\*[^]*Oakland/],
  ])('answers both halves: %s', async (question, both) => {
    const { ask } = startThread();
    await ask('homes in Oakland');
    expect(await ask(question)).toMatch(both);
  });

  it('is understood in Spanish', async () => {
    const { ask } = startThread();
    await ask('casas en Oakland');
    expect(await ask('muéstrame la segunda y cuándo tiene open house')).toMatch(
      /48 Jersey Ave[^]*No consta ninguna casa abierta/,
    );
  });

  it('gives the second part where somebody says that it was missed', async () => {
    const { ask } = startThread();
    await ask("homes in Oakland and what's the hoa on the first one");
    expect(await ask('you didnt answer the second part')).toBe('The HOA fee of 12 Alder Street is $420 a month.');
    await ask('homes in Oakland');
    expect(await ask('you forgot the other question')).toContain('as one request');
  });

  it.each([
    'if they also give the buyer a 15k credit',
    'ok and the 2nd one on the list? how long has it been sitting',
    'houses in Oakland and Berkeley with 3 beds and a pool',
    'compare the first and the second',
    'find 3 beds in Oakland and show me the cheapest first',
    'when was it built and what are the hoa fees',
    "what's the median price and how many days on market in Oakland",
    'we toured the one on Alder and loved it, they want 3 beds and a yard in Oakland',
  ])('is none where one thing is asked: %s', async (question) => {
    const { ask, calls } = startThread();
    await ask('homes in Oakland');
    await ask('tell me about the first one');
    calls.length = 0;
    await ask(question);
    expect(calls.length).toBeLessThan(2);
  });
});

describe('the parts of a message', () => {
  it('begin with a question or an order', () => {
    expect(halvesOf("lofts in Oakland. also what's a TIC?")).toEqual({ first: 'lofts in Oakland.', second: "what's a TIC?" });
    expect(halvesOf('3 beds and a pool in Oakland')).toBeNull();
    expect(halvesOf('what does DOM mean and whats the avg in Oakland')?.second).toBe('whats the avg dom in Oakland');
    expect(halvesOf(`Client wrote: "we love Oakland. what is a TIC?"`)).toBeNull();
  });

  it('are named by where they stood', () => {
    expect(missedPart("you didn't do the first part")).toBe('first');
    expect(missedPart('no contestaste la segunda pregunta')).toBe('second');
    expect(missedPart('show me the second one')).toBeNull();
  });
});

it('is one request where a script or a reply is to answer what is told first', () => {
  expect(halvesOf('Seller wants to list 15% over what i think its worth. give me a script')).toBeNull();
  expect(halvesOf('seller wont fix roof, buyer wants 25k credit. draft reply to the buyers agent')).toBeNull();
  expect(halvesOf('condos in Noe Valley under 900k. give me the HOA on the first one')).not.toBeNull();
});
