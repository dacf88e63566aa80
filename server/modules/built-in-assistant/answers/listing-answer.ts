/** The reply about one listing, from its details. Never says what the record does not. */
import { wordsAlike, type ListingDetailsAnswer } from '#server/modules/listings/index.ts';
import type { ListingTopic } from '../question-parser/parsed-question.ts';
import { featureNamed } from '../question-parser/features.ts';
import { dollars, plain } from './format.ts';
import { nameOf, price } from './homes.ts';
import { overview, placeOf, quoted, whoLists } from './listing-overview.ts';
import type { Texts } from './texts/index.ts';

/** @param about the words of the thing that is asked for, when no field holds it */
export function composeListingAnswer(
  listing: ListingDetailsAnswer,
  { question, about = '' }: { question: ListingTopic | null; about?: string | undefined },
  texts: Texts,
): string {
  if (question === 'feature') return mentioned(listing, about, texts);
  if (question === null) return overview(listing, texts);
  const name = nameOf(listing);
  if (question === 'status') return status(listing, name, texts);
  if (question === 'type') return texts.home.type(name, texts.common.typeLabels[listing.propertyType]);
  return answers[question](listing, name, texts) ?? texts.home.missing(name, question);
}

const ofFlood = /flood|inundaci/i;

const besideWish = /^(?:an?|any|the|all|really|just)\s+|\s+(?:home|house|condo|place|layout|floor\s*plan|living)$/gi;

/** What a search for the same words finds as well: "no interior stairs" of "single story". */
const saidAlike = (about: string): RegExp[] =>
  wordsAlike(about.replaceAll(besideWish, '').trim())
    .slice(1)
    .map((words) => new RegExp(`\\b${words.split(' ').join('[\\s-]+')}`, 'i'));

/** "Does it have a pool?": what its record says of it, else the listing's own words. */
function mentioned(listing: ListingDetailsAnswer, about: string, { capabilities, common, home }: Texts): string {
  const feature = featureNamed(about);
  if (feature && listing.features?.includes(feature)) return home.hasFeature(nameOf(listing), common.features[feature]);
  const stems = about
    .split(/[\s-]+/)
    .filter((word) => word.length >= 3)
    .map((word) => word.replace(/(?:ing|es|s)$/, ''));
  const sentences = (listing.description ?? '').split(/(?<=[.!?])\s+/);
  const alike = saidAlike(about);
  const sentence =
    sentences.find((one) => stems.length > 0 && stems.every((stem) => new RegExp(`\\b${stem}`, 'i').test(one))) ??
    sentences.find((one) => alike.some((words) => words.test(one)));
  if (sentence) return home.remarksSay(plain(sentence));
  const elsewhere = ofFlood.test(about) ? ` ${capabilities.flood}` : '';
  return `${home.notMentioned(nameOf(listing))}${elsewhere}`;
}

function status({ status: own, soldDate }: ListingDetailsAnswer, name: string, { common, home }: Texts): string {
  const since = soldDate && common.day(soldDate);
  return own === 'sold' && since ? home.soldOn(name, since) : home.hasStatus(name, common.statuses[own], since);
}

/** Null where the record does not tell. */
type Answer = (listing: ListingDetailsAnswer, name: string, texts: Texts) => string | null;

