/** What is said of a value and of the sales that it rests on. */
import { adjustmentLabels, type AdjustmentName, type LeftOutReason, type NoValueReason } from '#contract/valuation-answer.ts';
import { overrideUnits, type OverridableAdjustment } from '#contract/valuation-request.ts';
import type { PropertyType } from '#contract/listing-vocabulary.ts';
import type { EstimateValueAnswer } from '#server/modules/market/index.ts';
import { count, dollars, list, plural } from '../../format.ts';
import type { Feature } from '../../../value/what-if-features.ts';

const labels: Readonly<Record<AdjustmentName, string>> = adjustmentLabels;

const rooms: Readonly<Record<string, string>> = {
  bedrooms: 'bedrooms',
  fullBaths: 'full baths',
  halfBaths: 'half baths',
  garageSpaces: 'garage spaces',
  fireplaces: 'fireplaces',
};

const singular: Readonly<Record<string, string>> = {
  bedrooms: 'bedroom',
  fullBaths: 'full bath',
  halfBaths: 'half bath',
  garageSpaces: 'garage space',
  fireplaces: 'fireplace',
};
export interface RangeInWords {
  value: string;
  low: string;
  high: string;
  /** How many of such homes sell within it. */
  percent: number;
}

const named: Partial<Record<Feature, string>> = {
  foundation: 'a new foundation',
  pool: 'a pool',
  'hot tub': 'a hot tub',
  view: 'a view',
  deck: 'a deck',
  porch: 'a porch',
  patio: 'a patio',
  yard: 'a yard',
  fence: 'a fence',
  roof: 'a new roof',
  windows: 'new windows',
  elevator: 'an elevator',
  balcony: 'a balcony',
  ADU: 'an ADU',
  laundry: 'a laundry room',
  floors: 'new floors',
  countertops: 'stone countertops',
  appliances: 'new appliances',
  'corner lot': 'a corner lot',
};
export interface WeakCounts {
  /** How many were adjusted by more than the percent. */
  much: number;
  /** How many closed more than a year ago. */
  old: number;
  all: number;
  percent: number;
  isLease: boolean;
}

const homeKinds: Partial<Record<PropertyType, string>> = {
  'single-family-home': 'house',
  'apartment-for-rent': 'apartment',
  'apartment-for-sale': 'apartment',
  condominium: 'condo',
  townhouse: 'townhouse',
  'multi-unit': 'multi-unit building',
  loft: 'loft',
  coop: 'co-op',
  tic: 'TIC',
  'lots-and-land': 'lot',
};

