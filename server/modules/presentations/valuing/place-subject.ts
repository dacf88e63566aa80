import type { SubjectEdit } from '#contract/cmas.ts';
import type { ListingResult } from '#contract/listings.ts';
import { listingStatuses } from '#contract/listing-vocabulary.ts';
import type { ListingsService, ListingViewer } from '#server/modules/listings/index.ts';
import type { Db } from '#server/platform/database/index.ts';
import type { PresentationOfUser } from '../change-presentation.ts';
import type { Editing } from '../editing.ts';
import { selectProperties } from '../presentations.queries.ts';
import { propertyFactsSchema, type PropertyFacts } from '../properties/property-facts.ts';

/** A street with more listings than that is long enough for the nearest of these. */
const LOOKED_AT = 100;

type Searching = Pick<ListingsService, 'search'>;

const houseNumberOf = (address: string | null): number | null => {
  const [, number] = /^\s*(\d{1,6})\b/.exec(address ?? '') ?? [];
  return number === undefined ? null : Number(number);
};

async function findIn(
  listings: Searching,
  { nameType, name, city, limit }: { nameType: 'street' | 'city'; name: string; city: string | null; limit: number },
  viewer: ListingViewer,
): Promise<ListingResult[]> {
  const { items } = await listings.search(
    {
      areaFilter: { type: 'named-area', nameType, name, context: city ? { city } : null },
      propertyStatus: [...listingStatuses],
      paginationLimit: limit,
    },
    viewer,
  );
  return items;
}

/**
 * Where a home that is in no listing stands, as far as the listings of its street tell: beside the one with the nearest house number. Two
 * streets of the same name in two cities tell nothing until the city is named; a city tells its state.
 */
export async function findPlaceOf(
  listings: Searching,
  { address, city }: { address: string; city: string | null },
  viewer: ListingViewer,
): Promise<SubjectEdit | null> {
  const number = houseNumberOf(address);
  const [street = ''] = address.replace(/^\s*\d+\S*\s+/, '').split(/,|\s+#|\s+(?:apt|unit)\b/i);
  if (number !== null && street.trim() !== '') {
    const onStreet = await findIn(listings, { nameType: 'street', name: street.trim(), city, limit: LOOKED_AT }, viewer);
    const distance = (item: ListingResult): number => Math.abs((houseNumberOf(item.addressLine1) ?? Infinity) - number);
    const placed = onStreet.filter(
      (item) => item.latitude !== null && item.longitude !== null && Number.isFinite(distance(item)),
    );
    const cities = new Set(placed.map((item) => `${item.city}, ${item.state}`));
    const [beside] = placed.toSorted((one, other) => distance(one) - distance(other));
    if (beside && cities.size === 1) {
      const { neighborhood, zipCode, state, latitude: lat, longitude: lng } = beside;
      return { city: beside.city, state, zipCode, neighborhood, lat, lng };
    }
  }
  if (city === null) return null;
  const [inCity] = await findIn(listings, { nameType: 'city', name: city, city: null, limit: 1 }, viewer);
  return inCity ? { city: inCity.city, state: inCity.state } : null;
}

const known = (value: unknown): boolean => value !== null && value !== undefined && value !== '';

/** What is found of a place, without what the agent has told already. */
function untold(found: SubjectEdit, facts: PropertyFacts): SubjectEdit {
  const told: Partial<Record<keyof SubjectEdit, unknown>> = {
    city: facts.city,
    state: facts.state,
    zipCode: facts.zipCode,
    neighborhood: facts.neighborhood,
  };
  return Object.fromEntries(Object.entries(found).filter(([field]) => !known(told[field as keyof SubjectEdit])));
}

/** Gives a subject that was typed in the place that its street tells, once; one that has a place, or is a listing, keeps its own. */
export function createPlaceSubject({
  db,
  listings,
  update,
}: {
  db: Db;
  listings: Searching;
  update: Editing['update'];
}): (of: PresentationOfUser, viewer: ListingViewer) => Promise<void> {
  return async (of, viewer) => {
    const row = (await selectProperties(db, of.presentationId)).find((home) => home.is_subject);
    if (!row || row.mls_id !== null) return;
    const facts = propertyFactsSchema.parse(row.facts);
    const [address] = facts.addresses;
    if (facts.latitude !== null || address === undefined) return;
    const found = await findPlaceOf(listings, { address, city: facts.city }, viewer);
    if (found) await update(of, { subject: untold(found, facts) });
  };
}
