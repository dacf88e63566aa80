/** What is said of one home, and of homes side by side. */
import type { HistoryEventKind } from '#contract/listing-history.ts';
import { count, plural } from '../../format.ts';
import type { ListingTopic } from '../../../question-parser/parsed-question.ts';

const what: Record<Exclude<ListingTopic, 'feature' | 'status' | 'type'>, string> = {
  'days-listed': 'a list date',
  'price-per-sqft': 'the living area that a price per square foot needs',
  hoa: 'an HOA fee',
  price: 'a price',
  'last-sale': 'a sale',
  'price-change': 'an original list price',
  beds: 'a number of bedrooms',
  baths: 'a number of baths',
  size: 'a living area',
  lot: 'a lot size',
  'year-built': 'a year built',
  parking: 'garage spaces',
  agent: 'the listing agent',
  taxes: 'property taxes',
  'school-district': 'a school district',
  location: 'where it is',
  rooms: 'a number of rooms',
  doorman: 'whether there is a doorman',
  description: 'a description',
};
const events: Record<HistoryEventKind, string> = {
  listed: 'listed',
  'price-changed': 'price changed to',
  'coming-soon': 'coming soon',
  contingent: 'under contract',
  pending: 'pending',
  'back-on-market': 'back on the market',
  'off-market': 'off the market',
  sold: 'sold for',
};

export const home = {
  missing: (name: string, topic: keyof typeof what) => `The record of ${name} does not give ${what[topic]}.`,
  hasFeature: (name: string, feature: string) => `Yes: the record of ${name} names ${feature}.`,
  remarksSay: (words: string) => `The listing's own words say: “${words}”`,
  notMentioned: (name: string) => `The record of ${name} does not say, and its listing's own words do not mention it.`,
  listed: (name: string, days: number) =>
    days === 0 ? `${name} was listed today` : `${name} has been listed for ${plural(days, 'day')}`,
  tookToSell: (name: string, days: number) => `${name} took ${plural(days, 'day')} from listing to sale`,
  since: (listed: string, sold: string | null) => ` (listed ${listed}${sold ? `, sold ${sold}` : ''})`,
  feedCounts: (days: number) => ` The MLS counts ${plural(days, 'day')} on market.`,
  perSqFt: (name: string, perSqFt: string, price: string, sqFt: number) =>
    `${name} comes to ${perSqFt} per sq ft: ${price} over ${count(sqFt)} sq ft.`,
  noHoa: (name: string) => `${name} has no HOA fee.`,
  hoa: (name: string, fee: string) => `The HOA fee of ${name} is ${fee} a month.`,
  soldFor: (name: string, price: string) => `${name} sold for ${price}.`,
  lastSold: (name: string, price: string, day: string | null) =>
    `${name} last sold for ${price}${day === null ? '' : ` on ${day}`}.`,
  noSaleOnRecord: (name: string) => `No earlier sale of ${name} is on record.`,
  rentsFor: (name: string, price: string) => `${name} rents for ${price}.`,
  listedAt: (name: string, price: string) => `${name} is listed at ${price}.`,
  history: (name: string) => `${name}, newest first:`,
  unchanged: (name: string, price: string) => `${name} still stands at its original list price, ${price}.`,
  changed: (name: string, change: { first: string; now: string; by: string; percent: string; isLess: boolean }) =>
    `${name} went from ${change.first} to ${change.now}, ${change.by} (${change.percent}%) ${change.isLess ? 'less' : 'more'}.`,
  beds: (name: string, beds: number, baths: number | null) =>
    `${name} has ${beds === 0 ? 'no separate bedroom' : plural(beds, 'bedroom')}${baths === null ? '' : ` and ${baths} ${baths === 1 ? 'bath' : 'baths'}`}.`,
  baths: (name: string, baths: number) => `${name} has ${baths} ${baths === 1 ? 'bath' : 'baths'}.`,
  size: (name: string, sqFt: number) => `${name} has ${count(sqFt)} sq ft of living space.`,
  lot: (name: string, sqFt: number) => `The lot of ${name} is ${count(sqFt)} sq ft.`,
  built: (name: string, year: number) => `${name} was built in ${year}.`,
  noGarage: (name: string) => `${name} has no garage.`,
  garage: (name: string, spaces: string) => `${name} has ${spaces}.`,
  soldOn: (name: string, date: string) => `${name} sold on ${date}.`,
  hasStatus: (name: string, status: string, since: string | null) =>
    `${name} is ${status.toLowerCase()}${since ? `, since ${since}` : ''}.`,
  listedBy: (name: string, who: string) => `${name} is listed by ${who}.`,
  taxes: (name: string, amount: string) => `The property taxes of ${name} are ${amount} a year.`,
  isIn: (name: string, where: string) => `${name} is in ${where}.`,
  rooms: (name: string, rooms: number) => `${name} has ${plural(rooms, 'room')} in all.`,
  doorman: (name: string, hasOne: boolean) => `${name} has ${hasOne ? 'a' : 'no'} doorman.`,
  says: (words: string) => `The listing says: “${words}”`,
  type: (name: string, type: string) => `${name} is recorded as: ${type}.`,
  events,
  dayNotRecorded: 'Day not recorded',
  againstList: 'against the list price',

  overview: {
    soldFor: (price: string) => `sold for ${price}`,
    built: (year: number) => `built ${year}`,
    perSqFt: (amount: string) => `${amount} per sq ft`,
    lot: (sqFt: number) => `Lot ${count(sqFt)} sq ft`,
    hoa: (fee: string) => `HOA ${fee} a month`,
    firstListedAt: (price: string) => `First listed at ${price}`,
    listedBy: (who: string) => `Listed by ${who}`,
    soldOn: (status: string, date: string) => `${status} ${date}`,
    listedFor: (status: string, days: number) =>
      `${status}, ${days === 0 ? 'listed today' : `listed for ${plural(days, 'day')}`}`,
  },
  opening: (name: string) => `Opening the record of ${name}.`,
  openingToCompare: (many: number) => `Opening ${many === 1 ? 'the record' : 'the records'} to compare.`,
  failed: 'I could not open that listing. It may have been withdrawn, or be outside what your MLS access shows.',

  comparison: {
    price: 'Price',
    firstPrice: 'First list price',
    asked: 'Asked last',
    beds: 'Beds',
    baths: 'Baths',
    space: 'Living space',
    perSqFt: 'Price per sq ft',
    lot: 'Lot',
    built: 'Built',
    garage: 'Garage',
    hoa: 'HOA a month',
    days: 'Days listed',
    status: 'Status',
    isLess: (name: string, gap: string, other: string) => `${name} is ${gap} less than ${other}.`,
    /** What the cheaper of two is against the other: money, then room. */
    differs: (
      name: string,
      { gap, other, space, isSmaller }: { gap: string | null; other: string; space: string | null; isSmaller: boolean },
    ) => {
      const parts = [
        gap === null ? null : `is ${gap} less than ${other}`,
        space === null ? null : `${gap === null ? 'is ' : ''}${space} ${isSmaller ? 'smaller' : 'bigger'}`,
      ];
      return `${name} ${parts.filter((part) => part !== null).join(' and ')}.`;
    },
    lessPerSqFt: (name: string) => `${name} costs less per sq ft.`,
  },
};
export type HomeTexts = typeof home;
