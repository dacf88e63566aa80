import type { SearchHit } from '#contract/threads.ts';

/** What begins and ends a found word while the text is cut; the text itself is rid of both before. */
export const MARK_START = '\uE000';
export const MARK_END = '\uE001';

/** What markdown writes around words: the words alone are shown. */
const decorations: readonly [pattern: RegExp, replacement: string][] = [
  [/!?\[([^\]]*)\]\([^)]*\)/g, '$1'],
  // Cut within a link.
  [/\]\([^)\s]*\)?/g, ' '],
  [/\|[\s:|-]*-[\s:|-]*\|/g, ' '],
  [/[*_`#|>~]+/g, ' '],
  [/\s+/g, ' '],
];

/** A passage of a text as plain words, and where the found ones stand in it. */
export function toSnippet(marked: string): Pick<SearchHit, 'snippet' | 'marks'> {
  const plain = decorations.reduce((text, [pattern, replacement]) => text.replace(pattern, replacement), marked).trim();
  const marks: SearchHit['marks'] = [];
  let snippet = '';
  for (const part of plain.split(MARK_START)) {
    const end = part.indexOf(MARK_END);
    if (end >= 0) marks.push({ start: snippet.length, end: snippet.length + end });
    snippet += part.replaceAll(MARK_END, '');
  }
  return { snippet, marks };
}
