import type { ValuedSubject } from '#contract/valuation-answer.ts';
import type { HomeFacts, ValuationSubject } from '#contract/valuation-request.ts';
import { propertyTypes, type PropertyType } from '#contract/listing-vocabulary.ts';
import type { ListingReference } from '#contract/listing-reference.ts';
import { normalizeName, type Homes, type ListingViewer, type PlacedHome } from '#server/modules/listings/index.ts';
import { homeOf } from '../models/home-of.ts';
import { emptyHome, type Home } from '../valuation/index.ts';

/** What is valued, and where its market is. */
export interface Subject {
  home: Home;
  /** What comparables are chosen by: without what it might have. */
  likeness: Home;
  isLease: boolean;
  /** Of a listing; homes outside the MLS have none. */
  record: PlacedHome | null;
  reference: ListingReference | null;
  address: string | null;
  neighborhood: string | null;
  city: string | null;
  state: string | null;
  listPrice: number | null;
  sold: ValuedSubject['sold'];
  changed: (keyof HomeFacts)[];
  cityKey: string | null;
  countyKey: string | null;
  source: string | null;
  /** Named by two streets that meet nowhere that is known. */
  isLost: boolean;
  /** The neighborhood or ZIP in whose middle it is taken to stand, as nothing nearer is known of its place. */
  middleOf: string | null;
  /** Named by two streets; where they do not meet, it is taken to stand in the middle of their neighborhood. */
  isCorner: boolean;
}

/** How the facts of a request are called in the method. */
const fieldOf = {
  propertyType: 'type',
  livingAreaSqFt: 'livingAreaSqft',
  bedrooms: 'beds',
  fullBaths: 'fullBaths',
  halfBaths: 'halfBaths',
  lotSizeSqFt: 'lotSqft',
  yearBuilt: 'yearBuilt',
  garageSpaces: 'garageSpaces',
  basementSqFt: 'basementSqft',
  fireplaces: 'fireplaces',
  condition: 'condition',
  yearRenovated: 'remodelYear',
} as const satisfies Record<keyof HomeFacts, keyof Home>;
const factNames = Object.keys(fieldOf) as (keyof HomeFacts)[];

function withFacts(home: Home, facts: HomeFacts): { home: Home; given: (keyof HomeFacts)[] } {
  const given = factNames.filter((name) => facts[name] !== undefined && facts[name] !== null);
  const changed: Home = { ...home, ...Object.fromEntries(given.map((name) => [fieldOf[name], facts[name]])) };
  // Who counts full baths and no half ones has none.
  if (changed.fullBaths !== null) changed.halfBaths ??= 0;
  return { home: changed, given };
}

/** Facts that make another home of it, which others are like; a bath more or a new kitchen does not. */
const madeOf: ReadonlySet<keyof HomeFacts> = new Set(['propertyType', 'livingAreaSqFt', 'lotSizeSqFt', 'yearBuilt']);

