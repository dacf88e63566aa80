import { describe, expect, it } from 'vitest';
import { stubListings } from '#tests/support/listings-stub.ts';
import { stubMarket } from '#tests/support/market-stub.ts';
import { createTestTools } from '#tests/support/test-tools.ts';
import { startTracedThread } from '#tests/support/traced-thread.ts';
import { readDownShares } from './down-shares.ts';

const startThread = () => startTracedThread({ tools: createTestTools({ listings: stubListings(), market: stubMarket() }) });

describe('several shares put down', () => {
  it.each([
    ['payment on 800k with 10% and 20% down at 6.5', [10, 20]],
    ['5, 10 or 20 down', [5, 10, 20]],
    ['3.5% vs 20 percent down', [3.5, 20]],
    ['con 10% y 20% de enganche', [10, 20]],
  ])('are read in "%s"', (text, percents) => {
    expect(readDownShares(text).percents).toEqual(percents);
  });

  it.each(['20% down at 6.5%', 'at 6 and 20% down', '6.5% and 20% down', '6.5%, 20% down', '$200k down'])(
    'are not read where one is put down, and the other is a rate: "%s"',
    (text) => {
      expect(readDownShares(text)).toEqual({ percents: [], rest: text });
    },
  );

  it('is what is put down, and no rate, where “down” is written short', async () => {
    expect(await startThread()('payment on 800k w 20% dn at 6.5')).toContain('$4,045');
  });

  it('stand side by side, each at the rate that was named', async () => {
    const said = await startThread()('payment on 800k with 10% and 20% down at 6.5');
    expect(said).toContain('|  | 10% down | 20% down |');
    expect(said).toContain('| Down | $80,000 | $160,000 |');
    expect(said).toContain('| **A month** | **$4,551** | **$4,045** |');
  });

  it('stand so at several rates, and in Spanish', async () => {
    const said = await startThread()('¿cuánto sería el pago al mes de 800 mil con 10% o 20% de enganche?');
    expect(said).toContain('|  | 10% de enganche | 20% de enganche |');
    expect(said.match(/\*\*Al mes al/g)).toHaveLength(3);
  });
});
