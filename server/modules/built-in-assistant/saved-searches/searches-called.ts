/** Which of the saved searches a name means, and what is said where it means none. */
import type { SavedSearchesAnswer } from '#server/modules/saved-searches/index.ts';
import { plain } from '../answers/format.ts';
import type { Texts } from '../answers/texts/index.ts';
import { fold } from '../question-parser/sentence.ts';

/** The only one of the list that the words fit: "Toms" for “Tom Becker”. */
export function theOneCalled(
  which: string | null,
  all: SavedSearchesAnswer | null,
): SavedSearchesAnswer['savedSearches'][number] | null {
  const [only, second] = which === null || all === null ? [] : calledSo(which, all);
  return only && !second ? only : null;
}

export function calledSo(which: string, all: SavedSearchesAnswer): SavedSearchesAnswer['savedSearches'] {
  const plainly = (text: string) => fold(text).replace(/['’]?s\b/g, '');
  return all.savedSearches.filter(({ name }) => plainly(name).includes(plainly(which)));
}

export const fitsAny = (which: string | null, all: SavedSearchesAnswer | null): boolean =>
  which !== null && all !== null && calledSo(which, all).length > 0;

/** Which there are, where the one that was meant is none of them. */
export function notFound(which: string | null, all: SavedSearchesAnswer | null, texts: Texts): string {
  const { saved: words } = texts;
  if (!all) return words.failed;
  if (all.savedSearches.length === 0) return words.noneIsWatched;
  const fitting = which === null ? [] : calledSo(which, all);
  if (which !== null && fitting.length > 1)
    return words.severalCalled(
      plain(which),
      fitting.map(({ name }) => `**${plain(name)}**`),
    );
  return `${which === null ? words.failed : words.noneCalled(plain(which))} ${remaining(all, texts)}`;
}

export const remaining = (all: SavedSearchesAnswer | null, { saved: words }: Texts) =>
  all && all.savedSearches.length > 0
    ? words.yours(all.savedSearches.map(({ name }) => `**${plain(name)}**`))
    : words.noneIsWatched;
