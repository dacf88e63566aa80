import { sql, type RawBuilder } from 'kysely';

/** "Unit 4", "#4" and "Apt. 4" are one home. */
export function unitKey(unit: RawBuilder<unknown>): RawBuilder<string> {
  return sql<string>`regexp_replace(lower(coalesce(${unit}::text, '')), '\\m(unit|apt|apartment|no|suite|ste)\\M|[^a-z0-9]', '', 'g')`;
}
