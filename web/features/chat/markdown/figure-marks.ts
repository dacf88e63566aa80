import type { MarkdownNode } from './markdown-tree.ts';

/** Where figures stand that nothing shows, as offsets into the markdown source, end exclusive. */
export interface FigureMark {
  start: number;
  end: number;
}

/** A piece of a text, and whether it is marked. */
interface TextPart {
  text: string;
  marked: boolean;
}

type TextNode = Extract<MarkdownNode, { type: 'text' }>;

/** Cuts a text at the marks in it. A stretch that no plain text holds whole is left as it is. */
export function cutAtMarks({ value, position }: TextNode, marks: readonly FigureMark[]): TextPart[] {
  const from = position?.start.offset ?? 0;
  const whole = [{ text: value, marked: false }];
  // Where the source has escapes, offsets into it do not fit the text.
  if ((position?.end.offset ?? 0) - from !== value.length) return whole;
  const parts: TextPart[] = [];
  let at = 0;
  for (const { start, end } of marks) {
    if (start < from + at || end > from + value.length) continue;
    parts.push({ text: value.slice(at, start - from), marked: false });
    parts.push({ text: value.slice(start - from, end - from), marked: true });
    at = end - from;
  }
  return at === 0 ? whole : [...parts, { text: value.slice(at), marked: false }];
}

/** The marks of each block of a text, with offsets into the block. Blocks are pieces of the text in order. */
export function marksOfBlocks(text: string, blocks: readonly string[], marks: readonly FigureMark[]): FigureMark[][] {
  let cursor = 0;
  return blocks.map((block) => {
    const offset = text.indexOf(block, cursor);
    cursor = offset + block.length;
    return marks
      .filter(({ start, end }) => start >= offset && end <= cursor)
      .map(({ start, end }) => ({ start: start - offset, end: end - offset }));
  });
}
