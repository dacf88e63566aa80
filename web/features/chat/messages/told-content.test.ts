import { expect, it } from 'vitest';
import { linkIn } from './file-link.ts';
import { callsIn } from './tool-calls.ts';

it.each([
  ['Here: [prices.csv](/api/files/abc/prices.csv)', { name: 'prices.csv', address: '/api/files/abc/prices.csv', rest: 'Here:' }],
  ['![kitchen](/api/files/abc/k.jpg)', { name: 'kitchen', address: '/api/files/abc/k.jpg', rest: '' }],
  ['{"name":"a.pdf","url":"/api/files/abc/a.pdf"}', { name: 'a.pdf', address: '/api/files/abc/a.pdf', rest: '' }],
  ['see https://example.org/a.pdf', { name: '', address: 'https://example.org/a.pdf', rest: 'see' }],
  ['{"name":', null],
  ['nothing to store', null],
])('finds the file that %j is about', (content, found) => {
  expect(linkIn(content)).toEqual(found);
});

it('reads calls of tools as they are usually written down, one or several', () => {
  const call = { id: 'a', type: 'function', function: { name: 'search_listings', arguments: '{"beds":2}' }, output: '12 found' };
  const read = { name: 'search_listings', given: { beds: 2 }, answer: '12 found' };
  expect(callsIn(JSON.stringify([call, call]))).toEqual([read, read]);
  expect(callsIn(JSON.stringify({ toolName: 'search_listings', input: { beds: 2 }, result: '12 found' }))).toEqual([read]);
  for (const strange of ['no JSON', '[]', '[1]', '{"beds":2}']) expect(callsIn(strange)).toBeNull();
});
