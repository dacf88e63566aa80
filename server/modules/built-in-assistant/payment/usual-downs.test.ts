import { describe, expect, it } from 'vitest';
import { startCalledThread } from '#tests/support/called-thread.ts';
import { readDownNeeded } from './usual-downs.ts';

describe('what is to be put down', () => {
  it.each([
    'how much down payment do they need for 600k',
    'whats the minimum down payment on 600k',
    'how much do they need to put down on a 600k house',
  ])('is told by the usual shares in dollars, with the loan that asks for each: %s', async (question) => {
    const { said } = await startCalledThread()(question);
    expect(said).toMatch(/3%: \*\*\$18,000\*\*[^]*3.5%: \*\*\$21,000\*\*, FHA[^]*20%: \*\*\$120,000\*\*/);
    expect(said).toContain('VA and USDA');
  });

  it.each(['cuanto necesito de enganche para una casa de 600 mil', 'cual es el enganche minimo para 600 mil'])(
    'is told in Spanish: %s',
    async (question) => {
      const { said } = await startCalledThread()(question);
      expect(said).toMatch(/3.5%: \*\*\$21,000\*\*, FHA[^]*convencional/);
    },
  );

  it('is of the price that stands', async () => {
    const ask = startCalledThread();
    await ask('payment on 500k with 20% down at 6.5');
    expect((await ask('how much down do they need')).said).toContain('$15,000');
  });

  it.each([
    'how much is 20% down on 600k',
    'down payment assistance programs',
    'how much down payment to get the payment at 3000',
    'cash to close on 600k',
    'price is down 3% in oakland',
    'how much did prices go down',
    'what is a down payment',
  ])('is not asked by %s', (question) => {
    expect(readDownNeeded({ question, previous: null })).toBeNull();
  });
});
