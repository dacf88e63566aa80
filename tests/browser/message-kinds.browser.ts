import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { expect, test } from './support/test.ts';

const RUN = '01990000-0000-7000-8000-0000000000aa';
const ARTIFACT = '01990000-0000-7000-8000-0000000000ab';

function stored(uniqueKey: string, type: string, content: string, fields: object = {}) {
  const message = { uniqueKey, type, data: { content }, createdAt: '2026-11-20T20:00:00.000Z', createBy: 'assistant', run: null };
  return { ...message, artifacts: [], figures: null, metadata: null, versions: null, feedback: null, ...fields };
}
const artifact = (kind: string, content: unknown, id = ARTIFACT) => ({
  id,
  kind,
  content,
  createdAt: '2026-11-20T20:00:00.000Z',
});

const items = [
  stored('u1', 'text', 'What is in the file?', { createBy: 'user' }),
  stored('c1', 'reasoning', 'The agent wants the file.'),
  stored('c2', 'tool-calls', '[{"function":{"name":"read_file","arguments":"{\\"page\\":2}"},"output":"The roof is new."}]'),
  stored('c3', 'debug-json', '{"tokens":120}'),
  stored('c4', 'file', '[inspection.pdf](/api/files/aaaaaaaaaaaaaaaaaaaaaa/inspection.pdf)'),
  stored('c5', 'image-fallback', ''),
  stored('c6', 'hologram', 'from a newer server'),
  stored('c7', 'text', 'It says that the roof is new.', {
    run: { promptRefId: RUN, status: 'completed', cursor: 9, steps: [], approvals: [] },
    artifacts: [
      artifact('code-output', { lines: [1, 2] }),
      artifact('widget-of-tomorrow', { artifactId: ARTIFACT, arguments: {} }, '01990000-0000-7000-8000-0000000000ac'),
      artifact('widget-error', { artifactId: ARTIFACT, arguments: { message: 'The map is away.', description: 'Ask again.' } }),
    ],
  }),
];

/** Shows the messages of every type in a thread, as a server with other programs' messages in its database answers them. */
async function openThread(page: Page, threadId: string, showChatDebugMessages: boolean): Promise<void> {
  await page.route(/\/api\/me$/, async (route) => {
    const me = await (await route.fetch()).json();
    await route.fulfill({ json: { ...me, preferences: { ...me.preferences, showChatDebugMessages } } });
  });
  await page.route(/\/messages\?/, (route) =>
    route.fulfill({ json: { items, meta: { currentPage: 1, totalPages: 1, totalItems: 8, itemsPerPage: 30, itemCount: 8 } } }),
  );
  await page.goto(`/chat/${threadId}`);
  await expect(page.getByRole('log').getByText('It says that the roof is new.')).toBeVisible();
}

test('messages of every type have a view of their own, and none that is unknown', async ({
  agentPage: page,
  product,
  agentCookie,
}) => {
  const { id } = (await (await product.call(agentCookie, 'POST', '/api/chat/threads', {})).json()) as { id: string };
  await openThread(page, id, true);
  const log = page.getByRole('log');
  // The end of the thread first, which is what it opens at: what is opened above would push it out of view.
  await expect(log.getByText('Debug: code-output')).toBeVisible();
  const drawer = page.getByRole('complementary', { name: 'Error' });
  await expect(drawer.getByRole('alert')).toContainText('The map is away.');
  await expect(drawer.getByRole('alert')).toContainText('Ask again.');
  await log.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(drawer.getByRole('alert')).toContainText('Widget with id widget-of-tomorrow is not supported.');
  await expect(log.getByText('Sidekick Real Estate Assistant')).toBeVisible();
  await expect(log.getByRole('link', { name: 'inspection.pdf' })).toHaveAttribute('download', 'inspection.pdf');
  await expect(log.getByText('Image not provided')).toBeVisible();
  await log.getByText('read_file').click();
  await expect(log.getByText('The roof is new.', { exact: false }).first()).toBeVisible();
  await log.getByText('Debug', { exact: true }).click();
  await expect(log.getByText('"tokens": 120')).toBeVisible();
  await expect(page.getByText('from a newer server')).toHaveCount(0);
  await expectAccessible(page);

  await page.unrouteAll();
  await openThread(page, id, false);
  await expect(log.getByText('Debug')).toHaveCount(0);
  await expect(log.getByText('read_file')).toHaveCount(0);
});
