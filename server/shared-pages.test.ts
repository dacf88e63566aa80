import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCma, publishCma } from '#contract/cmas.ts';
import { setShare } from '#contract/presentation-shares.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { TestClient } from '#tests/support/test-client.ts';

/** A build as the pages' own makes it, with a page that is easily told. */
const page = `<!doctype html><html><head><title>Presentation</title>
<script type="module" crossorigin src="/assets/shared.js"></script>
<link rel="modulepreload" crossorigin href="/assets/react.js">
<link rel="stylesheet" crossorigin href="/assets/shared.css">
</head><body><div id="root"><noscript>Needs JavaScript</noscript></div></body></html>`;

let folder: string;
let app: TestApp;
let agent: TestClient;
let userId: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sidekick-shared-'));
  await mkdir(join(folder, 'assets'));
  await mkdir(join(folder, '.server'));
  await writeFile(join(folder, 'shared.html'), page);
  await writeFile(join(folder, 'assets', 'shared.css'), '.pv { color: $1 }');
  await writeFile(
    join(folder, '.server', 'shared-html.js'),
    'export const sharedHtml = (token, { sourceData }) => `<h1>${token} for ${sourceData.clientDisplayName}</h1>`;',
  );
  app = await startTestApp({ webFolder: folder });
  const user = await app.createUser();
  userId = user.id;
  agent = await app.signIn(user);
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

async function shared(share: { password?: string } = {}): Promise<{ id: string; token: string }> {
  const { id } = await agent.call(createCma, { body: { presentationName: 'A <b> & "c"', clientDisplayName: '$& Diaz' } });
  await agent.call(publishCma, { params: { presentationId: id } });
  const { shareToken } = await agent.call(setShare, { params: { presentationId: id }, body: { enabled: true, ...share } });
  return { id, token: shareToken ?? '' };
}
const open = (token: string, headers: Record<string, string> = {}) => app.anonymous().fetch(`/p/${token}`, { headers });

test('a shared page comes with its content, its styles and what its script takes over, and is not kept', async () => {
  const { token } = await shared();
  const answer = await open(token);
  const html = await answer.text();

  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.headers.get('x-robots-tag')).toBe('noindex');
  expect(html).toContain(`<div id="root"><h1>${token} for $& Diaz</h1></div>`);
  expect(html).toContain('<title>A &lt;b&gt; &amp; &quot;c&quot;</title>');
  expect(html).toContain('<style>.pv { color: $1 }</style>');
  const [, carried = ''] = /<script type="application\/json" id="presentation">(.*?)<\/script>/s.exec(html) ?? [];
  expect(carried).not.toContain('<');
  expect(JSON.parse(carried)).toMatchObject({ presentationName: 'A <b> & "c"' });
  expect((await open(token, { 'accept-encoding': 'gzip' })).headers.get('content-encoding')).toBe('gzip');
});

test('a link with a password and one that leads nowhere ask for the rest themselves', async () => {
  const { token } = await shared({ password: 'birch' });
  for (const path of [token, 'a'.repeat(22)]) expect(await (await open(path)).text()).toBe(page);
});

test('what is printed carries no script', async () => {
  const { id } = await shared();
  const { tickets } = app.dependencies.presentations.shares;
  const html = await (await open(tickets.issue({ presentationId: id, userId, isAdmin: false }))).text();

  expect(html).toContain('for $& Diaz');
  expect(html).not.toMatch(/<script|modulepreload/);
});
