import type { SourceCall } from '#contract/reply-sources.ts';
import { labelOf } from './field-words.ts';
import { monthWords, valueWords } from './value-words.ts';

type Line = SourceCall['asked'][number];
type Item = Record<string, unknown>;

const isItem = (value: unknown): value is Item => value !== null && typeof value === 'object' && !Array.isArray(value);

/** A named figure of an analysis, or a point of its chart: "Oct 2026: $775,000 (55 sales)". Undefined for what is neither. */
export function lineOfPoint(item: Item, path: readonly string[]): Line | undefined {
  const { name, amount } = item;
  if (typeof name === 'string' && isItem(amount)) return { label: name, value: amountWords(amount) };
  if (!path.includes('points')) return undefined;
  const { month, name: point = month, ...rest } = item;
  return { label: typeof point === 'string' ? monthWords(point) : labelOf(path), value: amountWords(rest) };
}

function amountWords({ n, ...rest }: Item): string {
  const figures = Object.entries(rest).flatMap(([name, value]) =>
    typeof value === 'number' || typeof value === 'string'
      ? [valueWords(value, [name === 'percent' ? 'changePercent' : name])]
      : [],
  );
  return figures.join(' · ') + (typeof n === 'number' ? ` (from ${valueWords(n, ['n'])})` : '');
}

/** What a search that found nothing would find with one condition changed: "Tried all of Oakland: 8 found". Undefined for another item. */
export function lineOfTrial({ change, totalItems }: Item, path: readonly string[]): Line | undefined {
  if (path.at(-2) !== 'loosened' || typeof change !== 'string' || typeof totalItems !== 'number') return undefined;
  return { label: `Tried ${change}`, value: totalItems === 0 ? 'none found' : `${valueWords(totalItems, ['totalItems'])} found` };
}

/** An answer with its page as "2 of 8"; of one page, or of none, nothing needs to be told. */
export function withPageInWords(item: Item): Item {
  const { currentPage, totalPages, ...rest } = item;
  if (typeof currentPage !== 'number' || typeof totalPages !== 'number') return item;
  return totalPages > 1 ? { ...rest, currentPage: `${currentPage} of ${totalPages}` } : rest;
}

/** The sections of a presentation by their titles. Undefined for another list. */
export function lineOfSections(items: readonly unknown[], path: readonly string[]): Line | undefined {
  if (path.at(-1) !== 'sections') return undefined;
  const titles = items.flatMap((section) =>
    isItem(section) && typeof section['title'] === 'string'
      ? [section['isHidden'] === true ? `${section['title']} (hidden)` : section['title']]
      : [],
  );
  return titles.length > 0 ? { label: labelOf(path), value: titles.join(', ') } : undefined;
}
