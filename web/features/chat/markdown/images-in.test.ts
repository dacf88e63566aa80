import { expect, it } from 'vitest';
import type { Message } from '#contract/threads.ts';
import { picturesIn } from './images-in.ts';

const message = (content: string, type = 'text'): Message => ({
  ...{ uniqueKey: content, type, data: { content }, createdAt: '2026-11-20T20:00:00.000Z', createBy: 'user', run: null },
  ...{ artifacts: [], figures: null, metadata: null, versions: null, feedback: null },
});

it('finds the pictures of a thread in order, each once, and none of another host', () => {
  const messages = [
    message('See this\n\n![kitchen.jpg](/api/files/a/kitchen.jpg)'),
    message('- ![](/api/files/b/hall.jpg)\n- ![kitchen.jpg](/api/files/a/kitchen.jpg)'),
    message('![out](https://example.org/a.png) and `![code](/api/files/c/c.jpg)`'),
    message('/api/files/d/chart.png', 'image-fallback'),
  ];
  expect(picturesIn(messages, 'https://sidekick.test')).toEqual([
    { source: '/api/files/a/kitchen.jpg', alt: 'kitchen.jpg' },
    { source: '/api/files/b/hall.jpg', alt: '' },
    { source: '/api/files/d/chart.png', alt: '' },
  ]);
});
