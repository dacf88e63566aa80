/** Where figures stand that nothing shows, as offsets into the markdown source, end exclusive. */
export interface FigureMark {
  start: number;
  end: number;
}

interface Node {
  type: string;
  value?: string;
  children?: Node[];
  position?: { start: { offset?: number }; end: { offset?: number } };
  data?: { hName: string; hProperties: Record<string, string> };
}

const TITLE = 'Nothing that was looked up shows this figure. Check it before you use it.';

/** Wraps these stretches of a markdown text in `<mark>`. A stretch that no plain text holds whole is left as it is. */
export function remarkMarkFigures({ marks }: { marks: readonly FigureMark[] }) {
  return (tree: Node): void => markWithin(tree, marks);
}

function markWithin(node: Node, marks: readonly FigureMark[]): void {
  node.children = node.children?.flatMap((child) => {
    if (child.type === 'text') return splitText(child, marks);
    markWithin(child, marks);
    return [child];
  });
}

function splitText(node: Node, marks: readonly FigureMark[]): Node[] {
  const { value = '', position } = node;
  const from = position?.start.offset ?? 0;
  // Where the source has escapes, offsets into it do not fit the text.
  if ((position?.end.offset ?? 0) - from !== value.length) return [node];
  const parts: Node[] = [];
  let at = 0;
  for (const { start, end } of marks) {
    if (start < from + at || end > from + value.length) continue;
    parts.push({ type: 'text', value: value.slice(at, start - from) }, marked(value.slice(start - from, end - from)));
    at = end - from;
  }
  return at === 0 ? [node] : [...parts, { type: 'text', value: value.slice(at) }];
}

const marked = (value: string): Node => ({
  type: 'emphasis',
  children: [{ type: 'text', value }],
  data: { hName: 'mark', hProperties: { title: TITLE } },
});

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
