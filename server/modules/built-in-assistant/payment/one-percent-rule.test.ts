import { describe, expect, it } from 'vitest';
import { startTracedThread } from '#tests/support/traced-thread.ts';
import { aListing, stubListings } from '#tests/support/listings-stub.ts';
import { stubMarket } from '#tests/support/market-stub.ts';
import { createTestTools } from '#tests/support/test-tools.ts';
import { readRentRule } from './one-percent-rule.ts';
import { rentalTermsIn } from './rental-terms.ts';

function start() {
  const inputs: unknown[] = [];
  const tools = createTestTools({ listings: stubListings([aListing({ currentPrice: 399_000 })]), market: stubMarket() });
  const openedListing = { mlsId: 'SF1001', mlsSource: 'demo' };
  const onCall = (name: string, input: unknown) => {
    if (name === 'estimate_rental_return') inputs.push(input);
  };
  return { inputs, ask: startTracedThread({ tools, openedListing, onCall }) };
}

describe('the 1% rule', () => {
  it('sets the rent that stands beside the price, and changes no rate', async () => {
    const { ask, inputs } = start();
    await ask('rents $4,800 total, cap rate?');
    await ask('25% down at 7.25, cash flow');
    const told = await ask('what about the 1% rule');
    expect(told).toContain('$4,800 a month is **1.2%** of $399,000');
    expect(told).toContain('$3,990 a month');
    expect(inputs.at(-1)).toMatchObject({ loan: { ratePercent: 7.25, downPercent: 25 } });
    await ask('and at 7.5?');
    expect(inputs.at(-1)).toMatchObject({ monthlyRentDollars: 4_800, loan: { ratePercent: 7.5, downPercent: 25 } });
  });

  it('is told of a rent and a price that are named, in Spanish too', async () => {
    expect(await start().ask('does it pass the one percent rule at 3000 a month rent on 250k')).toContain('**1.2%** of $250,000');
    const inSpanish = await start().ask('¿cumple la regla del 1% con una renta de 3000 al mes y un precio de $250,000?');
    expect(inSpanish).toContain('**1.2%** de $250,000');
  });

  it('is explained where no rent stands', async () => {
    expect(await start().ask('does this hit the 1% rule')).toContain('Name the rent a month');
  });

  it.each(['at 1% down', 'a 1% credit', '1% commission', 'what are the fha rules'])('is none in %s', (text) => {
    expect(readRentRule(text)).toBeNull();
  });
});

describe('a rent beside the terms of a loan', () => {
  it.each(['at 9k total rent 25% down 7%, cap and cash flow', '9k rent, 25% down 7%', 'rent 9000 25% down at 7%'])(
    'takes no share for a rent: %s',
    (text) => {
      expect(rentalTermsIn(text, null)).toMatchObject({
        monthlyRentDollars: 9_000,
        loan: { downPercent: 25, ratePercent: 7 },
      });
    },
  );
});
