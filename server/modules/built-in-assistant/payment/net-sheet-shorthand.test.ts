import { describe, expect, it } from 'vitest';
import { toolContext } from '#tests/support/loop-run.ts';
import { CLOSING_TOOL } from './respond-to-closing.ts';
import { respond, thread, tool } from '#tests/support/closing-thread.ts';

describe('a sheet in an agent’s shorthand', () => {
  it.each([
    ['net sheet for 850000 with a $600,000 mortgage', 600_000],
    ['net sheet on 850k payoff: 412k', 412_000],
    ['seller net at 850k, they have a 412k loan', 412_000],
    ['net sheet 850k, 412k payoff, 15k concessions', 412_000],
    ['seller net sheet 850k payoff 412k', 412_000],
    ['net sheet 850k loan payoff of 412k', 412_000],
  ])('takes the loan for no price, wherever its sum stands: %s', async (question, payoffDollars) => {
    expect((await thread(question)).call).toMatchObject({ side: 'seller', priceDollars: 850_000, payoffDollars });
  });

  it.each(['how much do they need to close on 850k', '¿cuánto necesitan para cerrar una de 850 mil?'])(
    'is the cash of a buyer where what is needed to close is asked: %s',
    async (question) => {
      expect((await thread(question)).call).toMatchObject({ side: 'buyer', priceDollars: 850_000 });
    },
  );

  it('leaves the loan that a buyer takes to the buyer', async () => {
    expect((await thread('cash to close on 850k with a $680,000 loan')).call).toMatchObject({ side: 'buyer' });
  });

  const sheet = 'net sheet on 1.35m in Oakland, they owe 410k, 5% commission';

  it.each(['what if they take 1.4', 'what if they accept 1.4 with a 10k credit'])(
    'takes what is taken for the price: %s',
    async (then) => {
      expect((await thread(sheet, then)).call).toMatchObject({ priceDollars: 1_400_000, payoffDollars: 410_000 });
    },
  );

  it.each(['what if we get 1.4', 'and 1.4', 'ok 1.4 then', 'what about 1.4'])(
    'takes a price in millions: %s',
    async (question) => {
      expect((await thread(sheet, question)).call).toMatchObject({
        side: 'seller',
        priceDollars: 1_400_000,
        payoffDollars: 410_000,
      });
    },
  );

  it.each(['4%', '4% instead', 'agent fee 4 total', 'what about 4 percent'])(
    'takes a share as the commission: %s',
    async (question) => {
      expect((await thread(sheet, question)).call).toMatchObject({ priceDollars: 1_350_000, brokeragePercent: 4 });
    },
  );

  it.each([
    ['net sheet 899k sf owes 320k and second of 45k', 320_000, 45_000],
    ['seller net 899k sf, first 320k, second 45k', 320_000, 45_000],
    ['netsheet 899k sf, owes 300k first and a heloc of 80k plus a 5k tax lien', 300_000, 85_000],
  ])('pays off every loan: %s', async (question, payoffDollars, secondPayoffDollars) => {
    const { call, said } = await thread(question);
    expect(call).toMatchObject({ side: 'seller', priceDollars: 899_000, payoffDollars, secondPayoffDollars });
    expect(said).toContain(`Second loan or liens paid off: $${secondPayoffDollars / 1_000},000, as you said`);
    expect(said).toContain(`nets about **$${(899_000 - 60_053 - payoffDollars - secondPayoffDollars).toLocaleString('en')}**`);
  });

  it.each([
    ['net sheet 899k sf no loan'],
    ['seller net at 899k in sf, house is paid off'],
    ['net sheet 899k sf', 'no mortgage'],
    ['net sheet 899k sf owes 320k', 'sorry, its free and clear'],
  ])('pays off no loan where there is none: %s', async (...questions) => {
    const { call, said } = await thread(...questions);
    expect(call).toMatchObject({ side: 'seller', priceDollars: 899_000, payoffDollars: 0 });
    expect(said).not.toContain('before a mortgage');
  });

  it('tells a commission instead of another beside that one, in one row', async () => {
    const { said } = await thread(sheet, 'what if commission is 5% instead of 6');
    expect(said).toContain('| | 6% of the price | 5% of the price |');
    expect(said).toContain('| Commission | $81,000 | $67,500 |');
    expect(said).not.toContain('Brokerage');
  });

  it('says that a commission was in the sheet already', async () => {
    expect((await thread(sheet, 'with 5% commission')).said).toContain('The 5% was in the sheet before already.');
    expect((await thread(sheet, 'same at 4%')).call).toMatchObject({ priceDollars: 1_350_000, brokeragePercent: 4 });
  });

  it('keeps the second loan at another price, and takes another sum for it', async () => {
    const steps = ['net sheet 899k sf owes 320k and second of 45k', 'at 920k', 'make the heloc 50k'];
    expect((await thread(...steps)).call).toMatchObject({ priceDollars: 920_000, secondPayoffDollars: 50_000 });
  });

  it('is the seller’s where the buyer’s agent is paid, and counts each side', async () => {
    const { call } = await thread('seller net if sold 1.8m in santa monica, 2.5% listing and 2% buyer agent, loan 600k');
    expect(call).toMatchObject({ side: 'seller', priceDollars: 1_800_000, brokeragePercent: 4.5, payoffDollars: 600_000 });
    const each = await thread('what does my seller net at 1.65m with a 525k payoff and 2.25% to each side');
    expect(each.call).toMatchObject({ brokeragePercent: 4.5, payoffDollars: 525_000 });
  });

  it('takes the offer that was accepted as the price, and what the buyer wants as a credit', async () => {
    expect((await thread('we took 345 offer, net to seller? no mortgage, 5 percent')).call).toMatchObject({
      priceDollars: 345_000,
    });
    expect((await thread(sheet, 'buyer wants 15k toward closing')).call).toMatchObject({ concessionsDollars: 15_000 });
  });
});

