/** What can be asked next, from what a thread's replies have shown. Each is in words that the assistant understands (suggestions.test.ts asks them all). */
import { z } from 'zod';
import { areaFilterSchema } from '#contract/listing-search.ts';
import { suggestionLimits } from '#contract/suggestions.ts';
import type { WidgetArtifact } from '#contract/threads.ts';

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

const ofPlace = (place: string): string[] => [
  `How is the market in ${place}?`,
  `Chart the median price by month in ${place}`,
  `Graph list price against sold price in ${place}`,
  `Show me homes sold in ${place} in the past 90 days, latest first`,
  `Is it a buyer's market in ${place}?`,
  `Chart the inventory in ${place}`,
];

/** Right after the artifact of this kind. */
function afterLatest(latest: WidgetArtifact, place: string | null): string[] {
  switch (latest.kind) {
    case 'widget-listings-search':
      return [
        'Compare the first two',
        'Tell me about the first one',
        'Show me the distribution of these',
        'Cheapest first',
        'Newest first',
      ];
    case 'widget-listing-details':
      return [
        'Write a description of it',
        'Similar homes to this one',
        'How long has it been on the market?',
        'Who is the agent?',
      ];
    case 'widget-market':
    case 'widget-analysis':
      return place === null ? [] : [`Homes for sale in ${place}`, `How was the market in ${place} over the past year?`];
    default:
      return [];
  }
}

const anywhere = [
  '3 bedroom condos under $1.5M with parking, newest first',
  'Chart the median price by month in Oakland',
  "How's the market in Noe Valley over the past year?",
  'Homes sold in Rockridge in the past 90 days, latest first',
  '2 bedroom rentals up to $5,000 a month',
];

/** @param artifacts what replies opened, the latest last */
export function nextPrompts(artifacts: readonly WidgetArtifact[], exceptions: readonly string[]): string[] {
  const latest = artifacts.at(-1);
  const placed = artifacts.findLast((artifact) => placeOf(artifact) !== null);
  const place = placed && !isLease(placed) ? placeOf(placed) : null;
  const own = latest ? afterLatest(latest, place) : [];
  const [first = [], second = []] = [own, place === null ? [] : ofPlace(place)];
  // Of what was just shown and of its place by turns, so that three are never all of one kind.
  const mixed = Array.from({ length: Math.max(first.length, second.length) }, (_, at) => [first[at], second[at]]).flat();
  const all = [...mixed.filter((prompt) => prompt !== undefined), ...anywhere];
  const left = new Set(exceptions);
  return [...new Set(all)].filter((prompt) => !left.has(prompt)).slice(0, suggestionLimits.prompts);
}