const answers: Record<Exclude<ListingTopic, 'feature' | 'status' | 'type'>, Answer> = {
  'days-listed': (listing, name, { common, home }) => {
    const { daysListed, listDate, soldDate, daysOnMarket } = listing;
    if (daysListed === null) return null;
    const isSold = listing.status === 'sold';
    const since = listDate && home.since(common.day(listDate), isSold && soldDate ? common.day(soldDate) : null);
    const feed = daysOnMarket !== null && daysOnMarket !== daysListed ? home.feedCounts(daysOnMarket) : '';
    return `${(isSold ? home.tookToSell : home.listed)(name, daysListed)}${since ?? ''}.${feed}`;
  },
  'price-per-sqft': (listing, name, texts) =>
    listing.pricePerSqFt === null || listing.livingAreaSqFt === null
      ? null
      : texts.home.perSqFt(name, dollars(listing.pricePerSqFt), price(listing, texts), listing.livingAreaSqFt),
  hoa: ({ hoaMonthlyFee: fee }, name, { home }) =>
    fee === null ? null : fee === 0 ? home.noHoa(name) : home.hoa(name, dollars(fee)),
  price: (listing, name, texts) => {
    if (listing.price === null) return null;
    const { soldFor, rentsFor, listedAt } = texts.home;
    return (listing.status === 'sold' ? soldFor : listing.isLease ? rentsFor : listedAt)(name, price(listing, texts));
  },
  'last-sale': ({ history, status: own, price: sold, soldDate }, name, { common, home }) => {
    const last = (history ?? []).find(({ kind, price: amount }) => kind === 'sold' && amount !== null);
    const amount = last?.price ?? (own === 'sold' ? sold : null);
    const day = last ? last.date : soldDate;
    return amount === null ? home.noSaleOnRecord(name) : home.lastSold(name, dollars(amount), day ? common.day(day) : null);
  },
  'price-change': (listing, name, texts) => {
    const { price: now, originalListPrice: first } = listing;
    const events = historyLines(listing, texts);
    if (events.length > 1) return `${texts.home.history(name)}\n\n${events.join('\n')}`;
    if (now === null || first === null) return null;
    if (now === first) return texts.home.unchanged(name, dollars(now));
    const by = Math.abs(now - first);
    const percent = ((100 * by) / first).toFixed(1);
    return texts.home.changed(name, { first: dollars(first), now: dollars(now), by: dollars(by), percent, isLess: now < first });
  },
  beds: ({ beds, baths }, name, { home }) => (beds === null ? null : home.beds(name, beds, baths)),
  baths: ({ baths }, name, { home }) => (baths === null ? null : home.baths(name, baths)),
  size: ({ livingAreaSqFt }, name, { home }) => (livingAreaSqFt === null ? null : home.size(name, livingAreaSqFt)),
  lot: ({ lotSizeSqFt }, name, { home }) => (lotSizeSqFt === null ? null : home.lot(name, lotSizeSqFt)),
  'year-built': ({ yearBuilt }, name, { home }) => (yearBuilt === null ? null : home.built(name, yearBuilt)),
  parking: ({ garageSpaces }, name, { common, home }) => {
    if (garageSpaces === null) return null;
    return garageSpaces === 0 ? home.noGarage(name) : home.garage(name, common.garageSpaces(garageSpaces));
  },
  agent: (listing, name, texts) => {
    const who = whoLists(listing);
    const phone = listing.agentPhone?.replace(/[^\d+().x\s-]/g, '').trim();
    return who ? texts.home.listedBy(name, phone ? `${who}, ${phone}` : who) : null;
  },
  taxes: ({ taxAnnualAmount }, name, { home }) => (taxAnnualAmount == null ? null : home.taxes(name, dollars(taxAnnualAmount))),
  'school-district': () => null,
  location: (listing, name, texts) => {
    const where = placeOf(listing, texts);
    return where ? texts.home.isIn(name, where) : null;
  },
  rooms: ({ roomsTotal }, name, { home }) => (roomsTotal == null ? null : home.rooms(name, roomsTotal)),
  doorman: ({ hasDoormanAttendance }, name, { home }) =>
    hasDoormanAttendance == null ? null : home.doorman(name, hasDoormanAttendance),
  description: ({ description }, _name, { home }) => (description ? home.says(quoted(description)) : null),
};

/** One line for each event: "October 1, 2026: listed, $1,495,000". */
function historyLines({ history, isLease }: ListingDetailsAnswer, { common, home }: Texts): string[] {
  return (history ?? []).map(({ date, kind, price: amount, changePercent }) => {
    const amountInWords = amount === null ? null : isLease ? common.aMonth(dollars(amount)) : dollars(amount);
    const money = amountInWords === null ? '' : `${kind === 'price-changed' || kind === 'sold' ? '' : ','} ${amountInWords}`;
    const against = kind === 'sold' ? ` ${home.againstList}` : '';
    const change =
      changePercent === null || changePercent === 0
        ? ''
        : ` (${changePercent > 0 ? '+' : '−'}${Math.abs(changePercent)}%${against})`;
    return `- ${date ? common.day(date) : home.dayNotRecorded}: ${home.events[kind]}${money}${change}`;
  });
}
