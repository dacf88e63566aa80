/** The homes at addresses as people write them, many at once. */
import { sql, type SqlBool } from 'kysely';
import type { Listing } from '#contract/listings.ts';
import type { Db } from '#server/platform/database/index.ts';
import { toListing } from '../listing-answer.ts';
import { shownColumns } from '../listing-row.ts';
import { areaKey } from '../names.ts';
import type { OwnPhotos } from '../photos/own-photos.ts';
import { unitKey } from '../unit-key.ts';
import { mayBeLocatedBy, mayBeSeenBy, type ListingScope } from '../viewer.ts';
import { unitBehind } from './area.ts';

export interface AskedAddress {
  /** Number and street, with or without the unit: "2250 Powell St #4". */
  street: string;
  city: string | null;
  zipCode: string | null;
}

interface Found {
  at: number;
  id: string;
  unit: string;
  isSameUnit: boolean;
}

/**
 * The listing at each address, in their order: what is on the market before what was sold, the latest first. Null where there is none,
 * and where several homes stand at an address that names no unit.
 */
export async function findAtAddresses(
  db: Db,
  asked: readonly AskedAddress[],
  scope: ListingScope,
  ownPhotos: OwnPhotos,
): Promise<(Listing | null)[]> {
  const addresses = asked.map(({ street, city, zipCode }, at) => {
    const unit = unitBehind.exec(street);
    return {
      ...{ at, unit: unit?.[1] ?? '' },
      key: areaKey('street-and-number', unit ? street.slice(0, unit.index) : street),
      city: city ? areaKey('city', city) : '',
      zip: zipCode ? areaKey('zip-code', zipCode) : '',
    };
  });
  const { rows } = await sql<Found>`
    SELECT asked.at, listings.id, ${unitKey(sql.ref('address_line2'))} AS unit,
      ${unitKey(sql.ref('address_line2'))} = ${unitKey(sql.ref('asked.unit'))} AS "isSameUnit"
    FROM jsonb_to_recordset(${JSON.stringify(addresses)}::jsonb) AS asked (at int, unit text, key text, city text, zip text)
    JOIN listings ON address_key = asked.key
    WHERE status <> 'none' AND asked.key <> '' AND ${mayBeSeenBy(scope)} AND ${mayBeLocatedBy(scope)}
      AND (asked.city = '' AND asked.zip = '' OR city_key = nullif(asked.city, '') OR zip_code = nullif(asked.zip, ''))
    ORDER BY asked.at, is_lease, status = 'sold',
      coalesce(sold_date, list_date) DESC NULLS LAST, listings.id DESC`.execute(db);
  const chosen = [...Map.groupBy(rows, ({ at }) => at).values()].flatMap((found) => {
    const same = found.find(({ isSameUnit }) => isSameUnit);
    const isOneHome = new Set(found.map(({ unit }) => unit)).size === 1;
    return same ?? (isOneHome && addresses[found[0]?.at ?? -1]?.unit === '' ? (found[0] ?? []) : []);
  });
  if (chosen.length === 0) return asked.map(() => null);
  const listings = await db
    .selectFrom('listings')
    .select(shownColumns)
    .where(sql<SqlBool>`listings.id = ANY(${chosen.map(({ id }) => id)}::bigint[])`)
    .execute();
  const byId = new Map(listings.map((row) => [String(row.id), toListing(row, scope, ownPhotos)]));
  const byPlace = new Map(chosen.map(({ at, id }) => [at, byId.get(String(id)) ?? null]));
  return asked.map((_, at) => byPlace.get(at) ?? null);
}
