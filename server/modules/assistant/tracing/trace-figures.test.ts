import type { ModelMessage } from 'ai';
import { describe, expect, it } from 'vitest';
import { addDate, addSteps, addWords, emptyEvidence, type Evidence } from './evidence.ts';
import { traceFigures } from './trace-figures.ts';

const home = {
  mlsSource: 'sf',
  city: 'San Francisco',
  state: 'CA',
  isLease: false,
  status: 'active',
  propertyType: 'condominium',
  lotSizeSqFt: null,
  garageSpaces: 1,
};
const answer = {
  loosened: [{ change: 'a limit of $2,760,000', totalItems: 131 }],
  totalItems: 124,
  currentPage: 1,
  totalPages: 13,
  priceRange: { min: 745_000, max: 2_310_000, median: 1_187_500 },
  items: [
    {
      ...home,
      ...{ mlsId: 'SF1001', addressLine1: '123 Elm St', zipCode: '94114', price: 1_250_000, originalListPrice: 1_300_000 },
      ...{ beds: 3, baths: 2.5, livingAreaSqFt: 1_840, yearBuilt: 1925, hoaMonthlyFee: null, pricePerSqFt: 679 },
      ...{ listDate: '2026-11-05', daysListed: 15 },
    },
    {
      ...home,
      ...{ mlsId: 'SF1002', addressLine1: '48 Jersey Ave', zipCode: '94110', price: 980_000, originalListPrice: 980_000 },
      ...{ beds: 2, baths: 1, livingAreaSqFt: 1_010, yearBuilt: 1964, hoaMonthlyFee: 452, pricePerSqFt: 970 },
      ...{ listDate: '2026-10-02', daysListed: 49, description: 'Top floor with 2 fireplaces and an 8-foot island.' },
    },
  ],
};
const search: ModelMessage[] = [
  {
    role: 'assistant',
    content: [
      {
        type: 'tool-call',
        toolCallId: 'a',
        toolName: 'search_listings',
        input: { price: { endAt: 2_400_000 }, areaFilter: { type: 'radius', distance: 0.25 } },
      },
    ],
  },
  {
    role: 'tool',
    content: [{ type: 'tool-result', toolCallId: 'a', toolName: 'search_listings', output: { type: 'json', value: answer } }],
  },
];

function evidenceOf(words: string): Evidence {
  const evidence = emptyEvidence();
  addSteps(evidence, search);
  addWords(evidence, words);
  addDate(evidence, '2026-11-20');
  return evidence;
}

const untraced = (reply: string, words = 'condos under 2.4M') =>
  traceFigures(reply, evidenceOf(words)).flatMap(({ text, source }) => (source ? [] : [text]));

describe('figures that rest on what tools gave', () => {
  it.each([
    ['homes up to $850,000', 'max 850', []],
    ['homes up to $1,200,000', 'under 1.2', []],
    ['homes up to $860,000', 'max 850', ['$860,000']],
    ['homes up to $1,950,000', 'built in 1950', ['$1,950,000']],
  ])('are prices that were said for short: %s of “%s”', (reply, words, left) => {
    expect(untraced(reply, words)).toEqual(left);
  });

  it.each([
    '- **123 Elm St**, $1,250,000, 3 bd · 2.5 ba · 1,840 sq ft: lowest price per sq ft of those shown, $679',
    '**123 Elm St**\n\n- Condominium · built 1925\n- $679 per sq ft',
    '| | 123 Elm St | 48 Jersey Ave |\n|---|---|---|\n| Price per sq ft | $679 | $970 |',
    '| # | Home | Price per sq ft | Price |\n|---|---|---|---|\n| 7 | 48 Jersey Ave | $970 | $980,000 |\n| 9 | 123 Elm St | $679 | $1,250,000 |',
    'I found **124** active condos under $2.4M, from $745,000 to $2,310,000 with a median of $1,187,500.',
    'Found 124 homes; the median is about $1.19M.',
    '**124** active homes near 123 Elm St.',
    '**124** active, pending and sold homes within 0.25 miles (straight line) of 123 Elm St.',
    'With a limit of $2,760,000 there are 131 matches.',
    'Telling that can be steering (42 U.S.C. § 3604(a) and (c); 24 CFR § 100.70).',
    'A disclosure is due (Cal. Civ. Code § 1102.6b; RCW 64.06.020; 765 ILCS 77; M.G.L. c. 111, § 197A; N.C. Gen. Stat. § 47E-4).',
    'I tried a limit of $2,760,000 and any type.',
    '- **123 Elm St**: $1,250,000 · 3 bd · 2.5 ba · 1,840 sq ft, $679/sq ft, cut by $50,000 (3.8%).',
    '1. 123 Elm St, 94114 is a three-bedroom built in 1925. It has been listed for 15 days, since November 5, 2026.',
    '6\\. 123 Elm St, 94114 is a three-bedroom built in 1925.',
    '48 Jersey Ave at $980,000 ($970 per square foot) has an HOA of $452 a month and 2 fireplaces.',
    '123 Elm St costs $1.25M and 48 Jersey Ave $980K: $270,000 more.',
    '48 Jersey Ave is 22% cheaper than 123 Elm St and 830 sq ft smaller, but 39 years newer.',
    '123 Elm St has 3 bedrooms. 48 Jersey Ave is $270,000 less.',
    '| | 123 Elm St | 48 Jersey Ave |\n|---|---|---|\n| Price | $1,250,000 | $980,000 |\n| Beds | 3 | 2 |\n| Built | 1925 | 1964 |',
    'MLS SF1001 and SF1002 are the two to look at, as of November 20, 2026.',
    'See [the record](https://example.com/12345) or `code 99`.',
    'Page 1 of 13.',
    '**124** condominios hasta $2,400,000. Los precios van de $745,000 a $2,310,000, con una mediana de $1,187,500.',
    '- **123 Elm St**, $1,250,000, 3 rec. · 2.5 baños · 1,840 pies² · construido en 1925: el precio por pie² más bajo, $679',
    '123 Elm St está a la venta desde el 5 de noviembre de 2026, hace 15 días; $679 por pie², y bajó $50,000 (3.8%).',
    '48 Jersey Ave cuesta $270,000 menos que 123 Elm St y tiene 830 pies² menos.',
    '123 Elm St cuesta $270,000 más que 48 Jersey Ave.',
    '| Casa | A la venta desde |\n|---|---|\n| 123 Elm St | 5 nov 2026 |',
  ])('traces every one of: %s', (reply) => {
    expect(untraced(reply)).toEqual([]);
  });

  it('says which call and which field a figure comes from', () => {
    expect(traceFigures('The median is $1,187,500.', evidenceOf('')).map(({ source }) => source)).toEqual([
      { toolCallId: 'a', path: 'priceRange.median' },
    ]);
  });

  it("lets the user's own numbers be repeated", () => {
    expect(untraced('Nothing under $650,000 with 4 bedrooms.', 'anything u/650k, 4 bed')).toEqual([]);
  });
});

