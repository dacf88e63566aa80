import { describe, expect, it } from 'vitest';
import { aListing, stubListings } from '#tests/support/listings-stub.ts';
import { stubMarket } from '#tests/support/market-stub.ts';
import { createTestTools } from '#tests/support/test-tools.ts';
import { startTracedThread } from '#tests/support/traced-thread.ts';

const homes = [
  aListing({ currentPrice: 1_000_000, costPerInternalSqFt: 500, hoaMonthlyFee: 420, taxAnnualAmount: 12_000 }),
  aListing({
    ...{ mlsId: 'SF1002', uPropertyId: 'key-1002', addressLine1: '48 Jersey Ave' },
    ...{ currentPrice: 800_000, costPerInternalSqFt: 400, hoaMonthlyFee: 100, taxAnnualAmount: 9_000 },
  }),
  aListing({
    ...{ mlsId: 'SF1003', uPropertyId: 'key-1003', addressLine1: '77 Day St' },
    ...{ currentPrice: 600_000, costPerInternalSqFt: 600, hoaMonthlyFee: null, taxAnnualAmount: 7_000 },
  }),
];

/** A thread in which every figure is traced, with the tools that were called. */
function startThread() {
  const calls: string[] = [];
  const tools = createTestTools({ listings: stubListings(homes), market: stubMarket() });
  const ask = startTracedThread({ tools, onCall: (name) => calls.push(name) });
  return { calls, ask };
}

async function shown() {
  const thread = startThread();
  await thread.ask('homes in Oakland');
  thread.calls.length = 0;
  return thread;
}

describe('a sum over the homes that are shown', () => {
  it.each([
    ['add the first two prices', '**$1,800,000** together'],
    ['total of all of them', '**$2,400,000** together'],
    ['and the two cheapest added together? investor asking', '**$1,400,000** together'],
    ['average of all you showed', 'The average price is **$800,000**.'],
    ["what's the avg price per sqft of those", 'The average price per sq ft is **$500 per sq ft**.'],
    ['median of these', 'The median price is **$800,000**.'],
    ["the cheapest one's price times 1.05 please", 'That comes to **$630,000**.'],
    ['if buyer offers 5% under asking on the first one what is that', '5% off is **$950,000**, $50,000 less.'],
    ['10% more than the second', 'With 10% on top it is **$880,000**, $80,000 more.'],
    [
      'how much cheaper is the cheapest than the most expensive in %',
      'The difference is **$400,000**, which is 40% of $1,000,000.',
    ],
    ['how much more is the first one than the third one', 'The difference is **$400,000**, which is 66.7% of $600,000.'],
    ['difference between 1 and 2', 'The difference is **$200,000**, which is 25% of $800,000.'],
    ['how much is hoa over 5 yrs for the second', 'Over 5 years that is **$6,000**'],
    ['total hoa of the first two for 2 years', 'Over 2 years that is **$12,480**'],
    ['total property taxes of the first three', '**$28,000** together'],
  ])('is worked out and no search: %s', async (question, answer) => {
    const { ask, calls } = await shown();
    expect(await ask(question)).toContain(answer);
    expect(calls).toEqual(['calculate']);
  });

  it.each([
    ['cuál es el promedio de precio de esas', 'El promedio (precio) es **$800,000**.'],
    ['cuánto más cara es la más cara que la más barata', 'La diferencia es **$400,000**, el 66.7% de $600,000.'],
    ['y cuánto es 10% menos de la primera', 'Con 10% menos queda en **$900,000**, $100,000 menos.'],
  ])('is understood in Spanish: %s', async (question, answer) => {
    const { ask } = startThread();
    await ask('casas en Oakland');
    expect(await ask(question)).toContain(answer);
  });

  it('stands for what is asked next', async () => {
    const { ask } = await shown();
    await ask('how much cheaper is the cheapest than the most expensive');
    expect(await ask('and per sq ft?')).toContain('The difference is **$100 per sq ft**, which is 20% of $500 per sq ft.');
    await ask('average of these');
    expect(await ask('minus 10%')).toContain('10% off is **$720,000**');
    await ask('5% off the first one');
    expect(await ask('how much more is that one than the cheapest')).toContain('The difference is **$400,000**');
  });

  it('says which homes do not record it', async () => {
    const { ask } = await shown();
    const told = await ask('average hoa of these');
    expect(told).toContain('The average HOA fee a month is **$260**.');
    expect(told).toContain('Left out, as the record does not say it: [**77 Day St**]');
    expect(await ask('hoa over 5 years for the third')).toContain('The record does not say the HOA fee a month there');
  });

  it('tells whether what buyers have is enough for the cash to close', async () => {
    const { ask } = await shown();
    const told = await ask('if my clients put 20 down on the cheaper one what is the down payment + closing costs');
    expect(told).toContain('77 Day St');
    expect(await ask('they have 100k is it enough?')).toMatch(/^No: \$100,000 is \*\*\$[\d,]+\*\* short of the \$\d/);
    expect(await ask('would 300k cover it')).toMatch(/^Yes: \$300,000 covers the/);
  });

  it.each([
    'average price in Oakland',
    'only condos 10% under asking',
    'under 700 total',
    '2 baths plus parking',
    'what is the payment at 6.5% with 20% down on the first',
  ])('leaves alone what is none: %s', async (question) => {
    const { ask, calls } = await shown();
    await ask(question);
    expect(calls).not.toContain('calculate');
  });
});

describe('a sum of figures that were named', () => {
  it.each([
    ['whats 6.5% of 369000', '6.5% is **$23,985**.'],
    ['6% of 850000 plus 4500', '6% is **$51,000**. Plus $4,500 that is **$55,500**.'],
    ['what is 3% of 640k minus 2000', '3% is **$19,200**. Less $2,000 that is **$17,200**.'],
    ['5% off 800k plus 10k', '5% off is **$760,000**, $40,000 less. Plus $10,000 that is **$770,000**.'],
    ['cuánto es el 6% de 850000 más 4500', 'El 6% es **$51,000**. Más $4,500 son **$55,500**.'],
    ['450k plus 5%', 'With 5% on top it is **$472,500**'],
    ['what is 5% under 1.2m', '5% off is **$1,140,000**'],
    ['average of 450k, 510k and 540k', 'The average is **$500,000**.'],
    ['what is 12 x 350', 'That comes to **4,200**.'],
  ])('needs no homes: %s', async (question, answer) => {
    expect(await startThread().ask(question)).toContain(answer);
  });
});
