import { california } from './california.ts';
import type { TaxedPlace, TransferTax, TransferTaxPayer } from './transfer-tax.ts';

/** The day that the tables stand for. Not every small state's rate was compared with its source on it. */
export const RATES_AS_OF = '2026-11-23';

const flat = (name: string, percent: number, source: string, payer: TransferTaxPayer = 'seller'): TransferTax => ({
  name,
  source,
  since: null,
  payer,
  rates: [{ percent }],
});
const inState = (state: string, ...taxes: TransferTax[]): TaxedPlace => ({ state, city: null, taxes });

const newYorkSource = 'New York Tax Law §1402';
const mansion = (rates: TransferTax['rates'], source: string): TransferTax => ({
  name: 'Mansion tax',
  source,
  since: '2019-07-01',
  payer: 'buyer',
  rates,
});
const newYork: TaxedPlace[] = [
  inState(
    'NY',
    flat('New York State transfer tax', 0.4, newYorkSource),
    mansion([{ percent: 0 }, { from: 1_000_000, percent: 1 }], 'New York Tax Law §1402-a'),
  ),
  {
    state: 'NY',
    city: 'New York',
    also: ['new york city', 'nyc', 'manhattan', 'brooklyn', 'queens', 'the bronx', 'bronx', 'staten island'],
    taxes: [
      {
        name: 'New York State transfer tax',
        source: newYorkSource,
        since: '2019-07-01',
        payer: 'seller',
        rates: [{ percent: 0.4 }, { from: 3_000_000, percent: 0.65 }],
      },
      {
        name: 'New York City real property transfer tax',
        source: 'New York City Administrative Code §11-2102',
        since: null,
        payer: 'seller',
        rates: [{ percent: 1 }, { above: 500_000, percent: 1.425 }],
      },
      mansion(
        [
          { percent: 0 },
          { from: 1_000_000, percent: 1 },
          { from: 2_000_000, percent: 1.25 },
          { from: 3_000_000, percent: 1.5 },
          { from: 5_000_000, percent: 2.25 },
          { from: 10_000_000, percent: 3.25 },
          { from: 15_000_000, percent: 3.5 },
          { from: 20_000_000, percent: 3.75 },
          { from: 25_000_000, percent: 3.9 },
        ],
        'New York Tax Law §1402-a and §1402-b',
      ),
    ],
  },
];

const illinoisState = flat('Illinois transfer tax', 0.1, '35 ILCS 200/31-10');
const illinois: TaxedPlace[] = [
  inState('IL', illinoisState, flat('County transfer tax', 0.05, '55 ILCS 5/5-1031')),
  {
    state: 'IL',
    city: 'Chicago',
    taxes: [
      illinoisState,
      flat('Cook County transfer tax', 0.05, 'Cook County Code, Chapter 74'),
      { ...flat('Chicago tax, city portion', 0.75, 'Chicago Municipal Code 3-33-030', 'buyer'), since: '2008-04-01' },
      { ...flat('Chicago tax, CTA portion', 0.3, 'Chicago Municipal Code 3-33-030'), since: '2008-04-01' },
    ],
  },
];

const pennsylvaniaState = flat('Pennsylvania realty transfer tax', 1, '72 P.S. §8102-C', 'split');
const pennsylvania: TaxedPlace[] = [
  inState('PA', pennsylvaniaState),
  {
    state: 'PA',
    city: 'Philadelphia',
    also: ['philly'],
    taxes: [
      pennsylvaniaState,
      { ...flat('Philadelphia tax', 3.578, 'Philadelphia Code, Chapter 19-1400 (Bill 250211)', 'split'), since: '2025-07-01' },
    ],
  },
  {
    state: 'PA',
    city: 'Pittsburgh',
    taxes: [
      pennsylvaniaState,
      { ...flat('Pittsburgh city tax', 3, 'Pittsburgh Code of Ordinances, Chapter 255', 'split'), since: '2020-01-01' },
      flat('Pittsburgh school district tax', 1, 'Pennsylvania Local Tax Enabling Act', 'split'),
    ],
  },
];

