/** What can be asked next, from what a thread's replies have shown. */
import { suggestionLimits } from '#contract/suggestions.ts';
import type { WidgetArtifact } from '#contract/threads.ts';
import type { PlaceTold } from './place-told.ts';
import type { SuggestionTexts } from './texts/english.ts';

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

/** The same question in other letters: "cheapest first", "How's the market" for "How is the market". */
const asAsked = (prompt: string) =>
  prompt
    .toLowerCase()
    .replaceAll(/['’]s\b/g, ' is')
    .replaceAll(/[^\p{L}\p{N}$%]+/gu, ' ')
    .trim();

interface Given {
  /** What replies opened, the latest last. */
  artifacts: readonly WidgetArtifact[];
  /** Of which the last reply tells. */
  place: PlaceTold | null;
  /** What was proposed before, the latest last: it comes again where nothing else is left. */
  shown: readonly string[];
  /** What was asked in the last turns, or is proposed by the reply itself. */
  onScreen: readonly string[];
  /** How many homes the latest search told of; null: unknown. */
  found?: number | null;
}

export function nextPrompts({ artifacts, place: told, shown, onScreen, found = null }: Given, texts: SuggestionTexts): string[] {
  const latest = artifacts.at(-1);
  const place = told?.isLease === false ? told.name : null;
  const own = latest ? afterLatest(latest, { place, found }, texts) : [];
  const [first, second] = [own, place === null ? [] : ofPlace(place, latest?.kind === 'widget-market', texts)];
  // Of what was just shown and of its place by turns, so that three are never all of one kind.
  const mixed = Array.from({ length: Math.max(first.length, second.length) }, (_, at) => [first[at], second[at]]).flat();
  // What can be asked of anywhere names places of its own, and would lead away from this one.
  const all = new Set([...mixed.filter((prompt) => prompt !== undefined), ...(place === null ? texts.anywhere : [])]);
  const seen = new Set(onScreen.map(asAsked));
  for (const prompt of all) if (seen.has(asAsked(prompt))) all.delete(prompt);
  const again = shown.filter((prompt) => all.has(prompt));
  for (const prompt of again) all.delete(prompt);
  return [...all, ...again].slice(0, suggestionLimits.prompts);
}