describe('planted figures', () => {
  it('are distances that no search had', () => {
    expect(untraced('**124** homes within 0.4 miles of 123 Elm St, which is 0.25 miles away.')).toEqual(['0.4', '0.25']);
  });

  it.each([
    ['I found 125 active condos.', '125'],
    ['The median is $1,200,000.', '$1,200,000'],
    ['The median is $1.3M.', '$1.3M'],
    ['The median is $2,400,000.', '$2,400,000'],
    ['123 Elm St is listed at $980,000.', '$980,000'],
    ['48 Jersey Ave has 3 bedrooms.', '3'],
    ['48 Jersey Ave was built in 1925.', '1925'],
    ['123 Elm St: $680/sq ft.', '$680'],
    ['123 Elm St has an HOA of $452.', '$452'],
    ['123 Elm St is listed at $1,187,500.', '$1,187,500'],
    ['123 Elm St has two fireplaces and 2 fireplaces.', '2'],
    ['123 Elm St was listed on October 2, 2026.', 'October 2, 2026'],
    ['123 Elm St was cut by 5%.', '5%'],
    ['123 Elm St has 2.5 baths and 1,850 sq ft.', '1,850'],
    ['It sold in 12 days.', '12'],
    ['Prices rose 8.4% over the last year.', '8.4%'],
    ['The seller would take $1.1 million.', '$1.1 million'],
    ['There are twelve homes like this.', 'twelve'],
    ['123 Elm St costs $260,000 more than 48 Jersey Ave.', '$260,000'],
    ['123 Elm St is $270,000 less than 48 Jersey Ave.', '$270,000'],
    ['123 Elm St is 39 years newer than 48 Jersey Ave.', '39'],
    ['48 Jersey Ave is 45% cheaper than 123 Elm St.', '45%'],
    ['48 Jersey Ave is $270,000 less than most.', '$270,000'],
    ['That is 22% less than the others.', '22%'],
    ['Both were cut by 3.8%.', '3.8%'],
    ['| | 123 Elm St | 48 Jersey Ave |\n|---|---|---|\n| Price | $980,000 | $980,000 |', '$980,000'],
    ['| | 123 Elm St | 48 Jersey Ave |\n|---|---|---|\n| Beds | 2 | 2 |', '2'],
    ['| # | Home | Price per sq ft |\n|---|---|---|\n| 1 | 48 Jersey Ave | $679 |', '$679'],
    ['A payment of $6,320 a month.', '$6,320'],
    ['Walk score of 98.', '98'],
    ['La mediana es de $1,200,000.', '$1,200,000'],
    ['123 Elm St tiene 2 recámaras.', '2'],
    ['123 Elm St tiene 1,850 pies².', '1,850'],
    ['123 Elm St salió el 2 de octubre de 2026.', '2 de octubre de 2026'],
    ['Encontré 125 casas.', '125'],
  ])('are found: %s', (reply, planted) => {
    expect(untraced(reply, 'condos')).toContain(planted);
  });

  it('are found wherever a true figure of a reply is changed or swapped', () => {
    const truth =
      'I found 124 active condos, from $745,000 to $2,310,000.\n\n' +
      '- **123 Elm St**: $1,250,000 · 3 bd · 2.5 ba · 1,840 sq ft, $679/sq ft, built 1925.\n' +
      '- **48 Jersey Ave**: $980,000 · 2 bd · 1 ba · 1,010 sq ft, $970/sq ft, built 1964, HOA $452 a month.';
    const evidence = evidenceOf('condos');
    const figures = traceFigures(truth, evidence);
    expect(figures.filter(({ source }) => source === null)).toEqual([]);
    expect(figures).toHaveLength(16);
    let planted = 0;
    for (const { start, end, text } of figures) {
      for (const wrong of wrongVersionsOf(
        text,
        figures.map((figure) => figure.text),
      )) {
        const reply = truth.slice(0, start) + wrong + truth.slice(end);
        const found = traceFigures(reply, evidence).find((figure) => figure.start <= start && figure.end >= start + wrong.length);
        expect(found, `${wrong} for ${text}`).toMatchObject({ source: null });
        planted += 1;
      }
    }
    expect(planted).toBeGreaterThan(50);
  });

  it('takes the price behind a home and the city it is in for the home’s, also where that city’s market was told', () => {
    const evidence = evidenceOf('how is the market there');
    addSteps(evidence, [
      {
        role: 'assistant',
        content: [{ type: 'tool-call', toolCallId: 'm', toolName: 'get_market_statistics', input: {} }],
      },
      {
        role: 'tool',
        content: [
          {
            type: 'tool-result',
            toolCallId: 'm',
            toolName: 'get_market_statistics',
            output: { type: 'json', value: { area: 'San Francisco, CA', medianPrice: 1_187_500 } },
          },
        ],
      },
    ]);
    const sourceOf = (reply: string) => traceFigures(reply, evidence).find(({ text }) => text.startsWith('$'))?.source;
    expect(sourceOf('[**48 Jersey Ave**](#home/sf/SF1002), Noe Valley, San Francisco, CA: $980,000')).toMatchObject({
      toolCallId: 'a',
    });
    expect(sourceOf('48 Jersey Ave is small. In San Francisco, CA homes sold for $980,000.')).toBeNull();
  });
});

