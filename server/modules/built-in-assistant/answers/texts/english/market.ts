/** What is said of a market's figures. */
import { marketLimits, type MarketSnapshot } from '#contract/market.ts';
import { verdictOf } from '#contract/market-words.ts';
import { count, list, plural } from '../../format.ts';

type Balance = NonNullable<MarketSnapshot['monthsOfSupply']['balance']>;
type Trend = NonNullable<MarketSnapshot['medianPrice']['trend']>;
type Speed = NonNullable<NonNullable<MarketSnapshot['medianDaysOnMarket']['city']>['speed']>;

const trends: Record<Trend, string> = {
  increased: 'increased',
  'roughly-the-same': 'roughly stayed the same',
  decreased: 'decreased',
};
/** Beside what its city takes. */
const speeds: Record<Speed, string> = {
  faster: 'faster here',
  'similar-faster': 'similar, a little faster here',
  'exactly-the-same': 'exactly the same',
  'similar-slower': 'similar, a little slower here',
  slower: 'slower here',
};
const balances: Record<Balance, string> = {
  'sellers-market': "a seller's market",
  balanced: 'a balanced market',
  'buyers-market': "a buyer's market",
};
const sales = (n: number, isLease: boolean) => plural(n, isLease ? 'lease' : 'sale');

/** What a sentence about one figure is made of. */
export interface Told {
  types: string;
  place: string;
  isLease: boolean;
  span: string;
  told: string;
}
/** Of a median and a price per square foot that went opposite ways; `isMore`: the median rose. */
export interface Apart {
  isMore: boolean;
  price: string;
  perSqFt: string;
}
export interface Compared {
  area: string;
  figure: string;
  value: number;
}

const { sellersBelow, buyersAbove } = marketLimits.balanceMonths;

