import { describe, expect, it } from 'vitest';
import { classifyLink } from './links.ts';

const origin = 'https://sidekick.example.com';

describe('links in messages', () => {
  it('opens our own pages in the app', () => {
    expect(classifyLink('/help/learning-center?x=1', origin)).toEqual({ kind: 'in-app', path: '/help/learning-center?x=1' });
    expect(classifyLink(`${origin}/chat/1`, origin)).toEqual({ kind: 'in-app', path: '/chat/1' });
  });

  it('shows our own documents as files', () => {
    expect(classifyLink('/api/files/1/Comps%20May.xlsx', origin)).toMatchObject({ kind: 'file', name: 'Comps May.xlsx' });
  });

  it('does not break at a file whose name is not written as it should be', () => {
    expect(classifyLink('/api/files/1/100%.pdf', origin)).toMatchObject({ kind: 'file', name: '100%.pdf' });
  });

  it.each(['/api/auth/logout', '/api', '//sidekick.example.com/api/me', '/%61pi/me', '/x/../api/me', `${origin}/API/me`])(
    'makes no link of what is for programs: %s',
    (href) => {
      expect(classifyLink(href, origin)).toEqual({ kind: 'none' });
    },
  );

  it('takes all other hosts as outside', () => {
    expect(classifyLink('https://example.org/report.pdf', origin)).toEqual({
      kind: 'outside',
      href: 'https://example.org/report.pdf',
    });
    expect(classifyLink('mailto:a@example.org', origin)).toMatchObject({ kind: 'outside' });
  });

  it('takes scripts, data and nothing as no link', () => {
    for (const href of ['javascript:alert(1)', 'data:text/html,x', undefined, 'https://[']) {
      expect(classifyLink(href, origin)).toEqual({ kind: 'none' });
    }
  });
});
