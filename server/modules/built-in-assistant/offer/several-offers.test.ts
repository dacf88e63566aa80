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
    { priceDollars: 1_500_000, financing: 'cash', downPercent: null, closeDays: 10, contingencies: null },
    { priceDollars: 1_580_000, financing: 'conventional', downPercent: 20, closeDays: null, contingencies: true },
    { priceDollars: 1_620_000, financing: 'FHA', downPercent: null, closeDays: null, contingencies: null },
    { priceDollars: 1_550_000, financing: null, downPercent: null, closeDays: 20, contingencies: false },
  ]);
});

it.each([
  'which offer is better: 950k cash or 975k conventional, 980k fha',
  'two offers: $1,200,000 cash; $1,250,000 va',
  'compare these offers 800k cash, 820k conventional',
  'compara las ofertas: 800 mil contado, 820 mil convencional',
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
  expect(told).toContain('| 2 | $1,580,000 | conventional | 20% | – | yes |');
  expect(told).toContain('Highest price: #3.');
  expect(told).toContain('for your sellers to decide');
});

it('writes them as an e-mail right after', () => {
  const told = respondToSeveralOffers(turn('write a summary email of those for the seller', [four]))?.say;
  expect(told).toMatch(/^> \*\*Subject: Your 4 offers side by side\*\*[^]*> \| 1 \| \$1,500,000 \| cash/);
  expect(respondToSeveralOffers(turn('write a summary email of those for the seller'))).toBeNull();
});

it.each([
  [
    'compare offers: A 1.2m conventional 20% down 21 day close no contingencies, B 1.235m FHA 5% down 30 days inspection+appraisal, C 1.15m cash 10 days as is',
    [
      [1_200_000, 'conventional', 20, 21, false],
      [1_235_000, 'FHA', 5, 30, ['inspection', 'appraisal']],
      [1_150_000, 'cash', null, 10, null],
    ],
  ],
  [
    'Compare these offers: A is $910,000 cash, 14 day close; B is $940,000 with 20% down, 30 day close, inspection contingency; C is $925,000, FHA 3.5% down',
    [
      [910_000, 'cash', null, 14, null],
      [940_000, 'loan', 20, 30, ['inspection']],
      [925_000, 'FHA', 3.5, null, null],
    ],
  ],
  [
    'i have 3 offers on my listing: 1) $950k cash close in 14 days 2) $980k 20% down financing contingency 30 days 3) $1.01m 10% down appraisal + sale of home contingency. which one is better',
    [
      [950_000, 'cash', null, 14, null],
      [980_000, 'loan', 20, 30, ['financing']],
      [1_010_000, 'loan', 10, null, ['appraisal', 'sale']],
    ],
  ],
  [
    'Compare 3 offers on 1723 Birchmill Street #A: $910,000 cash; $940,000 conventional 20% down with inspection contingency; $925,000 FHA',
    [
      [910_000, 'cash', null, null, null],
      [940_000, 'conventional', 20, null, ['inspection']],
      [925_000, 'FHA', null, null, null],
    ],
  ],
  [
    'compare two offers: 1.2m cash vs 1.25m with financing contingency, list was 1.3m',
    [
      [1_200_000, 'cash', null, null, null],
      [1_250_000, 'loan', null, null, ['financing']],
    ],
  ],
])('are told in many ways: %s', (text, offers) => {
  const read = readSeveralOffers(text)?.map((one) => [
    ...[one.priceDollars, one.financing, one.downPercent, one.closeDays, one.contingencies],
  ]);
  expect(read).toEqual(offers);
});

it('says how to tell them where there are none yet, and knows them some messages later', () => {
  expect(respondToSeveralOffers(turn('help me compare offers'))?.say).toContain('Tell them in one message');
  const later = turn('write email to seller summarizing the offers', [four, 'thanks', 'seller owes 400k, which nets more?']);
  expect(respondToSeveralOffers(later)?.say).toContain('| 1 | $1,500,000 | cash');
});

it.each([
  'got 3 offers on 2835 Galeworth. 930k 20 day close conventional 20% down, 945k fha 30 days, 905k cash 10 days',
  '3 offers for 2835 galeworth: 930k conventional, 945k fha, 905k cash',
  'tres ofertas en 2835 galeworth: 930k convencional, 945k fha, 905k contado',
])('takes the number of an address for no price: %s', (text) => {
  expect(readSeveralOffers(text)?.map(({ priceDollars }) => priceDollars)).toEqual([930_000, 945_000, 905_000]);
});
