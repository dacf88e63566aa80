import { describe, expect, it } from 'vitest';
import { startCalledThread as start } from '#tests/support/called-thread.ts';

describe('who pays what at closing', () => {
  it.each([
    'who pays closing costs in nc',
    'who usually pays for the closing costs in North Carolina?',
    'who pays title insurance in nc',
  ])('is told by what the sheets count, by the custom on record, and else left to the contract: %s', async (question) => {
    const { said, calls } = await start()(question);
    expect(calls).toMatchObject([{ state: 'NC' }]);
    expect(said).toMatch(/the contract decides[^]*Seller: brokerage[^]*Buyer: fees of the loan[^]*paid by the seller/);
  });

  it('is of the place of the sale that stands, and no sheet again', async () => {
    const ask = start();
    await ask('net sheet at 900k in oakland, owes 300k');
    const { said, calls } = await ask('who pays closing costs?');
    expect(calls).toMatchObject([{ city: 'Oakland', state: 'CA' }]);
    expect(said).toContain('no record of what is customary there');
  });

  it('is told in Spanish', async () => {
    expect((await start()('quien paga los gastos de cierre en california')).said).toContain('Quien vende: ');
  });

  it.each(['closing costs in oakland for a 900k house', 'how much are closing costs for the seller at 900k'])(
    'is not what a sheet answers: %s',
    async (question) => {
      expect((await start()(question)).said).not.toContain('the contract decides who pays');
    },
  );
});
