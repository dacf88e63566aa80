import { describe, expect, it } from 'vitest';
import { startTracedThread } from '#tests/support/traced-thread.ts';
import { aListing, stubListings } from '#tests/support/listings-stub.ts';
import { stubMarket } from '#tests/support/market-stub.ts';
import { createTestTools } from '#tests/support/test-tools.ts';

const home = aListing({ listPrice: 1_000_000, currentPrice: 1_000_000, taxAnnualAmount: 12_000 });
const other = aListing({ mlsId: 'SF1002', uPropertyId: 'key-1002', addressLine1: '48 Jersey Ave', currentPrice: 1_395_000 });

function startThread() {
  const calls: [string, unknown][] = [];
  const tools = createTestTools({ listings: stubListings([home, other]), market: stubMarket() });
  return { calls, ask: startTracedThread({ tools, onCall: (name, input) => calls.push([name, input]) }) };
}

describe('a payment that names no price', () => {
  it.each([
    [
      'net sheet at 850k in Oakland CA',
      'and the payment at 6.5 with 20 down?',
      { priceDollars: 850_000, ratePercent: 6.5, downPercent: 20 },
    ],
    [
      'closing costs for a buyer at 700k in San Jose CA with 15% down',
      "and what's the monthly",
      { priceDollars: 700_000, downPercent: 15 },
    ],
    [
      'closing costs for a buyer at 700k in San Jose CA',
      "what's the monthly at 6.5",
      { priceDollars: 700_000, ratePercent: 6.5 },
    ],
    ['gastos de cierre para comprar en San Jose CA a 700 mil', '¿y el pago mensual?', { priceDollars: 700_000 }],
  ])('is of the sale that was added up right before: %s, %s', async (first, question, call) => {
    const { calls, ask } = startThread();
    await ask(first);
    await ask(question);
    expect(calls.at(-1)).toMatchObject(['estimate_payment', call]);
  });

  it('is of the price at which the costs of that home were told', async () => {
    const { calls, ask } = startThread();
    await ask('homes under $2M');
    await ask('cash to close on the first one at 950k with 10% down');
    await ask("and what's the monthly at 6.5");
    expect(calls.at(-1)).toMatchObject([
      'estimate_payment',
      { listing: { mlsId: 'SF1001' }, priceDollars: 950_000, downPercent: 10, ratePercent: 6.5 },
    ]);
  });

  it('is at the most of the search where nothing nearer stands, and says so', async () => {
    const { calls, ask } = startThread();
    await ask('condos in Noe Valley under 1.5M');
    expect(await ask('what would the payment be at 6.5')).toMatch(
      /^You named no price, so I took \$1,500,000, the most that your search goes up to\./,
    );
    expect(calls.at(-1)).toMatchObject(['estimate_payment', { priceDollars: 1_500_000 }]);
    const spanish = startThread();
    await spanish.ask('condominios en Noe Valley hasta 1.5 millones');
    expect(await spanish.ask('y cuánto sería el pago mensual')).toMatch(/tomé \$1,500,000, el tope de tu búsqueda/);
  });
});

describe('cash to close behind a payment', () => {
  it('is at its price and with what was put down for it', async () => {
    const { calls, ask } = startThread();
    await ask('homes under $2M');
    await ask('payment on the first one with 10% down at 6.5 at 950k');
    expect(calls.at(-1)).toMatchObject(['estimate_payment', { priceDollars: 950_000, ratePercent: 6.5 }]);
    await ask('cash to close?');
    expect(calls.at(-1)).toMatchObject([
      'estimate_closing_costs',
      { side: 'buyer', listing: { mlsId: 'SF1001' }, priceDollars: 950_000, downPercent: 10 },
    ]);
  });
});

describe('figures for a home that nobody named', () => {
  it('say which home they took', async () => {
    const { ask } = startThread();
    await ask('homes under $2M');
    await ask('open the first one');
    expect(await ask('payment with 20% down at 6.5')).toMatch(
      /^You named no home, so this is for the last one we talked about, \*\*12 Alder Street\*\*\.\n\n\*\*\$[\d,]+ a month/,
    );
    expect(await ask('and with 10% down?')).toMatch(/^\*\*\$/);
    expect(await ask('net sheet')).not.toContain('You named no home');
  });

  it('say it of a net sheet too, also in Spanish, and not where the home is named', async () => {
    const { ask } = startThread();
    await ask('homes under $2M');
    await ask('open the first one');
    expect(await ask('net sheet')).toMatch(
      /^You named no home, so this is for the last one we talked about, \*\*12 Alder Street\*\*/,
    );
    const named = startThread();
    await named.ask('homes under $2M');
    await named.ask('open the first one');
    expect(await named.ask('net sheet for this one')).toMatch(/^Selling/);
    const spanish = startThread();
    await spanish.ask('casas hasta 2 millones');
    await spanish.ask('abre la primera');
    expect(await spanish.ask('pago mensual con 20% de enganche al 6.5')).toMatch(/^No nombraste una casa, así que/);
  });
});
