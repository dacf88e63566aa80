/** What is said of a search: its request in words, what was found, what stands out, and how words were taken. */
import { featureLabels, type ListingFeature } from '#contract/listing-features.ts';
import type { ListingStatus } from '#contract/listing-vocabulary.ts';
import { count, dollars, list, plural } from '../../format.ts';

type Nouns = readonly [one: string, many: string];
type Bounds = { from: string; to: string; exactly: string };

const orders: Readonly<Record<string, string>> = {
  'price asc': 'lowest price first',
  'price desc': 'highest price first',
  'listdate desc': 'newest first',
  'listdate asc': 'longest listed first',
  'solddate desc': 'latest sales first',
  'solddate asc': 'earliest sales first',
  'livingspace desc': 'biggest first',
  'livingspace asc': 'smallest first',
  'lotsize desc': 'biggest lot first',
  'lotsize asc': 'smallest lot first',
  'distance asc': 'closest first',
};

const nouns = {
  bedroom: ['bedroom', 'bedrooms'] as Nouns,
  bath: ['bath', 'baths'] as Nouns,
  garage: ['garage space', 'garage spaces'] as Nouns,
};
const atLeast: Bounds = { from: 'at least', to: 'up to', exactly: 'exactly' };
const atMost: Bounds = { from: 'at least', to: 'at most', exactly: 'exactly' };

