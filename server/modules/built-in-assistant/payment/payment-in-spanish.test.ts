import { expect, it } from 'vitest';
import { startTracedThread } from '#tests/support/traced-thread.ts';
import { aListing, stubListings } from '#tests/support/listings-stub.ts';
import { stubMarket } from '#tests/support/market-stub.ts';
import { createTestTools } from '#tests/support/test-tools.ts';

const first = aListing({ currentPrice: 1_000_000, taxAnnualAmount: 12_000 });
const second = aListing({ mlsId: 'SF1002', uPropertyId: 'key-1002', addressLine1: '48 Jersey Ave', currentPrice: 800_000 });

/** A thread in Spanish in which two homes were found, and what was asked of the payment's tool. */
async function startThread() {
  const inputs: unknown[] = [];
  const tools = createTestTools({ listings: stubListings([first, second]), market: stubMarket() });
  const onCall = (name: string, input: unknown) => {
    if (name === 'estimate_payment') inputs.push(input);
  };
  const ask = startTracedThread({ tools, onCall });
  await ask('condominios en Noe Valley');
  return { inputs, ask };
}

it.each([
  '¿cuánto sería al mes la segunda con 20% de enganche al 6.5%?',
  '¿cuánto pagaría al mes por la segunda con 20% de enganche al 6.5%?',
])('a payment is told for the home that is picked: %s', async (question) => {
  const { inputs, ask } = await startThread();
  expect(await ask(question)).toContain('48 Jersey Ave');
  expect(inputs).toMatchObject([{ downPercent: 20, ratePercent: 6.5, listing: { mlsId: 'SF1002' } }]);
});

it.each(['¿cuánto al mes?', '¿cuánto sería al mes?', '¿cuánto es al mes?'])(
  'is told for the home that is open, in a few words: %s',
  async (question) => {
    const { inputs, ask } = await startThread();
    await ask('háblame de la segunda');
    await ask(question);
    expect(inputs.at(-1)).toMatchObject({ listing: { mlsId: 'SF1002' } });
    await ask('con 10% de enganche');
    expect(inputs.at(-1)).toMatchObject({ downPercent: 10, listing: { mlsId: 'SF1002' } });
  },
);

it('a bare share behind a payment is put down, and a small one is its rate', async () => {
  const { inputs, ask } = await startThread();
  await ask('¿cuánto sería al mes la primera con 20% de enganche al 6.5%?');
  await ask('¿y con 10%?');
  expect(inputs.at(-1)).toMatchObject({ downPercent: 10, ratePercent: 6.5 });
  await ask('¿y al 6%?');
  expect(inputs.at(-1)).toMatchObject({ downPercent: 10, ratePercent: 6 });
});
