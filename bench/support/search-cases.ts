import type { ListingSearch, NamedArea } from '#contract/listing-search.ts';

/** A search and the best SQL for it by hand. */
export interface SearchCase {
  name: string;
  request: ListingSearch;
  /** Not among the searches whose time at a million listings is bounded: nothing narrows them, and each counts a quarter of a million rows. */
  isUnbounded?: true;
  byHand: string[];
}

/** What a result is made from; by hand one would fetch the same. */
const columns = `id, mls_source, listing_key, listing_id, status, property_type, is_lease, address_line1, address_line2, neighborhood,
  district, city, county, state, zip_code, latitude, longitude, list_price, original_list_price, sold_price, price, hoa_monthly_dollars,
  list_date, contingent_date, pending_date, sold_date, days_on_market, cumulative_days_on_market, bedrooms, bathrooms, full_bathrooms,
  half_bathrooms, partial_bathrooms, living_area_sqft, lot_size_sqft, year_built, garage_spaces, has_doorman, description, agents, photos,
  details, source_modified_at, allows_address_display, allows_automated_valuation, allows_consumer_comments`;
/** Land and commercial property are no homes, by hand either. */
const homes = `property_type <> ALL ('{lots-and-land,commercial,commercial-industrial}')`;
const active = `status = 'active' AND NOT is_lease AND ${homes}`;
const sold = `status = 'sold' AND NOT is_lease AND ${homes}`;

/** Two queries: a page that an index sorts (which has the rows whose key is known), and the count. */
function sortedByHand(where: string, key = 'list_date', direction = 'DESC', offset = 0, more = ''): string[] {
  return [
    `SELECT ${columns}${more} FROM listings WHERE ${where} AND ${key} IS NOT NULL ORDER BY ${key} ${direction}, id ${direction} LIMIT 10 OFFSET ${offset}`,
    `SELECT count(*) FROM listings WHERE ${where}`,
  ];
}

/** One query: what an area bounds is fetched once for page and count. */
function boundedByHand(where: string, key = 'list_date', direction = 'DESC', more = ''): string[] {
  return [
    `WITH matching AS MATERIALIZED (SELECT id, ${key} AS key FROM listings WHERE ${where}),
       page AS (SELECT id, key FROM matching ORDER BY key ${direction}, id ${direction} LIMIT 10)
     SELECT ${columns}${more}, (SELECT count(*) FROM matching) AS count
     FROM listings JOIN page USING (id) ORDER BY key ${direction}, id ${direction}`,
  ];
}

/** The nearest of all: within a circle that surely holds a page, found out beforehand; and the count. */
function nearestByHand(where: string): string[] {
  return [
    `SELECT ${columns} FROM listings WHERE ${where} AND ${withinBox(2)} ORDER BY ${haversine}, id LIMIT 10`,
    `SELECT count(*) FROM listings WHERE ${where}`,
  ];
}

const [latitude, longitude] = [37.76, -122.44];
const haversine = `(sin(radians(latitude - ${latitude}) / 2) ^ 2
  + cos(radians(${latitude})) * cos(radians(latitude)) * sin(radians(longitude - ${longitude}) / 2) ^ 2)`;

function withinBox(miles: number): string {
  const [high, wide] = [miles / 69.09, miles / (69.09 * Math.cos((latitude * Math.PI) / 180))];
  const corner = (sign: 1 | -1) => `(${(longitude + sign * wide * 1.001) * 1e5},${(latitude + sign * high * 1.001) * 1e5})`;
  return `point <@ box '(${corner(-1)},${corner(1)})'`;
}

const withinMiles = (miles: number): string => `${withinBox(miles)} AND ${haversine} <= ${Math.sin(miles / 3958.8 / 2) ** 2}`;

/** A circle of 48 corners around San Francisco. */
function ringOf(miles: number): [number, number][] {
  return Array.from({ length: 48 }, (_, at) => {
    const angle = (at / 48) * 2 * Math.PI;
    return [
      latitude + (miles / 69.1) * Math.sin(angle),
      longitude + (miles / (69.1 * Math.cos((latitude * Math.PI) / 180))) * Math.cos(angle),
    ];
  });
}

function polygonCase(name: string, miles: number): SearchCase {
  const ring = ringOf(miles);
  const polygon = `(${ring.map(([lat, lng]) => `(${lng * 1e5},${lat * 1e5})`).join(',')})`;
  return {
    name,
    request: { areaFilter: { type: 'polygon', coordinates: ring } },
    byHand: boundedByHand(`${active} AND point <@ polygon '${polygon}'`),
  };
}

const around = (miles: number) => ({ type: 'radius', latitude, longitude, distance: miles }) as const;
const inCity = { city: 'San Francisco', stateAbbreviated: 'CA' };
const citySql = `city_key = 'san francisco' AND state = 'CA'`;

