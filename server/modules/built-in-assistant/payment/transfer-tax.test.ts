import { expect, it } from 'vitest';
import type { Turn } from '../turn.ts';
import { createListingsTools } from '#server/modules/listings/index.ts';
import { stubListings } from '#tests/support/listings-stub.ts';
import { toolContext } from '#tests/support/loop-run.ts';
import { afterTransferTax, respondToTransferTax, TRANSFER_TAX_TOOL } from './respond-to-transfer-tax.ts';

const charleston = {
  search: {
    areaFilter: {
      type: 'named-area',
      nameType: 'city',
      name: 'Charleston',
      context: { stateAbbreviated: 'SC' },
    },
  },
  results: [],
} as const;

const respond = (question: string) => {
  const turn: Turn = {
    ...{ question, english: question, language: 'english', earlier: [], last: null, open: [], answers: [] },
    previous: { ...charleston, search: { areaFilter: { ...charleston.search.areaFilter } }, results: [] },
  };
  return respondToTransferTax(turn, { kind: 'cannot', reason: 'tax' }, () => Promise.resolve([]));
};

it('takes the place of the search that stands, where none is named', async () => {
  expect(await respond('transfer tax on 2.4 million?')).toMatchObject({
    calls: [{ priceDollars: 2_400_000, city: 'Charleston', state: 'SC' }],
  });
});

it('asks for the place of a county that it does not know, and takes no other', async () => {
  expect(await respond("what's the San Mateo County transfer tax on 2.4 million?")).toEqual({
    say: expect.stringMatching(/city|state/i),
  });
});

it('tells the taxes of two places side by side, and who pays in each', async () => {
  const turn: Turn = {
    ...{
      question: 'what about transfer tax in oakland vs sf',
      english: '',
      language: 'english',
      earlier: [],
      last: null,
      open: [],
    },
    answers: [],
    previous: { search: {}, results: [], lastClosing: { side: 'seller', priceDollars: 1_500_000 } },
  };
  const ask = (one: Turn) => respondToTransferTax(one, { kind: 'cannot', reason: 'tax' }, () => Promise.resolve([]));
  const step = await ask(turn);
  const calls = step && 'calls' in step ? step.calls : [];
  expect(calls).toMatchObject([
    { city: 'Oakland', priceDollars: 1_500_000 },
    { city: 'San Francisco', priceDollars: 1_500_000 },
  ]);
  const tool = createListingsTools(stubListings([])).find(({ name }) => name === TRANSFER_TAX_TOOL);
  const answers = await Promise.all(
    calls.map(async (input) => ({ toolName: TRANSFER_TAX_TOOL, value: (await tool?.call(input, toolContext()))?.answer })),
  );
  expect(await ask({ ...turn, answers })).toMatchObject({ say: expect.stringMatching(/\$24,150[^]*\$11,250/) as string });
  const previous = calls.reduce((state, input, at) => afterTransferTax(state, input, at > 0), turn.previous);
  const who = { ...turn, question: 'who pays it', previous };
  expect(await ask(who)).toMatchObject({ calls: [{ city: 'Oakland' }, { city: 'San Francisco' }] });
  expect(await ask({ ...who, answers })).toMatchObject({
    say: expect.stringMatching(
      /split between buyer and seller[^]*San Francisco real property transfer tax, paid by the seller/,
    ) as string,
  });
});

it.each([
  ['whats the rate of it, on 824k', 824_000],
  ['what would it be on 824k', 824_000],
  ["what's the rate?", undefined],
])('goes on about its rate: %s', async (question, priceDollars) => {
  const input = { state: 'SC' };
  const turn: Turn = {
    ...{ question, english: question, language: 'english', earlier: [], last: null, open: [], answers: [] },
    previous: afterTransferTax(null, input, false),
  };
  const step = await respondToTransferTax(turn, { kind: 'cannot', reason: 'tax' }, () => Promise.resolve([]));
  expect(step).toMatchObject({ calls: [{ ...input, ...(priceDollars === undefined ? {} : { priceDollars }) }] });
});

it.each(["what's the mortgage rate", 'how much is it worth', 'how much cap gains will they owe, selling 1.1m'])(
  'is no question about that tax: %s',
  async (question) => {
    const turn: Turn = {
      ...{ question, english: question, language: 'english', earlier: [], last: null, open: [], answers: [] },
      previous: afterTransferTax(null, { state: 'SC' }, false),
    };
    expect(await respondToTransferTax(turn, { kind: 'cannot', reason: 'tax' }, () => Promise.resolve([]))).toBeNull();
  },
);
