import { sql, type SqlBool } from 'kysely';
import type { ListingSearch, ListingStatus } from '#contract/listings.ts';
import { licenseKey } from '../names.ts';
import { mayBeSeenBy, type Condition, type ListingViewer } from '../viewer.ts';
import { inArea } from './area.ts';
import { inRanges } from './ranges.ts';

/** Statuses that a request asks for; none given means active. Never `none`: the contract has no word for it. */
export function statusesOf(request: ListingSearch): ListingStatus[] {
  return request.propertyStatus?.length ? [...new Set(request.propertyStatus)] : ['active'];
}

/** One status is an equality, so that indexes that lead with the status give their order. */
function hasStatus(statuses: readonly ListingStatus[]): Condition {
  if (statuses.length === 1) return sql<SqlBool>`status = ${statuses[0]}::listing_status`;
  return sql<SqlBool>`status = ANY(${[...statuses]}::listing_status[])`;
}

/** Everything that a listing must fulfil to be found: the viewer's entitlement first, then the request. */
export function conditionsOf(request: ListingSearch, viewer: ListingViewer): Condition[] {
  const conditions: Condition[] = [
    mayBeSeenBy(viewer),
    hasStatus(statusesOf(request)),
    sql<SqlBool>`is_lease = ${request.listingTransactionType === 'lease'}`,
    ...inRanges(request),
  ];
  if (request.areaFilter) conditions.push(inArea(request.areaFilter));
  if (request.propertyTypes?.length) conditions.push(sql<SqlBool>`property_type = ANY(${[...request.propertyTypes]}::text[])`);
  if (request.agentDreNumbers?.length) {
    conditions.push(sql<SqlBool>`agent_licenses && ${request.agentDreNumbers.map(licenseKey)}::text[]`);
  }
  // The filter form sends false when nothing is chosen (document 2 §5), so false asks for nothing.
  if (request.hasDoormanAttendance) conditions.push(sql<SqlBool>`has_doorman`);
  return conditions;
}

export function allOf(conditions: readonly Condition[]): Condition {
  return sql<SqlBool>`${sql.join(conditions, sql` AND `)}`;
}
