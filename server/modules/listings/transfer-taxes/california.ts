import type { TaxedPlace, TransferTax } from './transfer-tax.ts';

/** In every county; a city without a tax of its own takes half of it. */
const county: TransferTax = {
  name: 'County documentary transfer tax',
  source: 'California Revenue and Taxation Code §11911',
  since: null,
  payer: 'seller',
  rates: [{ percent: 0.11 }],
};

const flat = (
  name: string,
  percent: number,
  source: string,
  since: string | null,
  payer: TransferTax['payer'],
): TransferTax[] => [county, { name: `${name} transfer tax`, source, since, payer, rates: [{ percent }] }];

export const california: readonly TaxedPlace[] = [
  { state: 'CA', city: null, taxes: [county] },
  {
    state: 'CA',
    city: 'San Francisco',
    also: ['sf', 'san fran'],
    taxes: [
      {
        name: 'San Francisco real property transfer tax',
        source: 'San Francisco Business and Tax Regulations Code, Article 12-C',
        since: '2021-01-21',
        payer: 'seller',
        rates: [
          { percent: 0.5 },
          { above: 250_000, percent: 0.68 },
          { from: 1_000_000, percent: 0.75 },
          { from: 5_000_000, percent: 2.25 },
          { from: 10_000_000, percent: 5.5 },
          { from: 25_000_000, percent: 6 },
        ],
      },
    ],
  },
  {
    state: 'CA',
    city: 'Oakland',
    taxes: [
      county,
      {
        name: 'Oakland real property transfer tax',
        source: 'Oakland Municipal Code, Chapter 4.20 (Measure X)',
        since: '2019-01-01',
        payer: 'split',
        rates: [
          { percent: 1 },
          { above: 300_000, percent: 1.5 },
          { above: 2_000_000, percent: 1.75 },
          { above: 5_000_000, percent: 2.5 },
        ],
      },
    ],
  },
  {
    state: 'CA',
    city: 'Berkeley',
    taxes: [
      county,
      {
        name: 'Berkeley real property transfer tax',
        source: 'Berkeley Municipal Code, Chapter 7.52 (Measure P; Measure W adds rates)',
        since: '2025-01-01',
        payer: 'split',
        isIndexed: true,
        rates: [{ percent: 1.5 }, { above: 1_700_000, percent: 2.5 }],
      },
    ],
  },
  {
    state: 'CA',
    city: 'San Jose',
    taxes: [
      county,
      {
        name: 'San Jose conveyance tax',
        source: 'San José Municipal Code, Chapter 4.58',
        since: null,
        payer: 'split',
        rates: [{ percent: 0.33 }],
      },
      {
        name: 'San Jose Measure E transfer tax',
        source: 'San José Municipal Code, Chapter 4.59 (Measure E)',
        since: '2025-07-01',
        payer: 'split',
        isIndexed: true,
        onlyAbove: 2_300_000,
        rates: [{ percent: 0.75 }, { above: 5_000_000, percent: 1 }, { above: 10_000_000, percent: 1.5 }],
      },
    ],
  },
  {
    state: 'CA',
    city: 'Los Angeles',
    also: ['dtla', 'la'],
    taxes: [
      county,
      {
        name: 'Los Angeles documentary transfer tax',
        source: 'Los Angeles Municipal Code §21.9.2(a)',
        since: null,
        payer: 'seller',
        rates: [{ percent: 0.45 }],
      },
      {
        name: 'Measure ULA tax',
        source: 'Los Angeles Municipal Code §21.9.2(b) (Measure ULA)',
        since: '2025-07-01',
        payer: 'seller',
        isIndexed: true,
        onlyAbove: 5_300_000,
        rates: [{ percent: 4 }, { from: 10_600_000, percent: 5.5 }],
      },
    ],
  },
  {
    state: 'CA',
    city: 'Santa Monica',
    taxes: [
      county,
      {
        name: 'Santa Monica real estate transfer tax',
        source: 'Santa Monica Municipal Code, Chapter 6.96 (Measures SM and GS)',
        since: '2023-03-01',
        payer: 'seller',
        rates: [{ percent: 0.3 }, { from: 5_000_000, percent: 0.6 }, { from: 8_000_000, percent: 5.6 }],
      },
    ],
  },
  {
    state: 'CA',
    city: 'Richmond',
    taxes: [
      county,
      {
        name: 'Richmond real estate transfer tax',
        source: 'Richmond Municipal Code (Measure H)',
        since: '2019-01-01',
        payer: 'split',
        rates: [
          { percent: 0.7 },
          { from: 1_000_000, percent: 1.25 },
          { from: 3_000_000, percent: 2.5 },
          { from: 10_000_000, percent: 3 },
        ],
      },
    ],
  },
  {
    state: 'CA',
    city: 'Emeryville',
    taxes: [
      county,
      {
        name: 'Emeryville transfer tax',
        source: 'Emeryville Municipal Code, Title 3 (Measure O)',
        since: null,
        payer: 'split',
        rates: [{ percent: 1.2 }, { from: 1_000_000, percent: 1.5 }, { above: 2_000_000, percent: 2.5 }],
      },
    ],
  },
  { state: 'CA', city: 'Alameda', taxes: flat('Alameda', 1.2, 'Alameda Municipal Code, Ordinance 2987', '2008-12-12', 'split') },
  { state: 'CA', city: 'Albany', taxes: flat('Albany', 1.5, 'Albany Ordinance 2020-09 (Measure CC)', '2021-01-01', 'split') },
  {
    state: 'CA',
    city: 'El Cerrito',
    taxes: flat('El Cerrito', 1.2, 'El Cerrito Municipal Code (Measure V)', '2019-01-01', 'split'),
  },
  { state: 'CA', city: 'Hayward', taxes: flat('Hayward', 0.85, 'Hayward Municipal Code (Measure T)', '2019-01-01', 'split') },
  {
    state: 'CA',
    city: 'Piedmont',
    taxes: flat('Piedmont', 1.3, 'Piedmont City Code, real property transfer tax', null, 'split'),
  },
  {
    state: 'CA',
    city: 'San Leandro',
    taxes: flat('San Leandro', 1.1, 'San Leandro Municipal Code (Measure VV)', '2021-01-01', 'split'),
  },
  { state: 'CA', city: 'Sacramento', taxes: flat('Sacramento', 0.275, 'Sacramento City Code, Chapter 3.16', null, 'split') },
];