/** Other digits, ten times as much, and the figures of the same form elsewhere in the reply. */
function wrongVersionsOf(text: string, others: readonly string[]): string[] {
  const bump = text.replace(/\d(?=\D*$)/, (digit) => String((Number(digit) + 1) % 10));
  const first = text.replace(/\d/, (digit) => String((Number(digit) % 9) + 1));
  const tenfold = text.includes('.') ? first : text.replace(/\d(?!.*\d)/, '$&0').replaceAll(',', '');
  const form = (figure: string) => figure.replaceAll(/\d/g, '0');
  const swapped = others.filter((other) => other !== text && form(other) === form(text) && text.length > 3);
  return [...new Set([bump, first, tenfold, ...swapped])].filter((wrong) => wrong !== text);
}

it('takes the number of a unit for a part of the address, however it is written', () => {
  const evidence = emptyEvidence();
  const value = { items: [{ ...home, mlsId: 'SF1003', addressLine1: '426 Thistle Way #104', price: 249_000 }] };
  const content = [
    { type: 'tool-result' as const, toolCallId: 'a', toolName: 'search_listings', output: { type: 'json' as const, value } },
  ];
  addSteps(evidence, [{ role: 'tool', content }]);
  for (const text of ['426 Thistle Way #104 asks $249,000.', '426 Thistle Way Unit 104 asks $249,000.'])
    expect(traceFigures(text, evidence).filter(({ source }) => source === null)).toEqual([]);
});

it('takes the one match at an address, and what was searched there, for the search’s own', () => {
  const evidence = emptyEvidence();
  const address = { type: 'named-area', nameType: 'street-and-number', name: '12 Alder Street' };
  const input = { price: { endAt: 2_100_000 }, areaFilter: address };
  const value = { totalItems: 1, items: [{ ...home, mlsId: 'SF1003', addressLine1: '12 Alder Street', price: 1_945_000 }] };
  addSteps(evidence, [
    { role: 'assistant', content: [{ type: 'tool-call', toolCallId: 'a', toolName: 'search_listings', input }] },
    {
      role: 'tool',
      content: [{ type: 'tool-result', toolCallId: 'a', toolName: 'search_listings', output: { type: 'json', value } }],
    },
  ]);
  for (const text of [
    '**1 match** for homes up to $2,100,000 at 12 Alder Street, San Francisco:',
    '**1 resultado** al buscar casas hasta $2,100,000 en 12 Alder Street, San Francisco:',
  ])
    expect(traceFigures(text, evidence).filter(({ source }) => source === null)).toEqual([]);
});

it('takes the numbers of a list that is quoted for no figures', () => {
  expect(traceFigures('> 1. Berkeley is calling\n> 2. Come home to Berkeley', emptyEvidence())).toEqual([]);
});
