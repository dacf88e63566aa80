/** What can be asked next, from what a thread's replies have shown. */
import { z } from 'zod';
import { areaFilterSchema } from '#contract/listing-search.ts';
import { suggestionLimits } from '#contract/suggestions.ts';
import type { WidgetArtifact } from '#contract/threads.ts';
import type { SuggestionTexts } from './texts/english.ts';

const areaInSchema = z.object({
  areaFilter: areaFilterSchema.nullish(),
  request: z.object({ areaFilter: areaFilterSchema.nullish() }).optional(),
  listingTransactionType: z.enum(['sale', 'lease']).nullish(),
});

/** "Noe Valley, San Francisco"; null for streets, drawn areas and where there is none. */
function placeOf({ content }: WidgetArtifact): string | null {
  const { areaFilter, request } = areaInSchema.safeParse(content.arguments).data ?? {};
  const area = areaFilter ?? request?.areaFilter;
  if (area?.type !== 'named-area' || area.nameType.startsWith('street')) return null;
  return [area.name, area.nameType === 'neighborhood' ? area.context?.city : null].filter(Boolean).join(', ');
}

const isLease = ({ content }: WidgetArtifact): boolean =>
  areaInSchema.safeParse(content.arguments).data?.listingTransactionType === 'lease';

/** Right after the artifact of this kind. */
function afterLatest(
  { kind }: WidgetArtifact,
  { place, found }: { place: string | null; found: number | null },
  texts: SuggestionTexts,
): string[] {
  switch (kind) {
    case 'widget-listings-search':
      return found === 0 ? [] : found === 1 ? texts.afterOneFound : texts.afterSearch;
    case 'widget-listing-details':
      return texts.afterHome;
    case 'widget-market':
    case 'widget-analysis':
      return place === null ? [] : texts.afterFigures(place);
    default:
      return [];
  }
}

/** Its market, unless that was just told, and what else can be shown of a place. */
function ofPlace(place: string, isMarketTold: boolean, texts: SuggestionTexts): string[] {
  const [market, ...ofItsMarket] = texts.ofMarket(place);
  const others = texts.ofPlace(place);
  return isMarketTold || market === undefined ? others : [market, ...others, ...ofItsMarket];
}

/** "124 found", "None found": how many homes a search told of; null where it says nothing of them. */
export function foundIn(summary: string | null | undefined): number | null {
  if (summary === 'None found') return 0;
  const [, count] = /^([\d,]+) found$/.exec(summary ?? '') ?? [];
  return count === undefined ? null : Number(count.replaceAll(',', ''));
}

interface LeftOut {
  /** What was proposed before, the latest last: it comes again where nothing else is left. */
  shown: readonly string[];
  /** What was just asked, or stands there already. */
  onScreen: readonly string[];
}

/**
 * @param artifacts what replies opened, the latest last
 * @param found how many homes the latest search told of; null: unknown
 */
export function nextPrompts(
  artifacts: readonly WidgetArtifact[],
  { shown, onScreen }: LeftOut,
  texts: SuggestionTexts,
  found: number | null = null,
): string[] {
  const latest = artifacts.at(-1);
  const placed = artifacts.findLast((artifact) => placeOf(artifact) !== null);
  const place = placed && !isLease(placed) ? placeOf(placed) : null;
  const own = latest ? afterLatest(latest, { place, found }, texts) : [];
  const [first, second] = [own, place === null ? [] : ofPlace(place, latest?.kind === 'widget-market', texts)];
  // Of what was just shown and of its place by turns, so that three are never all of one kind.
  const mixed = Array.from({ length: Math.max(first.length, second.length) }, (_, at) => [first[at], second[at]]).flat();
  const all = new Set([...mixed.filter((prompt) => prompt !== undefined), ...texts.anywhere]);
  for (const prompt of onScreen) all.delete(prompt);
  const again = shown.filter((prompt) => all.has(prompt));
  for (const prompt of again) all.delete(prompt);
  return [...all, ...again].slice(0, suggestionLimits.prompts);
}
