import { expect, test } from 'vitest';
import { askLink, homeLink, readReplyLink } from './reply-links.ts';

const addressIn = (markdown: string) => /\]\((.*)\)$/.exec(markdown)?.[1] ?? '';

test.each([
  { mlsSource: 'demo-sf', mlsId: 'SF1001' },
  { mlsSource: 'Bay (East) MLS', mlsId: 'A/1)2 #3' },
])('a link to a home names it, whatever its ids are made of: %o', (listing) => {
  const markdown = homeLink('12 Alder St', listing);
  expect(addressIn(markdown)).not.toMatch(/[\s()]/);
  expect(readReplyLink(addressIn(markdown))).toEqual({ kind: 'home', listing });
});

test('a link that asks says its words, and other addresses are addresses', () => {
  expect(readReplyLink(addressIn(askLink('Same in Oakland')))).toEqual({ kind: 'ask' });
  for (const address of ['https://example.org/#ask', '#home/only', '#home/a/%E0%A4%A', '#other', ''])
    expect(readReplyLink(address)).toBeNull();
});
