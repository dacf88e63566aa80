import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

const html = '<!doctype html><title>Sidekick</title>';
const script = 'console.log(1);'.repeat(100);
let folder: string;
let app: TestApp;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sidekick-web-'));
  await mkdir(join(folder, 'assets'));
  await mkdir(join(folder, '.vite'));
  await writeFile(join(folder, 'index.html'), html);
  await writeFile(join(folder, 'favicon.svg'), '<svg/>');
  await writeFile(join(folder, '.vite', 'manifest.json'), '{}');
  await writeFile(join(folder, 'manifest.webmanifest'), '{}');
  await writeFile(join(folder, 'service-worker.js'), script);
  await writeFile(join(folder, 'assets', 'index-a1b2c3.js'), script);
  await writeFile(join(folder, 'assets', 'index-a1b2c3.js.br'), brotliCompressSync(script));
  app = await startTestApp({ webFolder: folder });
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

const get = (path: string, headers: Record<string, string> = {}) => app.anonymous().fetch(path, { headers });

test.each(['/', '/login?redirect=%2F', '/chat/0199c9c5-6a2e-7d3f-8a4b-000000000000', '/index.html'])(
  '%s is the page, asked for each time',
  async (path) => {
    const answer = await get(path, { accept: 'text/html' });

    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    expect(await answer.text()).toBe(html);
  },
);

test('files with their hash in the name are kept for ever, and sent as small as the browser can take', async () => {
  const answer = await get('/assets/index-a1b2c3.js', { 'accept-encoding': 'gzip, br' });

  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(answer.headers.get('content-encoding')).toBe('br');
  expect(answer.headers.get('content-type')).toMatch(/^(text|application)\/javascript/);
  expect(await answer.text()).toBe(script);
});

test('a browser that takes no brotli gets the file itself', async () => {
  const answer = await get('/assets/index-a1b2c3.js', { 'accept-encoding': 'identity' });

  expect(answer.headers.get('content-encoding')).toBeNull();
  expect(await answer.text()).toBe(script);
});

test.each(['/assets/index-gone.js', '/nothing.png', '/api/nothing', '/API/me', '/.vite/manifest.json', '/metrics'])(
  '%s is a problem, not the page, and not kept',
  async (path) => {
    const answer = await get(path, { accept: 'text/html,*/*' });

    expect(answer.headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
    expect(answer.status).toBe(404);
    expect(answer.headers.get('cache-control') ?? 'no-store').toBe('no-store');
  },
);

test.each(['/assets/..%2f..%2fpackage.json', '/..%5c..%5cpackage.json'])('%s leads nowhere', async (path) => {
  const answer = await get(path);

  expect(answer.status).toBeGreaterThanOrEqual(400);
  expect(answer.status).toBeLessThan(500);
  expect(answer.headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
});

test('who asks for data at the address of a page is told that there is none', async () => {
  const answer = await get('/chat', { accept: 'application/json' });

  expect([answer.status, (await answer.json()).code]).toEqual([404, 'not_found']);
});

test('while the web is not built, a sentence says so', async () => {
  const unbuilt = await startTestApp({ webFolder: join(folder, 'missing') });
  try {
    const answer = await unbuilt.anonymous().fetch('/');

    expect(answer.status).toBe(503);
    expect(await answer.text()).toMatch(/^The pages are not built yet/);
  } finally {
    await unbuilt.close();
  }
});

test('the service worker is asked for each time, so that a new build replaces the old one, and runs under the policy of the pages', async () => {
  const answer = await get('/service-worker.js');

  expect(answer.headers.get('cache-control')).toBe('no-cache');
  expect(answer.headers.get('content-type')).toMatch(/^(text|application)\/javascript/);
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'self'");
});

test('the manifest has the type of manifests', async () => {
  const answer = await get('/manifest.webmanifest');

  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/manifest+json']);
});