/** Filters of one kind without an area, newest first. */
function filterCase(name: string, request: ListingSearch, where: string, more = ''): SearchCase {
  return {
    name: `${name}, no area`,
    isUnbounded: true,
    request,
    byHand: sortedByHand(`${active} AND ${where}`, 'list_date', 'DESC', 0, more),
  };
}

/** The same filters within a circle of 5 miles. */
function filterAroundCase(name: string, request: ListingSearch, where: string, more = ''): SearchCase {
  return {
    name: `${name}, 5-mile radius`,
    request: { ...request, areaFilter: around(5) },
    byHand: boundedByHand(`${active} AND ${withinMiles(5)} AND ${where}`, 'list_date', 'DESC', more),
  };
}

function namedCase(
  nameType: 'neighborhood' | 'zip-code' | 'county' | 'state-abbreviated' | 'district' | 'street',
  name: string,
  where: string,
): SearchCase {
  const context = nameType === 'neighborhood' || nameType === 'street' ? inCity : null;
  const inContext = context ? ` AND ${citySql}` : '';
  return {
    name: nameType,
    request: { areaFilter: { type: 'named-area', nameType, name, context } },
    byHand: sortedByHand(`${active} AND ${where}${inContext}`),
  };
}

const schoolDistrictKeys = ['school_district_key', 'second_school_district_key', 'third_school_district_key'];

/** Areas of one kind are counted one by one; what is left out is a condition on the rows of a city. */
const severalCases: SearchCase[] = [
  {
    name: 'two neighborhoods',
    request: { areaFilter: { type: 'any-of', areas: [neighborhood(7), neighborhood(8)] } },
    byHand: sortedByHand(`${active} AND neighborhood_key IN ('neighborhood 7', 'neighborhood 8') AND ${citySql}`),
  },
  {
    name: 'a city without a neighborhood',
    request: {
      areaFilter: {
        type: 'any-of',
        areas: [{ type: 'named-area', nameType: 'city', name: 'San Francisco', context: { stateAbbreviated: 'CA' } }],
        except: [neighborhood(7)],
      },
    },
    byHand: sortedByHand(`${active} AND ${citySql} AND neighborhood_key IS DISTINCT FROM 'neighborhood 7'`),
  },
];

function neighborhood(number: number): NamedArea {
  return { type: 'named-area', nameType: 'neighborhood', name: `Neighborhood ${number}`, context: inCity };
}

/** A district stands in one of three columns, each with an index: one query for the page, and three counts. */
const schoolDistrictCase: SearchCase = {
  name: 'school-district',
  request: { areaFilter: { type: 'named-area', nameType: 'school-district', name: 'Oakland Unified' } },
  byHand: [
    `SELECT ${columns} FROM listings WHERE ${active} AND list_date IS NOT NULL AND 'oakland unified' IN (${schoolDistrictKeys.join(', ')})
     ORDER BY list_date DESC, id DESC LIMIT 10`,
    `SELECT sum(count)::integer AS count FROM (${schoolDistrictKeys
      .map((key) => `SELECT count(*) FROM listings WHERE ${active} AND ${key} = 'oakland unified'`)
      .join(' UNION ALL ')}) AS counts`,
  ],
};

const remarksSay = (words: string): string =>
  `id IN (SELECT listing_id FROM listing_words WHERE words @@ phraseto_tsquery('english', '${words}'))`;

const excerpt = (words: string): string =>
  `, ts_headline('english', description, phraseto_tsquery('english', '${words}')) AS excerpt`;

const filters: [name: string, request: ListingSearch, where: string, more?: string][] = [
  ['price', { price: { startAt: 800_000, endAt: 1_500_000 } }, 'price >= 800000 AND price <= 1500000'],
  ['bedrooms', { bedroomsCount: { startAt: 3, endAt: 4 } }, 'bedrooms >= 3 AND bedrooms <= 4'],
  ['bathrooms', { bathroomsCount: { startAt: 2 } }, 'bathrooms >= 2'],
  ['types', { propertyTypes: ['condominium', 'townhouse'] }, `property_type IN ('condominium', 'townhouse')`],
  ['living space', { livingSpaceSqFt: { startAt: 1_500 } }, 'living_area_sqft >= 1500'],
  ['lot', { lotSizeSqFt: { startAt: 5_000 } }, 'lot_size_sqft >= 5000'],
  ['garage', { parkingGarageSpaces: { startAt: 2 } }, 'garage_spaces >= 2'],
  [
    'HOA fee',
    { homeownerAssociationFeeUSD: { endAt: 500 } },
    'coalesce(hoa_monthly_dollars, CASE WHEN has_association IS FALSE THEN 0 END) <= 500',
  ],
  ['year built', { propertyYearBuilt: { startAt: 1990 } }, 'year_built >= 1990'],
  ['features', { features: ['pool', 'view'] }, `features @> '{pool,view}'`],
  ['words of few remarks', { keywords: ['wine cellar'] }, remarksSay('wine cellar'), excerpt('wine cellar')],
  ['days on market', { daysOnMarket: { startAt: 30, endAt: 90 } }, `list_date BETWEEN current_date - 90 AND current_date - 30`],
  ['list date', { listDate: { startAt: '2026-06-01' } }, `list_date >= '2026-06-01'`],
];