export const search = {
  title: {
    /** What a thread is about, behind its place or address. */
    of: { market: 'market', chart: 'chart', value: 'value', cma: 'CMA', copy: 'copy' },
    beds: (what: string, beds: number) => (beds === 0 ? `Studio ${what}` : `${beds}-bed ${what}`),
    under: (price: string) => ` under ${price}`,
    over: (price: string) => ` over ${price}`,
    newChat: 'New chat',
  },
  homes: 'homes',
  studios: 'studios',
  typesAskedFor: 'homes of the types asked for',
  otherThan: (types: readonly string[]) => `homes other than ${list(types, 'or')}`,
  withStatus: (what: string, statuses: readonly ListingStatus[] | 'all') =>
    statuses === 'all'
      ? `active, pending and sold ${what}`
      : `${list(
          statuses.map((status) => (status === 'soon' ? 'coming-soon' : status)),
          'and',
        )} ${what}`,
  forRent: (what: string) => `${what} for rent`,
  having: (parts: readonly string[]) => `with ${list(parts, 'and')}`,
  nouns,
  noSuchRooms: ([, many]: Nouns) => `no ${many}`,
  exactly: (many: number, nouns: Nouns) => `exactly ${many} ${many === 1 ? nouns[0] : nouns[1]}`,
  fromTo: (from: string | number, to: string | number) => `${from} to ${to}`,
  orMore: (many: number, nouns: Nouns) => `${many}+ ${many === 1 ? nouns[0] : nouns[1]}`,
  upTo: (many: number, [, nouns]: Nouns) => `up to ${many} ${nouns}`,
  noSeparateBedroom: 'no separate bedroom',
  area: atLeast,
  lot: { of: 'a lot of', ...atMost },
  noHoa: 'no HOA fee',
  hoa: { of: 'an HOA fee of', ...atMost },
  doorman: 'a doorman',
  noDoorman: 'no doorman',
  price: { from: 'from', to: 'up to', exactly: 'at' },
  priced: (range: string) => `priced ${range}`,
  built: { of: 'built', from: 'built since', to: 'built by', exactly: 'built in' },
  daysOnMarket: {
    atLeast: (days: number) => `on the market for ${plural(days, 'day')} or more`,
    atMost: (days: number) => `on the market for ${plural(days, 'day')} at most`,
    between: (from: number, to: number) => `on the market for ${from} to ${to} days`,
  },
  shortList: (homes: number) => `**${count(homes)}** ${homes === 1 ? 'home' : 'homes'} on your list.`,
  leftOut: (homes: number) => `without ${homes === 1 ? 'the one' : `the ${homes}`} that you left out`,
  mlsNumbers: (numbers: readonly string[]) => `with the MLS number ${list(numbers, 'or')}`,
  remarksSay: (words: readonly string[], isAlike: boolean) =>
    `whose remarks say ${list(
      words.map((one) => `“${one}”`),
      'and',
    )}${isAlike ? ' or the like' : ''}`,
  ofAgent: (licences: string) => `of the agent with license ${licences}`,
  dates: {
    listed: {
      on: (date: string) => `listed on ${date}`,
      between: (from: string, to: string) => `listed ${from} to ${to}`,
      since: (date: string) => `listed since ${date}`,
      by: (date: string) => `listed by ${date}`,
    },
    sold: {
      on: (date: string) => `sold on ${date}`,
      between: (from: string, to: string) => `sold ${from} to ${to}`,
      since: (date: string) => `sold since ${date}`,
      by: (date: string) => `sold by ${date}`,
    },
    openHouse: {
      on: (date: string) => `with an open house on ${date}`,
      between: (from: string, to: string) => `with an open house ${from} to ${to}`,
      since: (date: string) => `with an open house from ${date} on`,
      by: (date: string) => `with an open house by ${date}`,
    },
  },
  inDrawnArea: 'in the drawn area',
  withinMiles: (miles: number, place: string | null) =>
    `within ${miles === 0.5 ? 'half a mile' : miles === 1 ? 'a mile' : `${miles} miles`} (straight line) of ${place ?? 'that place'}`,
  withinEach: (distances: readonly string[]) => list(distances, 'and'),
  atAddress: (address: string) => `at ${address}`,
  onStreet: (street: string) => `on ${street}`,
  inPlace: (place: string) => `in ${place}`,
  inAnyOf: (places: readonly string[]) => list(places, 'or'),
  butNot: (places: readonly string[]) => `, but not ${list(places, 'or')}`,
  orders,
  lookingFor: (what: string) => `Looking for ${what}.`,
  changing: (what: string) => `Changing the earlier search. Now looking for ${what}.`,
  turningTo: (page: number, what: string) => `Turning to page ${count(page)} of ${what}.`,

  nothingButOffered:
    'Nothing matched that search, so there is nothing to pick from yet. Say yes to see what it finds with the change that I named.',
  none: (what: string) => `I found no ${what}.`,
  withoutWords: (words: readonly string[]) =>
    `No remarks of those homes say ${list(
      words.map((one) => `“${one}”`),
      'and',
    )}, so that is left out.`,
  pastTheEnd: (page: number, total: number, pages: number) =>
    `There is no page ${count(page)}: the ${count(total)} results end on page ${count(pages)}.`,
  onlyItself: (name: string, what: string) => `Only ${name} itself is among ${what}.`,
  oneMatch: (what: string) => `**1 match** for ${what}:`,
  pageOf: (page: number, pages: number, counted: string) => `Page ${count(page)} of ${count(pages)}, ${counted}`,
  itselfAmong: (name: string) => `${name} itself is one of them.`,
  prices: { rent: 'Rents run', sold: 'Sold prices run', asked: 'Prices run' },
  priceRange: (prices: string, min: string, max: string, median: string) => `${prices} from ${min} to ${max}, median ${median}.`,
  byDaysOnMarket: 'None of them has a list date, so they stand by the days on market that their source gives.',
  asRecorded: 'These are homes whose listings say so.',
  soldOn: (date: string) => `sold ${date}`,
  listedAgo: (days: number) => (days === 0 ? 'listed today' : `listed ${plural(days, 'day')} ago`),
  cutFrom: (first: string) => `cut from ${first}`,
  failed: 'The listing search did not work just now, so I have no results to show. Ask again in a moment.',
  addsNone: (places: readonly string[]) => `${list(places, 'and')} ${places.length === 1 ? 'adds' : 'add'} none to those before.`,
  noneOfThem: 'No: none of those shown has that on its record. Their own words may tell more; name one, and I look.',
  noTools: 'I cannot search listings here.',

  standouts: {
    ofThoseShown: ' of those shown',
    lowestPrice: (among: string) => `lowest price${among}`,
    highestPrice: (among: string) => `highest price${among}`,
    mostSpace: (among: string) => `most living space${among}`,
    biggestLot: (among: string, sqFt: number) => `biggest lot${among}, ${count(sqFt)} sq ft`,
    newestBuilt: (among: string, year: number | null) => `most recently built${among}, ${year}`,
    lowestPerSqFt: (among: string, amount: number) => `lowest price per sq ft${among}, ${dollars(amount)}`,
    cut: (by: string, percent: string, first: string) => `price cut by ${by} (${percent}%) from ${first}`,
    latestSale: (among: string, date: string) => `latest sale${among}, ${date}`,
    newest: (among: string, days: number) =>
      `newest${among}, ${days === 0 ? 'listed today' : days === 1 ? 'listed yesterday' : `listed ${count(days)} days ago`}`,
  },
  patterns: {
    all: (ofThoseShown: boolean, what: string) => `All of ${ofThoseShown ? 'those shown' : 'them'} ${what}.`,
    most: (ofThoseShown: boolean, what: string) => `Most of ${ofThoseShown ? 'those shown' : 'them'} ${what}.`,
    soldAbove: 'sold above their first list price',
    soldBelow: 'sold below their first list price',
    soldFast: 'sold within two weeks of listing',
    haveCut: 'have cut their price',
    fresh: 'came on in the last week',
    stale: (days: number) => `have been listed for ${days} days or more`,
    narrow: (missing: readonly string[]) => `Tell me ${list(missing, 'or')} to narrow this down.`,
    missing: { price: 'a price', bedrooms: 'bedrooms', type: 'a type' },
  },
  loosened: {
    offer: (change: string, total: number) =>
      `With ${change} there ${total === 1 ? 'is' : 'are'} ${plural(total, 'match', 'matches')}. Say yes to see ${total === 1 ? 'it' : 'them'}.`,
    shown: (change: string, total: number) =>
      total === 1 ? `The nearest is **1 match** with ${change}:` : `The nearest are **${count(total)} matches** with ${change}.`,
    noneHelps: (tried: readonly string[]) => `No single change finds any: I tried ${list(tried, 'and')}.`,
    ideas: (ideas: readonly string[]) => `You could try ${list(ideas, 'or')}.`,
    limit: (price: string) => `a limit of ${price}`,
    allOf: (city: string) => `all of ${city}`,
    distance: (miles: number) => `a distance of ${miles} miles`,
    without: (feature: ListingFeature) => `“${featureLabels[feature]}” as a wish and not a must`,
    withoutWords: (words: string) => `“${words}” in the remarks as a wish and not a must`,
    any: {
      date: 'any date',
      days: 'any time on the market',
      hoa: 'any HOA fee',
      year: 'any year built',
      lot: 'any lot size',
      space: 'any living space',
      type: 'any type',
      price: 'any price',
    },
    parking: 'parking as a wish and not a must',
    bedrooms: (beds: number) => `${beds}+ bedrooms`,
    baths: (baths: number) => `${baths}+ baths`,
  },

  districts: {
    reading: 'I am looking at the school districts there.',
    notRated: (place: string, hasNames: boolean) =>
      `I rate no schools of ${place}, as fair housing law asks: the state’s report cards do. Ask the district which school serves an address.${hasNames ? '' : ' The listings there name no district.'}`,
    named: 'By school district, as the listings name it:',
    homes: (many: number) => plural(many, 'home'),
    median: (price: string) => `median ${price}`,
    miles: (miles: number) => `${miles} ${miles === 1 ? 'mile' : 'miles'} from the middle of the search`,
  },
  notes: {
    leftOut: (homes: readonly string[]) =>
      `${list(homes, 'and')} ${homes.length === 1 ? 'is' : 'are'} left out; “add it back” undoes that.`,
    notInList: (places: readonly string[]) => `The list has no number ${list(places, 'or')}.`,
    lowestAffordable: (price: string, rate: number) =>
      `I took ${price}, the lowest of the prices above (at ${rate}%): name a rate, and I search by the price of that one.`,
    oneAreaOnly: (left: string, first: string) => `This leaves out ${left}; ask “what about ${first}?” for the same there.`,
    more: (many: number) => `${many} more`,
    placeNotKnown: (place: string) => `I have no listings in a place called “${place}”, so it is left out.`,
    notKnownThere: (place: string, city: string) => `I know no ${place} in ${city}, so I searched all of ${city}.`,
    cannotSortBy: (what: string) =>
      `I cannot sort a search by ${what}, but the homes that are shown: say “sort these by ${what}”.`,
    ownListings: 'I do not know which listings are yours; with your license number I can search for them.',
    agentByLicence: (name: string) =>
      `I can search by an agent's license number, not by name, so this is not narrowed to ${name}.`,
    officeNotSearched: (name: string) => `Listings cannot be searched by brokerage, so this is not narrowed to ${name}.`,
    noPoint: (place: string) => `I have no map point for ${place} to measure distances from, so I searched the place itself.`,
    besideOnStreet: (address: string) =>
      `No listing is at ${address}, so I took the place of the nearest house number that its street is known to have.`,
    measuredFrom: (place: string, isAddress: boolean) =>
      `Distances are straight lines from ${isAddress ? '' : 'the middle of '}${place}, not routes.`,
    schoolsNotRated: (place: string | null) =>
      `I rate no schools, as fair housing law asks, so these are all homes${place === null ? '' : ` in ${place}`}. Name a school district, or a street to be near, and I search by that; the district can tell you which homes it serves.`,
    safetyNotRated:
      'I search no homes by how safe a place is, as fair housing law asks, so that wish is not used; the police department publishes its figures.',
    pendingNotDated: 'I cannot search by the day on which an offer was accepted, so these are all that are under contract now.',
    cutNotDated: 'I cannot search by the day on which a price was cut, so these are all whose price is below the first one.',
    daysToContract:
      'These are days on market as the records of sold homes have them; days to pending by themselves I do not know.',
    supplyOnlyNow: 'Supply rests on what is for sale, which I know only as of today; these are the sales of that time.',
    openHouseHours: 'Open houses are searched by the day, not by the hour: ask “when are they open” for their hours.',
    landmarkNotKnown: (name: string) =>
      `I do not know where ${name} is, so nothing is measured from it: with its street address I can search around it.`,
    travelTimeNotKnown: (time: string) =>
      `Distances are straight lines here, so “${time}” is not measured: ask for “within half a mile of” an address or a place.`,
    attendanceZoneNotKnown:
      'Listings name a school district and no attendance zone, so this is not narrowed to one: ask the district which school an address belongs to.',
    petsNotTold: 'The listings say that pets are allowed, not which: ask about the kind, the size and how many.',
    waterNotMeasured:
      'No listing tells how far the water is, so these are the homes whose records name a waterfront; “drop the waterfront” brings the others back.',
    noMust: (features: readonly string[]) => {
      const named = list(features, 'or');
      return `As ${named} is no must, it is not searched by: “only with ${named}” narrows to it.`;
    },
    allWishes: 'A home must have both here, as a search takes every wish. Say which one to drop.',
    notSearchable: (features: readonly string[]) =>
      `I cannot search by ${list(features, 'or')}; the listings' own words in the details may tell.`,
    tookToMean: (written: string, name: string) => `I took “${written}” to mean ${name}.`,
    mostListings: (name: string, other: string) =>
      `I took the one with the most listings, ${name}; say so if you meant ${other}.`,
    unused: (words: string) => `I did not use: ${words}.`,
  },
};
export type SearchTexts = typeof search;