const districtRates = [{ percent: 1.1 }, { from: 400_000, percent: 1.45 }];
const washingtonState: TransferTax = {
  name: 'Washington real estate excise tax',
  source: 'RCW 82.45.060',
  since: '2023-01-01',
  payer: 'seller',
  isMarginal: true,
  isIndexed: true,
  rates: [
    { percent: 1.1 },
    { above: 525_000, percent: 1.28 },
    { above: 1_525_000, percent: 2.75 },
    { above: 3_025_000, percent: 3 },
  ],
};
const washingtonCities: TaxedPlace[] = ['Seattle', 'Bellevue', 'Kirkland', 'Redmond', 'Everett', 'Tacoma'].map((city) => ({
  state: 'WA',
  city,
  taxes: [washingtonState, flat(`${city} local excise tax`, 0.5, 'RCW 82.46')],
}));

const miamiDade = ['Miami', 'Miami Beach', 'Coral Gables', 'Hialeah', 'Doral', 'Key Biscayne', 'Aventura'].map(
  (city): TaxedPlace => ({
    state: 'FL',
    city,
    taxes: [flat('Documentary stamp tax of Miami-Dade, single-family rate', 0.6, 'Florida Statutes §201.02 and §201.031')],
  }),
);

const nevadaSource = 'Nevada Revised Statutes, Chapter 375';
const nevada: TaxedPlace[] = [
  inState('NV', flat('Nevada transfer tax', 0.39, nevadaSource)),
  ...['Las Vegas', 'Henderson', 'North Las Vegas'].map((city) => ({
    state: 'NV',
    city,
    taxes: [flat('Transfer tax of Nevada and Clark County', 0.51, nevadaSource)],
  })),
  ...['Reno', 'Sparks'].map((city) => ({
    state: 'NV',
    city,
    taxes: [flat('Transfer tax of Nevada and Washoe County', 0.41, nevadaSource)],
  })),
];

const jerseyFee = { name: 'New Jersey realty transfer fee', source: 'N.J.S.A. 46:15-7', since: null, payer: 'seller' } as const;
const newJersey = inState(
  'NJ',
  {
    ...jerseyFee,
    isMarginal: true,
    onlyUpTo: 350_000,
    rates: [{ percent: 0.4 }, { above: 150_000, percent: 0.67 }, { above: 200_000, percent: 0.78 }],
  },
  {
    ...jerseyFee,
    isMarginal: true,
    onlyAbove: 350_000,
    rates: [
      { percent: 0.58 },
      { above: 150_000, percent: 0.85 },
      { above: 200_000, percent: 0.96 },
      { above: 550_000, percent: 1.06 },
      { above: 850_000, percent: 1.16 },
      { above: 1_000_000, percent: 1.21 },
    ],
  },
  {
    name: 'New Jersey graduated percent fee',
    source: 'N.J.S.A. 46:15-7.2 (P.L. 2025, c. 69)',
    since: '2025-07-10',
    payer: 'seller',
    onlyAbove: 1_000_000,
    rates: [
      { percent: 1 },
      { above: 2_000_000, percent: 2 },
      { above: 2_500_000, percent: 2.5 },
      { above: 3_000_000, percent: 3 },
      { above: 3_500_000, percent: 3.5 },
    ],
  },
);

const graduated: TaxedPlace[] = [
  inState(
    'CT',
    {
      name: 'Connecticut conveyance tax',
      source: 'Connecticut General Statutes §12-494',
      since: '2020-07-01',
      payer: 'seller',
      isMarginal: true,
      rates: [{ percent: 0.75 }, { above: 800_000, percent: 1.25 }, { above: 2_500_000, percent: 2.25 }],
    },
    flat('Municipal conveyance tax, usual rate', 0.25, 'Connecticut General Statutes §12-494'),
  ),
  inState('HI', {
    name: 'Hawaii conveyance tax, buyer who will live there',
    source: 'Hawaii Revised Statutes §247-2',
    since: null,
    payer: 'seller',
    rates: [
      { percent: 0.1 },
      { from: 600_000, percent: 0.2 },
      { from: 1_000_000, percent: 0.3 },
      { from: 2_000_000, percent: 0.5 },
      { from: 4_000_000, percent: 0.7 },
      { from: 6_000_000, percent: 0.9 },
      { from: 10_000_000, percent: 1 },
    ],
  }),
];

