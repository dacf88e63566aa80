import { expect, it } from 'vitest';
import { stubListings } from '#tests/support/listings-stub.ts';
import { aSnapshot, stubMarket } from '#tests/support/market-stub.ts';
import { createTestTools } from '#tests/support/test-tools.ts';
import { startTracedThread } from '#tests/support/traced-thread.ts';
import { readGain } from './read-gain.ts';

const ask = (question: string) =>
  startTracedThread({ tools: createTestTools({ listings: stubListings([]), market: stubMarket(aSnapshot()) }) })(question);

it.each(['do my sellers pay capital gains tax', '¿cuánto de ganancia de capital paga mi cliente?'])(
  'gives the general federal rule of a gain with its source, and no bill: %s',
  async (question) => {
    expect(await ask(question)).toMatch(/26 U\.S\.C\. § 121.*(?:a tax adviser decides|asesor fiscal)/);
  },
);

it('takes the figures that were named, and leaves the bill to a CPA', async () => {
  const told = await ask('how much capital gains will they pay, bought 400k selling 1.6m married');
  expect(told).toMatch(/the gain is \*\*\$1,200,000\*\* \(\$1,600,000 less \$400,000\), before the costs/);
  expect(told).toMatch(/a couple filing jointly leaves up to \*\*\$500,000\*\* .*The rest is \*\*\$700,000\*\*/);
  expect(told).toMatch(/a CPA decides/);
});

it('says that all of a smaller gain is covered', async () => {
  expect(await ask('capital gains? bought for 900k, sold for 1.1m, single owner')).toMatch(/That covers all of this gain/);
});

it('tells the rule beside the gain where nobody says how they file', async () => {
  expect(await ask('how much cap gains will they owe, bought 400k selling 1.1m')).toMatch(
    /the gain is \*\*\$700,000\*\*.*\n\n.*half a million for a couple/,
  );
});

it.each([
  ['bought 400k selling 1.6m married', { boughtDollars: 400_000, soldDollars: 1_600_000, filing: 'couple' }],
  ['they paid $350,000 in 1999 and list at 1.2m', { boughtDollars: 350_000, soldDollars: 1_200_000, filing: null }],
  ['compraron en 400 mil, venden en 900 mil, casados', { boughtDollars: 400_000, soldDollars: 900_000, filing: 'couple' }],
])('reads what was paid and what it sells for: %s', (text, gain) => {
  expect(readGain(text)).toEqual(gain);
});

it.each(['bought 900k selling 400k', 'selling 1.6m', 'bought in 2019'])('reads no gain in: %s', (text) => {
  expect(readGain(text)).toBeNull();
});

it.each(['what are the taxes on it', 'who pays the transfer tax'])('is not asked for by: %s', async (question) => {
  expect(await ask(question)).not.toMatch(/§ 121/);
});
