import { describe, expect, it } from 'vitest';
import { createListingsTools } from '#server/modules/listings/index.ts';
import { aListing, stubListings } from '#tests/support/listings-stub.ts';
import { toolContext } from '#tests/support/loop-run.ts';
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
