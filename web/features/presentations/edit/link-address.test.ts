import { expect, it } from 'vitest';
import { linkAddressOf } from './link-address.ts';

it.each([
  ['https://example.com/a?b=c', 'https://example.com/a?b=c'],
  [' example.com/homes ', 'https://example.com/homes'],
  ['mailto:ana@example.com', 'mailto:ana@example.com'],
  ['tel:+14155550100', 'tel:+14155550100'],
  ['', null],
  ['javascript:alert(1)', undefined],
  ['my home page', undefined],
])('takes %j as the address %j', (typed, address) => {
  expect(linkAddressOf(typed)).toBe(address);
});
