import { sql, type SqlBool } from 'kysely';
import type { Db } from '#server/platform/database/index.ts';
import { shownColumns, type ListingRow } from '../listing-row.ts';
import type { Condition } from '../viewer.ts';
import { haversineFrom } from './area.ts';
import { allOf } from './conditions.ts';
import type { Order } from './order.ts';

export interface Window {
  limit: number;
  offset: number;
}

export async function countListings(db: Db, conditions: readonly Condition[]): Promise<number> {
  const { total } = await db
    .selectFrom('listings')
    .select((select) => select.fn.countAll<number>().as('total'))
    .where(allOf(conditions))
    .executeTakeFirstOrThrow();
  return total;
}

/**
 * One page of the matching listings in order; ties go by id, and listings without the value that is sorted by come last in either
 * direction. They are read by a query of their own, so that one index serves both directions and no sort mixes nulls in.
 */
export async function selectPage(db: Db, conditions: readonly Condition[], order: Order, window: Window): Promise<ListingRow[]> {
  const key = order.by === 'distance' ? haversineFrom(order.from) : sql`${sql.ref(order.column)}`;
  const known = sql<SqlBool>`${order.by === 'distance' ? sql`point` : key} IS NOT NULL`;
  const unknown = sql<SqlBool>`${order.by === 'distance' ? sql`point` : key} IS NULL`;

  const select = (where: Condition, { limit, offset }: Window) =>
    db
      .selectFrom('listings')
      .select(shownColumns)
      .where(allOf([...conditions, where]))
      .limit(limit)
      .offset(offset);

  const rows = await select(known, window).orderBy(key, order.direction).orderBy('id', order.direction).execute();
  if (rows.length === window.limit) return rows;

  const missing = window.limit - rows.length;
  const skipped = rows.length > 0 || window.offset === 0 ? 0 : window.offset - (await countListings(db, [...conditions, known]));
  const rest = await select(unknown, { limit: missing, offset: Math.max(0, skipped) })
    .orderBy('id', order.direction)
    .execute();
  return [...rows, ...rest];
}