/** @throws AppError `listing_not_found`, also for what may not be seen */
export async function resolveSubject(homes: Homes, request: ValuationSubject, viewer: ListingViewer): Promise<Subject> {
  if ('mlsId' in request) {
    const { home: record, listing } = await homes.find({ mlsId: request.mlsId, mlsSource: request.mlsSource }, viewer);
    const { home, given } = withFacts(homeOf(record), request.changes ?? {});
    const isLease = request.isLease ?? record.is_lease;
    // What it is sold for says nothing beside a rent.
    const isSameDeal = isLease === record.is_lease;
    return {
      ...{ home, record, changed: given },
      likeness: given.some((name) => madeOf.has(name)) ? home : homeOf(record),
      isLease,
      reference: { mlsId: listing.mlsId ?? listing.uPropertyId, mlsSource: listing.mlsSource },
      address: [listing.addressLine1, listing.addressLine2].filter(Boolean).join(' ') || null,
      neighborhood: listing.neighborhood,
      city: listing.city,
      state: listing.state,
      listPrice: isSameDeal ? record.list_price : null,
      sold:
        isSameDeal && record.status === 'sold' && record.sold_price !== null && record.sold_date !== null
          ? { price: record.sold_price, date: record.sold_date }
          : null,
      cityKey: record.city_key,
      countyKey: record.county_key,
      source: record.mls_source,
      isLost: false,
      middleOf: null,
      isCorner: false,
    };
  }
  const { latitude, longitude, middleOf } = await placeOf(homes, request, viewer);
  const near = await findNeighbor(homes, { latitude, longitude, isLease: request.isLease ?? false }, viewer);
  const { home } = withFacts(emptyHome(request.propertyType), request);
  const { home: imagined, given } = withFacts(home, request.changes ?? {});
  const place = request.neighborhood ? normalizeName(request.neighborhood) : (near?.neighborhood_key ?? request.zipCode ?? null);
  const placed = { latitude, longitude, place };
  return {
    home: { ...imagined, ...placed },
    likeness: { ...(given.some((name) => madeOf.has(name)) ? imagined : home), ...placed },
    isLease: request.isLease ?? false,
    record: null,
    reference: null,
    address: request.address ?? (request.corner ? request.corner.join(' and ') : null),
    neighborhood: request.neighborhood ?? (request.corner ? middleOf : null) ?? near?.neighborhood ?? null,
    city: request.city ?? near?.city ?? null,
    state: request.state?.toUpperCase() ?? near?.state ?? null,
    listPrice: null,
    sold: null,
    changed: given,
    cityKey: request.city ? normalizeName(request.city) : (near?.city_key ?? null),
    countyKey: request.county ? normalizeName(request.county.replace(/ county$/i, '')) : (near?.county_key ?? null),
    source: near?.mls_source ?? null,
    isLost: Boolean(request.corner) && latitude === null,
    middleOf,
    isCorner: Boolean(request.corner),
  };
}

interface Place {
  latitude: number | null;
  longitude: number | null;
}

/** Its coordinates, else where the two streets cross that it stands at, else the middle of what it is said to be in. */
async function placeOf(
  homes: Homes,
  { latitude = null, longitude = null, corner, neighborhood, zipCode, city, state }: Exclude<ValuationSubject, { mlsId: string }>,
  viewer: ListingViewer,
): Promise<Place & Pick<Subject, 'middleOf'>> {
  if (latitude !== null && longitude !== null) return { latitude, longitude, middleOf: null };
  const around = { city, state };
  const found = corner
    ? await homes.findCorner(corner, around, viewer)
    : (neighborhood && (await homes.findMiddle({ neighborhoods: [neighborhood] }, around, viewer))) ||
      (zipCode && (await homes.findMiddle({ zipCode: zipCode.slice(0, 5) }, around, viewer)));
  return found || { latitude: null, longitude: null, middleOf: null };
}

/** The sale nearest to a point says in which neighborhood, city and MLS a home stands. */
async function findNeighbor(
  homes: Homes,
  { latitude, longitude, isLease }: Place & { isLease: boolean },
  viewer: ListingViewer,
): Promise<PlacedHome | null> {
  if (latitude === null || longitude === null) return null;
  const at = { latitude, longitude, isLease, limit: 1, status: 'sold' as const };
  for (const miles of [0.25, 2, 10]) {
    const [nearest] = await homes.findNear({ ...at, miles }, viewer);
    if (nearest) return nearest;
  }
  return null;
}

const knownType = (type: string): PropertyType => propertyTypes.find((one) => one === type) ?? 'other';

/** The subject as it is told, with the facts that the market's model asks for and it lacks. */
export function toValuedSubject(subject: Subject, missing: readonly string[]): ValuedSubject {
  const { home } = subject;
  return {
    propertyType: knownType(home.type),
    livingAreaSqFt: home.livingAreaSqft,
    bedrooms: home.beds,
    fullBaths: home.fullBaths,
    halfBaths: home.halfBaths,
    lotSizeSqFt: home.lotSqft,
    yearBuilt: home.yearBuilt,
    garageSpaces: home.garageSpaces,
    basementSqFt: home.basementSqft,
    fireplaces: home.fireplaces,
    condition: home.condition,
    yearRenovated: home.remodelYear,
    reference: subject.reference,
    address: subject.address,
    neighborhood: subject.neighborhood,
    city: subject.city,
    state: subject.state,
    latitude: home.latitude,
    longitude: home.longitude,
    isLease: subject.isLease,
    listPrice: subject.listPrice,
    sold: subject.sold,
    changed: [...subject.changed],
    missing: [...missing],
  };
}
