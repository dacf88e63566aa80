import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { safeRedirect } from './safe-redirect.ts';

const targets = { publicOrigin: 'https://sidekick.example.com', allowedOrigins: ['https://tools.example.com'] };

test.each([
  ['/chat/1?x=1#end', '/chat/1?x=1#end'],
  ['https://sidekick.example.com/dashboard', '/dashboard'],
  ['https://tools.example.com/report?id=1', 'https://tools.example.com/report?id=1'],
])('%s is followed', (target, result) => {
  expect(safeRedirect(target, targets)).toBe(result);
});

test.each([
  'https://evil.example.org/',
  'https://tools.example.com.evil.example.org/',
  'https://tools.example.com:8443/',
  'http://tools.example.com/',
  'https://user@tools.example.com/',
  'https://tools.example.com@evil.example.org/',
  '//evil.example.org',
  '/\\evil.example.org',
  '/.//evil.example.org',
  '\t//evil.example.org',
  'javascript:alert(1)',
  'data:text/html,x',
  'https://',
])('%s leads to the start page', (target) => {
  expect(safeRedirect(target, targets)).toBe('/');
});

describe('the stored redirect after a sign-in', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({ environment: { ALLOWED_REDIRECT_ORIGINS: 'https://tools.example.com' } });
  });
  afterAll(() => app.close());

  test.each([
    ['https://tools.example.com/report', 'https://tools.example.com/report'],
    ['https://evil.example.org/', '/'],
  ])('to %s goes to %s', async (to, location) => {
    const answer = await app.anonymous().fetch(`/api/auth/redirect?${new URLSearchParams({ to })}`);

    expect([answer.status, answer.headers.get('location')]).toEqual([303, location]);
  });
});
