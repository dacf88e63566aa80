import type { PresentationProperty } from '#contract/presentation-property.ts';
import type { SectionData } from '#contract/presentation-section-data.ts';
import { defaultSection, type SectionConfig } from '#contract/presentation-sections.ts';
import type { Presentation } from '#contract/presentations.ts';

/** A presentation with a section of every kind, the same on every day and machine. */

const streets = ['Alder Street', 'Birch Avenue', 'Cedar Court', 'Dogwood Lane', 'Elder Road', 'Fir Terrace', 'Gorse Way'];
const photo = (id: number) => ({
  ...{ id, url: `/photos/${id}`, thumbnail: `/photos/${id}`, caption: null, alteration: id % 4 === 0 ? 'illustration' : null },
  originalId: null,
});

function home(at: number, fields: Partial<PresentationProperty>): PresentationProperty {
  const price = 1_000_000 + at * 37_000;
  const livingSpace = 1_400 + at * 60;
  return {
    ...{
      id: `home-${at}`,
      mlsId: `M${at}`,
      mlsSource: 'Fixed MLS',
      addressLine1: `${120 + at * 11} ${streets[at]}`,
      addressLine2: null,
    },
    ...{ city: 'Oakland', state: 'CA', zipCode: '94611', neighborhood: 'Montclair', area: null },
    ...{ propertyType: 'Single Family Home', type: 'comparable-sold', listingStatus: 'Sold' },
    ...{
      yearBuilt: 1920 + at * 4,
      livingSpace,
      beds: 3,
      baths: at % 2 === 0 ? 2 : 2.5,
      roomsTotal: 7,
      lotSize: 5_000 + at * 100,
    },
    ...{
      garageParkingSpaces: at % 3,
      hoaFees: 0,
      hoaFee: null,
      latitude: 37.83 + at * 0.002,
      longitude: -122.21 + (at % 3) * 0.004,
    },
    ...{ listDate: '2026-03-02', soldDate: '2026-04-20', photos: [1, 2, 3, 4, 5].map((one) => photo(at * 10 + one)) },
    ...{ listedBy: 'Harbor Homes · 510-555-0101', costPerInternalSqFt: Math.round(price / livingSpace), currentPrice: price },
    ...{ soldPrice: price + 15_000, hasDoormanAttendance: null, isLease: false, flipTaxRemarks: null },
    ...{ description: 'A home on a quiet street with a garden behind it, a fireplace and new windows.', recurringCosts: [] },
    ...{ totalMonthlies: null, daysOnMarket: 49, daysOnMarketBasis: 'feed' },
    ...fields,
  };
}

const subject = home(0, { type: 'subject', listingStatus: 'Active', soldPrice: null, soldDate: null });
const comparables = [1, 2, 3, 4, 5, 6].map((at) =>
  home(at, at === 6 ? { type: 'comparable-active', listingStatus: 'Active', soldPrice: null, soldDate: null } : {}),
);

const adjustments: SectionData['adjustments'] = {
  ...{
    low: 1_020_000,
    value: 1_090_000,
    high: 1_160_000,
    coverage: 0.8,
    confidence: 'medium',
    cautions: ['2 of the 5 comparables sold more than a year ago, before May 1, 2025.'],
    rowNotes: [
      {
        kind: 'condition',
        words: 'the record of this home does not tell it. Homes whose records leave it out have sold for less.',
      },
    ],
    overrides: [],
    reason: null,
  },
  basis: '412 sales in Oakland, CA from May 1, 2024 to May 1, 2026',
  rows: [1, 2, 3, 4, 5].map((at) => ({
    ...{
      propertyId: `home-${at}`,
      price: 1_015_000 + at * 37_000,
      net: -at * 9_000,
      netPercent: -at,
      gross: at * 16_000,
      grossPercent: at * 2,
    },
    ...{ adjusted: 1_015_000 + at * 28_000, weight: 0.2, soldDate: at > 3 ? '2025-03-20' : '2026-04-20', miles: at * 0.15 },
    adjustments: [
      { kind: 'time', label: 'Time', dollars: at * 3_500, isOverridden: false, note: null },
      {
        kind: 'area',
        label: 'Living area',
        dollars: -at * 11_500,
        isOverridden: at === 2,
        note: at === 2 ? 'The attic is finished' : null,
      },
      { kind: 'condition', label: 'Condition', dollars: -at * 1_000, isOverridden: false, note: null },
    ],
  })),
};

