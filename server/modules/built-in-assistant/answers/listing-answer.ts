/** The reply about one listing, from its details. Never says what the record does not. */
import type { HistoryEventKind } from '#contract/listing-history.ts';
import { listingStatusLabels, propertyTypeLabels } from '#contract/listing-vocabulary.ts';
import type { ListingDetailsAnswer } from '#server/modules/listings/index.ts';
import type { ListingTopic } from '../question-parser/parsed-question.ts';
import { featureNamed } from '../question-parser/features.ts';
import { featurePhrases } from './describe-search.ts';
import { count, day, dollars, linkTo, nameOf, plain, plural, price, rooms } from './format.ts';

const REMARKS_CHARACTERS = 280;

/** @param about the words of the thing that is asked for, when no field holds it */
export function composeListingAnswer(listing: ListingDetailsAnswer, question: ListingTopic | null, about = ''): string {
  if (question === 'feature') return mentioned(listing, about);
  return question === null ? overview(listing) : answers[question](listing, nameOf(listing));
}

/** "Does it have a pool?": what its record says of it, else the listing's own words. */
function mentioned(listing: ListingDetailsAnswer, about: string): string {
  const feature = featureNamed(about);
  if (feature && listing.features?.includes(feature))
    return `Yes: the record of ${nameOf(listing)} names ${featurePhrases[feature]}.`;
  const stems = about
    .split(/[\s-]+/)
    .filter((word) => word.length >= 3)
    .map((word) => word.replace(/(?:ing|es|s)$/, ''));
  const sentence = (listing.description ?? '')
    .split(/(?<=[.!?])\s+/)
    .find((one) => stems.length > 0 && stems.every((stem) => new RegExp(`\\b${stem}`, 'i').test(one)));
  return sentence
    ? `The listing's own words say: “${plain(sentence)}”`
    : `The record of ${nameOf(listing)} does not say, and its listing's own words do not mention it.`;
}

const missing = (name: string, what: string) => `The record of ${name} does not give ${what}.`;

const answers: Record<Exclude<ListingTopic, 'feature'>, (listing: ListingDetailsAnswer, name: string) => string> = {
  'days-listed': (listing, name) => {
    if (listing.daysListed === null) return missing(name, 'a list date');
    const since = listing.listDate
      ? ` (listed ${day(listing.listDate)}${listing.status === 'sold' && listing.soldDate ? `, sold ${day(listing.soldDate)}` : ''})`
      : '';
    const feed =
      listing.daysOnMarket !== null && listing.daysOnMarket !== listing.daysListed
        ? ` The MLS counts ${plural(listing.daysOnMarket, 'day')} on market.`
        : '';
    return `${name} ${listing.status === 'sold' ? 'took' : 'has been listed for'} ${plural(listing.daysListed, 'day')}${listing.status === 'sold' ? ' from listing to sale' : ''}${since}.${feed}`;
  },
  'price-per-sqft': (listing, name) =>
    listing.pricePerSqFt === null || listing.livingAreaSqFt === null
      ? missing(name, 'the living area that a price per square foot needs')
      : `${name} comes to ${dollars(listing.pricePerSqFt)} per sq ft: ${price(listing)} over ${count(listing.livingAreaSqFt)} sq ft.`,
  hoa: ({ hoaMonthlyFee: fee }, name) =>
    fee === null
      ? missing(name, 'an HOA fee')
      : fee === 0
        ? `${name} has no HOA fee.`
        : `The HOA fee of ${name} is ${dollars(fee)} a month.`,
  price: (listing, name) =>
    listing.price === null
      ? missing(name, 'a price')
      : `${name} ${listing.status === 'sold' ? 'sold for' : listing.isLease ? 'rents for' : 'is listed at'} ${price(listing)}.`,
  'price-change': (listing, name) => {
    const { price: now, originalListPrice: first } = listing;
    const events = historyLines(listing);
    if (events.length > 1) return `${name}, newest first:\n\n${events.join('\n')}`;
    if (now === null || first === null) return missing(name, 'an original list price');
    if (now === first) return `${name} still stands at its original list price, ${dollars(now)}.`;
    return `${name} went from ${dollars(first)} to ${dollars(now)}, ${dollars(Math.abs(now - first))} (${((100 * Math.abs(now - first)) / first).toFixed(1)}%) ${now < first ? 'less' : 'more'}.`;
  },
  beds: ({ beds, baths }, name) =>
    beds === null
      ? missing(name, 'a number of bedrooms')
      : `${name} has ${beds === 0 ? 'no separate bedroom' : plural(beds, 'bedroom')}${baths === null ? '' : ` and ${baths} ${baths === 1 ? 'bath' : 'baths'}`}.`,
  baths: ({ baths }, name) =>
    baths === null ? missing(name, 'a number of baths') : `${name} has ${baths} ${baths === 1 ? 'bath' : 'baths'}.`,
  size: ({ livingAreaSqFt }, name) =>
    livingAreaSqFt === null ? missing(name, 'a living area') : `${name} has ${count(livingAreaSqFt)} sq ft of living space.`,
  lot: ({ lotSizeSqFt }, name) =>
    lotSizeSqFt === null ? missing(name, 'a lot size') : `The lot of ${name} is ${count(lotSizeSqFt)} sq ft.`,
  'year-built': ({ yearBuilt }, name) =>
    yearBuilt === null ? missing(name, 'a year built') : `${name} was built in ${yearBuilt}.`,
  parking: ({ garageSpaces }, name) =>
    garageSpaces === null
      ? missing(name, 'garage spaces')
      : garageSpaces === 0
        ? `${name} has no garage.`
        : `${name} has ${garageSpaces} garage ${garageSpaces === 1 ? 'space' : 'spaces'}.`,
  status: (listing, name) =>
    listing.status === 'sold' && listing.soldDate
      ? `${name} sold on ${day(listing.soldDate)}.`
      : `${name} is ${listingStatusLabels[listing.status].toLowerCase()}${listing.soldDate ? `, since ${day(listing.soldDate)}` : ''}.`,
  agent: ({ listingAgent, brokerage }, name) => {
    const who = [listingAgent, brokerage]
      .filter((part) => part !== null)
      .map(plain)
      .join(', ');
    return who ? `${name} is listed by ${who}.` : missing(name, 'the listing agent');
  },
  taxes: ({ taxAnnualAmount }, name) =>
    taxAnnualAmount == null
      ? missing(name, 'property taxes')
      : `The property taxes of ${name} are ${dollars(taxAnnualAmount)} a year.`,
  'school-district': (_, name) => missing(name, 'a school district'),
  location: (listing, name) => {
    const where = placeOf(listing);
    return where ? `${name} is in ${where}.` : missing(name, 'where it is');
  },
  rooms: ({ roomsTotal }, name) =>
    roomsTotal == null ? missing(name, 'a number of rooms') : `${name} has ${plural(roomsTotal, 'room')} in all.`,
  doorman: ({ hasDoormanAttendance }, name) =>
    hasDoormanAttendance == null
      ? missing(name, 'whether there is a doorman')
      : `${name} has ${hasDoormanAttendance ? 'a' : 'no'} doorman.`,
  description: ({ description }, name) =>
    description ? `The listing says: “${quoted(description)}”` : missing(name, 'a description'),
  type: ({ propertyType }, name) => `${name} is recorded as: ${propertyTypeLabels[propertyType]}.`,
};

