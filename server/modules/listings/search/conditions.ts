import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { ListingFeature } from '#contract/listing-features.ts';
import type { ListingSearch } from '#contract/listing-search.ts';
import { listingStatuses, notHomes, type ListingStatus } from '#contract/listing-vocabulary.ts';
import { calendarDateOf, systemClock } from '#server/platform/clock.ts';
import { licenseKeys } from '../names.ts';
import { withKeywords } from '../remarks/remark-words.ts';
import { mayBeSeenBy, type SqlCondition, type ListingScope } from '../viewer.ts';
import { areaPlaces } from './area.ts';
import { locationFor, type Location } from './location.ts';
import { inRanges, withinDaysOnMarket } from './ranges.ts';

/**
 * Statuses that a request asks for; none given means active, but for a home that is named by its address or number. Never `none`: the
 * contract has no word for it.
 */
export function statusesOf(request: ListingSearch): ListingStatus[] {
  if (request.propertyStatus?.length) return [...new Set(request.propertyStatus)];
  return isAddress(request) || request.mlsIds?.length ? [...listingStatuses] : ['active'];
}

function isAddress({ areaFilter }: ListingSearch): boolean {
  return areaFilter?.type === 'named-area' && areaFilter.nameType === 'street-and-number';
}

/** An MLS number as people write it and as records do: with and without its letters, hyphen, blanks and capitals. */
function formsOfNumber(number: string): string[] {
  const upper = number.toUpperCase().replaceAll(/[\s#:]+/g, '');
  const plain = upper.replaceAll(/[^A-Z0-9]/g, '');
  const [, letters = '', digits = ''] = /^([A-Z]*)(\d+)/.exec(plain) ?? [];
  const forms = [
    number.trim(),
    upper,
    plain,
    ...(letters && digits ? [`${letters}-${digits}`] : []),
    ...(digits.length >= 5 ? [digits, `ML${digits}`] : []),
  ];
  return [...new Set(forms.flatMap((form) => [form, form.toLowerCase()]))];
}

/** What a search looks for. */
export interface Match {
  /** Each is looked for by itself: the indexes that sort and the one on places lead with the status, and serve one at a time. */
  statuses: readonly ListingStatus[];
  /** A listing must lie in one of these, and is in no two; counted one by one, since an index that counts has one. Never none. */
  places: readonly SqlCondition[];
  /** What every listing must fulfil besides; what the scope lets be seen is among them. */
  conditions: readonly SqlCondition[];
  /** What it must fulfil by its status, in one of these ways; no listing fulfils two of them. None: nothing besides. */
  ofStatus?: (status: ListingStatus) => SqlCondition[];
  /** Where its listings lie, as the scope may know it. */
  location: Location;
}

/** Everything that a listing must fulfil to be found: what the scope lets be seen first, then the request. */
export function matchOf(request: ListingSearch, scope: ListingScope, today: string = calendarDateOf(systemClock.now())): Match {
  const conditions: SqlCondition[] = [
    mayBeSeenBy(scope),
    // Of a number or an address nobody says whether it is for rent.
    ...((request.mlsIds?.length || isAddress(request)) && !request.listingTransactionType
      ? []
      : [sql<SqlBool>`is_lease = ${sql.lit(request.listingTransactionType === 'lease')}`]),
    ...inRanges(request),
  ];
  conditions.push(...ofTypes(request));
  if (request.agentDreNumbers?.length) {
    conditions.push(sql<SqlBool>`agent_licenses && ${request.agentDreNumbers.flatMap(licenseKeys)}::text[]`);
  }
  conditions.push(...withFeatures(request.features ?? [], today), ...withOpenHouse(request.openHouseDate));
  if (request.mlsIds?.length) conditions.push(sql<SqlBool>`listing_id = ANY(${request.mlsIds.flatMap(formsOfNumber)}::text[])`);
  if (request.excludedMlsIds?.length)
    conditions.push(sql<SqlBool>`listing_id <> ALL(${request.excludedMlsIds.flatMap(formsOfNumber)}::text[])`);
  conditions.push(...withKeywords(request.keywords ?? []));
  // The filter form sends false when nothing is chosen (docs/product/search.md), so false asks for nothing.
  if (request.hasDoormanAttendance) conditions.push(sql<SqlBool>`has_doorman`);
  const places = request.areaFilter ? areaPlaces(request.areaFilter, scope) : [sql<SqlBool>`true`];
  const ofStatus = (status: ListingStatus) => withinDaysOnMarket(request.daysOnMarket, status, today);
  return { statuses: statusesOf(request), places, conditions, ofStatus, location: locationFor(scope) };
}

/** Without types every home, and neither land nor commercial property; what is named by its address, number or agent may be any. */
function ofTypes(request: ListingSearch): SqlCondition[] {
  if (request.propertyTypes?.length) return [sql<SqlBool>`property_type = ANY(${[...request.propertyTypes]}::text[])`];
  if (request.mlsIds?.length || request.agentDreNumbers?.length || isAddress(request)) return [];
  return [isHome];
}

/** Word for word the predicate of the indexes that sort and count homes by a figure. */
const isHome = sql<SqlBool>`property_type <> ALL (${sql.lit(`{${notHomes.join(',')}}`)}::text[])`;

/** A listing that does not say that it has a feature is left out. An open house is one from today on. */
function withFeatures(features: readonly ListingFeature[], today: string): SqlCondition[] {
  const stored = features.filter((feature) => feature !== 'open-house');
  return [
    ...(stored.length > 0 ? [sql<SqlBool>`features @> ${stored}::text[]`] : []),
    ...(features.includes('open-house') ? [sql<SqlBool>`last_open_house_on >= ${today}::date`] : []),
  ];
}

/** An open house on some day of the range; of records that were read before times were kept, the last one is known. */
function withOpenHouse(range: ListingSearch['openHouseDate']): SqlCondition[] {
  const { startAt, endAt } = range ?? {};
  if (!startAt && !endAt) return [];
  const isWithin = (day: RawBuilder<unknown>) =>
    sql<SqlBool>`${day} BETWEEN ${startAt ?? '-infinity'}::date AND ${endAt ?? 'infinity'}::date`;
  return [
    sql<SqlBool>`last_open_house_on >= ${startAt ?? '-infinity'}::date`,
    sql<SqlBool>`CASE WHEN details ? 'openHouses' THEN EXISTS (
        SELECT FROM jsonb_array_elements(details->'openHouses') AS one WHERE ${isWithin(sql`(one->>'date')::date`)})
      ELSE ${isWithin(sql`last_open_house_on`)} END`,
  ];
}

/** The match narrowed further. */
export function narrowed(match: Match, ...further: SqlCondition[]): Match {
  return { ...match, conditions: [...match.conditions, ...further] };
}

/** One WHERE per status, and per way to fulfil what it asks; together they are the match, and no listing is in two. */
export function wheresOf({ statuses, places, conditions, ofStatus = () => [] }: Match): SqlCondition[] {
  const place = sql<SqlBool>`(${sql.join(places, sql` OR `)})`;
  return statuses.flatMap((status) => {
    const all = [sql<SqlBool>`status = ${sql.lit(status)}::listing_status`, place, ...conditions];
    const ways = ofStatus(status);
    return (ways.length > 0 ? ways.map((way) => [...all, way]) : [all]).map(
      (where) => sql<SqlBool>`${sql.join(where, sql` AND `)}`,
    );
  });
}

/** The same, split further by places. */
export function countableWheresOf(match: Match): SqlCondition[] {
  return match.places.flatMap((place) => wheresOf({ ...match, places: [place] }));
}
