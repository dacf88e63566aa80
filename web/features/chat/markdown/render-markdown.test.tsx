import { ThemeProvider } from '@mui/material/styles';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it, vi, afterAll } from 'vitest';
import { theme } from '#web/app/theme.ts';
import { renderMarkdown } from './render-markdown.tsx';

const html = (markdown: string) =>
  renderToStaticMarkup(<ThemeProvider theme={theme}>{renderMarkdown(markdown)}</ThemeProvider>).replaceAll(
    /<style.*?<\/style>/g,
    '',
  );

beforeAll(() => {
  vi.stubGlobal('location', { origin: 'https://sidekick.example.com' });
});
afterAll(() => {
  vi.unstubAllGlobals();
});

describe('markdown as elements', () => {
  it.each([
    ['# Head', '<h1>Head</h1>'],
    ['a **b** *c* ~~d~~ `e`', '<p>a <strong>b</strong> <em>c</em> <del>d</del> <code>e</code></p>'],
    ['one\\\ntwo', '<p>one<br/>two</p>'],
    ['- a\n- b', '<ul><li>a</li><li>b</li></ul>'],
    ['3. a\n7. b', '<ol><li value="3">a</li><li value="7">b</li></ol>'],
    ['- a\n\n- b', '<ul><li><p>a</p></li><li><p>b</p></li></ul>'],
    ['- a\n  - b', '<ul><li>a<ul><li>b</li></ul></li></ul>'],
    ['> a', '<blockquote><p>a</p></blockquote>'],
    ['```ts\nlet a\n```', '<pre><code>let a</code></pre>'],
    ['---', '<hr/>'],
    ['&amp; \\*', '<p>&amp; *</p>'],
  ])('shows %j', (markdown, expected) => {
    expect(html(markdown)).toBe(expected);
  });

  it('shows a table with its alignment', () => {
    const table = html('| a | b |\n|---|--:|\n| one | 2 |');
    expect(table).toContain('<thead><tr><th>a</th><th style="text-align:right">b</th></tr></thead>');
    expect(table).toContain(
      '<tbody><tr><td>one</td><td style="text-align:right">2</td></tr></tbody>'.replaceAll('<td', '<td data-short="true"'),
    );
  });

  it('names rows by their first cells where the first column has no heading', () => {
    const table = html('|  | 1 Elm | 2 Oak |\n|---|---|---|\n| Beds | 3 | 4 |');
    expect(table).toContain('<thead><tr><td></td><th');
    expect(table).toContain('<tbody><tr><th scope="row" data-short="true">Beds</th><td');
  });

  it('shows columns of figures at the right, and what is short on one line', () => {
    const table = html(
      '| Home | Change | Since |\n|---|---|---|\n| [a home](https://homes.example.com/1) | −$121,439 | May 6 |\n| b | **8.1 %** | 2026 |',
    );
    expect(table).toContain('<th>Home</th><th style="text-align:right">Change</th><th>Since</th>');
    expect(table).toContain('<td data-short="true" style="text-align:right">−$121,439</td><td data-short="true">May 6</td>');
    expect(table).toContain('<tr><td><a href=');
  });

  it('names each cell of a wide table by its heading, for where it is shown as cards', () => {
    const of = (columns: readonly string[]) =>
      html(
        ['', ' --- ', '1'].map((cell, row) => `| ${columns.map((name) => (row === 0 ? name : cell)).join(' | ')} |`).join('\n'),
      );
    expect(of(['#', 'Comparable', 'Sold for', 'On', 'Comes to'])).toContain('<td data-label="Sold for"');
    expect(of(['', '[1 Elm](#home/demo/1)', 'b', 'c', 'd'])).toContain('<td data-label="1 Elm"');
    expect(of(['Place', 'Median', 'Days'])).not.toContain('data-label');
  });

  it('shows a task list', () => {
    expect(html('- [x] done')).toMatch(/<li><input type="checkbox" disabled="" readOnly="" checked=""\/>done<\/li>/);
  });

  it('leads a plain address and one by name outside, in a new tab', () => {
    const outside = '<a href="https://example.org/" target="_blank" rel="noopener noreferrer nofollow">';
    expect(html('https://example.org/')).toContain(`${outside}https://example.org/</a>`);
    expect(html('[it][one]\n\n[one]: https://example.org/')).toContain(`${outside}it</a>`);
  });

  it('leads to a home from its name, and offers what is asked next as buttons', () => {
    expect(html('1. [12 Alder St](#home/demo/SF1001), $1')).toMatch(
      /<ol><li value="1"><button type="button"[^>]*>12 Alder St<\/button>, \$1<\/li><\/ol>/,
    );
    expect(html('[Newest first](#ask) [Same in Oakland](#ask)')).toMatch(
      /Newest first<\/button><button.*Same in Oakland<\/button>/,
    );
  });

  it('leaves HTML as the text that it is, and a script in a link as no link', () => {
    expect(html('<img src=x onerror=alert(1)> [a](javascript:alert(1))')).toBe('<p>&lt;img src=x onerror=alert(1)&gt; a</p>');
  });
});