export const searchCases: SearchCase[] = [
  { name: 'no area', request: {}, byHand: sortedByHand(active) },
  { name: 'no area, page 500', request: { paginationPage: 500 }, byHand: sortedByHand(active, 'list_date', 'DESC', 4_990) },
  {
    name: 'no area, by price, page 500',
    request: { paginationPage: 500, orderResultsBy: { term: 'price' } },
    byHand: sortedByHand(active, 'price', 'ASC', 4_990),
  },
  polygonCase('small polygon', 1),
  polygonCase('14-mile polygon', 14),
  { name: '5-mile radius', request: { areaFilter: around(5) }, byHand: boundedByHand(`${active} AND ${withinMiles(5)}`) },
  {
    name: '5-mile radius, nearest',
    request: { areaFilter: around(5), orderResultsBy: { term: 'relevance' } },
    byHand: boundedByHand(`${active} AND ${withinMiles(5)}`, haversine, 'ASC'),
  },
  {
    name: 'city by price',
    request: {
      areaFilter: { type: 'named-area', nameType: 'city', name: 'San Francisco', context: { stateAbbreviated: 'CA' } },
      orderResultsBy: { term: 'price' },
    },
    byHand: sortedByHand(`${active} AND ${citySql}`, 'price', 'ASC'),
  },
  namedCase('neighborhood', 'Neighborhood 7', `neighborhood_key = 'neighborhood 7'`),
  namedCase('zip-code', '94107', `zip_code = '94107'`),
  namedCase('district', 'District 3', `district_key = 'district 3'`),
  namedCase('county', 'Alameda', `county_key = 'alameda'`),
  namedCase('state-abbreviated', 'WA', `state = 'WA'`),
  schoolDistrictCase,
  ...severalCases,
  namedCase('street', 'Street 77 Ave', `street_key = 'street 77 avenue'`),
  {
    name: 'largest first',
    request: { orderResultsBy: { term: 'livingspace' } },
    byHand: sortedByHand(active, 'living_area_sqft'),
  },
  { name: 'largest lot first', request: { orderResultsBy: { term: 'lotsize' } }, byHand: sortedByHand(active, 'lot_size_sqft') },
  {
    name: 'nearest first',
    request: { orderResultsBy: { term: 'distance', latitude, longitude } },
    byHand: nearestByHand(active),
  },
  {
    name: 'sold, latest first',
    request: { propertyStatus: ['sold'], orderResultsBy: { term: 'solddate' } },
    byHand: sortedByHand(sold, 'sold_date'),
  },
  {
    name: 'sold since June by price',
    request: {
      propertyStatus: ['sold'],
      soldDate: { startAt: '2026-06-01' },
      price: { endAt: 900_000 },
      areaFilter: around(5),
      orderResultsBy: { term: 'price' },
    },
    byHand: boundedByHand(`${sold} AND sold_date >= '2026-06-01' AND price <= 900000 AND ${withinMiles(5)}`, 'price', 'ASC'),
  },
  {
    name: 'active and pending, 5-mile radius',
    request: { propertyStatus: ['active', 'pending'], areaFilter: around(5) },
    byHand: boundedByHand(`status IN ('active', 'pending') AND NOT is_lease AND ${homes} AND ${withinMiles(5)}`),
  },
  {
    name: "an agent's listings",
    request: { agentDreNumbers: ['DRE #01000077'] },
    byHand: sortedByHand(`status = 'active' AND NOT is_lease AND agent_licenses && ARRAY['01000077']`),
  },
  {
    name: 'to rent',
    request: { listingTransactionType: 'lease', price: { endAt: 900_000 } },
    byHand: sortedByHand(`status = 'active' AND is_lease AND ${homes} AND price <= 900000`),
  },
  ...filters.map((filter) => filterAroundCase(...filter)),
  ...filters.map((filter) => filterCase(...filter)),
  // Every listing's remarks have it.
  filterAroundCase(
    'a word of all remarks',
    { keywords: ['renovated kitchen'] },
    remarksSay('renovated kitchen'),
    excerpt('renovated kitchen'),
  ),
  {
    ...filterCase(
      'bedrooms, bathrooms and price',
      { bedroomsCount: { startAt: 3 }, bathroomsCount: { startAt: 2 }, price: { startAt: 800_000, endAt: 1_500_000 } },
      'bedrooms >= 3 AND bathrooms >= 2 AND price >= 800000 AND price <= 1500000',
    ),
  },
];
