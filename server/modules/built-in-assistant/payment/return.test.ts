import { describe, expect, it } from 'vitest';
import { createListingsTools } from '#server/modules/listings/index.ts';
import { aListing, stubListings } from '#tests/support/listings-stub.ts';
import { toolContext } from '#tests/support/loop-run.ts';
import { exampleResults } from '../question-parser/examples/example-results.ts';
import type { EarlierTurn } from '../question-parser/earlier-turn.ts';
import type { ParsedQuestion } from '../question-parser/parsed-question.ts';
import type { Turn } from '../turn.ts';
import { afterReturn, respondToReturn, RETURN_TOOL } from './respond-to-return.ts';

const nothingRead: ParsedQuestion = { kind: 'cannot', reason: 'lending' };
const home = aListing({ currentPrice: 1_000_000, taxAnnualAmount: 12_000, hoaMonthlyFee: 100 });
const tool = createListingsTools(stubListings([home])).find(({ name }) => name === RETURN_TOOL);
const opened = { search: {}, results: [], opened: { mlsId: 'SF1001', mlsSource: 'demo' } };

const respond = (question: string, previous: EarlierTurn | null, open: string[], answers: Turn['answers'] = []) =>
  respondToReturn(
    { ...{ question, english: question, language: 'english', earlier: [], last: null }, open, previous, answers },
    nothingRead,
  );

/** The calls and the last reply of a thread whose home is open. */
async function thread(questions: string[], start: EarlierTurn | null = opened) {
  let previous = start;
  let open: string[] = [];
  const calls: unknown[] = [];
  let said: string | null = null;
  for (const question of questions) {
    const step = respond(question, previous, open);
    said = step && 'say' in step ? step.say : null;
    if (!step || 'say' in step) {
      open = [...open, question];
      continue;
    }
    calls.push(step.call);
    const value = (await tool?.call(step.call, toolContext()))?.answer;
    const told = respond(question, previous, open, [{ toolName: RETURN_TOOL, value }]);
    said = told && 'say' in told ? told.say : null;
    previous = afterReturn(previous, step.call);
    open = [];
  }
  return { calls, said };
}

describe('what a home returns', () => {
  it('is worked out from its price, its record and the rent that is named, part by part', async () => {
    const { said } = await thread(["what's the cap rate if it rents for $6,500 a month?"]);
    // 78,000 − 3,900 vacancy = 74,100; − 12,000 tax − 5,000 insurance − 1,200 HOA − 2 × 5,928.
    expect(said).toMatchInlineSnapshot(`
      "**A cap rate of 4.4%** for [**12 Alder Street**](#home/demo/SF1001) at $1,000,000, rented at $6,500 a month:

      - Rents: $78,000 a year, less $3,900 for 5% vacancy, assumed
      - Property tax: $12,000 a year, on record
      - Insurance: $5,000 a year, assumed at 0.5% of the price
      - HOA dues: $1,200 a year, on record
      - Upkeep: $5,928 a year, assumed at 8% of the rents that come in
      - Management: $5,928 a year, assumed at 8% of the rents that come in
      - **Net income: $44,044 a year**

      Before all costs that is a yield of 7.8%, a gross rent multiplier of 12.8. A loan, income tax and larger repairs are not counted. Name your own vacancy, share of costs, rent or price, and I work it out again."
    `);
  });

  it('asks for the rent, and goes on with rents, vacancy and costs that are named', async () => {
    const { calls, said } = await thread(['what would a cap rate be', 'say 2400 and 2100 a month, 5% vacancy, 35% expenses']);
    expect(calls).toEqual([{ listing: opened.opened, monthlyRentDollars: 4_500, vacancyPercent: 5, expensePercent: 35 }]);
    expect(said).toContain('All costs: $17,955 a year, 35% of the rents that come in, as you said');
  });

  it('goes on with another price or rent', async () => {
    const { calls } = await thread(["what's the cap rate at 5k/mo rent", 'and at 900k', 'what if it rents for 5500']);
    expect(calls).toMatchObject([
      { monthlyRentDollars: 5_000 },
      { monthlyRentDollars: 5_000, priceDollars: 900_000 },
      { monthlyRentDollars: 5_500, priceDollars: 900_000 },
    ]);
  });

  it('takes the rent that stands for another measure of the same home', async () => {
    const { calls } = await thread(["what's the cap rate at 5k/mo rent", 'gross rent multiplier?']);
    expect(calls).toMatchObject([{ monthlyRentDollars: 5_000 }, { monthlyRentDollars: 5_000 }]);
  });

  it('takes a home of a price for none that is open', async () => {
    const { calls } = await thread(["what's the cap rate of an 800k house that rents for 4500 a month"]);
    expect(calls).toEqual([{ priceDollars: 800_000, monthlyRentDollars: 4_500 }]);
  });

  it('needs a home or a price', async () => {
    expect((await thread(['cap rate at $4,000 a month'], null)).said).toMatch(/^For which home or price\?/);
    expect((await thread(['grm for 800k with rents of 5k'], null)).said).toContain('a gross rent multiplier of 13.3');
  });

  it.each(['what would it rent for?', 'payment with 20% down at 6.5', 'homes in Oakland under 900k'])(
    'is not asked for by %s',
    async (text) => {
      expect(await thread([text])).toEqual({ calls: [], said: null });
    },
  );
});

