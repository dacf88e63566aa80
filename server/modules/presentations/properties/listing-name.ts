import type { ListingReference } from '#contract/listing-reference.ts';
import type { ListingsService, ListingViewer } from '#server/modules/listings/index.ts';
import { AppError } from '#server/platform/errors/index.ts';

const MLS_ID_CHARACTERS = { min: 3, max: 30 };

/**
 * The listing that `mlsSource:mlsId` names, or an MLS id alone where one source of those that the viewer sees has it. A source's name may hold
 * colons, an MLS id none. @throws AppError listing_not_found
 */
export async function findNamed(
  listings: Pick<ListingsService, 'search'>,
  name: string,
  viewer: ListingViewer,
): Promise<ListingReference> {
  const at = name.lastIndexOf(':');
  const [mlsSource, mlsId] = [name.slice(0, Math.max(0, at)).trim(), name.slice(at + 1).trim()];
  if (mlsSource !== '' && mlsId !== '') return { mlsSource, mlsId };
  const sources = at === -1 ? await sourcesOf(listings, mlsId, viewer) : [];
  // Without its source an id may mean several listings.
  const [source, another] = sources;
  if (source === undefined || another !== undefined) throw new AppError('listing_not_found', 'There is no such listing.');
  return { mlsSource: source, mlsId };
}

async function sourcesOf(listings: Pick<ListingsService, 'search'>, mlsId: string, viewer: ListingViewer): Promise<string[]> {
  if (mlsId.length < MLS_ID_CHARACTERS.min || mlsId.length > MLS_ID_CHARACTERS.max) return [];
  const { items } = await listings.search({ mlsIds: [mlsId] }, viewer);
  return [...new Set(items.flatMap((item) => (item.mlsId === mlsId ? [item.mlsSource] : [])))];
}