describe('a net in a few words', () => {
  it.each([
    'quick net: sells for 899k in san leandro, owes 350, 2.5 and 2.5',
    'net at 899k san leandro, owes 350k, 2.5/2.5',
    'rough net 899k owes 350 2.5 + 2.5',
    'seller net: sold 899k, owes 350k, 2.5% and 2.5%',
    'neto rápido: vende en 899 mil, debe 350 mil, 2.5 y 2.5',
  ])('is a sheet with both commissions and the loan: %s', async (question) => {
    expect((await thread(question)).call).toMatchObject({
      ...{ side: 'seller', priceDollars: 899_000, payoffDollars: 350_000, brokeragePercent: 5 },
    });
  });

  it('is told anew at another price', async () => {
    const { call } = await thread('quick net: sells for 899k in sf, owes 350, 2.5 and 2.5', 'what about 925');
    expect(call).toMatchObject({ priceDollars: 925_000, payoffDollars: 350_000, brokeragePercent: 5 });
  });

  it('stands in a table with the one before', async () => {
    const steps = ['quick net: sells for 899k in sf, owes 350, 2.5 and 2.5', 'what about 925'];
    for (const last of ['put those in a table for the seller', 'ponlos en una tabla']) {
      const { said } = await thread(...steps, last);
      expect(said).toContain('$899,000');
      expect(said).toContain('$925,000');
    }
  });

  it.each(['what is their net worth', 'net operating income at 6500 a month', 'show 2 and 3 bedroom homes', 'nets in 4/2'])(
    'is none of %s',
    async (question) => {
      expect(await respond(question)).toBeNull();
    },
  );
});

describe('a sum beside a sheet', () => {
  const sheet = 'seller net sheet: sale price 974k in San Francisco, owes 310k, 5.5% commission';

  it('moves the price where it is said to be less', async () => {
    const { call, said } = await thread(sheet, 'and if we only get 15k less and the seller gives 5k concession');
    expect(call).toMatchObject({ priceDollars: 959_000, concessionsDollars: 5_000, brokeragePercent: 5.5 });
    expect(said).toContain('The price is $15,000 below the one before.');
    expect((await thread(sheet, '15k less', 'and if commission is 5 instead')).call).toMatchObject({
      ...{ priceDollars: 959_000, brokeragePercent: 5, payoffDollars: 310_000 },
    });
  });

  it('is no price where it is far from the one that stands, and that is said', async () => {
    const { call, said } = await thread(sheet, 'and with a 5k credit, at 120k');
    expect(call).toMatchObject({ priceDollars: 974_000, concessionsDollars: 5_000 });
    expect(said).toContain('$120,000 is too far from the price');
  });

  it('is a cost where it is said to be for something, under its own name or with the others', async () => {
    const { call, said } = await thread(sheet, 'add a 5k credit, 2500 for pest and 12k for the roofers', 'plus 1k for a plumber');
    expect(call).toMatchObject({
      ...{ priceDollars: 974_000, concessionsDollars: 5_000 },
      otherCosts: [
        { item: 'inspection', dollars: 2_500 },
        { item: 'other', dollars: 13_000 },
      ],
    });
    expect(said).toContain('Other costs: $13,000, as you said');
  });

  it.each(['net sheet on 950k with 1.2m for the house next door', 'net sheet on 950k and 5k for the buyer'])(
    'is no cost of something else: %s',
    async (question) => {
      expect((await thread(question)).call).not.toHaveProperty('otherCosts');
    },
  );

  it('asks for the home or the price where nothing stands to be moved', async () => {
    expect(await respond('and if we only get 15k less and the seller gives 5k concession')).toMatchObject({
      say: expect.stringContaining('For which home or price?') as string,
    });
  });
});

describe('the price that a seller nets by', () => {
  const home = { mlsId: '1', mlsSource: 'North MLS' };

  it('is the range of the CMA that was made last, and both ends are told', async () => {
    const previous = { search: {}, results: [], opened: home, cma: { subject: home, range: { low: 900_000, high: 950_000 } } };
    expect(await respond('what do they net', previous)).toMatchObject({
      calls: [
        { listing: home, priceDollars: 900_000 },
        { listing: home, priceDollars: 950_000 },
      ],
    });
    expect(await respond('and what do they net at the high end', previous)).toMatchObject({ calls: [{ priceDollars: 950_000 }] });
  });

  it('is said where it is the one on record', async () => {
    const previous = { search: {}, results: [], opened: home };
    const value = (await tool?.call({ side: 'seller', priceDollars: 800_000, state: 'CA' }, toolContext()))?.answer;
    expect(await respond('what do they net', previous, [{ toolName: CLOSING_TOOL, value }])).toMatchObject({
      say: expect.stringContaining('The price is the one on its record') as string,
    });
  });
});
