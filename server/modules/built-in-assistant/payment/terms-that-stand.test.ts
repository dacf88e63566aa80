import { describe, expect, it } from 'vitest';
import { startCalledThread } from '#tests/support/called-thread.ts';
import { startThread } from '#tests/support/payment-thread.ts';

describe('a kind of loan that was named once', () => {
  it('stands for the cash to close and the income behind its payment', async () => {
    const ask = startCalledThread();
    await ask('payment on 550k fha 3.5% down at 6.75');
    expect((await ask('and cash to close in oakland?')).calls).toMatchObject([{ side: 'buyer', downPercent: 3.5, loan: 'fha' }]);
    expect((await ask('what income do they need to qualify at 6.75')).calls).toMatchObject([
      { downPercent: 3.5, ratePercent: 6.75 },
    ]);
  });

  it('gives way to another kind', async () => {
    const ask = startCalledThread();
    await ask('payment on 550k fha 3.5% down at 6.75');
    await ask('and conventional with 5% down?');
    const [call] = (await ask('cash to close in oakland?')).calls;
    expect(call).not.toHaveProperty('loan', 'fha');
  });

  it.each(["what's her payment at 6.5 fha with mip on 550k", 'payment on 550k at 6.5 fha', 'pago de 550 mil al 6.5 fha'])(
    'leaves the rate before it a rate: %s',
    async (question) => {
      const thread = startThread();
      await thread.ask(question);
      expect(thread.inputs).toMatchObject([{ priceDollars: 550_000, ratePercent: 6.5, downPercent: 3.5 }]);
    },
  );
});

describe('a counter upon the cash to close', () => {
  it.each([
    'sellers countered at 655, 5k credit, whats cash to close now',
    'seller came back at 655k with a 5k credit, cash to close?',
    'contraoferta en 655 mil con 5 mil de credito, cuanto necesitan para cerrar',
  ])('is of its price, for the buyer: %s', async (question) => {
    const ask = startCalledThread();
    await ask('cash to close in oakland at 640k with 10% down');
    expect((await ask(question)).calls).toMatchObject([
      { side: 'buyer', priceDollars: 655_000, downPercent: 10, concessionsDollars: 5_000 },
    ]);
  });

  it('is no sheet of the seller where no credit is named, but is one where the net is asked for', async () => {
    const ask = startCalledThread();
    await ask('cash to close in oakland at 640k with 10% down');
    expect((await ask('sellers countered at 655, cash to close now?')).calls).toMatchObject([
      { side: 'buyer', priceDollars: 655_000 },
    ]);
    expect((await ask('and the seller net?')).calls).toMatchObject([{ side: 'seller', priceDollars: 655_000 }]);
  });
});
