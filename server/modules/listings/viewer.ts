import { sql, type RawBuilder, type SqlBool } from 'kysely';

/** A condition of a query's WHERE; every value in it is bound. */
export type Condition = RawBuilder<SqlBool>;

/** Whose rights a query runs with. */
export interface ListingViewer {
  /** MLS sources whose listings may be seen; `*` means all, an empty list none. */
  allowedMlsProviders: readonly string[];
}

/** The entitlement of a viewer as a condition on `mls_source`; part of every query on listings and areas. */
export function mayBeSeenBy(viewer: ListingViewer): Condition {
  if (viewer.allowedMlsProviders.includes('*')) return sql<SqlBool>`true`;
  return sql<SqlBool>`mls_source = ANY(${[...viewer.allowedMlsProviders]}::text[])`;
}
