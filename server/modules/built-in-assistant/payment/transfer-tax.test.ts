import { expect, it } from 'vitest';
import type { Turn } from '../turn.ts';
import { respondToTransferTax } from './respond-to-transfer-tax.ts';

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
    call: { priceDollars: 2_400_000, city: 'Charleston', state: 'SC' },
  });
});

it('asks for the place of a county that it does not know, and takes no other', async () => {
  expect(await respond("what's the San Mateo County transfer tax on 2.4 million?")).toEqual({
    say: expect.stringMatching(/city|state/i),
  });
});
