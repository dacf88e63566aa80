import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demo } from '#demo/index.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { until } from '#tests/support/until.ts';

let app: TestApp;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dev-mail-'));
  app = await startTestApp({ demo, environment: { DATA_DIR: folder } });
  app.dependencies.jobs.start();
});
afterAll(async () => {
  await app.dependencies.jobs.drain();
  await app.close();
  await rm(folder, { recursive: true });
});

const page = async (path: string) => {
  const answer = await app.anonymous().fetch(path, { headers: { accept: 'text/html' } });
  return { status: answer.status, policy: answer.headers.get('content-security-policy'), text: await answer.text() };
};

test('what is sent in demo mode can be read as a list, as HTML and as text, whatever somebody wrote into it', async () => {
  expect((await page('/dev/mail')).text).toContain('No mail yet');
  await app.dependencies.mail.send(app.db, {
    to: 'ann@example.com',
    letter: {
      subject: 'Hello <script>',
      preview: 'A greeting',
      blocks: [{ kind: 'button', label: 'Come in', url: 'https://sidekick.example.com/in' }],
    },
  });
  await until(async () => expect((await page('/dev/mail')).text).toContain('ann@example.com'));

  const { text: list } = await page('/dev/mail');
  expect(list).toContain('Hello &lt;script&gt;');
  expect(list).not.toContain('<script>');
  const [, id = ''] = /href="\/dev\/mail\/([0-9a-f-]{36})"/.exec(list) ?? [];
  const html = await page(`/dev/mail/${id}/html`);
  expect(html.text).toContain('href="https://sidekick.example.com/in"');
  expect(html.policy).toMatch(/default-src 'none'.*sandbox/);
  expect((await page(`/dev/mail/${id}?as=text`)).text).toContain('Come in:\nhttps://sidekick.example.com/in');
  expect((await page('/dev/mail/01990000-0000-7000-8000-000000000001')).status).toBe(404);
});

test('outside demo mode there is no such page', async () => {
  const real = await startTestApp();
  const answer = await real.anonymous().fetch('/dev/mail/01990000-0000-7000-8000-000000000001/html');
  expect(await answer.text()).not.toContain('Mail of the demo');
  await real.close();
});
