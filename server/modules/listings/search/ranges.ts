import { sql, type SqlBool } from 'kysely';
import type { ListingSearch } from '#contract/listing-search.ts';
import type { ListingStatus } from '#contract/listing-vocabulary.ts';
import type { SqlCondition } from '../viewer.ts';

type Range<Value> = { startAt?: Value | null | undefined; endAt?: Value | null | undefined } | null | undefined;

function within(column: string, type: 'numeric' | 'date', range: Range<number | string>): SqlCondition[] {
  const conditions: SqlCondition[] = [];
  const bound = (value: number | string) => sql`${value}::${sql.raw(type)}`;
  if (range?.startAt != null) conditions.push(sql<SqlBool>`${sql.ref(column)} >= ${bound(range.startAt)}`);
  if (range?.endAt != null) conditions.push(sql<SqlBool>`${sql.ref(column)} <= ${bound(range.endAt)}`);
  return conditions;
}

/** A whole-number column compared with whole bounds keeps its index; 2.5 bedrooms or more are 3 or more. */
function withinWhole(column: string, range: Range<number>): SqlCondition[] {
  const conditions: SqlCondition[] = [];
  if (range?.startAt != null) conditions.push(sql<SqlBool>`${sql.ref(column)} >= ${Math.ceil(range.startAt)}::integer`);
  if (range?.endAt != null) conditions.push(sql<SqlBool>`${sql.ref(column)} <= ${Math.floor(range.endAt)}::integer`);
  return conditions;
}

/** No association is a fee of 0; a fee that is unknown, or an association that is, is in no range. */
function withinHoaFee(range: Range<number>): SqlCondition[] {
  if (range?.startAt == null && range?.endAt == null) return [];
  const fee = sql`coalesce(hoa_monthly_dollars, CASE WHEN has_association IS FALSE THEN 0 END)`;
  const conditions: SqlCondition[] = [];
  if (range.startAt != null) conditions.push(sql<SqlBool>`${fee} >= ${range.startAt}::numeric`);
  if (range.endAt != null) conditions.push(sql<SqlBool>`${fee} <= ${range.endAt}::numeric`);
  return conditions;
}

/**
 * What is on the market has been there since its list date, whatever figure its source once gave; without a date that figure counts. What
 * is sold or under contract was there for as long as its source says, else from its list date until then.
 * @returns the ways to be within the range, of which a listing can fulfil one: each is read from an index, and both in one condition are not
 */
export function withinDaysOnMarket(range: Range<number>, status: ListingStatus, today: string): SqlCondition[] {
  const { startAt, endAt } = range ?? {};
  if (startAt == null && endAt == null) return [];
  const [least, most] = [startAt == null ? null : Math.ceil(startAt), endAt == null ? null : Math.floor(endAt)];
  const all = (conditions: SqlCondition[]): SqlCondition => sql<SqlBool>`(${sql.join(conditions, sql` AND `)})`;
  if (status !== 'active' && status !== 'soon') {
    const until = sql`coalesce(sold_date, purchase_contract_date, pending_date, contingent_date, ${today}::date)`;
    const days = sql`coalesce(days_on_market, greatest(${until} - list_date, 0))`;
    return [
      all([
        ...(least === null ? [] : [sql<SqlBool>`${days} >= ${least}::integer`]),
        ...(most === null ? [] : [sql<SqlBool>`${days} <= ${most}::integer`]),
      ]),
    ];
  }
  return [
    all([
      ...(least === null ? [] : [sql<SqlBool>`list_date <= ${today}::date - ${least}::integer`]),
      ...(most === null ? [] : [sql<SqlBool>`list_date >= ${today}::date - ${most}::integer`]),
    ]),
    all([sql<SqlBool>`list_date IS NULL`, ...withinWhole('days_on_market', range)]),
  ];
}

/** The ranges of a request. A listing that lacks the figure is in no range of it. */
export function inRanges(request: ListingSearch): SqlCondition[] {
  return [
    ...within('price', 'numeric', request.price),
    ...withinWhole('bedrooms', request.bedroomsCount),
    ...within('bathrooms', 'numeric', request.bathroomsCount),
    ...withinWhole('living_area_sqft', request.livingSpaceSqFt),
    ...withinWhole('lot_size_sqft', request.lotSizeSqFt),
    ...within('garage_spaces', 'numeric', request.parkingGarageSpaces),
    ...withinHoaFee(request.homeownerAssociationFeeUSD),
    ...within('sold_date', 'date', request.soldDate),
    ...within('list_date', 'date', request.listDate),
    ...withinWhole('year_built', request.propertyYearBuilt),
  ];
}
