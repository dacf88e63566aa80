import { describe, expect, it } from 'vitest';
import { opened, startThread } from '#tests/support/payment-thread.ts';

describe('a question about a monthly payment', () => {
  it('is answered of the home that is open: the sum, its parts, and what was assumed', async () => {
    const thread = startThread(opened);
    expect(await thread.ask('what would the payment be with 20% down at 6.5%?')).toMatchInlineSnapshot(`
      "**$6,477 a month** for [**12 Alder Street**](#home/demo/SF1001) at $1,000,000:

      - Principal and interest: $5,057, on a loan of $800,000 over 30 years at 6.5%, with $200,000 (20%) down
      - Property tax: $1,000, a twelfth of the $12,000 a year on record
      - HOA: $420

      I assumed a loan over 30 years, as you named none. Not counted: insurance, mortgage insurance and utilities. The rate is yours; a lender sets the real one.

      [And with 10% down?](#ask) [What about 15 years?](#ask) [What are the closing costs for the buyer?](#ask)"
    `);
    expect(thread.inputs).toEqual([{ downPercent: 20, ratePercent: 6.5, listing: opened }]);
  });

  it('is of the first of a search that has an order, where “it” can mean no other', async () => {
    const thread = startThread();
    await thread.ask('cheapest condo in Noe Valley');
    await thread.ask('how much is it all in per month with 20% down at 6.5');
    expect(thread.inputs).toMatchObject([{ downPercent: 20, ratePercent: 6.5, listing: { mlsId: 'SF1001' } }]);
  });

  it.each(['pmt at 6.5 w 15 down', 'mo pmt w/ 15% down at 6.5', 'pymt at 6.5 with 15% down'])(
    'is short for one: %s',
    async (text) => {
      const thread = startThread(opened);
      expect(await thread.ask(text)).toContain('12 Alder Street');
      expect(thread.inputs).toMatchObject([{ downPercent: 15, ratePercent: 6.5, listing: opened }]);
    },
  );

  it('is of the home that is named by its place in the list, whichever is open', async () => {
    const thread = startThread(opened);
    await thread.ask('homes in Oakland');
    expect(await thread.ask('what is the payment on the second with 20% down at 6.5%?')).toContain('48 Jersey Ave');
    expect(await thread.ask('payment on the first at 6.5% with 20 down')).toContain('12 Alder Street');
    expect(thread.inputs).toMatchObject([{ listing: { mlsId: 'SF1002' } }, { listing: { mlsId: 'SF1001' } }]);
  });

  it('takes "with 5 percent" for what is put down, and "I meant 15" for a correction of it', async () => {
    const thread = startThread();
    await thread.ask('casas en Oakland');
    expect(await thread.ask('y la segunda cuanto queda al mes con 5 por ciento')).toContain('(5%) de enganche');
    expect(await thread.ask('quise decir 15')).toContain('(15%) de enganche');
    expect(await thread.ask('con 6.5% de interés')).toContain('6.5%');
    expect(thread.inputs.at(-1)).toMatchObject({ downPercent: 15, ratePercent: 6.5, listing: { mlsId: 'SF1002' } });
  });

  it('takes a first-time buyer for no place in the list', async () => {
    const thread = startThread();
    await thread.ask('homes in Oakland');
    expect(await thread.ask('payment for the first-time buyer at 6.5% with 20% down')).not.toContain('12 Alder Street');
  });

  it('takes the percent of a commission for no rate of a loan, but for a cost of the seller', async () => {
    const thread = startThread(opened);
    await thread.ask('payment with 20% down at 6.5%');
    const told = await thread.ask('whats my commission at 2.5% on it');
    expect(told).toContain('- Commission: $25,000, 2.5% of the price');
    expect(told).not.toContain('a month');
    expect(await thread.ask('and at a 3% commission?')).toContain('- Commission: $30,000, 3% of the price');
    expect(thread.inputs).toHaveLength(1);
  });

  it('assumes no rate: it tells the payment at a few, and goes on with the one that is named', async () => {
    const thread = startThread(opened);
    const told = await thread.ask('what would the monthly payment be with 20% down?');
    expect(told).toContain('- At 6%: **');
    expect(told).toContain('- At 6.5%: **$6,477**, of which');
    expect(told).toContain('The rates are examples, as you named none');
    expect(thread.inputs).toMatchObject([{ ratePercent: 6 }, { ratePercent: 6.5 }, { ratePercent: 7 }]);
    expect(await thread.ask('with 10% down')).toContain('- At 7%: **');
    expect(await thread.ask('6.5%')).toContain('a month** for');
    expect(thread.inputs.at(-1)).toEqual({ downPercent: 10, ratePercent: 6.5, listing: opened });
  });

  it.each([
    'what would it cost a month with 20% down',
    'how much would they pay per month with 20 down',
    'what would the mortgage be with 20% down',
    '¿cuánto pagaría al mes con 20% de enganche?',
  ])('hears "%s" as a payment', async (question) => {
    const thread = startThread(opened);
    await thread.ask(question);
    expect(thread.inputs).toMatchObject([{ downPercent: 20 }, { downPercent: 20 }, { downPercent: 20 }]);
  });

  it('takes a change of one figure for a change of the estimate that stands', async () => {
    const thread = startThread(opened);
    await thread.ask('payment with 20% down at 6.5%');
    const changed = await thread.ask('and with 10% down?');
    expect(changed).toContain('$100,000 (10%) down');
    expect(await thread.ask('what about 15 years?')).toContain('over 15 years at 6.5%');
    expect(thread.inputs.at(-1)).toEqual({ downPercent: 10, ratePercent: 6.5, years: 15, listing: opened });
  });

  it.each([
    [
      'what if taxes are 9000 a year?',
      'Property tax: $750, a twelfth of the $9,000 a year that you named',
      { taxAnnualDollars: 9_000 },
    ],
    ['taxes at 1.25%', 'Property tax: $1,042, a twelfth of the $12,500 a year', { taxPercent: 1.25 }],
    ['add insurance of 2400 a year', 'Insurance: $200, as you said', { insuranceMonthlyDollars: 200 }],
    ['what if the HOA goes up to $600?', 'HOA: $600, as you said', { hoaMonthlyDollars: 600 }],
    ['without the HOA', 'HOA: $0, as you said', { hoaMonthlyDollars: 0 }],
    ['what if the rate drops to 5.9', 'at 5.9%', { ratePercent: 5.9 }],
    ['put 25% down instead', '$250,000 (25%) down', { downPercent: 25 }],
    ['make it a 15 year', 'over 15 years', { years: 15 }],
    ['with pmi of 150', 'Mortgage insurance: $150, as you said', { mortgageInsuranceMonthlyDollars: 150 }],
    ['pmi at 0.6%', 'Mortgage insurance: $400, at 0.6% of the loan a year', { mortgageInsurancePercent: 0.6 }],
    ['and 300 a month for insurance', 'Insurance: $300, as you said', { insuranceMonthlyDollars: 300 }],
  ])('works the payment that stands out again: "%s"', async (change, told, named) => {
    const thread = startThread(opened);
    await thread.ask('payment with 20% down at 6.5%');
    expect(await thread.ask(change)).toContain(told);
    expect(thread.inputs.at(-1)).toMatchObject({ listing: opened, ...named });
  });

  it('needs no home where the price is named, and says which figures it assumed', async () => {
    const reply = await startThread().ask('what is the mortgage payment on $850k at 6 3/8%?');
    expect(reply).toContain('for a home at $850,000');
    expect(reply).toContain('I assumed 20% down and a loan over 30 years');
    expect(reply).toContain('Not counted: property tax (no record of it), HOA dues (no record of any), insurance');
  });

  it('counts insurance only when it is named', async () => {
    const reply = await startThread(opened).ask('payment at 6% with $200k down over 15 years and insurance $1,800 a year');
    expect(reply).toContain('Insurance: $150, as you said');
    expect(reply).not.toContain('assumed');
  });

  it('means the home that the question picks or names by its address, and no other', async () => {
    const thread = startThread();
    await thread.ask('condos in Noe Valley');
    expect(await thread.ask('what would the payment on the second one be at 6% with 20% down?')).toContain('**48 Jersey Ave**');
    expect(await thread.ask('and the payment for 12 Alder Street at 6% with 20% down?')).toContain('**12 Alder Street**');
    expect(await thread.ask('and the payment for 999 Unknown Street at 6% with 20% down?')).toMatch(/^For which price\?/);
  });

  it('works out no loan for a home that is for rent', async () => {
    const thread = startThread({ mlsId: 'SF1003', mlsSource: 'demo' });
    expect(await thread.ask('payment with 20% down at 6.5%')).toContain('is for rent');
  });

  it('is answered in Spanish where it is asked in Spanish', async () => {
    const reply = await startThread(opened).ask('¿cuánto sería el pago mensual con 20% de enganche al 6.5%?');
    expect(reply).toContain('**$6,477 al mes** por');
    expect(reply).toContain('un plazo de 30 años');
  });

  it('is none where homes are wanted and the loan is told by the way', async () => {
    const thread = startThread();
    expect(await thread.ask('condos in Noe Valley under 900k, my buyer is putting 20% down at 6.5%')).toContain('condos');
    expect(thread.inputs).toEqual([]);
  });

  it('leaves to a lender what a lender decides', async () => {
    const thread = startThread(opened);
    expect(await thread.ask('can my buyer get prequalified for a mortgage with a 640 credit score?')).toContain(
      'a lender has to answer',
    );
    expect(thread.inputs).toEqual([]);
  });

  it('counts a usual tax and insurance where they are asked for and nobody knows them, and says so', async () => {
    const thread = startThread();
    await thread.ask('payment on an 850k house with 10% down at 6.75');
    const reply = await thread.ask('with taxes and insurance?');
    expect(thread.inputs.at(-1)).toMatchObject({
      priceDollars: 850_000,
      downPercent: 10,
      ratePercent: 6.75,
      withUsualCosts: true,
    });
    expect(reply).toMatch(
      /Property tax: \$779, assumed at a usual 1\.1% of the price a year\n- Insurance: \$354, assumed at a usual 0\.5%/,
    );
    expect(await thread.ask('and at 6?')).toContain('Insurance: $354');
  });

  it('counts a usual mortgage insurance where it is asked for and little is put down', async () => {
    const thread = startThread(null);
    const reply = await thread.ask('what do payments look like on a 650k house w 5% down 6.875% incl pmi and ins');
    expect(reply).toMatch(/Insurance: \$271, assumed[^]*Mortgage insurance: \$309, assumed at a usual 0\.6% of the loan a year/);
    expect(await thread.ask('and with 20% down?')).toContain('lenders usually ask for no mortgage insurance');
  });

  it('takes the tax on record before a usual one', async () => {
    const thread = startThread(opened);
    expect(await thread.ask('all-in payment with 20% down at 6.5 including insurance?')).toMatch(
      /a twelfth of the \$12,000 a year on record[^]*Insurance: \$417, assumed/,
    );
  });
});