const eventWords: Record<HistoryEventKind, string> = {
  listed: 'listed',
  'price-changed': 'price changed to',
  'coming-soon': 'coming soon',
  contingent: 'under contract',
  pending: 'pending',
  'back-on-market': 'back on the market',
  'off-market': 'off the market',
  sold: 'sold for',
};

/** One line for each event: "October 1, 2026: listed, $1,495,000". */
function historyLines({ history, isLease }: ListingDetailsAnswer): string[] {
  return (history ?? []).map(({ date, kind, price: amount, changePercent }) => {
    const money =
      amount === null
        ? ''
        : `${kind === 'price-changed' || kind === 'sold' ? '' : ','} ${dollars(amount)}${isLease ? ' a month' : ''}`;
    const against = kind === 'sold' ? 'against the list price' : '';
    const change =
      changePercent === null || changePercent === 0
        ? ''
        : ` (${changePercent > 0 ? '+' : '−'}${Math.abs(changePercent)}%${against ? ` ${against}` : ''})`;
    return `- ${date ? day(date) : 'Day not recorded'}: ${eventWords[kind]}${money}${change}`;
  });
}

function placeOf({ neighborhood, city, state, zipCode, county }: ListingDetailsAnswer): string {
  const inCounty = county == null ? null : /county/i.test(county) ? county : `${county} County`;
  return [neighborhood, city, [state, zipCode].filter((part) => part !== null).join(' '), inCounty]
    .filter((part) => part !== null && part !== '')
    .map((part) => plain(part ?? ''))
    .join(', ');
}

function quoted(description: string): string {
  const remarks = plain(description);
  return remarks.length > REMARKS_CHARACTERS ? `${remarks.slice(0, remarks.lastIndexOf(' ', REMARKS_CHARACTERS))} …` : remarks;
}

function overview(listing: ListingDetailsAnswer): string {
  const where = [listing.neighborhood, listing.city, listing.state]
    .filter((part) => part !== null)
    .map(plain)
    .join(', ');
  const opening = `${linkTo(listing)}${where ? `, ${where}` : ''}: ${listing.status === 'sold' ? 'sold for ' : ''}${price(listing)}`;
  const facts = [
    [rooms(listing), propertyTypeLabels[listing.propertyType], listing.yearBuilt === null ? null : `built ${listing.yearBuilt}`]
      .filter(Boolean)
      .join(' · '),
    listing.pricePerSqFt === null ? null : `${dollars(listing.pricePerSqFt)} per sq ft`,
    listing.lotSizeSqFt === null ? null : `Lot ${count(listing.lotSizeSqFt)} sq ft`,
    listing.garageSpaces ? `${listing.garageSpaces} garage ${listing.garageSpaces === 1 ? 'space' : 'spaces'}` : null,
    listing.hoaMonthlyFee ? `HOA ${dollars(listing.hoaMonthlyFee)} a month` : null,
    statusLine(listing),
    listing.originalListPrice !== null &&
    listing.price !== null &&
    listing.originalListPrice > listing.price &&
    listing.status !== 'sold'
      ? `First listed at ${dollars(listing.originalListPrice)}`
      : null,
    [listing.listingAgent, listing.brokerage].some(Boolean)
      ? `Listed by ${[listing.listingAgent, listing.brokerage]
          .filter((part) => part !== null)
          .map(plain)
          .join(', ')}`
      : null,
  ].filter(Boolean);
  return [
    opening,
    facts.map((fact) => `- ${fact}`).join('\n'),
    listing.description ? `The listing says: “${quoted(listing.description)}”` : '',
  ]
    .filter(Boolean)
    .join('\n\n');
}

function statusLine(listing: ListingDetailsAnswer): string {
  const label = listingStatusLabels[listing.status];
  if (listing.status === 'sold') return listing.soldDate ? `${label} ${day(listing.soldDate)}` : label;
  return listing.daysListed === null ? label : `${label}, listed for ${plural(listing.daysListed, 'day')}`;
}
