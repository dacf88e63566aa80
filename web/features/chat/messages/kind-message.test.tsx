import { ThemeProvider } from '@mui/material/styles';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Message } from '#contract/threads.ts';
import { theme } from '#web/app/theme.ts';
import type { WidgetLinks } from '../widget-links.ts';
import { AssistantMessage } from './assistant-message.tsx';
import KindMessage from './kind-message.tsx';
import ReplyFoot from './reply-foot.tsx';

const html = (shown: ReactNode) =>
  renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <ThemeProvider theme={theme}>{shown}</ThemeProvider>
    </QueryClientProvider>,
  ).replaceAll(/<style.*?<\/style>/g, '');

const message = (type: string, content: string, createBy: Message['createBy'] = 'assistant'): Message => ({
  ...{ uniqueKey: `msg_${type}`, type, data: { content }, createdAt: '2026-11-20T20:00:00.000Z', createBy, run: null },
  ...{ artifacts: [], figures: null, metadata: null, versions: null, feedback: null },
});

beforeAll(() => {
  vi.stubGlobal('location', { origin: 'https://sidekick.example.com' });
});
afterAll(() => {
  vi.unstubAllGlobals();
});

it.each([
  ['file', '[prices.csv](/api/files/a/prices.csv)', /<a[^>]* href="https:[^"]*\/prices\.csv" download="prices\.csv"/],
  ['file', 'nothing to store', /<p>nothing to store<\/p>/],
  ['image-fallback', '', /Image not provided/],
  ['image-fallback', '![kitchen](/api/files/a/k.jpg)', /<img[^>]* alt="kitchen"/],
  ['reasoning', 'The agent wants a garage.', /<summary[^>]*>Context<\/summary>.*The agent wants a garage\./],
  [
    'tool-call',
    '{"name":"search","arguments":{"beds":2},"result":"12 found"}',
    /<summary[^>]*>search<.*&quot;beds&quot;: 2.*12 found/s,
  ],
  ['tool-calls', 'no JSON', /<summary[^>]*>Tool calls<\/summary>.*no JSON/],
  ['debug-json', '{"a":1}', /<summary[^>]*>Debug<\/summary>.*&quot;a&quot;: 1/s],
])('a message of type %s is shown as that', (type, content, shown) => {
  expect(html(<KindMessage message={message(type, content)} />)).toMatch(shown);
});

it('a reply is from the assistant by its name, and an empty one says that there is nothing', () => {
  const widgets: WidgetLinks = {
    ...{ labelOf: () => 'Open', openId: null, onOpen: () => undefined, onOpenListing: () => undefined },
    onTool: () => undefined,
    drawText: ({ text, marks, draw }) => draw(text, marks),
  };
  const shown = html(
    <AssistantMessage
      message={message('text', '')}
      live={null}
      prompt={null}
      showDuration={false}
      showDebug={false}
      threadId="t"
      widgets={widgets}
    />,
  );
  expect(shown).toContain('Sidekick Real Estate Assistant');
  expect(shown).toContain('No valid content available.');
});

it('what is called the same opens by one button, the last that came', () => {
  const widgets: WidgetLinks = {
    ...{ labelOf: () => 'Open search results', openId: null, onOpen: () => undefined, onOpenListing: () => undefined },
    ...{ onTool: () => undefined, drawText: ({ text, marks, draw }) => draw(text, marks) },
  };
  const artifacts = ['first', 'second'].map((id) => ({
    ...{ id, kind: 'widget-listings-search', content: { artifactId: id, arguments: {} }, createdAt: '2026-11-20T20:00:00.000Z' },
  }));
  const reply = {
    ...{ messageId: null, text: 'Two.', reasoning: '', tools: [], preparing: false, stopped: false, failed: false },
  };
  const foot = (openId: string | null, labelOf = widgets.labelOf, shown = artifacts) =>
    html(
      <ReplyFoot
        {...reply}
        {...{
          artifacts: shown,
          elapsedMs: null,
          showDebug: false,
          figures: null,
          run: null,
          stored: null,
          threadId: 't',
          prompt: null,
        }}
        widgets={{ ...widgets, openId, labelOf }}
        content={{ current: null }}
      />,
    );
  expect(foot(null).match(/Open search results/g)).toHaveLength(1);
  expect(foot('second')).not.toContain('Open search results');

  // A market beside the results needs no place to be told from them.
  const labelOf: WidgetLinks['labelOf'] = ({ kind }, isOneOfMany) => `${kind}${isOneOfMany ? ' in Oakland' : ''}.`;
  const [results] = artifacts;
  const twoKinds = artifacts.map((one) => (one === results ? one : { ...one, kind: 'widget-market' }));
  expect(foot(null, labelOf, twoKinds)).not.toContain('in Oakland');
  expect(foot(null, labelOf)).toContain('in Oakland');
});
