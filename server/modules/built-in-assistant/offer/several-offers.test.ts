import { expect, it } from 'vitest';
import type { Turn } from '../turn.ts';
import { respondToSeveralOffers } from './respond-to-several-offers.ts';
import { readSeveralOffers } from './several-offers.ts';

const four =
  '4 offers on my listing: 1.5 cash 10 day close, 1.58 conventional 20% down w contingencies, 1.62 FHA, 1.55 20 day no contingencies. which one is best';
const turn = (question: string, earlier: string[] = []): Turn => ({
  ...{ question, english: question, language: 'english', earlier, previous: null, last: null, open: [], answers: [] },
});

it('reads each offer with its terms, and nothing that was not told', () => {
  expect(readSeveralOffers(four)).toEqual([
    { priceDollars: 1_500_000, financing: 'cash', downPercent: null, closeDays: 10, hasContingencies: null },
    { priceDollars: 1_580_000, financing: 'conventional', downPercent: 20, closeDays: null, hasContingencies: true },
    { priceDollars: 1_620_000, financing: 'FHA', downPercent: null, closeDays: null, hasContingencies: null },
    { priceDollars: 1_550_000, financing: null, downPercent: null, closeDays: 20, hasContingencies: false },
  ]);
});

it.each([
  'which offer is better: 950k cash or 975k conventional, 980k fha',
  'two offers: $1,200,000 cash; $1,250,000 va',
  'compare these offers 800k cash, 820k conventional',
])('offers are told by "%s"', (text) => {
  expect(readSeveralOffers(text)?.length).toBeGreaterThan(1);
});

it.each([
  'what should we offer',
  'buyers offer is 1.52 list is 1.645',
  'homes between 1.5 and 1.6 million',
  'how do I handle multiple offers',
  'which one has 3 beds, 2 baths',
])('no offers are told by "%s"', (text) => {
  expect(readSeveralOffers(text)).toBeNull();
});

it('puts them side by side with what each trades, and names none the best', () => {
  const told = respondToSeveralOffers(turn(four))?.say;
  expect(told).toContain('| 2 | $1,580,000 | conventional | 20% | not told | yes |');
  expect(told).toContain('#3 has the highest price');
  expect(told).toContain('for your sellers to decide');
});

it('writes them as an e-mail right after', () => {
  const told = respondToSeveralOffers(turn('write a summary email of those for the seller', [four]))?.say;
  expect(told).toMatch(/^> \*\*Subject: Your 4 offers side by side\*\*[^]*> \| 1 \| \$1,500,000 \| cash/);
  expect(respondToSeveralOffers(turn('write a summary email of those for the seller'))).toBeNull();
});
