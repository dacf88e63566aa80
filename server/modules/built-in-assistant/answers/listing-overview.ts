/** One listing in a few lines: what its record says, and the beginning of its own words. */
import type { ListingDetailsAnswer } from '#server/modules/listings/index.ts';
import { dollars, plain } from './format.ts';
import { linkTo, price, rooms } from './homes.ts';
import type { Texts } from './texts/index.ts';

const REMARKS_CHARACTERS = 280;

export function placeOf({ neighborhood, city, state, zipCode, county }: ListingDetailsAnswer, { common }: Texts): string {
  return [
    neighborhood,
    city,
    [state, zipCode].filter((part) => part !== null).join(' '),
    county == null ? null : common.county(county),
  ]
    .filter((part) => part !== null && part !== '')
    .map((part) => plain(part ?? ''))
    .join(', ');
}

/** Cut at a sentence, where one ends in time. */
export function quoted(description: string): string {
  const remarks = plain(description);
  if (remarks.length <= REMARKS_CHARACTERS) return remarks;
  const room = remarks.slice(0, REMARKS_CHARACTERS);
  const sentence = Math.max(...[...room.matchAll(/[.!?](?=\s)/g)].map(({ index }) => index + 1), 0);
  return sentence > REMARKS_CHARACTERS / 2
    ? remarks.slice(0, sentence)
    : `${remarks.slice(0, remarks.lastIndexOf(' ', REMARKS_CHARACTERS))} …`;
}

export const whoLists = ({ listingAgent, brokerage }: ListingDetailsAnswer): string =>
  [listingAgent, brokerage]
    .filter((part) => part !== null)
    .map(plain)
    .join(', ');

export function overview(listing: ListingDetailsAnswer, texts: Texts): string {
  const { common } = texts;
  const words = texts.home.overview;
  const { price: now, originalListPrice: first } = listing;
  const where = [listing.neighborhood, listing.city, listing.state]
    .filter((part) => part !== null)
    .map(plain)
    .join(', ');
  const cost = listing.status === 'sold' ? words.soldFor(price(listing, texts)) : price(listing, texts);
  const who = whoLists(listing);
  const facts = [
    [
      rooms(listing, texts),
      common.typeLabels[listing.propertyType],
      listing.yearBuilt === null ? null : words.built(listing.yearBuilt),
    ]
      .filter(Boolean)
      .join(' · '),
    listing.pricePerSqFt === null ? null : words.perSqFt(dollars(listing.pricePerSqFt)),
    listing.lotSizeSqFt === null ? null : words.lot(listing.lotSizeSqFt),
    listing.garageSpaces ? common.garageSpaces(listing.garageSpaces) : null,
    listing.hoaMonthlyFee ? words.hoa(dollars(listing.hoaMonthlyFee)) : null,
    statusLine(listing, texts),
    first !== null && now !== null && first > now && listing.status !== 'sold' ? words.firstListedAt(dollars(first)) : null,
    who ? words.listedBy(who) : null,
  ].filter(Boolean);
  return [
    `${linkTo(listing)}${where ? `, ${where}` : ''}: ${cost}`,
    facts.map((fact) => `- ${fact}`).join('\n'),
    listing.description ? texts.home.says(quoted(listing.description)) : '',
  ]
    .filter(Boolean)
    .join('\n\n');
}

function statusLine(
  { status, soldDate, daysListed }: ListingDetailsAnswer,
  { common, home: { overview: words } }: Texts,
): string {
  const label = common.statuses[status];
  const capital = label.charAt(0).toUpperCase() + label.slice(1);
  if (status === 'sold') return soldDate ? words.soldOn(capital, common.day(soldDate)) : capital;
  return daysListed === null ? capital : words.listedFor(capital, daysListed);
}