/** Every place whose transfer taxes are known; a city stands before the rest of its state. */
export const taxedPlaces: readonly TaxedPlace[] = [
  ...california,
  ...newYork,
  ...illinois,
  ...pennsylvania,
  {
    state: 'DC',
    city: 'Washington',
    also: ['washington dc', 'washington d.c.', 'dc', 'd.c.', 'the district'],
    taxes: [
      {
        name: 'District of Columbia recordation tax',
        source: 'D.C. Code §42-1103',
        since: '2020-01-01',
        payer: 'buyer',
        rates: districtRates,
      },
      {
        name: 'District of Columbia transfer tax',
        source: 'D.C. Code §47-903',
        since: '2020-01-01',
        payer: 'seller',
        rates: districtRates,
      },
    ],
  },
  inState('WA', washingtonState),
  ...washingtonCities,
  inState('FL', flat('Florida documentary stamp tax', 0.7, 'Florida Statutes §201.02')),
  ...miamiDade,
  ...nevada,
  newJersey,
  ...graduated,
  inState('AL', flat('Alabama deed tax', 0.1, 'Code of Alabama §40-22-1', 'buyer')),
  inState('AR', flat('Arkansas transfer tax', 0.33, 'Arkansas Code §26-60-105', 'split')),
  inState('CO', flat('Colorado documentary fee', 0.01, 'Colorado Revised Statutes §39-13-102', 'buyer')),
  inState('DE', flat('Delaware transfer tax, state and local', 4, 'Delaware Code, Title 30, Chapter 54', 'split')),
  inState('GA', flat('Georgia transfer tax', 0.1, 'O.C.G.A. §48-6-1')),
  inState('IA', flat('Iowa transfer tax', 0.16, 'Iowa Code §428A.1')),
  inState('KY', flat('Kentucky transfer tax', 0.1, 'Kentucky Revised Statutes §142.050')),
  inState('MA', flat('Massachusetts deeds excise', 0.456, 'Massachusetts General Laws, Chapter 64D')),
  inState('MD', flat('Maryland transfer tax', 0.5, 'Maryland Tax-Property Code §13-203', 'split')),
  inState('ME', flat('Maine transfer tax', 0.44, 'Maine Revised Statutes, Title 36, §4641-A', 'split')),
  inState(
    'MI',
    flat('Michigan transfer tax', 0.75, 'Michigan Compiled Laws §207.525'),
    flat('County transfer tax', 0.11, 'Michigan Compiled Laws §207.504'),
  ),
  inState('MN', flat('Minnesota deed tax', 0.33, 'Minnesota Statutes §287.21')),
  inState('NC', flat('North Carolina excise tax on conveyances', 0.2, 'N.C. General Statutes §105-228.30')),
  inState('NH', flat('New Hampshire transfer tax', 1.5, 'New Hampshire RSA 78-B', 'split')),
  inState('OH', flat('Ohio conveyance fee', 0.1, 'Ohio Revised Code §319.54')),
  inState('OK', flat('Oklahoma documentary stamp tax', 0.15, 'Oklahoma Statutes, Title 68, §3201')),
  inState('SC', flat('South Carolina deed recording fee', 0.37, 'South Carolina Code §12-24-10')),
  inState('TN', flat('Tennessee recordation tax', 0.37, 'Tennessee Code §67-4-409', 'buyer')),
  inState('VA', flat('Virginia grantor’s tax', 0.1, 'Code of Virginia §58.1-802')),
  inState('WI', flat('Wisconsin transfer fee', 0.3, 'Wisconsin Statutes §77.22')),
];

/** States that levy nothing by the price of a home. */
export const untaxedStates: ReadonlySet<string> = new Set(
  ['AK', 'AZ', 'ID', 'IN', 'KS', 'LA', 'MS', 'MO', 'MT', 'ND', 'NM', 'TX', 'UT', 'WY'],
); // oxfmt-ignore
