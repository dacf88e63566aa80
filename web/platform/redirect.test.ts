import { describe, expect, test } from 'vitest';
import { otherSiteOf, ownPathOf } from './redirect.ts';

const origin = 'https://sidekick.example';

describe('the redirect after login', () => {
  test.each([
    ['/chat/0190b5a0-0000-7000-8000-000000000000', '/chat/0190b5a0-0000-7000-8000-000000000000'],
    ['/chat/1?a=b#c', '/chat/1?a=b#c'],
    ['https://sidekick.example/chat/1', '/chat/1'],
  ])('follows the own path %s', (redirect, expected) => {
    expect(ownPathOf(redirect, origin)).toBe(expected);
  });

  test.each([
    [undefined],
    [''],
    ['//evil.example/chat'],
    ['/\\evil.example'],
    ['\t//evil.example'],
    ['https://evil.example/'],
    ['https://sidekick.example.evil.example/'],
    ['https://sidekick.example@evil.example/'],
    ['javascript:alert(1)'],
    ['data:text/html,hi'],
    ['/login?redirect=/login'],
    ['/login/sso'],
  ])('goes home instead of %s', (redirect) => {
    expect(ownPathOf(redirect, origin)).toBe('/');
  });

  test('never leaves the origin by a path that begins with two slashes', () => {
    expect(new URL(ownPathOf('/.//evil.example', origin), origin).origin).toBe(origin);
  });
});

describe('a redirect to another site', () => {
  test('is named for the server to permit', () => {
    expect(otherSiteOf('https://tools.example.com/a?b=c', origin)).toBe('https://tools.example.com/a?b=c');
    expect(otherSiteOf('//tools.example.com', origin)).toBe('https://tools.example.com/');
  });

  test.each([[undefined], ['/chat/1'], ['https://sidekick.example/chat/1'], ['javascript:alert(1)'], ['data:text/html,hi']])(
    'is not seen in %s',
    (redirect) => {
      expect(otherSiteOf(redirect, origin)).toBeNull();
    },
  );
});
