import type { ListingViewer } from '#server/platform/viewer.ts';
import { scopeOf } from '../viewer.ts';
import type { SourcesService } from './sources.service.ts';

/** What has to be said where listings of the sources that a viewer sees are written down: whose they are, and each source's own words. */
export async function sourceNotices(sources: Pick<SourcesService, 'read'>, viewer: ListingViewer): Promise<string[]> {
  const known = [...(await sources.read()).values()];
  const { sources: seen } = scopeOf(viewer, known);
  const isSeen = (name: string): boolean => ('only' in seen ? seen.only.includes(name) : !seen.allBut.includes(name));
  const shown = known.filter(({ name }) => isSeen(name));
  if (shown.length === 0) return [];
  const whose = shown.map(({ title, attributionText }) => attributionText ?? title).join('; ');
  const disclaimers = new Set(shown.flatMap(({ disclaimer }) => disclaimer ?? []));
  return [`Sources: ${whose}.`, ...disclaimers];
}
