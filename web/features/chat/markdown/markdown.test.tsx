import { ThemeProvider } from '@mui/material/styles';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { theme } from '#web/app/theme.ts';
import { Markdown } from './markdown.tsx';

beforeAll(() => void vi.stubGlobal('location', { origin: 'https://sidekick.example.com' }));
afterAll(() => void vi.unstubAllGlobals());

const html = (text: string) =>
  renderToStaticMarkup(
    <ThemeProvider theme={theme}>
      <Markdown text={text} />
    </ThemeProvider>,
  );

it.each([
  ['See [12 Alder', 'See 12 Alder'],
  ['See [12 Alder]', 'See 12 Alder'],
  ['See [12 Alder](#home/no', 'See 12 Alder'],
])('a link that is still being written shows its words: %s', (text, words) => {
  expect(html(text)).toContain(`<p>${words}</p>`);
});

it('a blank at the end of a letter keeps its brackets', () => {
  expect(html('> Best regards,  \n> \\[your name\\]')).toContain('<p>Best regards,<br/>[your name]</p>');
});