export const market = {
  which: 'Which market do you mean? Name a city, neighborhood, county or ZIP code.',
  failed: 'The market figures could not be computed just now. Ask again in a moment.',
  reading: (places: readonly string[]) => `Reading the market ${list(places, 'and')}.`,
  widening: 'Too few sales in that time: reading a year instead.',
  widened: (usual: readonly { windowDays: number; isLease: boolean }[]) =>
    `The last ${usual[0]?.windowDays ?? 90} days have too few ${usual[0]?.isLease ? 'leases' : 'sales'} for a figure${usual.length > 1 ? ' in any of them' : ''}, so this is the past year.`,
  salesOfYear: (sales: string) => `${sales} in the past year`,
  /** A market by price band. */
  bands: {
    upTo: (to: string) => `Up to ${to}`,
    between: (from: string, to: string) => `${from} to ${to}`,
    over: (from: string) => `Over ${from}`,
    byBand: 'by price',
    active: (active: number) => plural(active, 'home'),
    columns: ['Price', 'Sold', 'For sale now', 'Months of supply', 'Median days on market', 'Sale-to-list'] as readonly string[],
    basis: 'Each band has about as many sales. Months of supply are the homes for sale at the pace of those sales.',
    isCut: 'The latest are counted, as there are more than one reading takes.',
    noSales: 'No sales of the past year are on record there, so there is nothing to break down.',
  },
  widenedSome: (isLease: boolean) =>
    `The usual time has too few ${isLease ? 'leases' : 'sales'} of these for a figure, so this is the past year.`,
  /** Figures of the sales that a market is narrowed to. */
  ofSome: {
    'median-price': 'Median price of these',
    'price-per-sqft': 'Median price per sq ft of these',
    'days-on-market': 'Median days on market of these',
    'sale-to-list': 'Median share of list price of these',
    sold: 'Sales of these',
    active: 'Active homes of these',
    supply: `Months of supply of these (seller's market under ${sellersBelow}, buyer's over ${buyersAbove})`,
  },
  /** The same of leases. */
  ofSomeLeases: {
    'median-price': 'Median rent of these',
    'price-per-sqft': 'Median rent per sq ft of these',
    'days-on-market': 'Median days on market of these rentals',
    'sale-to-list': 'Median share of asking rent of these',
    sold: 'Leases of these',
  },
  activeLeasesNotOfSome: 'Active rentals and months of supply are of all homes here; a search shows the ones for rent.',
  tooFewNarrowed: (homes: string, all: string, span: string, sold: string) =>
    `Too few ${homes} were sold ${span} for a figure${sold === '' ? '' : ` (${sold})`}. So this is of all ${all} there.`,
  activeNotOfSome: 'Active homes and months of supply are of all homes here; a search shows the ones for sale.',
  verdict: verdictOf,
  rule: (rule: string, _below: number, _above: number) => rule,
  sales,
  names: (isLease: boolean) => ({
    medianPrice: isLease ? 'Median rent' : 'Median price',
    medianPricePerSqFt: isLease ? 'Median rent per sq ft' : 'Median price per sq ft',
    medianDaysOnMarket: 'Median days on market',
    saleToList: isLease ? 'Rent to asking rent' : 'Sale-to-list',
    counts: isLease ? 'Leased and active' : 'Sold and active',
    supply: 'Months of supply',
  }),
  trends,
  speeds,
  balances,
  counted: (types: string, isLease: boolean, span: string) => `${types} ${isLease ? 'rented' : 'sold'} ${span}`,
  pricesTrend: (isLease: boolean, trend: Trend) => `${isLease ? 'rents' : 'prices'} ${trends[trend]}`,
  yearEarlier: (figure: string, sales: string) => `${figure} a year earlier (${sales})`,
  tooFewToCompare: (n: number, isLease: boolean) =>
    `too few ${isLease ? 'leases' : 'sales'} a year earlier to compare (${count(n)})`,
  moreThan: (percent: string, isMore: boolean, before: string) => `${percent} ${isMore ? 'more' : 'less'} than ${before}`,
  fromListToSale: (isLease: boolean) => `counted from list date to ${isLease ? 'lease' : 'sale'}`,
  cityTakes: (city: string, days: string, sales: string, speed: Speed) => `${city} takes ${days} (${sales}): ${speeds[speed]}`,
  ofListPrice: (figure: string, sales: string, isLease: boolean) =>
    `${figure} of the ${isLease ? 'asking rent' : 'list price'} (${sales})`,
  soldCount: (sold: string, isLease: boolean, before: number | null) =>
    `${sold} ${isLease ? 'leased' : 'sold'}${before === null ? '' : `, ${count(before)} a year earlier`}`,
  activeNow: (active: string) => `${active} active now`,
  months: (months: number) => (months === 1 ? '1 month' : `${months} months`),
  inTwelveMonths: (sales: string) => `${sales} in 12 months`,
  supplyBasis: (active: number | undefined, mean: number, isLease: boolean, sales: string, span: string) => {
    const pace = `${mean} ${isLease ? 'leases' : 'sales'} a month`;
    return `${active === undefined ? pace : `${plural(active, 'active listing')} ÷ ${pace}`}, from ${sales} ${span}`;
  },
  notForLand: 'not given for land',
  notEnough: 'not enough data',
  notEnoughOf: (sales: string) => `not enough data (${sales}, ${marketLimits.sales} are needed)`,
  tooFew: (area: string, sales: string, types: string, span: string) =>
    `There is not enough data for ${area}: ${sales} of ${types} ${span}, and a figure needs ${marketLimits.sales}.`,
  areActive: (active: number) => ` ${plural(active, 'is', 'are')} active now.`,
  widerArea: ' A wider area may have them.',
  tryAYear: ' Try “the past year”.',
  lacking: (lacks: readonly string[]) => `Not enough data, ${marketLimits.sales} are needed: ${list(lacks, 'and')}.`,
  apart: (isLease: boolean, { isMore, price, perSqFt }: Apart) =>
    `The median ${isLease ? 'rent' : 'price'} ${isMore ? 'rose' : 'fell'} ${price} over the year, but ${isLease ? 'the rent' : 'the price'} per sq ft ${isMore ? 'fell' : 'rose'} ${perSqFt}: homes of other sizes ${isLease ? 'were rented' : 'sold'}, so neither tells alone where ${isLease ? 'rents' : 'prices'} went.`,
  movedMore: (isLease: boolean, moved: 'otherwise' | 'less' | 'more') =>
    `By the square foot ${isLease ? 'rents' : 'prices'} moved ${moved}: much of the change of the median is which homes ${isLease ? 'were rented' : 'sold'}.`,
  /** One figure as a sentence; `told` is its line. */
  figureIs: {
    medianPrice: ({ types, place, isLease, span, told }: Told) =>
      `the median ${isLease ? 'rent' : 'price'} of ${types} that ${isLease ? 'rented' : 'sold'} in ${place} ${span} is ${told}.`,
    medianPricePerSqFt: ({ types, place, isLease, span, told }: Told) =>
      `the median ${isLease ? 'rent' : 'price'} per sq ft of ${types} that ${isLease ? 'rented' : 'sold'} in ${place} ${span} is ${told}.`,
    medianDaysOnMarket: ({ types, place, isLease, span, told }: Told) =>
      `${types} that ${isLease ? 'rented' : 'sold'} in ${place} ${span} were on the market for a median of ${told}.`,
    saleToList: ({ types, place, isLease, span, told }: Told) =>
      `${types} that ${isLease ? 'rented' : 'sold'} in ${place} ${span} closed at ${told}.`,
    counts: ({ types, place, span, told }: Told) => `${types} in ${place}, ${span}: ${told}.`,
    supply: ({ types, place, told }: Told) => `${types} in ${place} have ${told}.`,
  },
  besideAsking: (isLease: boolean, place: string, value: number) => {
    const by = Math.abs(value - 100) < 1 ? 'just ' : '';
    const side = value > 100 ? `${by}above` : value < 100 ? `${by}below` : 'at';
    return `The typical ${isLease ? 'lease' : 'sale'} in ${place} closes ${side} its asking ${isLease ? 'rent' : 'price'}.`;
  },
  supplyIn: (place: string, line: string) => `Months of supply in ${place}: ${line}.`,
  balanceIn: (balance: Balance, place: string, types: string, months: string, basis: string) =>
    `**${balances[balance].charAt(0).toUpperCase()}${balances[balance].slice(1)}** in ${place}: ${types} have **${months}** of supply (${basis}).`,
  atOfList: (figure: string, sales: string, isLease: boolean) =>
    `at ${figure} of the ${isLease ? 'asking rent' : 'list price'} (${sales})`,
  inDays: (days: string, sales: string) => `in ${days} (${sales})`,
  theySell: (isLease: boolean, pace: readonly string[], span: string) =>
    `They ${isLease ? 'rent' : 'sell'} ${pace.join(' and ')}, ${span}.`,
  trendIn: (isLease: boolean, place: string, trend: Trend, percent: string, counted: string) =>
    `${isLease ? 'Rents' : 'Prices'} in ${place} **${trends[trend]}${percent ? ` ${percent}` : ''}** over the year, by the median of ${counted}:`,
  noTrend: (isLease: boolean, place: string, counted: string) =>
    `Whether ${isLease ? 'rents' : 'prices'} in ${place} rose or fell cannot be told: ${counted}, against the same days a year earlier:`,
  atTwoTimes: (types: string, place: string, isLease: boolean) =>
    `${types} ${isLease ? 'leased' : 'sold'} in ${place}, each time by itself.`,
  byKind: (place: string, span: string, isLease: boolean) =>
    `${place}, homes ${isLease ? 'rented' : 'sold'} ${span}, each kind by itself:`,
  windowDays: (counted: string, days: number) => `${counted} (${count(days)} days).`,
  noneHas: (lacks: readonly string[]) => `Not enough data in any of them (under ${marketLimits.sales}): ${list(lacks, 'and')}.`,
  sameFigure: (isPrice: boolean) => `The ${isPrice ? 'median' : 'price per sq ft'} is the same.`,
  fastest: (first: Compared, others: readonly Compared[]) =>
    `Homes sell fastest in ${first.area}, in ${first.figure}; ${list(
      others.map((one, at) => `${one.area} ${at === 0 ? 'takes ' : ''}${one.figure}`),
      'and',
    )}.`,
  highestOfList: (first: Compared, others: readonly Compared[]) =>
    `Sales close highest against their list price in ${first.area}, at ${first.figure}; ${list(
      others.map((one, at) => `${one.area} ${at === 0 ? 'has ' : ''}${one.figure}`),
      'and',
    )}.`,
  tightest: ({ area, figure }: Compared, others: readonly Compared[]) =>
    `${area} is the ${others.length > 1 ? 'tightest' : 'tighter'} market with ${figure} of supply; ${list(
      others.map((one, at) => `${one.area} ${at === 0 ? 'has ' : ''}${one.figure}`),
      'and',
    )}.`,
  dearest: ({ isPrice, isLease }: { isPrice: boolean; isLease: boolean }, first: Compared, others: readonly Compared[]) =>
    `${first.area} has the ${others.length > 1 ? 'highest' : 'higher'} median ${isLease ? 'rent' : 'price'}${isPrice ? '' : ' per sq ft'}, ${first.figure}; ${list(
      others.map((one, at) => `${one.area} ${at === 0 ? 'has ' : ''}${one.figure}`),
      'and',
    )}.`,
  grewMost: ({ isPrice, isLease }: { isPrice: boolean; isLease: boolean }, first: Compared, others: readonly Compared[]) =>
    `The median ${isLease ? 'rent' : 'price'}${isPrice ? '' : ' per sq ft'} did best in ${first.area}: ${first.figure} over the year; ${list(
      others.map((one) => `${one.area} ${one.figure}`),
      'and',
    )}.`,
  growthUnknown: (areas: readonly string[]) =>
    `Where prices rose more cannot be told, as there were too few sales a year earlier in ${list(areas, 'and')}.`,
  wentFrom: (
    { isPrice, isLease }: { isPrice: boolean; isLease: boolean },
    before: Compared,
    after: Compared,
    between: readonly Compared[],
  ) => {
    const went = after.value > before.value ? 'rose' : after.value < before.value ? 'fell' : 'stayed';
    return `The median ${isLease ? 'rent' : 'price'}${isPrice ? '' : ' per sq ft'} ${went} from **${before.figure}** (${before.area}) to **${after.figure}** (${after.area})${between.map(({ area, figure }) => `; in between it was **${figure}** (${area})`).join('')}.`;
  },
  table: {
    notForLand: 'not for land',
    notEnough: (sales: string) => `not enough data (${sales})`,
    yearEarlier: '– a year earlier',
    noFigure: 'no figure',
    none: 'N/A',
    sold: (isLease: boolean): string => (isLease ? 'Leased' : 'Sold'),
    active: 'Active now',
  },
};
export type MarketTexts = typeof market;