export const value = {
  failed: 'The value could not be computed just now. Ask again in a moment.',
  whichHome: 'Which home do you mean? Name its address, open it, or tell its size, rooms and neighborhood.',
  whatSize: 'How big is it? Tell me its square feet.',
  where: 'Where is it? Name its neighborhood or city.',
  /** A name that several neighborhoods share. */
  whichPart: (parts: readonly string[]) => `In which of these is it: ${list(parts, 'or')}?`,
  noSaleAt: (address: string) => `I know no sale at ${address}. Name one by its whole address, with its unit where it has one.`,
  /** Asked of an address that several homes share. */
  oneOfBuilding: (address: string) => `${address} is one of several homes there; name another unit for its value.`,
  noHomeToValue: (address: string) =>
    `I know no home at ${address}. Tell its size, rooms and neighborhood, and I will value it from those.`,
  nothingToUndo: 'There is nothing to take back.',
  nothingLeftOut: 'You have left none out.',
  whichOfThem: 'Several of the comparables are there. Which one? Tell its number, or say “both”.',
  numbered: (number: number, home: string) => `- No. ${number}: ${home}`,
  noSuchComparable: 'None of the comparables is that one. Name it by its number in the list or its street.',
  valuing: 'Valuing the home from comparable sales.',
  lookingFor: (what: string) => `Looking for ${what}.`,
  lookingForRents: 'Looking for leases of homes like it.',
  noRents: (home: string) =>
    `I have no leases of homes like ${home} nearby, so I cannot say what it would rent for. I can value its sale (“what is it worth?”), and tell the rents of a place that has leases (“what are rents like in” a city).`,
  rentsNear: (
    home: string,
    { many, beds, low, high, median }: { many: number; beds: number | null; low: string; high: string; median: string },
  ) =>
    `There are too few leases to value a rent of ${home}. Near it stand ${plural(many, 'lease')}${beds === null ? '' : ` with ${plural(beds, 'bedroom')}`}: rents run from ${low} to ${high}, median ${median}.`,
  rentsAsked: 'Rents of homes that are still listed are what is asked, not what was agreed.',
  notAdded: (reason: LeftOutReason | null, words: string | null) =>
    `That home cannot be a comparable: ${reason && words ? lower(words) : 'it has no sale that is known'}. Without it:`,

  thatHome: 'That home',
  /** A home without an address: "A condominium in Brickell (2 bd · 2 ba · 1,100 sq ft)". */
  describedHome: (type: PropertyType, where: string | null, isCorner: boolean, facts: string) => {
    const kind = homeKinds[type] ?? 'home';
    const place = where === null ? '' : ` ${isCorner ? 'at' : 'in'} **${where}**`;
    return `${/^[aeiou]/.test(kind) ? 'An' : 'A'} ${kind}${place}${facts ? ` (${facts})` : ''}`;
  },
  lead: (
    home: string,
    { isLease, value, low, high, percent }: { isLease: boolean; value: string; low: string; high: string; percent: number },
  ) =>
    `${home} would ${isLease ? 'rent' : 'sell'} for **about ${value}${isLease ? ' a month' : ''}**; ${percent}% of such homes go for ${low} to ${high}.`,
  basis: (many: number, isLease: boolean, low: string, high: string) =>
    `It rests on ${plural(many, isLease ? 'rental' : 'sale')}: brought to this home feature by feature they come to ${low} to ${high}, and the nearest and most alike count most.`,
  learned: (sales: number, market: string, isLease: boolean, since: string) =>
    `What a difference is worth was learned from ${count(sales)} ${isLease ? 'rentals' : 'sales'} in ${market} since ${since}.`,
  sum: (value: string) => `Weight times what each comes to, added up over all of them, is ${value}.`,
  moved: (before: string, now: string, direction: number) =>
    `That is ${direction < 0 ? 'less' : 'more'} than before: to the dollar it was ${before} and is ${now} now.`,
  unmoved: 'That changes nothing: the value is the same.',
  heaviest: (home: string, price: string, date: string, adjusted: string) =>
    `The one that counts most is ${home}, at ${price} on ${date}, which comes to ${adjusted} here.`,
  firstIn: {
    nearest: 'the nearest',
    newest: 'the newest',
    closestInSize: 'the closest in size',
    leastAdjusted: 'the one that needed the smallest net adjustment',
  },
  whyBest: (facts: readonly string[], firsts: readonly string[]) =>
    [
      facts.length > 0 ? `Its record: ${facts.join(', ')}.` : '',
      firsts.length > 0
        ? `Of all the comparables it is ${list(firsts, 'and')}.`
        : 'It is first in none of distance, date, size or adjustment alone; it counts most by all of them together.',
    ]
      .filter(Boolean)
      .join(' '),
  bestIsAdjustedMuch: (percent: number) =>
    `Even so it needed large adjustments, more than ${percent}% of what was paid, so lean on it with care.`,
  pointsLead: 'What the sales say, in sentences that you can use:',
  highestIs: (home: string, adjusted: string) => `Even the highest of the comparables, ${home}, comes to ${adjusted} here.`,
  pointsYours: 'How to put it, and what to list at, is for you and the seller to decide.',
  hasWeight: (percent: number) => `It has ${percent}% of the weight.`,
  noAppraisal: 'No, it is not one.',
  wasSoldAt: (price: string, day: string) => `It sold for ${price} on ${day}`,
  isListedAt: (price: string) => `It is listed at ${price}`,
  whichIsTheValue: ', which is the value.',
  againstList: (percent: number, isBelow: boolean) => `; the value is ${percent}% ${isBelow ? 'below' : 'above'} that.`,
  sure: {
    high: 'I am fairly sure of it.',
    medium: 'I am moderately sure of it.',
    low: 'I am not very sure of it.',
  },
  past: ({ sales, isLease, half, within, ten }: { sales: number; isLease: boolean; half: number; within: number; ten: number }) =>
    `On the last ${count(sales)} ${isLease ? 'rentals' : 'sales'} here, half of the values were within ${half}%, and ${within}% within ${ten}%.`,
  noPast: 'There are too few past values here to say how good they have been.',
  covered: (percent: number) => `Ranges like this one have held ${percent}% of the sales.`,
  range: (low: string, high: string, percent: number) =>
    `The range, ${low} to ${high}, is made to hold ${percent}% of such homes.`,
  table: (isLease: boolean) => ['#', 'Comparable', isLease ? 'Rent' : 'Sold for', 'On', 'Adjusted by', 'Comes to', 'Weight'],
  pinned: 'pinned',
  others: (many: number) => (many === 1 ? 'The other one is in the panel.' : `The other ${many} are in the panel.`),
  ratePercent: (rate: number, kind: OverridableAdjustment) => `${rate}% a month for ${labels[kind].toLowerCase()}`,
  ratePerSqFt: (rate: number, kind: OverridableAdjustment) => `$${rate} a sq ft for ${labels[kind].toLowerCase()}`,
  rate: (rate: number, kind: OverridableAdjustment) => `${dollars(rate)} ${overrideUnits[kind].replace(/^\$ /, '')}`,
  changedFacts: 'the facts that you changed',
  changesAdd: (dollars: string, isMore: boolean, withAll: boolean) =>
    `${withAll ? 'With all changes together that' : 'That'} is about ${dollars} ${isMore ? 'more' : 'less'} than the home as it is.`,
  otherComparables:
    'Other sales are more like such a home, so some of the comparables changed; a part of the difference comes from them.',
  /** Null: there are no words for it. */
  supposed: (fact: string, known: number | string | null): string | null => {
    if (typeof known !== 'number') return null;
    if (fact === 'condition') return `condition grade ${known} for the whole property (5 is average)`;
    if (fact === 'yearBuilt') return `built in ${known}`;
    if (fact === 'livingAreaSqFt') return `${count(known)} sq ft`;
    const one = singular[fact];
    return one === undefined ? null : known === 0 ? `no ${one}` : plural(known, one);
  },
  /** Gross: what the table nets, with every adjustment counted as it is, up or down. */
  weak: ({ much, old, all, percent, isLease }: WeakCounts) => {
    const adjusted = `${much} of ${all} comparables needed large adjustments, more than ${percent}% of what was paid`;
    const aged = `${old} of ${all}${much > 0 ? '' : ' comparables'} ${isLease ? 'rented' : 'sold'} more than a year ago`;
    return `${[much > 0 ? adjusted : '', old > 0 ? aged : ''].filter(Boolean).join(', and ')}; the table in the panel shows which.`;
  },
  besideCma: (low: string, high: string, sales: number) =>
    `The CMA in this chat shows ${low} to ${high}: it goes by its own comparables alone, and this weighs ${sales} sales.`,
  changesNothing: 'The sales here show no difference in price for that.',
  conditionCaution: (isOneRoom: boolean): string =>
    isOneRoom
      ? 'No sale tells what one renewed room adds, so I counted it as a better condition of the whole home; take it as the most that it may bring.'
      : 'A renovation is counted as a better condition of the whole home; take it as the most that it may bring.',
  cannotSuppose: (features: readonly Feature[]) =>
    `I cannot tell what ${list(
      features.map((feature) => named[feature] ?? feature),
      'or',
    )} adds: it is none of the facts that I can change of a home, so it is not in the value. Look at what homes with it sold for nearby.`,
  needsWork:
    'The value does not see that work is needed: it goes by recorded facts, and takes a condition that nobody recorded as usual for this market. Set contractors’ bids for the work beside it, and compare with sales of homes that needed as much; I can leave out comparables that were in better shape: “leave out the second”.',
  reckoning: 'Working it out.',
  byFoot: (price: string, area: string, perSqFt: string) => `${price} by ${area} comes to **${perSqFt} per sq ft**.`,
  roomNotUsed:
    'That a room was redone is not in the value: no sale is compared by one room. Ask “what if it were renovated?” to see a better condition of the whole home.',
  cannotChange:
    'I could not tell what to change of the value, so it stands as it was. I can suppose other rooms, baths, square feet, a year, a garage, fireplaces or a condition (“what if it had a third bath?”), leave sales out or add one (“drop comp 2”), and take a rate of yours (“use $40 a sq ft for area”).',
  besidePrice: (
    price: string,
    side: 'above' | 'within' | 'below',
    { isLease, value, low, high, percent }: RangeInWords & { isLease: boolean },
  ) =>
    isLease
      ? `**${price} a month** is ${side} the range that ${percent}% of such homes rent in, ${low} to ${high} a month; my estimate is about **${value} a month**. What speaks for another rent is what the records do not tell, such as its condition, the term or what is included; what to ask is for you and the owner to decide.`
      : `**${price}** is ${side} the range that ${percent}% of such homes sell in, ${low} to ${high}; my value is about **${value}**. What speaks for another price is what the records do not tell, such as its condition or a view; what to ask is for you and the seller to decide.`,
  ofFirst: 'This is of the value that I told first, before any change.',
  exchanged: (out: readonly string[], came: readonly string[]) =>
    [
      out.length > 0 ? `Out: ${out.join('; ')}.` : '',
      came.length > 0 ? `${out.length > 0 ? 'Instead' : 'In'}: ${came.join('; ')}.` : '',
    ]
      .filter(Boolean)
      .join(' '),
  builtIn: (year: number) => `built ${year}`,
  noneGiven: 'I have given no value in this chat. Name the address, and I will value the home from comparable sales.',
  leftOutCount: (many: number) => `${plural(many, 'comparable')} left out`,
  soldWithinAlone: (months: number) => `sales of the last ${months === 1 ? 'month' : `${months} months`} alone`,
  withinAlone: (miles: number) => `sales within ${miles} ${miles === 1 ? 'mile' : 'miles'} (straight line) alone`,
  isWith: (parts: readonly string[]) => `This is with ${list(parts, 'and')}.`,
  labels,
  before: (low: string, high: string) => `Before any adjustment, the comparables went for ${low} to ${high}.`,
  movedMost: (named: readonly string[]) => `What moved them most on the way to this home, on average: ${list(named, 'and')}.`,
  pull: (isLow: boolean, home: string, adjusted: string, percent: number) =>
    `${isLow ? 'Lowest' : 'Highest'} is ${home}, which comes to ${adjusted} with ${percent}% of the weight; leave it out if it is not like this home, and I will value it again.`,
  /** Asked "what if it had a second bath?" of a home with three. */
  hasAlready: (known: number, fact: string) =>
    `It has ${known} ${rooms[fact] ?? 'of them'} already. Ask “what if it had another?” to see what one more would do.`,
  notAmong: 'Which one do you mean? Name its street or its address.',
  noSaleOn: (where: string) =>
    `No sale of the last three years is known at ${where}. A home that is still for sale counts as competition, and is no comparable.`,
  comparable: (home: string, isLease: boolean, sold: string, adjusted: string, percent: number) =>
    `${home}: ${isLease ? 'rented' : 'sold'} for ${sold}. Adjusted to this home that comes to ${adjusted}, with ${percent}% of the weight.`,
  soldFor: (price: string, day: string) => `${price} on ${day}`,
  sayToAdd: (address: string) => `To count it all the same, say “add ${address}”.`,
  competitionLead: 'A buyer could have one of these instead, like it and within a mile:',
  competitionIsNone: 'What is asked for them counts nothing in the value.',
  noCompetition: 'No home like it is on the market or under contract within a mile.',
  competitionUnknown: 'Its place on the map is unknown, so I cannot tell what competes with it. Name an address near it.',
  milesAway: (miles: number) => `${miles} ${miles === 1 ? 'mile' : 'miles'} away`,
  leftOutBy: (_reason: LeftOutReason, words: string) => words,
  leftOutLead: 'These were looked at and left out:',
  noneLeftOut: 'No sale near it had to be left out; the others are less like it than those in the list.',
  isIn: (home: string, percent: number) => `${home} is in, with ${percent}% of the weight.`,
  wasLeftOut: (home: string, _reason: LeftOutReason, words: string) => `${home} was left out: ${lower(words)}.`,
  noValue: (home: string) => `I cannot put a value on ${home}.`,
  reason: (_code: NoValueReason, words: string, help: string | null) => [words, help].filter(Boolean).join(' '),
  noReason: 'There is no value.',
  cautions: ({ cautions }: Pick<EstimateValueAnswer, 'cautions' | 'subject' | 'confidence'>) => cautions.join(' '),
  /** @param words that it is no appraisal, then what the state wants said */
  notices: (words: readonly string[], _state: string | null) => words,
};
export type ValueTexts = typeof value;

const lower = (words: string) => `${words.charAt(0).toLowerCase()}${words.slice(1)}`;
