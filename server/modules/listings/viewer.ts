import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { ListingSurface, ListingViewer } from '#server/platform/viewer.ts';
import type { ListingSource } from './sources/sources.service.ts';

/** A condition of a query's WHERE; every value in it is bound. */
export type SqlCondition = RawBuilder<SqlBool>;

/** A viewer's rights after the licences of the sources: what every query on listings and areas is made with. */
export interface ListingScope {
  surface: ListingSurface;
  /** The sources that may be seen, or all but some: naming each of them would cost a search of everything its plan. */
  sources: { only: readonly string[] } | { allBut: readonly string[] };
}

/** Whether the licence of a source lets its listings on a surface. */
function isLicensedFor(
  surface: ListingSurface,
  source: Pick<ListingSource, 'showsToAgents' | 'showsToClients' | 'sendsToModels'>,
): boolean {
  switch (surface) {
    case 'agent':
      return source.showsToAgents;
    case 'client-link':
      return source.showsToClients;
    case 'model-provider':
      return source.sendsToModels;
  }
}

/** A viewer's rights by the licences of all sources that have any. A source that is not among them is for agents alone. */
export function scopeOf(viewer: ListingViewer, sources: Iterable<ListingSource>): ListingScope {
  const surface = viewer.surface ?? 'agent';
  const isOwn = ({ ownerUserId }: ListingSource): boolean => ownerUserId !== null && ownerUserId === viewer.userId;
  const entitledTo = (source: ListingSource): boolean => {
    if (source.ownerUserId !== null) return isOwn(source);
    return viewer.allowedMlsProviders.includes('*') || viewer.allowedMlsProviders.includes(source.name);
  };
  const known = [...sources];
  if (surface !== 'agent') {
    return {
      surface,
      sources: { only: known.flatMap((one) => (isLicensedFor(surface, one) && entitledTo(one) ? one.name : [])) },
    };
  }
  const isClosed = (one: ListingSource): boolean => !isLicensedFor(surface, one) || (one.ownerUserId !== null && !isOwn(one));
  const closed = known.flatMap((one) => (isClosed(one) ? one.name : []));
  if (viewer.allowedMlsProviders.includes('*')) return { surface, sources: { allBut: closed } };
  const own = known.flatMap((one) => (isOwn(one) ? one.name : []));
  const named = new Set([...viewer.allowedMlsProviders, ...own]);
  return { surface, sources: { only: [...named].filter((name) => !closed.includes(name)) } };
}

/** The sources of a scope as a condition on `mls_source`. */
export function fromItsSources({ sources }: ListingScope): SqlCondition {
  if ('only' in sources) return sql<SqlBool>`mls_source = ANY(${[...sources.only]}::text[])`;
  return sources.allBut.length === 0 ? sql<SqlBool>`true` : sql<SqlBool>`mls_source <> ALL(${[...sources.allBut]}::text[])`;
}

/** Whether sellers' choices are obeyed: on what a client may see (docs/product/listings.md). */
export function obeysSellers({ surface }: ListingScope): boolean {
  return surface === 'client-link';
}

/** A scope as a condition on `listings`: part of every query on them, together with a status that may be shown. */
export function mayBeSeenBy(scope: ListingScope): SqlCondition {
  const licensed = fromItsSources(scope);
  return obeysSellers(scope) ? sql<SqlBool>`(${licensed} AND allows_internet_display)` : licensed;
}

/** The column of `areas` that counts the listings which a scope may see; 0 hides the area. */
export function areaCountFor(scope: ListingScope): RawBuilder<number> {
  return sql.ref<number>(obeysSellers(scope) ? 'client_listing_count' : 'listing_count');
}

/** Whether a listing may be found by, and linked through, its address and its exact place. */
export function mayBeLocatedBy(scope: ListingScope): SqlCondition {
  return obeysSellers(scope) ? sql<SqlBool>`allows_address_display` : sql<SqlBool>`true`;
}
