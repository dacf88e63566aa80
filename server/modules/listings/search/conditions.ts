import { sql, type SqlBool } from 'kysely';
import type { ListingSearch } from '#contract/listing-search.ts';
import type { ListingStatus } from '#contract/listing-vocabulary.ts';
import { licenseKeys } from '../names.ts';
import { mayBeSeenBy, type Condition, type ListingScope } from '../viewer.ts';
import { areaBranches } from './area.ts';
import { locationFor, type Location } from './location.ts';
import { inRanges } from './ranges.ts';

/** Statuses that a request asks for; none given means active. Never `none`: the contract has no word for it. */
export function statusesOf(request: ListingSearch): ListingStatus[] {
  return request.propertyStatus?.length ? [...new Set(request.propertyStatus)] : ['active'];
}

/** What a search looks for. */
export interface Match {
  /**
   * A listing fulfils one of these, never two, and each is looked for by itself: one per status, since the indexes that sort and the one
   * on places lead with it, and within that one per column that may name the area.
   */
  branches: readonly Condition[];
  /** What every listing must fulfil besides; what the scope lets be seen is among them. */
  conditions: readonly Condition[];
  /** Where its listings lie, as the scope may know it. */
  location: Location;
}

/** Everything that a listing must fulfil to be found: what the scope lets be seen first, then the request. */
export function matchOf(request: ListingSearch, scope: ListingScope): Match {
  const conditions: Condition[] = [
    mayBeSeenBy(scope),
    sql<SqlBool>`is_lease = ${sql.lit(request.listingTransactionType === 'lease')}`,
    ...inRanges(request),
  ];
  if (request.propertyTypes?.length) conditions.push(sql<SqlBool>`property_type = ANY(${[...request.propertyTypes]}::text[])`);
  if (request.agentDreNumbers?.length) {
    conditions.push(sql<SqlBool>`agent_licenses && ${request.agentDreNumbers.flatMap(licenseKeys)}::text[]`);
  }
  // The filter form sends false when nothing is chosen (document 2 §5), so false asks for nothing.
  if (request.hasDoormanAttendance) conditions.push(sql<SqlBool>`has_doorman`);
  const places = request.areaFilter ? areaBranches(request.areaFilter, scope) : [sql<SqlBool>`true`];
  const branches = statusesOf(request).flatMap((status) =>
    places.map((place) => sql<SqlBool>`status = ${sql.lit(status)}::listing_status AND ${place}`),
  );
  return { branches, conditions, location: locationFor(scope) };
}

/** The match narrowed further. */
export function narrowed(match: Match, ...further: Condition[]): Match {
  return { ...match, conditions: [...match.conditions, ...further] };
}

/** One WHERE per branch; together they are the match, and no listing is in two. */
export function wheresOf({ branches, conditions }: Match): Condition[] {
  return branches.map((branch) => sql<SqlBool>`${sql.join([branch, ...conditions], sql` AND `)}`);
}