it('a rent of each of several units is of all of them, and of nobody knows how many of none', async () => {
  const { calls } = await thread(['rents are 3200 each, its a triplex, cap rate at 1.1m?']);
  expect(calls.at(-1)).toMatchObject({ monthlyRentDollars: 9_600, priceDollars: 1_100_000 });
  expect((await thread(['cap rate at 1.1m with rents of 3200 each'])).calls).toEqual([]);
});

describe('the cash flow of a rented home', () => {
  it('is its net income less the payments of the loan that is named, part by part', async () => {
    const { said } = await thread(['cash flow at 5200 rent, 40% expenses, 25% down at 7%']);
    // 62,400 − 3,120 − 40 % of 59,280 = 35,568; 750,000 at 7 % over 30 years is 4,990 a month.
    expect(said).toMatchInlineSnapshot(`
      "**A cash flow of −$2,026 a month** for [**12 Alder Street**](#home/demo/SF1001) at $1,000,000, rented at $5,200 a month:

      - Rents: $62,400 a year, less $3,120 for 5% vacancy, assumed
      - All costs: $23,712 a year, 40% of the rents that come in, as you said
      - **Net income: $35,568 a year**
      - Loan payments: $59,880 a year, $4,990 a month, on $750,000 over 30 years at 7%, with $250,000 (25%) down
      - **Cash flow: −$24,312 a year**

      Cash on cash that is −9.7% of the $250,000 put down, without closing costs and repairs. Before the loan it is a cap rate of 3.6%. Before all costs that is a yield of 6.2%, a gross rent multiplier of 16.

      I assumed the years of the loan, as you named none. Mortgage insurance, income tax and larger repairs are not counted. Name another rate, share down, rent or share of costs, and I work it out again."
    `);
  });

  it('goes on with another rate, share down, term or rent', async () => {
    const { calls } = await thread([
      'cash flow on a $650k duplex in denver, 25% down, 7% rate, rent 4200 total',
      'what if rate is 6.25',
      'and with 20% down',
      '15 years?',
      'and if it rents for 4500',
    ]);
    const duplex = { priceDollars: 650_000, monthlyRentDollars: 4_200 };
    expect(calls).toMatchObject([
      { ...duplex, loan: { ratePercent: 7, downPercent: 25 } },
      { ...duplex, loan: { ratePercent: 6.25, downPercent: 25 } },
      { ...duplex, loan: { ratePercent: 6.25, downPercent: 20 } },
      { ...duplex, loan: { ratePercent: 6.25, downPercent: 20, years: 15 } },
      { ...duplex, monthlyRentDollars: 4_500, loan: { ratePercent: 6.25, downPercent: 20, years: 15 } },
    ]);
  });

  it.each(['cash flow 25 down 7%', 'whats the cash on cash with 25% down @ 7', 'now with 25% down at 7%'])(
    'takes the rent and the costs of a cap rate that stands: %s',
    async (text) => {
      const { calls, said } = await thread(['cap rate at 5200 a month and 40% expenses', text]);
      expect(calls.at(-1)).toEqual({
        ...{ listing: opened.opened, monthlyRentDollars: 5_200, expensePercent: 40 },
        loan: { ratePercent: 7, downPercent: 25, downDollars: null },
      });
      expect(said).toContain('**A cash flow of −$2,026 a month**');
    },
  );

  it('says what it is before a loan that nobody named, and asks for its terms', async () => {
    const { said } = await thread(['cash flow at 5200 rent and 40% expenses']);
    expect(said).toContain('The cash flow before any loan is $2,964 a month; name the share down and the rate');
  });

  it('asks for the rent, and takes the loan that was named before it', async () => {
    const { calls } = await thread(['cash flow with 25% down at 7%', '5200']);
    expect(calls).toMatchObject([{ monthlyRentDollars: 5_200, loan: { ratePercent: 7, downPercent: 25 } }]);
  });

  it.each(["what's the payment at 25% down and 7%", 'monthly payment with 20% down at 6.5'])(
    'is not what a payment is asked for by: %s',
    async (text) => {
      const { calls } = await thread(['cap rate at 5200 a month', text]);
      expect(calls).toHaveLength(1);
    },
  );

  it.each([
    ['cash flow at 650k with 4200 rent, 8% management, 20% down at 7', { ratePercent: 7, downPercent: 20 }],
    ['flujo de efectivo de 650k con renta de 4200, 25% de enganche al 7%', { ratePercent: 7, downPercent: 25 }],
    ['cash-on-cash on 650k, rents 4200, 130k down at 6.5%', { ratePercent: 6.5, downDollars: 130_000 }],
  ])('reads its loan: %s', async (text, loan) => {
    expect((await thread([text])).calls).toMatchObject([{ priceDollars: 650_000, monthlyRentDollars: 4_200, loan }]);
  });
});

it('a home that was named when its return was asked for is meant by the rent that follows', () => {
  const listed = { search: {}, results: exampleResults };
  expect(respond('assume rents of 5200 total and 40% expenses', listed, ['cap rate on the second one'])).toMatchObject({
    call: { listing: { mlsId: 'SF1002' }, monthlyRentDollars: 5_200, expensePercent: 40 },
  });
});
