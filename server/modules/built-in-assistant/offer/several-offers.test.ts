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
  expect(readSeveralOffers(four)).toMatchObject([
    { priceDollars: 1_500_000, financing: 'cash', downPercent: null, closeDays: 10, hasContingencies: null },
    { priceDollars: 1_580_000, financing: 'conventional', downPercent: 20, closeDays: null, hasContingencies: true },
    { priceDollars: 1_620_000, financing: 'FHA', downPercent: null, closeDays: null, hasContingencies: null },
    { priceDollars: 1_550_000, financing: null, downPercent: null, closeDays: 20, hasContingencies: false },
  ]);
});

const none = { label: null, downPercent: null, closeDays: null, hasContingencies: null, contingencies: [], others: [] };
const [inspection, appraisal, financing] = ['inspection', 'appraisal', 'financing'] as const;
it.each([
  [
    'compare offers: A 1.2m conventional 20% down 21 day close no contingencies, B 1.235m FHA 5% down 30 days inspection+appraisal, C 1.15m cash 10 days as is',
    [
      {
        ...none,
        label: 'A',
        priceDollars: 1_200_000,
        financing: 'conventional',
        downPercent: 20,
        closeDays: 21,
        hasContingencies: false,
      },
      {
        ...none,
        label: 'B',
        priceDollars: 1_235_000,
        financing: 'FHA',
        downPercent: 5,
        closeDays: 30,
        hasContingencies: true,
        contingencies: [inspection, appraisal],
      },
      { ...none, label: 'C', priceDollars: 1_150_000, financing: 'cash', closeDays: 10, others: ['as-is'] },
    ],
  ],
  [
    'Compare these offers: A is $910,000 cash, 14 day close; B is $940,000 with 20% down, 30 day close, inspection contingency; C is $925,000, FHA 3.5% down',
    [
      { ...none, label: 'A', priceDollars: 910_000, financing: 'cash', closeDays: 14 },
      {
        ...none,
        label: 'B',
        priceDollars: 940_000,
        financing: 'loan',
        downPercent: 20,
        closeDays: 30,
        hasContingencies: true,
        contingencies: [inspection],
      },
      { ...none, label: 'C', priceDollars: 925_000, financing: 'FHA', downPercent: 3.5 },
    ],
  ],
  [
    'i have 3 offers on my listing: 1) $950k cash close in 14 days 2) $980k 20% down financing contingency 30 days 3) $1.01m 10% down appraisal + sale of home contingency. which one is better',
    [
      { ...none, priceDollars: 950_000, financing: 'cash', closeDays: 14 },
      {
        ...none,
        priceDollars: 980_000,
        financing: 'loan',
        downPercent: 20,
        closeDays: 30,
        hasContingencies: true,
        contingencies: [financing],
      },
      {
        ...none,
        priceDollars: 1_010_000,
        financing: 'loan',
        downPercent: 10,
        hasContingencies: true,
        contingencies: [appraisal, 'home-sale'],
      },
    ],
  ],
  [
    'Compare 3 offers on 1723 Birchmill Street #A: $910,000 cash; $940,000 conventional 20% down with inspection contingency; $925,000 FHA',
    [
      { ...none, priceDollars: 910_000, financing: 'cash' },
      {
        ...none,
        priceDollars: 940_000,
        financing: 'conventional',
        downPercent: 20,
        hasContingencies: true,
        contingencies: [inspection],
      },
      { ...none, priceDollars: 925_000, financing: 'FHA' },
    ],
  ],
  [
    'compare two offers: 1.2m cash vs 1.25m with financing contingency',
    [
      { ...none, priceDollars: 1_200_000, financing: 'cash' },
      { ...none, priceDollars: 1_250_000, financing: 'loan', hasContingencies: true, contingencies: [financing] },
    ],
  ],
  [
    'got two offers, 875 cash as-is 10 day close, or 910 fha 3.5 percent down 45 days, appraisal contingency, waived inspection',
    [
      { ...none, priceDollars: 875_000, financing: 'cash', closeDays: 10, others: ['as-is'] },
      {
        ...none,
        priceDollars: 910_000,
        financing: 'FHA',
        downPercent: 3.5,
        closeDays: 45,
        hasContingencies: true,
        contingencies: [appraisal],
      },
    ],
  ],
  [
    'which offer is better? offer 1 is $700k with a 30 day rent back and 5% earnest money; offer 2 is $715k, escalation clause up to $740k, inspection waived',
    [
      { ...none, priceDollars: 700_000, financing: null, others: ['rent-back'] },
      { ...none, priceDollars: 715_000, financing: null, others: ['escalation'] },
    ],
  ],
  [
    'compara estas ofertas: A 700 mil al contado cierre 14 dias, B 735 mil fha 3.5% de enganche con contingencia de avaluo',
    [
      { ...none, label: 'A', priceDollars: 700_000, financing: 'cash', closeDays: 14 },
      {
        ...none,
        label: 'B',
        priceDollars: 735_000,
        financing: 'FHA',
        downPercent: 3.5,
        hasContingencies: true,
        contingencies: [appraisal],
      },
    ],
  ],
])('reads every term of "%s"', (question, offers) => {
  expect(readSeveralOffers(question)).toEqual(offers);
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
  expect(told).toContain('| 2 | $1,580,000 | conventional | 20% | – | yes |');
  expect(told).toContain('#3 has the highest price');
  expect(told).toContain('for your sellers to decide');
});

it('calls them as they were called, with what each depends on', () => {
  const told = respondToSeveralOffers(
    turn(
      'compare offers: A 1.2m conventional 20% down no contingencies, B 1.235m FHA 5% down inspection+appraisal, C 1.15m cash as is',
    ),
  )?.say;
  expect(told).toContain('| B | $1,235,000 | FHA | 5% | – | inspection, appraisal | – |');
  expect(told).toContain('B has the highest price');
});

it.each(['help me compare offers', 'can you compare the offers for me', 'offers side by side'])(
  '"%s" is told how to tell them, and shows the table where they were told',
  (question) => {
    expect(respondToSeveralOffers(turn(question))?.say).toContain('Tell me the offers in one message');
    expect(respondToSeveralOffers(turn(question, [four]))?.say).toContain('| 1 | $1,500,000 | cash |');
  },
);

it('a rejection or a counter to one of them is no summary of all', () => {
  expect(respondToSeveralOffers(turn('write a rejection letter for that offer', [four]))).toBeNull();
});

it('writes them as an e-mail right after', () => {
  const told = respondToSeveralOffers(turn('write a summary email of those for the seller', [four, 'thanks']))?.say;
  expect(told).toMatch(/^> \*\*Subject: Your 4 offers side by side\*\*[^]*> \| 1 \| \$1,500,000 \| cash/);
  expect(respondToSeveralOffers(turn('write a summary email of those for the seller'))).toBeNull();
});
