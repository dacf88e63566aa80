import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { splitBlocks } from './blocks.ts';
import { marksOfBlocks, type FigureMark } from './figure-marks.ts';
import { renderMarkdown } from './render-markdown.tsx';

const markOf = (text: string, words: string): FigureMark => {
  const start = text.indexOf(words);
  return { start, end: start + words.length };
};

const html = (text: string, marks: readonly FigureMark[]) => renderToStaticMarkup(renderMarkdown(text, marks));

describe('marks of figures', () => {
  it('stand where the figure stands, inside other markup too', () => {
    const text = 'The median is **about $612,500** for 7 homes.';
    expect(html(text, [markOf(text, '$612,500'), markOf(text, '7')])).toMatch(
      /<strong>about <mark title="[^"]+">\$612,500<\/mark><\/strong> for <mark title="[^"]+">7<\/mark> homes\./,
    );
  });

  it('leave a text with escapes whole rather than mark the wrong words', () => {
    const text = 'A \\*star\\* and 7 homes';
    expect(html(text, [markOf(text, '7')])).toBe('<p>A *star* and 7 homes</p>');
  });

  it('are found in the block that holds them', () => {
    const text = 'Found 7 homes.\n\n\n- one\n\n- 7 two\n\nThen 7.';
    const blocks = splitBlocks(text);
    const marks = [...text.matchAll(/7/g)].map(({ index }) => ({ start: index, end: index + 1 }));
    const found = marksOfBlocks(text, blocks, marks).map((own, index) =>
      own.map(({ start, end }) => blocks[index]?.slice(start, end)),
    );
    expect(found).toEqual([['7'], ['7'], ['7']]);
  });
});
