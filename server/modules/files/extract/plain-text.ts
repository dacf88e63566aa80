import { textOf } from '../text-of.ts';
import { extractLimits, UnreadableFile } from './extract-limits.ts';
import type { ExtractedText } from './extracted.ts';

/** Words that stand on no pages, as much of them as is kept. @throws UnreadableFile where there are none */
export function withoutPages(text: string): ExtractedText {
  const { textCharacters } = extractLimits;
  if (text.trim() === '') throw new UnreadableFile('The file holds no text.');
  return {
    kind: 'text',
    pages: [{ page: null, text: text.slice(0, textCharacters) }],
    pageCount: null,
    isCut: text.length > textCharacters,
  };
}

export function readPlainText(bytes: Buffer): ExtractedText {
  return withoutPages(textOf(bytes) ?? '');
}