const insights: SectionData['insights'] = {
  medianSalesPriceChange: {
    ...{
      mode: 'ok',
      area: 'Montclair, Oakland',
      change: 4.2,
      trend: 'increased',
      median: 1_090_000,
      medianYearEarlier: 1_046_000,
      n: 31,
    },
  },
  averageSalesPricePerSquareFoot: { mode: 'ok', area: 'Montclair, Oakland', livingSpace: 684, lot: null, n: 31 },
  averageDaysOnMarket: {
    ...{
      mode: 'ok',
      area: 'Montclair, Oakland',
      days: 19,
      cityDays: 24,
      city: 'Oakland',
      differencePercent: -20.83,
      speed: 'faster',
      n: 31,
    },
  },
  monthsOfSupply: { mode: 'ok', months: 2.4, rule: 'Under 4 months of supply is a seller’s market.', n: 118 },
  saleToList: { mode: 'ok', percent: 102.3, n: 31 },
  pricePerSqFtByMonth: {
    area: 'Montclair, Oakland',
    months: [640, 652, 661, 655, 672, 690, 684, 701].map((value, at) => ({
      month: `2025-${String(at + 5).padStart(2, '0')}`,
      value,
      n: 10 + at,
    })),
  },
  ...{
    propertyType: 'Single Family Home',
    city: 'Oakland',
    isLease: false,
    window: { days: 90, startAt: '2026-02-01', endAt: '2026-05-01' },
  },
};

const branding = {
  ...{ agentName: 'Robin Vale', agentEmail: 'robin@example.com', agentTitle: 'Realtor', agentPhoneNumber: '5105550142' },
  ...{
    agentAvatar: null,
    officeName: 'Harbor Homes',
    officeLogo: null,
    website: 'https://harbor.example.com',
    instagramUrl: null,
  },
  ...{ facebookUrl: null, xUrl: null, youtubeUrl: null, linkedInUrl: 'https://linkedin.com/in/robinvale' },
};

const text = '<p>We suggest a first showing on a Saturday.</p><ul><li>Paint the fence</li><li>Clear the garage</li></ul>';

const sections: { config: SectionConfig; data: SectionData }[] = [
  { config: { ...defaultSection('header-branding', 'cover'), showPriceRange: true, showDaysOnMarket: true }, data: {} },
  { config: { ...defaultSection('key-features', 'features'), showLotSize: true }, data: {} },
  { config: { ...defaultSection('side-by-side-comparision', 'compare'), showAdjustments: true }, data: { adjustments } },
  { config: defaultSection('insights', 'market'), data: { insights } },
  { config: defaultSection('neighborhood-map', 'map'), data: {} },
  { config: defaultSection('homes', 'homes'), data: {} },
  { config: { ...defaultSection('ai-assisted-text', 'plan'), title: 'What we suggest', htmlContent: text }, data: {} },
  { config: { ...defaultSection('free-html-text', 'more'), title: 'What comes next', htmlContent: text }, data: {} },
  {
    config: {
      ...defaultSection('net-sheet', 'net'),
      costs: [
        { label: 'Brokerage, both sides', basis: 'percent-of-price', amount: 5, note: 'Every commission is negotiable' },
        { label: 'Escrow', basis: 'dollars', amount: 2_400, note: null },
      ],
      mortgageBalanceDollars: 420_000,
    },
    data: {},
  },
  { config: defaultSection('branding', 'contact'), data: { branding } },
  {
    config: defaultSection('team-branding', 'team'),
    data: { team: { name: 'The Vale Team', logo: null, website: 'vale.example.com' } },
  },
];

export const fixedPresentation: Presentation = {
  ...{
    id: '01990000-0000-7000-8000-000000000001',
    presentationName: 'Your home on Alder Street',
    presentationType: 'cma',
    sections,
  },
  sourceData: {
    ...{ featuredProperty: subject, comparableProperties: comparables, priceRange: { min: 1_020_000, max: 1_160_000 } },
    ...{ clientDisplayName: 'Maria Delgado', client: 'Maria Delgado', coverPhotoCdnUrl: '/photos/1', coverPhotoId: 1 },
    ...{ agent: { name: 'Robin Vale', photo: null, licenseNumber: '01234567' }, updatedAt: '2026-05-01T18:00:00.000Z' },
    attributions: [
      {
        title: 'Fixed MLS',
        text: 'Listings of Fixed MLS',
        disclaimer: 'Deemed reliable.',
        updatedAt: '2026-05-01T12:00:00.000Z',
      },
    ],
    notices: ['This is a comparative market analysis, not an appraisal.', 'It compares recent sales, to help decide on a price.'],
    estimateWithheld: false,
  },
  ...{ updatedAt: '2026-05-01T18:00:00.000Z', revision: 3 },
};
