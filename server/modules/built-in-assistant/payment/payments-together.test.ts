import { describe, expect, it } from 'vitest';
import { opened, startThread } from '#tests/support/payment-thread.ts';

describe('payments side by side', () => {
  it('stand in a column for each home that is named, with the difference', async () => {
    const thread = startThread();
    await thread.ask('homes under $2M');
    const told = await thread.ask('how does the first compare w the second one payment wise at 6.5 w 20 down');
    expect(thread.inputs).toMatchObject([{ listing: opened }, { listing: { mlsId: 'SF1002' } }]);
    expect(told).toContain('| **A month** | **$6,477** | **$7,054** |');
    expect(told).toContain('12 Alder Street is $577 a month less than 48 Jersey Ave.');
  });

  it('are told of the homes that were compared, with the lowest of them', async () => {
    const thread = startThread();
    await thread.ask('homes under $2M');
    await thread.ask('compare 1 and 2');
    const told = await thread.ask('which has the lowest monthly cost w 20% down at 6.5');
    expect(thread.inputs).toMatchObject([{ listing: opened }, { listing: { mlsId: 'SF1002' } }]);
    expect(told).toContain('12 Alder Street is $577 a month less than 48 Jersey Ave.');
  });

  it.each(['payment on #2 with 20% down at 6.5%', 'cuánto se paga al mes por la 2 con 20% de enganche al 6.5%'])(
    'are of the home that its number names: %s',
    async (question) => {
      const thread = startThread();
      await thread.ask('homes under $2M');
      await thread.ask(question);
      expect(thread.inputs).toMatchObject([{ listing: { mlsId: 'SF1002' }, downPercent: 20, ratePercent: 6.5 }]);
    },
  );

  it('are told of the home that was paid off last and another', async () => {
    const thread = startThread();
    await thread.ask('homes under $2M');
    await thread.ask('payment on the second one with 20% down at 6.5%');
    expect(await thread.ask('whats the diff between it and the first')).toContain('| **A month** | **$7,054** | **$6,477** |');
  });
});

describe('a payment beside what buyers have', () => {
  const income = 'my buyers make 30k a month, 600 car payment, 220k saved, rate 6.5, what can they afford';

  it('is told as a share of the income that was named before', async () => {
    const thread = startThread();
    await thread.ask(income);
    await thread.ask('homes under $2M');
    await thread.ask('payment on the first one with 20 down at 6.5');
    expect(await thread.ask('is that under 28 pct of their income')).toMatch(
      /^\*\*21\.6%\*\* of the income before taxes: \$6,477 of \$30,000 a month\. That is under 28%\. With the other debts that you named it is 23\.6%/,
    );
    expect(thread.inputs.at(-1)).toMatchObject({ listing: opened, yearlyIncomeDollars: 360_000, monthlyDebtsDollars: 600 });
  });

  it('asks for an income that nobody named', async () => {
    const thread = startThread(opened);
    await thread.ask('payment with 20% down at 6.5%');
    expect(await thread.ask('what percent of their income is that')).toContain('Of which income?');
  });

  it('goes on with what they only put down, and says whether their cash is enough', async () => {
    const thread = startThread();
    await thread.ask(income);
    await thread.ask('homes under $2M');
    await thread.ask('payment on the first one with 20 down at 6.5');
    expect(await thread.ask('what if they only put 10')).toContain('with $100,000 (10%) down');
    const told = await thread.ask('so do they have enough cash');
    expect(told).toMatch(
      /takes about \*\*\$124,000 to close\*\*[^]*Cash that the buyer has: \$220,000[^]*\*\*\$96,000\*\* is left/,
    );
  });
});

it('means the first of a table that was just put in order', async () => {
  const thread = startThread();
  await thread.ask('homes under $2M');
  await thread.ask('sort them by price per sq ft');
  await thread.ask('what would that one run them monthly at 6.75 w 10 down');
  expect(thread.inputs).toMatchObject([{ ratePercent: 6.75, downPercent: 10, listing: { mlsSource: 'demo' } }]);
});

describe('an FHA loan', () => {
  it.each(['fha?', 'what about an FHA', 'and with fha instead'])(
    'is the payment that stands with the least down: %s',
    async (text) => {
      const thread = startThread(opened);
      await thread.ask('payment with 20% down at 6.5%');
      const told = await thread.ask(text);
      expect(thread.inputs.at(-1)).toMatchObject({ downPercent: 3.5, ratePercent: 6.5, withUsualMortgageInsurance: true });
      expect(told).toContain('$35,000 (3.5%) down');
      expect(told).toContain('FHA has a premium of its own');
    },
  );

  it('is that payment after the income that it needs too', async () => {
    const thread = startThread(opened);
    await thread.ask('payment with 20% down at 6.5%');
    await thread.ask('income they need for that?');
    expect(await thread.ask('fha?')).toContain('$35,000 (3.5%) down');
  });

  it('stays with what is put down where that is named', async () => {
    const thread = startThread(opened);
    await thread.ask('payment with 20% down at 6.5%');
    expect(await thread.ask('fha with 5% down')).toContain('$50,000 (5%) down');
  });
});

describe('each of the homes that are shown', () => {
  it('has its payment in a table, at the rate that was told', async () => {
    const thread = startThread();
    await thread.ask('my buyers make 30k a month, 120k down, rate 6.4, what can they afford');
    await thread.ask('homes under $2M');
    await thread.ask('compare the first two');
    expect(await thread.ask('monthly on each at that rate')).toContain('| **A month** |');
    expect(thread.inputs).toMatchObject([{ ratePercent: 6.4 }, { ratePercent: 6.4 }]);
  });
});

describe('terms said in passing', () => {
  it('are a rate behind a share put down, in Spanish too, and one in place of the examples', async () => {
    const thread = startThread(opened);
    expect(await thread.ask('¿cuánto sería al mes con 20% a 6.5?')).toContain('**$6,477');
    const other = startThread(opened);
    await other.ask('whats the payment with 20 down');
    expect(await other.ask('at 6.25 not whatever u used')).toContain('**$6,346 a month**');
  });

  it('are answered where it is told that a lender has approved the buyers', async () => {
    const said = await startThread().ask('whats piti on 925k with 15% down at 6.5, they are pre approved');
    expect(said).toContain('on a loan of $786,250 over 30 years at 6.5%');
    const first = await startThread().ask('pre approved 950k w 15% down at 6.5 whats piti on 925k');
    expect(first).toContain('on a loan of $786,250 over 30 years at 6.5%');
  });
});
