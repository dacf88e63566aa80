/**
 * What fields of tool calls and their answers are called for people, in the order in which they are shown; others are spelled from
 * their names and come behind.
 */
const words = {
  arguments: 'asked',
  // What is asked for.
  areaFilter: 'area',
  area: 'area',
  listingTransactionType: 'sale or lease',
  propertyStatus: 'status',
  propertyTypes: 'property types',
  price: 'price',
  bedroomsCount: 'bedrooms',
  bathroomsCount: 'bathrooms',
  livingSpaceSqFt: 'living space',
  parkingGarageSpaces: 'garage spaces',
  propertyYearBuilt: 'year built',
  homeownerAssociationFeeUSD: 'HOA a month',
  hasDoormanAttendance: 'doorman',
  agentDreNumbers: 'licenses of agents',
  mlsIds: 'MLS numbers',
  excludedMlsIds: 'MLS numbers left out',
  orderResultsBy: 'order',
  paginationPage: 'page',
  paginationLimit: 'listings a page',
  figures: 'figures',
  monthsCounted: 'months looked at',
  // What searches and markets answer.
  totalItems: 'homes found',
  currentPage: 'page',
  totalPages: 'pages',
  sortedBy: 'in the order of',
  priceRange: 'prices',
  min: 'lowest',
  median: 'median',
  max: 'highest',
  items: 'listing',
  loosened: 'with one condition changed',
  isLease: 'for rent',
  windowDays: 'days looked at',
  period: 'window',
  neededCount: 'sales that a figure needs',
  medianPrice: 'median price',
  medianPricePerSqFt: 'median price per sq ft',
  medianDaysOnMarket: 'median days on market',
  saleToList: 'sale to list price',
  soldCount: 'homes sold',
  activeCount: 'active now',
  monthsOfSupply: 'months of supply',
  n: 'sales counted',
  yearEarlier: 'a year earlier',
  changePercent: 'change',
  differencePercent: 'difference',
  trend: 'trend',
  city: 'city',
  speed: 'against the city',
  basis: 'counted as',
  meanSales: 'sales a month on average',
  months: 'months counted',
  balance: 'whose market',
  rule: 'rule',
  sellersBelowMonths: "seller's market under",
  buyersAboveMonths: "buyer's market over",
  // What a file answers.
  outOf: 'rows',
  counted: 'rows counted',
  matched: 'rows that match',
  rowCount: 'rows',
  groups: 'group',
  rows: 'row',
  byStatus: 'listings',
  addresses: 'addresses looked up',
  notFound: 'addresses without a listing',
  inFileDollars: 'price in the file',
  differenceDollars: 'difference',
  homes: 'home',
  // What a listing has.
  addressLine1: 'address',
  neighborhood: 'neighborhood',
  state: 'state',
  zipCode: 'ZIP',
  county: 'county',
  status: 'status',
  originalListPrice: 'original list price',
  propertyType: 'property type',
  beds: 'beds',
  baths: 'baths',
  livingAreaSqFt: 'living area',
  lotSizeSqFt: 'lot size',
  yearBuilt: 'year built',
  roomsTotal: 'rooms',
  pricePerSqFt: 'price per sq ft',
  garageSpaces: 'garage spaces',
  parkingType: 'parking',
  hoaMonthlyFee: 'HOA a month',
  taxAnnualAmount: 'taxes a year',
  listDate: 'list date',
  soldDate: 'sold date',
  daysListed: 'days since listed',
  daysOnMarket: 'days on market (MLS)',
  history: 'history',
  listingAgent: 'listing agent',
  brokerage: 'brokerage',
  mlsId: 'MLS number',
  mlsSource: 'MLS',
  description: 'description',
  // What copy, a CMA and a chart have.
  characters: 'characters written',
  limitCharacters: 'characters allowed',
  coveragePercent: 'share of sales that the range is made to hold',
  low: 'low end',
  high: 'high end',
  averages: 'average of the comparables',
  done: 'what was done',
  text: 'in its words',
  dollars: 'amount',
  shows: 'what the chart shows',
} as const satisfies Record<string, string>;

const known: Readonly<Record<string, string>> = words;
const places = new Map(Object.keys(words).map((name, place) => [name, place]));

/** Where a field stands among others. */
export function placeOfField(name: string): number {
  return places.get(name) ?? places.size;
}

const figures: Readonly<Record<string, string>> = {
  ...{ mean: 'Average', median: 'Median', sum: 'Total', min: 'Lowest', max: 'Highest' },
  ...{ range: 'Difference', share: 'Share' },
};

/** "Median" of `medianDollars`: what a figure is, without its unit. */
export function figureName(name: string): string {
  return figures[name.replace(/(?:DollarsPerSqFt|Dollars|Percent)$/, '')] ?? name;
}

function wordsOf(name: string): string {
  const figure = /(?:Dollars|DollarsPerSqFt|Percent)$/.test(name) && known[name] === undefined ? figureName(name) : name;
  return (
    known[name] ??
    (figure === name ? undefined : figure.toLowerCase()) ??
    name
      .replace(/(?<=[a-z\d])(?=[A-Z])/g, ' ')
      .replace(/(?<=[A-Z])(?=[A-Z][a-z])/g, ' ')
      .toLowerCase()
      .replace(/\bsq ft\b|\bsqft\b/, 'sq ft')
      .replace(/\bmls\b/, 'MLS')
      .replace(/\bhoa\b/, 'HOA')
  );
}

/** Numbers of lists and ends of ranges stay out of a label; a figure with its unit is written as one. */
const unsaid = /^(?:\d+|value|startAt|endAt|term|cells|figure|facts|copy|amount|chart|series|points|data|market)$/;

/** What holds the facts of a home, whose name stands above them. */
const holders: ReadonlySet<string> = new Set(['items', 'homes', 'home', 'comparables', 'subject', 'competitors', 'figures']);

/**
 * `medianPrice.yearEarlier.value` → "Median price, a year earlier"; `arguments.price.endAt` → "Asked: price".
 * @param of the home or area that it is a fact of, which is told apart: `items.3.beds` is its "Beds"
 */
export function labelOf(path: readonly string[], of?: string): string {
  const named = path.filter((name) => !unsaid.test(name));
  const said = of === undefined ? named : named.filter((name, at) => at === named.length - 1 || !holders.has(name));
  const [first = '', ...rest] = said.map(wordsOf);
  const label = first === known['arguments'] && rest.length > 0 ? `${first}: ${rest.join(', ')}` : [first, ...rest].join(', ');
  return label.charAt(0).toUpperCase() + label.slice(1);
}
